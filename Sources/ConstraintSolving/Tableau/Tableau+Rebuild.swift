extension Tableau {
  /// The wear after which the tableau is computed again.
  ///
  /// Coefficients such as 1 and -1 survive exchanges exactly. Others lose about one part in 10^16
  /// each time, more if the pivot is small compared with the rest of its row: 512 leaves three
  /// digits between such errors and the tolerance.
  static let allowedWear = 512.0

  /// The maximum number of times that the tableau is computed again before one optimum, if many
  /// pivots are small.
  static let mostRebuilds = 4

  /// Computes the tableau again for the same basis, if rounding errors may have become significant.
  mutating func rebuildWhenDue() {
    if wear >= Self.allowedWear { rebuild() }
  }

  /// Computes the tableau from the system for the current basis, and restores the optimum, which
  /// rounding may have moved.
  ///
  /// Definitions are not changed.
  ///
  /// - Complexity: O(*n* *c* *r*) for *n* basic variables, columns of *c* rows and rows of *r*
  ///   entries.
  mutating func rebuild() {
    rebuildRows()
    _ = optimize()
  }

  /// Computes rows, values and objectives again for the current basis, as far as it can be reached.
  /// Symbols that are then off their side become suspects.
  mutating func rebuildRows() {
    counters.rebuilds += 1
    wear = 0
    let isWanted = symbols.map { $0.role != .unused && $0.place == .basic }
    let slopes = symbols.map(\.slope)
    resetToSystem()
    for residual in symbols.indices where symbols[residual].place == .basic && !isWanted[residual] {
      if let partner = partner(of: residual, among: isWanted) { exchangeRows(entering: partner, leaving: residual) }
    }
    for index in symbols.indices where symbols[index].role != .unused {
      if symbols[index].place == .basic {
        symbols[index].slope = slopes[index]
        refreshValue(of: index)
      } else if symbols[index].place == .parametric {
        symbols[index].slope = 0
        settle(index)
      }
    }
    rebuildObjectives()
  }

  /// Returns the variable with the largest coefficient in a row among those that should be basic,
  /// the first if there are several.
  private func partner(of residual: Int, among isWanted: [Bool]) -> Int? {
    var best: (symbol: Int, size: Double)?
    var cell = rows.firstInRow(residual)
    while cell >= 0 {
      let entry = rows[cell]
      cell = entry.nextInRow
      let symbol = Int(entry.column)
      guard isWanted[symbol], symbols[symbol].role == .variable else { continue }
      let size = entry.coefficient.magnitude
      if let best, (best.size, symbol) >= (size, best.symbol) { continue }
      best = (symbol, size)
    }
    return best?.symbol
  }

  /// Sets the tableau to its state before any exchange: residuals basic, variables parametric.
  private mutating func resetToSystem() {
    rows.removeAll()
    basicCount = 0
    for index in symbols.indices where symbols[index].place != .aside { symbols[index].place = .parametric }
    for index in symbols.indices where symbols[index].place != .aside && symbols[index].role == .residual {
      enter(index)
    }
  }
}
