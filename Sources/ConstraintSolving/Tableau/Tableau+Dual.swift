// The dual simplex method: after a rest has moved, put basic symbols back on the side they are counted with, at the least cost.
//
// No reduced cost is negative before, during and after. A misplaced symbol is either recounted with the slope of the side it
// is on, when no parametric symbol could mend that for less, or driven to its rest by the one that mends it for least.

extension Tableau {
  enum DualOutcome: Hashable {
    case feasible
    /// The row of this required symbol holds only required symbols that may not move the way it needs.
    case infeasible(row: Int)
    case stalled
  }

  private enum Mend { case enter(symbol: Int, direction: Double), recount, impossible }

  /// Puts all basic symbols on their sides.
  mutating func restoreSides() -> DualOutcome {
    var steps = 0
    while let (symbol, side) = nextLeaving(byOrder: steps > patience) {
      switch mend(symbol, side, byOrder: steps > patience) {
      case .enter(let entering, let direction):
        exchange(entering: entering, leaving: symbol, slope: symbols[entering].slope(direction))
      case .recount:
        flip(symbol, to: symbols[symbol].slope(side))
        markSuspect(symbol)
      case .impossible:
        return .infeasible(row: symbol)
      }
      steps += 1
      if steps > stepLimit {
        counters.stalls += 1
        return .stalled
      }
    }
    return .feasible
  }

  /// The misplaced symbol to mend next: the most important, then the furthest off, then the first.
  private mutating func nextLeaving(byOrder: Bool) -> (symbol: Int, side: Double)? {
    var best: (symbol: Int, side: Double, level: Int, distance: Double)?
    var kept: [Int] = []
    for index in suspects {
      let symbol = symbols[index]
      let side = symbol.isBasic ? symbol.misplacement : 0
      guard side != 0 else {
        symbols[index].isSuspect = false
        continue
      }
      kept.append(index)
      let distance = (symbol.value - symbol.rest).magnitude
      guard let old = best else {
        best = (index, side, symbol.level, distance)
        continue
      }
      let isBetter =
        byOrder ? index < old.symbol : (symbol.level, -distance, index) < (old.level, -old.distance, old.symbol)
      if isBetter { best = (index, side, symbol.level, distance) }
    }
    suspects = kept
    return best.map { ($0.symbol, $0.side) }
  }

  /// Finds the cheapest way to bring a symbol back to its rest from a side, and compares it with leaving the symbol there.
  private func mend(_ leaving: Int, _ side: Double, byOrder: Bool) -> Mend {
    let level = symbols[leaving].level
    var best: (symbol: Int, direction: Double, size: Double)?
    for entry in rows[leaving].entries {
      let direction = entry.coefficient * side > 0 ? -1.0 : 1.0
      guard !isBarred(entry.symbol, direction, above: level) else { continue }
      let found = (symbol: entry.symbol, direction: direction, size: entry.coefficient.magnitude)
      if let old = best {
        let order = compare(found, old, from: level)
        guard order < 0 || (order == 0 && !byOrder && found.size > 2 * old.size) else { continue }
      }
      best = found
    }
    guard let best else { return level == 0 ? .impossible : .recount }
    let price = reducedCost(best.symbol, best.direction, level: level) / best.size
    if level == 0 && price > 0 { return .impossible }
    let rise = (symbols[leaving].slope(side) - symbols[leaving].slope) * side
    let excess = price - rise
    if Tolerance.isZero(excess, magnitude: max(price, rise)) {
      return isSaving(best.symbol, best.direction, below: level)
        ? .enter(symbol: best.symbol, direction: best.direction) : .recount
    }
    return excess < 0 ? .enter(symbol: best.symbol, direction: best.direction) : .recount
  }

  /// Whether moving a symbol costs something more important than `level`.
  private func isBarred(_ symbol: Int, _ direction: Double, above level: Int) -> Bool {
    for earlier in 0..<level {
      let cost = reducedCost(symbol, direction, level: earlier)
      if cost != 0 { return cost > 0 }
    }
    return false
  }

  private func isSaving(_ symbol: Int, _ direction: Double, below level: Int) -> Bool {
    for later in (level + 1)..<max(level + 1, levels.count) {
      let cost = reducedCost(symbol, direction, level: later)
      if cost != 0 { return cost < 0 }
    }
    return false
  }

  /// Which of two ways is cheaper per unit mended, level after level: negative for the left, positive for the right.
  private func compare(
    _ left: (symbol: Int, direction: Double, size: Double), _ right: (symbol: Int, direction: Double, size: Double),
    from level: Int
  ) -> Int {
    for later in level..<levels.count {
      let leftPrice = reducedCost(left.symbol, left.direction, level: later) / left.size
      let rightPrice = reducedCost(right.symbol, right.direction, level: later) / right.size
      let magnitude = max(leftPrice.magnitude, rightPrice.magnitude)
      if !Tolerance.isZero(leftPrice - rightPrice, magnitude: magnitude) {
        return leftPrice < rightPrice ? -1 : 1
      }
    }
    return 0
  }
}
