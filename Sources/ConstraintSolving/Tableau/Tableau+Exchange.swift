extension Tableau {
  /// Makes a parametric symbol basic and a basic one parametric, at its rest.
  ///
  /// - Parameters:
  ///   - entering: The parametric symbol, which occurs in the row of `leaving`.
  ///   - slope: What the entering symbol is counted with from now on.
  /// - Complexity: O(*c r*) for a column of *c* rows of *r* entries, and O(*l r*) for *l* levels.
  mutating func exchange(entering: Int, leaving: Int, slope: Double) {
    journal?.append(.exchange(entering: entering, leaving: leaving, slope: symbols[leaving].slope))
    counters.pivots += 1
    let ratio = rows[leaving].largestMagnitude / rows[leaving][entering].magnitude
    wear += ratio > 1 ? ratio : 0.125
    setSlope(0, of: leaving)
    exchangeRows(entering: entering, leaving: leaving)
    for level in levels.indices {
      let cost = levels[level].costs[entering]
      guard cost != 0 else { continue }
      levels[level].costs[entering] = 0
      addCost(cost, times: rows[entering], level: level)
    }
    markCandidate(leaving)
    symbols[entering].slope = 0
    setSlope(slope, of: entering)
    settle(leaving)
    for row in columns[leaving] { refreshValue(of: row) }
  }

  /// The algebra of an exchange alone: rows and columns, no objective and no value.
  mutating func exchangeRows(entering: Int, leaving: Int) {
    let old = rows[leaving]
    let new = old.solved(for: entering, leaving: leaving)
    let dependents = columns[entering]
    rows[leaving] = SparseRow()
    columns[entering] = []
    for entry in old.entries where entry.symbol != entering { remove(leaving, fromColumn: entry.symbol) }
    for entry in new.entries { insert(entering, inColumn: entry.symbol) }
    rows[entering] = new
    symbols[leaving].isBasic = false
    symbols[entering].isBasic = true
    var changes = SparseRow.Changes()
    for row in dependents where row != leaving {
      let coefficient = rows[row].remove(entering)
      rows[row].add(coefficient, times: new, changes: &changes)
      for symbol in changes.added { insert(row, inColumn: symbol) }
      for symbol in changes.removed { remove(row, fromColumn: symbol) }
    }
  }

  /// Notes that a symbol occurs in a row.
  mutating func insert(_ row: Int, inColumn symbol: Int) {
    let index = position(of: row, inColumn: symbol)
    guard index == columns[symbol].count || columns[symbol][index] != row else { return }
    columns[symbol].insert(row, at: index)
  }

  /// Notes that a symbol occurs in a row no more.
  mutating func remove(_ row: Int, fromColumn symbol: Int) {
    let index = position(of: row, inColumn: symbol)
    guard index < columns[symbol].count, columns[symbol][index] == row else { return }
    columns[symbol].remove(at: index)
  }

  private func position(of row: Int, inColumn symbol: Int) -> Int {
    var low = 0
    var high = columns[symbol].count
    while low < high {
      let middle = (low + high) / 2
      if columns[symbol][middle] < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
