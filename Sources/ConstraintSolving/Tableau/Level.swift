/// One objective: the costs of all constraints of one priority.
struct Level: Sendable {
  let priority: Double
  /// The number of residuals with costs at the level; an unused level is removed.
  var users = 0
  /// The largest slope that was ever here: what rounding errors in costs are relative to.
  var scale = 1.0
  /// The place in the order of importance.
  var rank = 0
  /// The residual marked last among those whose value may have left its side; the others follow it.
  /// -1 for none.
  var firstSuspect: Int32 = -1

  init(priority: Double) { self.priority = priority }
}

extension Tableau {
  /// The number of a priority's level, made when there is none, with one more user.
  ///
  /// - Complexity: O(levels), and O(symbols) now and then when a level is made.
  mutating func claimLevel(_ priority: Double) -> Int {
    if priority == Self.required {
      levels[0].users += 1
      return 0
    }
    var rank = 0
    while rank < ranking.count, levels[ranking[rank]].priority > priority { rank += 1 }
    if rank == ranking.count || levels[ranking[rank]].priority != priority {
      ranking.insert(makeLevel(priority), at: rank)
      renumberRanks()
    }
    levels[ranking[rank]].users += 1
    return ranking[rank]
  }

  private mutating func makeLevel(_ priority: Double) -> Int {
    if levels.count > ranking.count, let spare = levels.indices.first(where: { !ranking.contains($0) }) {
      levels[spare] = Level(priority: priority)
      return spare
    }
    levels.append(Level(priority: priority))
    if levels.count > stride { widenCosts() }
    return levels.count - 1
  }

  private mutating func widenCosts() {
    var wider: [Double] = []
    wider.reserveCapacity(2 * stride * symbols.capacity)
    for symbol in symbols.indices {
      wider.append(contentsOf: costs[symbol * stride..<(symbol + 1) * stride])
      for _ in 0..<stride { wider.append(0) }
    }
    costs = wider
    stride *= 2
  }

  private mutating func renumberRanks() {
    for rank in ranking.indices { levels[ranking[rank]].rank = rank }
  }

  /// Adapts the level to slopes of a given size; values that were compared with zero must be
  /// examined again.
  mutating func raiseScale(ofLevel level: Int, to weight: Double) {
    guard weight > levels[level].scale else { return }
    levels[level].scale = weight
    for symbol in symbols.indices where costs[symbol * stride + level] != 0 { markCandidate(symbol) }
  }

  /// Gives a level up; one that nobody uses is removed, except the first.
  mutating func releaseLevel(_ level: Int) {
    levels[level].users -= 1
    guard levels[level].users == 0, level > 0 else { return }
    ranking.removeAll { $0 == level }
    renumberRanks()
    for symbol in symbols.indices where costs[symbol * stride + level] != 0 {
      costs[symbol * stride + level] = 0
      markCandidate(symbol)
    }
  }
}
