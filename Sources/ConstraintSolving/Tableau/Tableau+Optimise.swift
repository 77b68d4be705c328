extension Tableau {
  /// One thing that can be taken back.
  enum Change: Hashable, Sendable {
    case exchange(entering: Int, leaving: Int, slope: Double)
    case slope(Int, Double)
    case value(Int, Double, magnitude: Double)
    case rest(Int, Double)
  }

  /// Brings the tableau to its optimum after rests have moved or a residual was added, or takes everything in the journal back.
  ///
  /// - Returns: `nil` at the optimum; otherwise the required residuals that cannot all hold, and all is as it was.
  mutating func optimise() -> [Int]? {
    switch restoreSides() {
    case .feasible:
      journal = nil
      _ = minimise()
      return nil
    case .infeasible(let row):
      let conflict = [row] + rows[row].entries.map(\.symbol)
      undo()
      return conflict
    case .stalled:
      return optimiseFromHere()
    }
  }

  /// The way out when the dual method was lost: recount every symbol where it is, and minimise.
  private mutating func optimiseFromHere() -> [Int]? {
    for index in symbols.indices where symbols[index].isBasic {
      let side = symbols[index].misplacement
      if side != 0 { flip(index, to: symbols[index].slope(side)) }
    }
    _ = minimise()
    let conflict = requiredConflict()
    if conflict.isEmpty { journal = nil } else { undo() }
    return conflict.isEmpty ? nil : conflict
  }

  /// The required residuals with a part in a positive cost at the first level: those violated, and those that hold them there.
  private func requiredConflict() -> [Int] {
    let isViolated = symbols.contains { symbol in
      symbol.isBasic && symbol.level == 0 && symbol.slope != 0
        && !Tolerance.isZero(symbol.value - symbol.rest, magnitude: symbol.magnitude + symbol.rest.magnitude)
    }
    guard isViolated else { return [] }
    return symbols.indices.filter { index in
      let symbol = symbols[index]
      return symbol.isBasic ? symbol.level == 0 && symbol.slope != 0 : levels[0].costs[index] != 0
    }
  }

  /// Takes back what the journal says, last first: the basis by the reverse exchanges, values and slopes as they were noted.
  mutating func undo() {
    for change in (journal ?? []).reversed() {
      switch change {
      case .exchange(let entering, let leaving, let slope):
        exchangeRows(entering: leaving, leaving: entering)
        symbols[entering].slope = 0
        symbols[leaving].slope = slope
      case .slope(let symbol, let slope): symbols[symbol].slope = slope
      case .value(let symbol, let value, let magnitude):
        symbols[symbol].value = value
        symbols[symbol].magnitude = magnitude
      case .rest(let symbol, let rest): symbols[symbol].rest = rest
      }
    }
    journal = nil
    rebuildObjectives()
    for symbol in suspects { symbols[symbol].isSuspect = false }
    suspects.removeAll(keepingCapacity: true)
  }

  /// Takes a residual out of the system and mends the optimum.
  mutating func remove(_ symbol: Int) {
    if symbols[symbol].isBasic {
      setSlope(0, of: symbol)
    } else {
      symbols[symbol].lower = 0
      symbols[symbol].upper = 0
      let isUpward = (leadingCost(symbol, 1)?.cost ?? 0) <= 0
      let direction = isUpward ? 1.0 : -1.0
      // One way may be open to infinity when neither costs anything; a variable's cost closes the other.
      if !follow(symbol, direction, isShort: false), !follow(symbol, -direction, isShort: true),
        let row = columns[symbol].first
      {
        // Only numbers that have overflowed come here; the residual has to leave all rows even so.
        exchange(entering: symbol, leaving: row, slope: 0)
      }
    }
    discard(symbol)
    _ = minimise()
  }
}
