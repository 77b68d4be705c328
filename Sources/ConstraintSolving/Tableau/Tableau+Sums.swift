// Conversion of forms over variables to forms over parametric symbols: definitions are replaced
// from the last to the first, then basic variables by their rows. The sum is in the scratch of the
// symbols in `touched`.

extension Tableau {
  /// Sums a residual as a form over parametric symbols.
  ///
  /// - Complexity: O(*d* + *t r*) for *d* terms in the definitions reached and *t* variables with
  ///   rows of *r* entries.
  mutating func sumRow(of residual: Int) {
    var cell = system.firstInRow(residual)
    while cell >= 0 {
      let term = system[cell]
      addPart(term.coefficient, of: Int(term.column))
      cell = term.nextInRow
    }
    finishSum()
  }

  /// Sums a variable as a form over parametric symbols.
  mutating func sumVariable(_ variable: Int) {
    addPart(1, of: variable)
    finishSum()
  }

  mutating func finishSum() {
    followDefinitions()
    for index in touched.indices {
      let symbol = Int(touched[index])
      guard symbols[symbol].place == .basic else { continue }
      let factor = symbols[symbol].scratch
      symbols[symbol].scratch = 0
      guard factor != 0 else { continue }
      var cell = rows.firstInRow(symbol)
      while cell >= 0 {
        let entry = rows[cell]
        addToScratch(factor * entry.coefficient, of: Int(entry.column))
        cell = entry.nextInRow
      }
    }
  }

  mutating func addPart(_ coefficient: Double, of variable: Int) {
    if symbols[variable].place == .aside { pending.insert(Int(symbols[variable].order)) }
    addToScratch(coefficient, of: variable)
  }

  /// Replaces defined variables in the sum by their definitions. Constants are part of
  /// ``Symbol/base``.
  private mutating func followDefinitions() {
    while let order = pending.popHighest() {
      let variable = Int(definitions[order])
      let factor = symbols[variable].scratch
      symbols[variable].scratch = 0
      guard factor != 0 else { continue }
      counters.substitutions += 1
      let residual = Int(symbols[variable].partner)
      let share = -factor / system[residual, variable]
      var cell = system.firstInRow(residual)
      while cell >= 0 {
        let term = system[cell]
        if Int(term.column) != variable { addPart(share * term.coefficient, of: Int(term.column)) }
        cell = term.nextInRow
      }
    }
  }

  /// Adds to a symbol's scratch; a value that cancels except for rounding is removed.
  mutating func addToScratch(_ part: Double, of symbol: Int) {
    if symbols[symbol].addToScratch(part) { touched.append(Int32(truncatingIfNeeded: symbol)) }
  }

  /// Makes the sum a row, which must be empty.
  mutating func insertSum(asRow row: Int) {
    while let touched = touched.popLast() {
      let symbol = Int(touched)
      let coefficient = symbols[symbol].takeScratch()
      guard coefficient != 0 else { continue }
      rows.insert(row, symbol, coefficient)
      if symbols[symbol].role == .variable { markCandidate(symbol) }
    }
  }

  /// Returns the sum as pairs, and removes it.
  mutating func takeSum() -> [(symbol: Int, coefficient: Double)] {
    var sum: [(symbol: Int, coefficient: Double)] = []
    while let touched = touched.popLast() {
      let coefficient = symbols[Int(touched)].takeScratch()
      if coefficient != 0 { sum.append((Int(touched), coefficient)) }
    }
    return sum
  }
}
