extension Tableau {
  /// Everything that must be true of a tableau between two calls and is not.
  ///
  /// - Complexity: O(entries of the tableau times the entries of a residual over undefined variables); for tests.
  func brokenInvariants() -> [String] {
    brokenRows() + brokenDefinitions() + brokenValues() + brokenObjectives() + brokenOptimum()
  }

  /// Each row, with every residual replaced by what it is over variables that nothing defines, says that a symbol is itself.
  private func brokenRows() -> [String] {
    let forms = symbols.indices.map { form(of: $0) }
    var broken: [String] = []
    for index in symbols.indices where symbols[index].place == .basic {
      var sums: [Int: (sum: Double, magnitude: Double)] = [:]
      func add(_ factor: Double, _ symbol: Int) {
        for (variable, coefficient) in forms[symbol] {
          let old = sums[variable] ?? (0, 0)
          sums[variable] = (old.sum + factor * coefficient, old.magnitude + (factor * coefficient).magnitude)
        }
      }
      for (column, coefficient) in entries(ofRow: index) {
        add(coefficient, column)
        if symbols[column].place != .parametric { broken.append("row \(index) holds symbol \(column), not parametric") }
      }
      add(-1, index)
      let worst = sums.first { !Tolerance.isZero($0.value.sum, magnitude: $0.value.magnitude) }
      if let worst { broken.append("row \(index) is off by \(worst.value.sum) in \(worst.key)") }
    }
    for index in symbols.indices where symbols[index].place != .basic && rows.rowCount(index) > 0 {
      broken.append("symbol \(index), not basic, has a row")
    }
    return broken
  }

  /// A symbol over variables that nothing defines.
  private func form(of symbol: Int) -> [(Int, Double)] {
    guard symbols[symbol].role == .residual else { return symbols[symbol].role == .variable ? [(symbol, 1)] : [] }
    var sums: [Int: Double] = [:]
    var cell = system.firstInRow(symbol)
    while cell >= 0 {
      sums[Int(system[cell].column), default: 0] += system[cell].coefficient
      cell = system[cell].nextInRow
    }
    for variable in definitions.reversed() where variable >= 0 {
      let variable = Int(variable)
      guard let factor = sums.removeValue(forKey: variable), factor != 0 else { continue }
      let residual = Int(symbols[variable].partner)
      cell = system.firstInRow(residual)
      while cell >= 0 {
        let term = system[cell]
        if Int(term.column) != variable {
          sums[Int(term.column), default: 0] -= factor * term.coefficient / system[residual, variable]
        }
        cell = term.nextInRow
      }
    }
    return sums.map { ($0.key, $0.value) }
  }

  private func entries(ofRow row: Int) -> [(Int, Double)] {
    var found: [(Int, Double)] = []
    var cell = rows.firstInRow(row)
    while cell >= 0 {
      found.append((Int(rows[cell].column), rows[cell].coefficient))
      cell = rows[cell].nextInRow
    }
    return found
  }

  /// Definitions come in an order in which each makes use of earlier ones alone, and values and bases are as they say.
  private func brokenDefinitions() -> [String] {
    var copy = self
    var broken: [String] = []
    for order in definitions.indices where definitions[order] >= 0 {
      let variable = Int(definitions[order])
      let residual = Int(symbols[variable].partner)
      if Int(symbols[variable].order) != order || Int(symbols[residual].partner) != variable {
        broken.append("definition \(order) is not of variable \(variable)")
      }
      var cell = system.firstInRow(residual)
      while cell >= 0 {
        let other = Int(system[cell].column)
        if other != variable, symbols[other].order >= order { broken.append("definition \(order) uses a later one") }
        cell = system[cell].nextInRow
      }
      copy.stale.insert(order)
      copy.refreshDefinitions()
      if copy.symbols[variable].value != symbols[variable].value { broken.append("value of \(variable) is out of date") }
      if copy.refreshBase(ofDefined: variable) { broken.append("base of \(variable) is out of date") }
    }
    return broken
  }

  /// Parametric symbols are at rest, basic ones are the sum of their row and on the side they are counted with.
  private func brokenValues() -> [String] {
    var broken: [String] = []
    for index in symbols.indices where symbols[index].role != .unused && symbols[index].place != .aside {
      let symbol = symbols[index]
      if symbol.role == .residual, symbol.rest != symbol.goal - symbol.base { broken.append("rest of \(index) is wrong") }
      if symbol.place == .parametric {
        if symbol.value != symbol.rest { broken.append("parametric symbol \(index) is off its rest") }
        continue
      }
      let sum = entries(ofRow: index).reduce(0.0) { $0 + $1.1 * symbols[$1.0].value }
      if !Tolerance.isZero(sum - symbol.value, magnitude: symbol.magnitude) {
        broken.append("symbol \(index) is \(symbol.value), its row says \(sum)")
      }
      if symbol.misplacement != 0 || ![symbol.lower, symbol.upper, 0].contains(symbol.slope) {
        broken.append("symbol \(index) is counted with a side it is not on")
      }
      let isOff = !Tolerance.isZero(symbol.value - symbol.rest, magnitude: symbol.distanceMagnitude)
      if symbol.level == 0 && symbol.slope != 0 && isOff { broken.append("required symbol \(index) is violated") }
    }
    return broken
  }

  /// Objectives are the sums of the rows they count.
  private func brokenObjectives() -> [String] {
    ranking.flatMap { level in
      var sums = Array(repeating: 0.0, count: symbols.count)
      var magnitudes = sums
      for index in symbols.indices where symbols[index].place == .basic && symbols[index].level == level {
        for (column, coefficient) in entries(ofRow: index) {
          sums[column] += symbols[index].slope * coefficient
          magnitudes[column] += (symbols[index].slope * coefficient).magnitude
        }
      }
      return symbols.indices
        .filter { symbol in
          let cost = costs[symbol * stride + level]
          return !Tolerance.isZero(sums[symbol] - cost, magnitude: max(magnitudes[symbol], levels[level].scale))
        }
        .map { "objective \(levels[level].priority) is wrong for \($0): its rows say \(sums[$0])" }
    }
  }

  /// No parametric symbol saves anything by moving, level after level.
  private func brokenOptimum() -> [String] {
    var broken: [String] = []
    for index in symbols.indices where symbols[index].place == .parametric && symbols[index].role != .unused {
      for direction in [1.0, -1.0] {
        if let (rank, cost) = leadingCost(index, direction), cost < 0 {
          broken.append("moving \(index) by \(direction) saves \(-cost) at rank \(rank)")
        }
      }
    }
    return broken
  }
}
