extension Tableau {
  /// Returns every violated invariant of a tableau between two calls.
  ///
  /// - Complexity: O(entries of the tableau times the entries of a residual over undefined
  ///   variables); for tests.
  func brokenInvariants() -> [String] {
    brokenRows() + brokenDefinitions() + brokenValues() + brokenObjectives() + brokenOptimum()
  }

  /// Checks each row: with every residual replaced by its form over undefined variables, the row
  /// states that a symbol equals itself.
  private func brokenRows() -> [String] {
    let forms = symbols.indices.map { form(of: $0) }
    var broken: [String] = []
    for index in symbols.indices where symbols[index].place == .basic {
      var sums = Array(repeating: 0.0, count: symbols.count)
      var magnitudes = sums
      func add(_ factor: Double, _ symbol: Int) {
        for (variable, coefficient) in forms[symbol] {
          sums[variable] += factor * coefficient
          magnitudes[variable] += (factor * coefficient).magnitude
        }
      }
      for (column, coefficient) in entries(ofRow: index) {
        add(coefficient, column)
        if symbols[column].place != .parametric { broken.append("row \(index) holds symbol \(column), not parametric") }
      }
      add(-1, index)
      let worst = sums.indices.first { !Tolerance.isZero(sums[$0], magnitude: magnitudes[$0]) }
      if let worst { broken.append("row \(index) is off by \(sums[worst]) in \(worst)") }
    }
    for index in symbols.indices where symbols[index].place != .basic && rows.rowCount(index) > 0 {
      broken.append("symbol \(index), not basic, has a row")
    }
    return broken
  }

  /// Returns a symbol as a form over undefined variables.
  private func form(of symbol: Int) -> [(Int, Double)] {
    guard symbols[symbol].role == .residual, symbols[symbol].place != .aside else {
      return symbols[symbol].role == .variable ? [(symbol, 1)] : []
    }
    var sums = Array(repeating: 0.0, count: symbols.count)
    func add(_ factor: Double, _ residual: Int) {
      var cell = system.firstInRow(residual)
      while cell >= 0 {
        sums[Int(system[cell].column)] += factor * system[cell].coefficient
        cell = system[cell].nextInRow
      }
    }
    add(1, symbol)
    for variable in definitions.reversed() where variable >= 0 && sums[Int(variable)] != 0 {
      let residual = Int(symbols[Int(variable)].partner)
      add(-sums[Int(variable)] / system[residual, Int(variable)], residual)
      sums[Int(variable)] = 0
    }
    return sums.indices.filter { sums[$0] != 0 }.map { ($0, sums[$0]) }
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

  /// Checks that each definition only uses earlier ones, and that values and bases agree with the
  /// definitions.
  private func brokenDefinitions() -> [String] {
    var copy = self
    var broken: [String] = []
    for order in definitions.indices where definitions[order] >= 0 {
      let variable = Int(definitions[order])
      let residual = Int(symbols[variable].partner)
      if Int(symbols[variable].order) != order || Int(symbols[residual].partner) != variable {
        broken.append("definition \(order) does not belong to variable \(variable)")
      }
      var cell = system.firstInRow(residual)
      while cell >= 0 {
        let other = Int(system[cell].column)
        if other != variable, symbols[other].order >= order { broken.append("definition \(order) uses a later one") }
        cell = system[cell].nextInRow
      }
      copy.stale.insert(order)
      copy.refreshDefinitions()
      if copy.symbols[variable].value != symbols[variable].value {
        broken.append("value of \(variable) is out of date")
      }
      if copy.refreshBase(ofDefined: variable) { broken.append("base of \(variable) is out of date") }
    }
    return broken
  }

  /// Checks that parametric symbols are at rest, and that basic symbols are the sum of their row
  /// and on the side with which they are counted.
  private func brokenValues() -> [String] {
    var broken: [String] = []
    for index in symbols.indices where symbols[index].role != .unused && symbols[index].place != .aside {
      let symbol = symbols[index]
      if symbol.role == .residual, symbol.rest != symbol.goal - symbol.base {
        broken.append("rest of \(index) is wrong")
      }
      if symbol.place == .parametric {
        if symbol.value != symbol.rest { broken.append("parametric symbol \(index) is off its rest") }
        continue
      }
      let sum = entries(ofRow: index).reduce(0.0) { $0 + $1.1 * symbols[$1.0].value }
      if !Tolerance.isZero(sum - symbol.value, magnitude: symbol.magnitude) {
        broken.append("symbol \(index) is \(symbol.value), but the sum of its row is \(sum)")
      }
      if symbol.misplacement != 0 || ![symbol.lower, symbol.upper, 0].contains(symbol.slope) {
        broken.append("symbol \(index) is counted on the wrong side")
      }
      let isOff = !Tolerance.isZero(symbol.value - symbol.rest, magnitude: symbol.distanceMagnitude)
      if symbol.level == 0 && symbol.slope != 0 && isOff { broken.append("required symbol \(index) is violated") }
    }
    return broken
  }

  /// Checks that objectives are the sums of the rows that they count.
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
        .map { "objective \(levels[level].priority) is wrong for \($0): the sum of its rows is \(sums[$0])" }
    }
  }

  /// Checks that no parametric symbol saves anything by moving, level by level.
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
