extension Tableau {
  /// Everything that must be true of a tableau between two calls and is not.
  ///
  /// - Complexity: O(entries of the tableau times the entries of a definition); for tests.
  func brokenInvariants() -> [String] {
    brokenRows() + brokenColumns() + brokenValues() + brokenObjectives() + brokenOptimum()
  }

  /// Each row, with every residual replaced by its definition, says that a symbol is itself.
  private func brokenRows() -> [String] {
    symbols.indices.filter { symbols[$0].isBasic }.compactMap { index in
      var sum = Array(repeating: 0.0, count: symbols.count)
      var magnitude = sum
      func add(_ factor: Double, _ symbol: Int) {
        let parts =
          symbols[symbol].role == .variable
          ? [SparseRow.Entry(symbol: symbol, coefficient: 1)] : definitions[symbol].entries
        for part in parts {
          sum[part.symbol] += factor * part.coefficient
          magnitude[part.symbol] += (factor * part.coefficient).magnitude
        }
      }
      for entry in rows[index].entries { add(entry.coefficient, entry.symbol) }
      add(-1, index)
      let worst = sum.indices.first { !Tolerance.isZero(sum[$0], magnitude: magnitude[$0]) }
      return worst.map { "row \(index) is off by \(sum[$0]) of \(magnitude[$0]) in \($0)" }
    }
  }

  /// Rows hold parametric symbols only, and columns list just the rows they occur in.
  private func brokenColumns() -> [String] {
    var columns: [[Int]] = Array(repeating: [], count: symbols.count)
    var broken: [String] = []
    for index in symbols.indices {
      let isBasic = symbols[index].isBasic
      if !isBasic && !rows[index].entries.isEmpty { broken.append("parametric symbol \(index) has a row") }
      for entry in rows[index].entries {
        columns[entry.symbol].append(index)
        if symbols[entry.symbol].isBasic { broken.append("row \(index) holds the basic symbol \(entry.symbol)") }
      }
    }
    return broken + symbols.indices.filter { columns[$0] != self.columns[$0] }.map { "column \($0) is out of date" }
  }

  /// Parametric symbols are at rest, basic ones are the sum of their row and on the side they are counted with.
  private func brokenValues() -> [String] {
    var broken: [String] = []
    for index in symbols.indices where symbols[index].role != .unused {
      let symbol = symbols[index]
      if !symbol.isBasic {
        if symbol.value != symbol.rest { broken.append("parametric symbol \(index) is off its rest") }
        continue
      }
      let sum = rows[index].entries.reduce(0.0) { $0 + $1.coefficient * symbols[$1.symbol].value }
      if !Tolerance.isZero(sum - symbol.value, magnitude: symbol.magnitude) {
        broken.append("symbol \(index) is \(symbol.value), its row says \(sum)")
      }
      if symbol.misplacement != 0 || ![symbol.lower, symbol.upper, 0].contains(symbol.slope) {
        broken.append("symbol \(index) is counted with a side it is not on")
      }
      let isOff = !Tolerance.isZero(symbol.value - symbol.rest, magnitude: symbol.magnitude + symbol.rest.magnitude)
      if symbol.level == 0 && symbol.slope != 0 && isOff { broken.append("required symbol \(index) is violated") }
    }
    return broken
  }

  /// Objectives are the sums of the rows they count.
  private func brokenObjectives() -> [String] {
    levels.indices.flatMap { level in
      var sums = Array(repeating: 0.0, count: symbols.count)
      var magnitudes = sums
      for index in symbols.indices where symbols[index].isBasic && symbols[index].level == level {
        for entry in rows[index].entries {
          sums[entry.symbol] += symbols[index].slope * entry.coefficient
          magnitudes[entry.symbol] += (symbols[index].slope * entry.coefficient).magnitude
        }
      }
      let (priority, scale, costs) = (levels[level].priority, levels[level].scale, levels[level].costs)
      return symbols.indices
        .filter { !Tolerance.isZero(sums[$0] - costs[$0], magnitude: max(magnitudes[$0], scale)) }
        .map { "objective \(priority) has \(costs[$0]) for \($0), its rows say \(sums[$0])" }
    }
  }

  /// No parametric symbol saves anything by moving, level after level.
  private func brokenOptimum() -> [String] {
    var broken: [String] = []
    for index in symbols.indices where !symbols[index].isBasic && symbols[index].role != .unused {
      for direction in [1.0, -1.0] {
        if let (level, cost) = leadingCost(index, direction), cost < 0 {
          broken.append("moving \(index) by \(direction) saves \(-cost) at priority \(levels[level].priority)")
        }
      }
    }
    return broken
  }
}
