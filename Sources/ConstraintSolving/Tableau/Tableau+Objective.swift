extension Tableau {
  /// What one unit of a parametric symbol costs at a level, up (1) or down (-1); negative when it saves something.
  func reducedCost(_ symbol: Int, _ direction: Double, level: Int) -> Double {
    let own = symbols[symbol].level == level ? symbols[symbol].cost(direction) : 0
    let cost = direction * levels[level].costs[symbol]
    let sum = cost + own
    let isDoubtful = sum != 0 && sum.magnitude < Tolerance.doubt * max(cost.magnitude, levels[level].scale)
    return isDoubtful ? recountedCost(symbol, direction, level: level, own: own) : sum
  }

  /// As ``reducedCost(_:_:level:)``, from the rows; what the objective says may be left over from larger costs.
  ///
  /// - Complexity: O(*c* log *r*) for a column of *c* rows of *r* entries.
  private func recountedCost(_ symbol: Int, _ direction: Double, level: Int, own: Double) -> Double {
    var sum = own
    var magnitude = own.magnitude
    for row in columns[symbol] where symbols[row].level == level && symbols[row].slope != 0 {
      let part = direction * symbols[row].slope * rows[row][symbol]
      sum += part
      magnitude += part.magnitude
    }
    return Tolerance.isZero(sum, magnitude: magnitude) ? 0 : sum
  }

  /// The first level at which moving a symbol costs or saves something, and how much; `nil` when it does neither.
  ///
  /// This is the whole of strictness: a level is looked at only when all those before it are indifferent.
  func leadingCost(_ symbol: Int, _ direction: Double) -> (level: Int, cost: Double)? {
    for level in levels.indices {
      let cost = reducedCost(symbol, direction, level: level)
      if cost != 0 { return (level, cost) }
    }
    return nil
  }

  /// Computes a symbol's part of all objectives from the rows, before much is built on it.
  ///
  /// - Complexity: O(*c* log *r*) for a column of *c* rows of *r* entries.
  mutating func recountCosts(of symbol: Int) {
    for level in levels.indices { levels[level].costs[symbol] = 0 }
    for row in columns[symbol] where symbols[row].slope != 0 {
      levels[symbols[row].level].costs[symbol] += symbols[row].slope * rows[row][symbol]
    }
  }

  /// Counts a basic symbol with another slope.
  mutating func setSlope(_ slope: Double, of symbol: Int) {
    let difference = slope - symbols[symbol].slope
    guard difference != 0 else { return }
    symbols[symbol].slope = slope
    addCost(difference, times: rows[symbol], level: symbols[symbol].level)
  }

  /// As ``setSlope(_:of:)``, for a symbol that stays basic; noted in the journal and counted.
  mutating func flip(_ symbol: Int, to slope: Double) {
    journal?.append(.slope(symbol, symbols[symbol].slope))
    counters.flips += 1
    setSlope(slope, of: symbol)
  }

  mutating func addCost(_ factor: Double, times row: SparseRow, level: Int) {
    for entry in row.entries {
      // No cancelling to zero here: a small cost may be real beside a large one. Who reads a doubtful cost counts again.
      levels[level].costs[entry.symbol] += factor * entry.coefficient
      markCandidate(entry.symbol)
    }
  }

  /// Computes all objectives from the rows and slopes.
  ///
  /// - Complexity: O(entries of the tableau).
  mutating func rebuildObjectives() {
    for level in levels.indices {
      for symbol in symbols.indices { levels[level].costs[symbol] = 0 }
    }
    for symbol in symbols.indices where symbols[symbol].isBasic && symbols[symbol].slope != 0 {
      addCost(symbols[symbol].slope, times: rows[symbol], level: symbols[symbol].level)
    }
    for symbol in symbols.indices where !symbols[symbol].isBasic { markCandidate(symbol) }
  }

  /// The level of a priority, made when there is none, with one more user.
  ///
  /// - Complexity: O(symbols) when a level is made, O(levels) otherwise.
  mutating func claimLevel(_ priority: Double) -> Int {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count - 1
    if levels[index].priority != priority {
      for symbol in symbols.indices where symbols[symbol].level >= index { symbols[symbol].level += 1 }
      levels.insert(Level(priority: priority, users: 0, costs: Array(repeating: 0, count: symbols.count)), at: index)
    }
    levels[index].users += 1
    return index
  }

  /// Allows for slopes of a size at a level; what was told from zero there has to be looked at again.
  mutating func raiseScale(ofLevel level: Int, to weight: Double) {
    guard weight > levels[level].scale else { return }
    levels[level].scale = weight
    for symbol in symbols.indices where !symbols[symbol].isBasic { markCandidate(symbol) }
  }

  /// Gives a level up; one that nobody uses is removed, except the first and the last.
  mutating func releaseLevel(_ index: Int) {
    levels[index].users -= 1
    guard levels[index].users == 0, index > 0, index < levels.count - 1 else { return }
    let removed = levels.remove(at: index)
    for symbol in symbols.indices where removed.costs[symbol] != 0 { markCandidate(symbol) }
    for symbol in symbols.indices where symbols[symbol].level > index { symbols[symbol].level -= 1 }
  }
}
