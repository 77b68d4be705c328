extension Tableau {
  /// How much wear is allowed before the tableau is computed anew.
  ///
  /// Coefficients of 1, -1 and the like come through exchanges exactly. Others lose about one part in 10^16 each time, more when
  /// the pivot is small beside the rest of its row: 512 leaves three digits between such errors and the tolerance.
  static let allowedWear = 512.0

  /// How often the tableau is computed anew on the way to one optimum, where one pivot after the other is small.
  static let mostRebuilds = 4

  /// Computes the tableau anew for the same basis, when rounding errors may have grown to matter.
  mutating func rebuildWhenDue() {
    if wear >= Self.allowedWear { rebuild() }
  }

  /// Computes the tableau from the system for the present basis, and mends the optimum, which rounding may have moved.
  ///
  /// Definitions stay what they are.
  ///
  /// - Complexity: O(*n* *c* *r*) for *n* basic variables, columns of *c* rows and rows of *r* entries.
  mutating func rebuild() {
    rebuildRows()
    _ = optimize()
  }

  /// Computes rows, values and objectives anew for the present basis, as far as it can be reached. What is off its side then is suspect.
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

  /// The variable with the largest coefficient in a row among those that are to be basic, of several the first.
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

  /// The tableau before any exchange: residuals basic, variables parametric.
  private mutating func resetToSystem() {
    rows.removeAll()
    basicCount = 0
    for index in symbols.indices where symbols[index].place != .aside { symbols[index].place = .parametric }
    for index in symbols.indices where symbols[index].place != .aside && symbols[index].role == .residual {
      enter(index)
    }
  }
}
