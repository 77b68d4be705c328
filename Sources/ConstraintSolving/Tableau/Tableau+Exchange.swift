extension Tableau {
  /// Makes a parametric symbol basic and a basic one parametric, at its rest.
  ///
  /// - Parameters:
  ///   - entering: The parametric symbol, which occurs in the row of `leaving`.
  ///   - slope: The new slope of the entering symbol.
  /// - Complexity: O(*c r*) for a column of *c* rows of *r* entries, and O(*l r*) for *l* levels.
  mutating func exchange(entering: Int, leaving: Int, slope: Double) {
    if isJournaling { journal.append(.exchange(entering: entering, leaving: leaving, slope: symbols[leaving].slope)) }
    counters.pivots += 1
    let ratio = rows.largestMagnitude(inRow: leaving) / rows[leaving, entering].magnitude
    wear += ratio > 1 ? ratio : 0.125
    setSlope(0, of: leaving)
    exchangeRows(entering: entering, leaving: leaving)
    for level in levels.indices {
      let cost = costs[entering * stride + level]
      guard cost != 0 else { continue }
      costs[entering * stride + level] = 0
      addCost(cost, timesRow: entering, level: level)
    }
    markCandidate(leaving)
    symbols[entering].slope = 0
    setSlope(slope, of: entering)
    settle(leaving)
    refreshColumn(of: leaving)
  }

  /// The algebra of an exchange alone: rows, no objective and no value.
  mutating func exchangeRows(entering: Int, leaving: Int) {
    let inverse = rows.turn(entering: entering, leaving: leaving)
    symbols[leaving].place = .parametric
    symbols[entering].place = .basic
    let isWide = rows.rowCount(entering) > 1
    if isWide { markRow(entering) }
    var cell = rows.firstInColumn(leaving)
    while cell >= 0 {
      let entry = rows[cell]
      if Int(entry.row) != entering {
        rows.setCoefficient(entry.coefficient * inverse, of: cell)
        if isWide { addMarkedRow(entering, times: entry.coefficient, to: Int(entry.row), except: leaving) }
        counters.cells += 1
      }
      cell = entry.nextInColumn
    }
    if isWide { unmarkRow(entering) }
  }

  /// Notes at each symbol in a row in which cell it is.
  private mutating func markRow(_ row: Int) {
    var cell = rows.firstInRow(row)
    while cell >= 0 {
      symbols[Int(rows[cell].column)].mark = cell
      cell = rows[cell].nextInRow
    }
  }

  private mutating func unmarkRow(_ row: Int) {
    var cell = rows.firstInRow(row)
    while cell >= 0 {
      symbols[Int(rows[cell].column)].mark = -1
      cell = rows[cell].nextInRow
    }
  }

  /// Adds a multiple of a marked row to another row, except for one symbol.
  ///
  /// - Complexity: O(*n* + *m*) for rows of *n* and *m* entries.
  private mutating func addMarkedRow(_ source: Int, times factor: Double, to row: Int, except symbol: Int) {
    var cell = rows.firstInRow(row)
    while cell >= 0 {
      let entry = rows[cell]
      let column = Int(entry.column)
      let mark = symbols[column].mark
      if mark >= 0, column != symbol {
        symbols[column].mark = -2 - mark
        rows.add(factor * rows[mark].coefficient, to: cell)
        counters.cells += 1
      }
      cell = entry.nextInRow
    }
    cell = rows.firstInRow(source)
    while cell >= 0 {
      let entry = rows[cell]
      let column = Int(entry.column)
      if symbols[column].mark < 0 {
        symbols[column].mark = cell
      } else if column != symbol {
        rows.insert(row, column, factor * entry.coefficient)
        counters.cells += 1
      }
      cell = entry.nextInRow
    }
  }
}
