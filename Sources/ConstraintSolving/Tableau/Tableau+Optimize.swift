extension Tableau {
  /// A change that can be reverted.
  enum Change: Hashable, Sendable {
    case exchange(entering: Int, leaving: Int, slope: Double)
    case slope(Int, Double)
    case value(Int, Double, magnitude: Double)
    case rest(Int, Double)
  }

  /// Starts to record changes that may have to be reverted.
  mutating func beginJournal() {
    if !journal.isEmpty { journal.removeAll(keepingCapacity: true) }
    isJournaling = true
  }

  /// Moves required residuals to their goals after rests have moved or a residual was added, or
  /// reverts all changes in the journal. Other residuals wait for ``optimize()``.
  ///
  /// - Returns: `nil` if all are satisfied; otherwise the required residuals that contradict each
  ///   other, with all changes reverted.
  mutating func holdRequired() -> [Int]? {
    guard suspectCount == 0 else { return restore(requiredAlone: true) }
    isJournaling = false
    return nil
  }

  /// Brings the tableau to its optimum after rests have moved or residuals were added.
  ///
  /// - Returns: The result, as for ``holdRequired()``.
  mutating func optimize() -> [Int]? {
    let conflict = suspectCount == 0 ? nil : restore(requiredAlone: false)
    if conflict == nil, !candidates.isEmpty { _ = minimize() }
    return conflict
  }

  private mutating func restore(requiredAlone: Bool) -> [Int]? {
    switch restoreSides(requiredAlone: requiredAlone) {
    case .feasible:
      isJournaling = false
      return nil
    case .infeasible(let row):
      guard isJournaling else { return optimizeFromHere() }
      let conflict = conflict(inRow: row)
      undo()
      return conflict
    case .stalled:
      return optimizeFromHere()
    }
  }

  /// The fallback after the dual method failed: recounts every symbol at its place, and minimizes.
  private mutating func optimizeFromHere() -> [Int]? {
    for index in symbols.indices where symbols[index].place == .basic {
      let side = symbols[index].misplacement
      if side != 0 { flip(index, to: symbols[index].slope(side)) }
    }
    _ = minimize()
    let conflict = requiredConflict()
    guard isJournaling, !conflict.isEmpty else {
      isJournaling = false
      return nil
    }
    undo()
    return conflict
  }

  /// Returns the required residuals with a part in a positive cost at the first level: violated
  /// residuals, and those that keep them violated.
  private func requiredConflict() -> [Int] {
    let isViolated = symbols.contains { symbol in
      symbol.place == .basic && symbol.level == 0 && symbol.slope != 0
        && !Tolerance.isZero(symbol.value - symbol.rest, magnitude: symbol.distanceMagnitude)
    }
    guard isViolated else { return [] }
    return symbols.indices.filter { index in
      switch symbols[index].place {
      case .basic: symbols[index].level == 0 && symbols[index].slope != 0
      case .parametric: symbols[index].level == 0 && costs[index * stride] != 0
      case .aside: false
      }
    }
  }

  /// Returns the required residuals that contradict each other in the row of one: those in the row,
  /// and the definitions that convert their forms over variables into one another.
  private mutating func conflict(inRow row: Int) -> [Int] {
    var conflict = [row]
    var factors = [-1.0]
    var cell = rows.firstInRow(row)
    while cell >= 0 {
      conflict.append(Int(rows[cell].column))
      factors.append(rows[cell].coefficient)
      cell = rows[cell].nextInRow
    }
    for index in conflict.indices { addTerms(ofResidual: conflict[index], times: factors[index]) }
    while let order = pending.popHighest() {
      let variable = Int(definitions[order])
      let residual = Int(symbols[variable].partner)
      let factor = symbols[variable].scratch
      guard factor != 0 else { continue }
      conflict.append(residual)
      addTerms(ofResidual: residual, times: -factor / system[residual, variable])
    }
    _ = takeSum()
    return conflict
  }

  private mutating func addTerms(ofResidual residual: Int, times factor: Double) {
    guard symbols[residual].role == .residual else { return }
    var cell = system.firstInRow(residual)
    while cell >= 0 {
      let term = system[cell]
      let variable = Int(term.column)
      addToScratch(factor * term.coefficient, of: variable)
      if symbols[variable].place == .aside { pending.insert(Int(symbols[variable].order)) }
      cell = term.nextInRow
    }
  }

  /// Reverts the changes in the journal, last first: the basis with reverse exchanges, values and
  /// slopes as they were recorded.
  ///
  /// If the numbers were so far apart that a cell of a reverse exchange counted as zero, rows are
  /// computed again for the previous basis.
  mutating func undo() {
    isJournaling = false
    var isLost = false
    for change in journal.reversed() {
      switch change {
      case .exchange(let entering, let leaving, let slope):
        isLost = isLost || rows.find(entering, leaving) < 0
        if isLost {
          (symbols[entering].place, symbols[leaving].place) = (.parametric, .basic)
        } else {
          exchangeRows(entering: leaving, leaving: entering)
        }
        symbols[entering].slope = 0
        symbols[leaving].slope = slope
      case .slope(let symbol, let slope): symbols[symbol].slope = slope
      case .value(let symbol, let value, let magnitude):
        symbols[symbol].value = value
        symbols[symbol].magnitude = magnitude
      case .rest(let symbol, let rest): symbols[symbol].rest = rest
      }
    }
    if isLost { rebuildRows() } else { rebuildObjectives() }
    markSuspectsOfJournal()
    journal.removeAll(keepingCapacity: true)
  }

  /// Marks symbols that were also off their side before the call, in a batch, and that were checked
  /// with the values of the call meanwhile.
  private mutating func markSuspectsOfJournal() {
    for index in journal.indices {
      guard case .value(let symbol, _, _) = journal[index], symbols[symbol].place == .basic,
        symbols[symbol].misplacement != 0
      else { continue }
      markSuspect(symbol)
    }
  }
}
