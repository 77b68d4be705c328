extension Tableau {
  /// How much wear is allowed before the tableau is computed anew.
  ///
  /// Coefficients of 1, -1 and the like come through exchanges exactly. Others lose about one part in 10^16 each time, more when
  /// the pivot is small beside the rest of its row: 512 leaves three digits between such errors and the tolerance.
  static let allowedWear = 512.0

  /// Computes the tableau anew for the same basis, when rounding errors may have grown to matter.
  mutating func rebuildWhenDue() {
    if wear >= Self.allowedWear { rebuild() }
  }

  /// Computes the tableau from the definitions for the present basis, and mends the optimum, which rounding may have moved.
  ///
  /// - Complexity: O(*n* *c* *r*) for *n* basic variables, columns of *c* rows and rows of *r* entries.
  mutating func rebuild() {
    counters.rebuilds += 1
    wear = 0
    let isWanted = symbols.map { $0.role != .unused && $0.isBasic }
    let slopes = symbols.map(\.slope)
    resetToDefinitions()
    for residual in symbols.indices where symbols[residual].role == .residual && !isWanted[residual] {
      let partners = rows[residual].entries.filter { isWanted[$0.symbol] && symbols[$0.symbol].role == .variable }
      let largest = partners.max { left, right in
        (left.coefficient.magnitude, right.symbol) < (right.coefficient.magnitude, left.symbol)
      }
      if let largest { exchangeRows(entering: largest.symbol, leaving: residual) }
    }
    for index in symbols.indices where symbols[index].role != .unused {
      if symbols[index].isBasic {
        symbols[index].slope = slopes[index]
        refreshValue(of: index)
      } else {
        symbols[index].slope = 0
        settle(index)
      }
    }
    rebuildObjectives()
    _ = optimise()
  }

  /// The tableau before any exchange: residuals basic, variables parametric.
  private mutating func resetToDefinitions() {
    for index in symbols.indices {
      symbols[index].isBasic = symbols[index].role == .residual
      rows[index] = definitions[index]
      columns[index] = []
    }
    for row in symbols.indices {
      for entry in rows[row].entries { columns[entry.symbol].append(row) }
    }
  }
}
