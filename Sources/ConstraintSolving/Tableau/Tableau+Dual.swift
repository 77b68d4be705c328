// The dual simplex method: after a rest moved, it returns basic symbols to the side they are
// counted with, at the lowest cost.
//
// No reduced cost is ever negative. A misplaced symbol is either recounted with the slope of its
// current side, if no parametric symbol can correct it for less, or moved to its rest by the
// cheapest one.

extension Tableau {
  enum DualOutcome: Hashable {
    case feasible
    /// The row of this required symbol holds only required symbols that may not move the way it
    /// needs.
    case infeasible(row: Int)
    case stalled
  }

  private enum Mend { case enter(symbol: Int, direction: Double), recount, impossible }

  /// A parametric symbol that could bring a basic one back, by moving in a direction.
  private struct Mender {
    let symbol: Int
    let direction: Double
    /// The change of the basic symbol for each unit.
    let size: Double
  }

  /// Puts basic symbols on their sides: all, or required ones.
  mutating func restoreSides(requiredAlone: Bool) -> DualOutcome {
    var (steps, rebuilds) = (0, 0)
    while let (symbol, side) = nextLeaving(requiredAlone: requiredAlone, byOrder: steps > patience) {
      switch mend(symbol, side, byOrder: steps > patience) {
      case .enter(let entering, let direction):
        exchange(entering: entering, leaving: symbol, slope: symbols[entering].slope(direction))
      case .recount:
        flip(symbol, to: symbols[symbol].slope(side))
        markSuspect(symbol)
      case .impossible:
        markSuspect(symbol)
        return .infeasible(row: symbol)
      }
      steps += 1
      if steps > stepLimit {
        counters.stalls += 1
        return .stalled
      }
      if wear >= Self.allowedWear, rebuilds < Self.mostRebuilds {
        rebuilds += 1
        rebuildRows()
      }
    }
    return .feasible
  }

  /// Returns the misplaced symbol to correct next: the last marked one among the most important.
  private mutating func nextLeaving(requiredAlone: Bool, byOrder: Bool) -> (symbol: Int, side: Double)? {
    if byOrder { return firstMisplaced(requiredAlone: requiredAlone) }
    var rank = 0
    while suspectCount > 0, rank < (requiredAlone ? 1 : ranking.count) {
      while let symbol = popSuspect(ofLevel: ranking[rank]) {
        let side = symbols[symbol].place == .basic ? symbols[symbol].misplacement : 0
        if side != 0 { return (symbol, side) }
      }
      rank += 1
    }
    return nil
  }

  private mutating func popSuspect(ofLevel level: Int) -> Int? {
    let symbol = Int(levels[level].firstSuspect)
    guard symbol >= 0 else { return nil }
    levels[level].firstSuspect = symbols[symbol].nextSuspect
    symbols[symbol].isSuspect = false
    suspectCount -= 1
    return symbol
  }

  /// The first misplaced symbol of all, for Bland's rule.
  private func firstMisplaced(requiredAlone: Bool) -> (symbol: Int, side: Double)? {
    for symbol in symbols.indices where symbols[symbol].place == .basic {
      guard !requiredAlone || symbols[symbol].level == 0 else { continue }
      let side = symbols[symbol].misplacement
      if side != 0 { return (symbol, side) }
    }
    return nil
  }

  /// Takes a symbol out of its level's list of suspects.
  mutating func unmarkSuspect(_ symbol: Int) {
    let level = symbols[symbol].level
    symbols[symbol].isSuspect = false
    suspectCount -= 1
    let next = symbols[symbol].nextSuspect
    var other = Int(levels[level].firstSuspect)
    guard other != symbol else { return levels[level].firstSuspect = next }
    while Int(symbols[other].nextSuspect) != symbol { other = Int(symbols[other].nextSuspect) }
    symbols[other].nextSuspect = next
  }

  /// Finds the cheapest way to bring a symbol back to its rest from a side, and compares it with
  /// leaving the symbol there.
  ///
  /// Mutating, although it changes nothing: so the tableau is not copied for the call.
  private mutating func mend(_ leaving: Int, _ side: Double, byOrder: Bool) -> Mend {
    let level = symbols[leaving].level
    let rank = levels[level].rank
    guard let best = cheapestMender(of: leaving, side, rank: rank, byOrder: byOrder) else {
      return level == 0 ? .impossible : .recount
    }
    let price = reducedCost(best.symbol, best.direction, level: level) / best.size
    if level == 0 && price > 0 { return .impossible }
    let rise = (symbols[leaving].slope(side) - symbols[leaving].slope) * side
    let excess = price - rise
    if Tolerance.isZero(excess, magnitude: max(price, rise)) {
      return isSaving(best.symbol, best.direction, after: rank)
        ? .enter(symbol: best.symbol, direction: best.direction) : .recount
    }
    return excess < 0 ? .enter(symbol: best.symbol, direction: best.direction) : .recount
  }

  private func cheapestMender(of leaving: Int, _ side: Double, rank: Int, byOrder: Bool) -> Mender? {
    var best: Mender?
    var cell = rows.firstInRow(leaving)
    while cell >= 0 {
      let entry = rows[cell]
      cell = entry.nextInRow
      let direction = entry.coefficient * side > 0 ? -1.0 : 1.0
      guard !isBarred(Int(entry.column), direction, before: rank) else { continue }
      let found = Mender(symbol: Int(entry.column), direction: direction, size: entry.coefficient.magnitude)
      if let best, !isBetter(found, than: best, rank: rank, byOrder: byOrder) { continue }
      best = found
    }
    return best
  }

  /// The cheaper one; of equals the one with a clearly larger coefficient, then the lower number.
  private func isBetter(_ found: Mender, than best: Mender, rank: Int, byOrder: Bool) -> Bool {
    let order = compare(found, best, from: rank)
    if order != 0 { return order < 0 }
    if !byOrder, found.size > 2 * best.size { return true }
    return found.symbol < best.symbol && (byOrder || 2 * found.size >= best.size)
  }

  /// Returns `true` if moving a symbol costs something more important than a given rank.
  private func isBarred(_ symbol: Int, _ direction: Double, before rank: Int) -> Bool {
    for earlier in 0..<rank {
      let cost = reducedCost(symbol, direction, level: ranking[earlier])
      if cost != 0 { return cost > 0 }
    }
    return false
  }

  private func isSaving(_ symbol: Int, _ direction: Double, after rank: Int) -> Bool {
    for later in (rank + 1)..<max(rank + 1, ranking.count) {
      let cost = reducedCost(symbol, direction, level: ranking[later])
      if cost != 0 { return cost < 0 }
    }
    return false
  }

  /// Compares the costs of two moves per unit of correction, level by level: negative if the left
  /// is cheaper, positive if the right is.
  private func compare(_ left: Mender, _ right: Mender, from rank: Int) -> Int {
    for later in rank..<ranking.count {
      let level = ranking[later]
      guard mayCost(left.symbol, level: level) || mayCost(right.symbol, level: level) else { continue }
      let leftPrice = reducedCost(left.symbol, left.direction, level: level) / left.size
      let rightPrice = reducedCost(right.symbol, right.direction, level: level) / right.size
      let magnitude = max(leftPrice.magnitude, rightPrice.magnitude)
      if !Tolerance.isZero(leftPrice - rightPrice, magnitude: magnitude) {
        return leftPrice < rightPrice ? -1 : 1
      }
    }
    return 0
  }
}
