// The primal simplex method: moves symbols that save cost until none does.
//
// Any basis is a starting point, because a basic symbol may be on either side of its rest; the cost
// changes along the way. An edge is followed beyond the corners of costs (constraints that change
// sides) while this still saves.

/// A basic symbol that reaches its rest when a parametric one has moved far enough.
struct Corner {
  let symbol: Int
  let distance: Double
  /// The increase of the cost of continuing, per unit of the moving symbol, at the symbol's level.
  let rise: Double
  /// The slope of the symbol beyond the corner.
  let slope: Double
}

extension Tableau {
  enum PrimalOutcome: Hashable { case optimal, unbounded, stalled }

  /// Moves parametric symbols until none saves anything.
  ///
  /// It chooses by level, then by saved cost, then by symbol; after many steps only by symbol
  /// (Bland's rule), which cannot cycle.
  mutating func minimize() -> PrimalOutcome {
    var steps = 0
    while let (symbol, direction) = nextEntering(byOrder: steps > patience) {
      steps += 1
      recountCosts(of: symbol)
      if saving(symbol) != nil {
        guard follow(symbol, direction, isShort: steps > patience) else { return .unbounded }
      }
      if steps > stepLimit {
        counters.stalls += 1
        return .stalled
      }
    }
    return .optimal
  }

  /// The number of steps with the greedy rule before Bland's rule.
  var patience: Int { 64 + 4 * basicCount }

  /// The maximum number of steps. Bland's rule terminates; this only guards against numbers without
  /// reliable signs, where two symbols may replace each other repeatedly.
  var stepLimit: Int { 8 * patience }

  /// Moves a symbol from its rest until continuing saves nothing, and makes it basic.
  ///
  /// - Parameter isShort: True to stop at the first corner, as Bland's rule requires.
  /// - Returns: True if the move is limited.
  mutating func follow(_ entering: Int, _ direction: Double, isShort: Bool) -> Bool {
    let corners = corners(entering, direction)
    guard !corners.isEmpty else { return false }
    guard let last = isShort ? 0 : lastCorner(corners, entering, direction) else { return false }
    for corner in corners[..<last] { flip(corner.symbol, to: corner.slope) }
    exchange(entering: entering, leaving: corners[last].symbol, slope: symbols[entering].slope(direction))
    return true
  }

  /// Returns the first corner beyond which nothing is saved.
  private func lastCorner(_ corners: [Corner], _ entering: Int, _ direction: Double) -> Int? {
    let start = ranking.map { reducedCost(entering, direction, level: $0) }
    var costs = start
    return corners.indices.first { index in
      let rank = levels[symbols[corners[index].symbol].level].rank
      let sum = costs[rank] + corners[index].rise
      costs[rank] = Tolerance.isZero(sum, magnitude: max(start[rank].magnitude, corners[index].rise)) ? 0 : sum
      return (costs.first { $0 != 0 } ?? 0) >= 0
    }
  }

  /// Returns the corners on the way, nearest first, then by symbol.
  func corners(_ entering: Int, _ direction: Double) -> [Corner] {
    var corners: [Corner] = []
    var cell = rows.firstInColumn(entering)
    while cell >= 0 {
      let entry = rows[cell]
      cell = entry.nextInColumn
      if let corner = corner(of: Int(entry.row), rate: direction * entry.coefficient) { corners.append(corner) }
    }
    if corners.count > 1 { corners.sort { ($0.distance, $0.symbol) < ($1.distance, $1.symbol) } }
    return corners
  }

  /// Returns the corner at which the cost of a basic symbol that moves at a rate increases; `nil`
  /// if it does not.
  func corner(of symbol: Int, rate: Double) -> Corner? {
    let slope = symbols[symbol].slope(rate)
    let rise = (slope - symbols[symbol].slope) * rate
    guard rise > 0 else { return nil }
    let distance = max(0, (symbols[symbol].rest - symbols[symbol].value) / rate)
    return Corner(symbol: symbol, distance: distance, rise: rise, slope: slope)
  }

  /// Returns the symbol to move next and its direction, `nil` at the optimum. Removes candidates
  /// that save nothing, and lists free ones.
  private mutating func nextEntering(byOrder: Bool) -> (symbol: Int, direction: Double)? {
    var best: (symbol: Int, direction: Double, rank: Int, cost: Double)?
    var kept = 0
    for position in 0..<candidates.count {
      let symbol = Int(candidates[position])
      guard symbols[symbol].place == .parametric, let saving = saving(symbol) else {
        symbols[symbol].isCandidate = false
        continue
      }
      candidates[kept] = Int32(symbol)
      kept += 1
      let found = (symbol: symbol, direction: saving.direction, rank: saving.rank, cost: saving.cost)
      guard let old = best else {
        best = found
        continue
      }
      let isBetter =
        byOrder
        ? found.symbol < old.symbol
        : (found.rank, found.cost, found.symbol) < (old.rank, old.cost, old.symbol)
      if isBetter { best = found }
    }
    if kept < candidates.count { candidates.removeLast(candidates.count - kept) }
    return best.map { ($0.symbol, $0.direction) }
  }

  /// Returns the direction in which moving a symbol saves, its rank, and the (negative) cost. Lists
  /// a free symbol.
  private mutating func saving(_ symbol: Int) -> (direction: Double, rank: Int, cost: Double)? {
    guard symbols[symbol].role != .unused else { return nil }
    let up = leadingCost(symbol, 1)
    if let up, up.cost < 0 { return (1, up.rank, up.cost) }
    let down = leadingCost(symbol, -1)
    if let down, down.cost < 0 { return (-1, down.rank, down.cost) }
    if up == nil || down == nil { listAsFree(symbol) }
    return nil
  }
}
