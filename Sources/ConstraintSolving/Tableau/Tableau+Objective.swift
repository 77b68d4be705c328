extension Tableau {
  /// Returns the cost per unit of a parametric symbol at a level, up (1) or down (-1); negative if
  /// it saves something.
  func reducedCost(_ symbol: Int, _ direction: Double, level: Int) -> Double {
    let own = symbols[symbol].level == level ? symbols[symbol].cost(direction) : 0
    let cost = direction * costs[symbol * stride + level]
    if cost == 0 { return own }
    let sum = cost + own
    let isDoubtful = sum != 0 && sum.magnitude < Tolerance.doubt * max(cost.magnitude, levels[level].scale)
    return isDoubtful ? recountedCost(symbol, direction, level: level, own: own) : sum
  }

  /// Returns `true` if moving a symbol can change the cost at a level.
  func mayCost(_ symbol: Int, level: Int) -> Bool {
    symbols[symbol].level == level || costs[symbol * stride + level] != 0
  }

  /// Returns the same cost as ``reducedCost(_:_:level:)``, computed from the rows, because the
  /// objective may contain remainders of larger costs.
  ///
  /// - Complexity: O(*c*) for a column of *c* rows.
  private func recountedCost(_ symbol: Int, _ direction: Double, level: Int, own: Double) -> Double {
    var sum = own
    var magnitude = own.magnitude
    var cell = rows.firstInColumn(symbol)
    while cell >= 0 {
      let entry = rows[cell]
      if symbols[Int(entry.row)].level == level {
        let part = direction * symbols[Int(entry.row)].slope * entry.coefficient
        sum += part
        magnitude += part.magnitude
      }
      cell = entry.nextInColumn
    }
    return Tolerance.isZero(sum, magnitude: magnitude) ? 0 : sum
  }

  /// Returns the rank of the first level at which moving a symbol costs or saves something, and the
  /// amount; `nil` if it does neither.
  ///
  /// This implements the strictness of levels: a level is checked only if all previous levels are
  /// indifferent.
  func leadingCost(_ symbol: Int, _ direction: Double) -> (rank: Int, cost: Double)? {
    let own = symbols[symbol].level
    for rank in 0..<ranking.count {
      let level = ranking[rank]
      if level != own, costs[symbol * stride + level] == 0 { continue }
      let cost = reducedCost(symbol, direction, level: level)
      if cost != 0 { return (rank, cost) }
    }
    return nil
  }

  /// Computes a symbol's part of all objectives from the rows, before decisions depend on it.
  ///
  /// - Complexity: O(*c*) for a column of *c* rows.
  mutating func recountCosts(of symbol: Int) {
    for level in levels.indices { costs[symbol * stride + level] = 0 }
    var cell = rows.firstInColumn(symbol)
    while cell >= 0 {
      let entry = rows[cell]
      let row = Int(entry.row)
      if symbols[row].slope != 0 {
        costs[symbol * stride + symbols[row].level] += symbols[row].slope * entry.coefficient
      }
      cell = entry.nextInColumn
    }
  }

  /// Counts a basic symbol with another slope.
  mutating func setSlope(_ slope: Double, of symbol: Int) {
    let difference = slope - symbols[symbol].slope
    guard difference != 0 else { return }
    symbols[symbol].slope = slope
    addCost(difference, timesRow: symbol, level: symbols[symbol].level)
  }

  /// Changes the slope like ``setSlope(_:of:)``, for a symbol that stays basic; recorded in the
  /// journal and counted.
  mutating func flip(_ symbol: Int, to slope: Double) {
    if isJournaling { journal.append(.slope(symbol, symbols[symbol].slope)) }
    counters.flips += 1
    setSlope(slope, of: symbol)
  }

  mutating func addCost(_ factor: Double, timesRow row: Int, level: Int) {
    var cell = rows.firstInRow(row)
    while cell >= 0 {
      let entry = rows[cell]
      // Small costs are not rounded to zero here, because they may be real next to large ones.
      // Doubtful costs are recomputed when they are read.
      costs[Int(entry.column) * stride + level] += factor * entry.coefficient
      markCandidate(Int(entry.column))
      cell = entry.nextInRow
    }
  }

  /// Computes all objectives from the rows and slopes.
  ///
  /// - Complexity: O(entries of the tableau).
  mutating func rebuildObjectives() {
    for index in costs.indices { costs[index] = 0 }
    for symbol in symbols.indices where symbols[symbol].place == .basic && symbols[symbol].slope != 0 {
      addCost(symbols[symbol].slope, timesRow: symbol, level: symbols[symbol].level)
    }
    for symbol in symbols.indices where symbols[symbol].place == .parametric { markCandidate(symbol) }
  }
}
