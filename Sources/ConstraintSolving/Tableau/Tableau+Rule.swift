// The choice between several optima: the one whose first variable, in the order of creation, is as
// near to 0 as in any optimum, then the second among the remaining optima, and so on. Each of these
// is the point of an interval nearest to 0, so there is only one result, which depends only on the
// constraints.
//
// Every optimum can be reached from every other by moving parametric symbols without cost. Each of
// them has a leader: the first variable that it moves. Leaders are moved as near to 0 as possible,
// in their order; a symbol that moves a finished leader may not move any more.

extension Tableau {
  /// A parametric symbol that may move, and the first variable that it moves.
  private struct Mover {
    let symbol: Int
    let leader: Int
    /// The distance that the leader moves for one unit of the symbol.
    let rate: Double
  }

  /// Evaluates definitions, and moves symbols that no constraint determines to the values of the
  /// rule.
  mutating func settle() {
    if suspectCount > 0 || !candidates.isEmpty { _ = optimize() }
    refreshDefinitions()
    if !free.isEmpty { applyRule() }
  }

  /// Lists a parametric symbol if moving it in at least one direction has no cost.
  mutating func listIfFree(_ symbol: Int) {
    guard symbols[symbol].role != .unused, symbols[symbol].place == .parametric,
      isFree(symbol, 1) || isFree(symbol, -1)
    else { return }
    listAsFree(symbol)
  }

  mutating func listAsFree(_ symbol: Int) {
    guard !symbols[symbol].isListedFree else { return }
    symbols[symbol].isListedFree = true
    free.append(Int32(symbol))
  }

  /// Returns true if moving a parametric symbol in a direction costs nothing and saves nothing.
  func isFree(_ symbol: Int, _ direction: Double) -> Bool { leadingCost(symbol, direction) == nil }

  private mutating func applyRule() {
    let symbols = takeFree()
    guard !symbols.isEmpty else { return }
    var movers = symbols.compactMap { mover($0) }
    var pinned: Set<Int> = []
    var steps = 0
    let limit = stepLimit
    while let leader = movers.map(\.leader).min(), steps < limit {
      steps += 1
      guard let (mover, leaving) = firstStep(movers.filter { $0.leader == leader }) else {
        // The leader is as near to 0 as possible: all symbols that move it stay in place.
        for mover in movers where mover.leader == leader { pinned.insert(mover.symbol) }
        movers.removeAll { $0.leader == leader }
        continue
      }
      if leaving == leader { pinned.insert(leader) }
      let affected = Set(symbolsInRow(of: mover))
      movers.removeAll { $0.symbol == mover || affected.contains($0.symbol) }
      movers += affected.subtracting(pinned).sorted().compactMap { self.mover($0) }
    }
    for symbol in pinned.sorted() { listIfFree(symbol) }
    refreshDefinitions()
  }

  /// Takes the first step that is possible for one of several symbols with the same leader. Returns
  /// this symbol, and the symbol that has become parametric instead.
  private mutating func firstStep(_ movers: [Mover]) -> (symbol: Int, leaving: Int)? {
    refreshDefinitions()
    for mover in movers.sorted(by: { $0.symbol < $1.symbol }) {
      if let leaving = step(mover) { return (mover.symbol, leaving) }
    }
    return nil
  }

  /// Returns the symbols listed as free that still are, in their order.
  private mutating func takeFree() -> [Int] {
    let listed = free.map { Int($0) }.sorted()
    free.removeAll(keepingCapacity: true)
    for symbol in listed {
      symbols[symbol].isListedFree = false
      if symbols[symbol].place == .parametric {
        if isFree(symbol, 1) { countBlocking(symbol, 1) }
        if isFree(symbol, -1) { countBlocking(symbol, -1) }
      }
      listIfFree(symbol)
    }
    return free.map { Int($0) }
  }

  /// Counts a satisfied constraint as violated if the first step of a symbol that looks free would
  /// violate it, and nothing else would then be worth moving: the costs then show that the step is
  /// not free.
  ///
  /// A constraint at its rest may be counted with the slope of either side. This is the usual case
  /// of a length that is at least and at most the length of the content: it avoids moving the
  /// symbol to find that it cannot move.
  private mutating func countBlocking(_ symbol: Int, _ direction: Double) {
    guard let corner = blockingCorner(symbol, direction) else { return }
    let slope = symbols[corner.symbol].slope
    setSlope(corner.slope, of: corner.symbol)
    var cell = rows.firstInRow(corner.symbol)
    while cell >= 0 {
      let column = Int(rows[cell].column)
      if (leadingCost(column, 1)?.cost ?? 0) < 0 || (leadingCost(column, -1)?.cost ?? 0) < 0 {
        return setSlope(slope, of: corner.symbol)
      }
      cell = rows[cell].nextInRow
    }
    counters.flips += 1
  }

  /// Returns the first corner that a symbol reaches without moving, among those that may be counted
  /// as violated: a required constraint never is, because nothing would then detect a real
  /// violation.
  private func blockingCorner(_ symbol: Int, _ direction: Double) -> Corner? {
    var found: Corner?
    var cell = rows.firstInColumn(symbol)
    while cell >= 0 {
      let entry = rows[cell]
      cell = entry.nextInColumn
      guard symbols[Int(entry.row)].level != 0,
        let corner = corner(of: Int(entry.row), rate: direction * entry.coefficient), corner.distance == 0,
        corner.symbol < found?.symbol ?? .max
      else { continue }
      found = corner
    }
    return found
  }

  /// Returns the first variable that a free symbol moves; `nil` if it is not free, or moves
  /// nothing.
  private mutating func mover(_ symbol: Int) -> Mover? {
    guard symbols[symbol].place == .parametric, isFree(symbol, 1) || isFree(symbol, -1) else { return nil }
    if symbols[symbol].role == .variable { addToScratch(1, of: symbol) }
    var cell = rows.firstInColumn(symbol)
    while cell >= 0 {
      let entry = rows[cell]
      if symbols[Int(entry.row)].role == .variable { addToScratch(entry.coefficient, of: Int(entry.row)) }
      cell = entry.nextInColumn
    }
    let first = takeGradient().min { $0.symbol < $1.symbol }
    return first.map { Mover(symbol: symbol, leader: $0.symbol, rate: $0.coefficient) }
  }

  /// Moves a leader nearer to 0 with one symbol. Returns the symbol that has become parametric: the
  /// leader, if it is at 0. `nil` if the symbol may not move in the direction that would help.
  private mutating func step(_ mover: Mover) -> Int? {
    guard mover.leader != mover.symbol else { return nil }
    let leader = symbols[mover.leader]
    let isAtZero = Tolerance.isZero(leader.value, magnitude: leader.magnitude)
    let wanted = leader.value * mover.rate > 0 ? -1.0 : 1.0
    let direction = isAtZero && !isFree(mover.symbol, wanted) ? -wanted : wanted
    guard isFree(mover.symbol, direction) else { return nil }
    let distance = isAtZero ? 0 : (leader.value / mover.rate).magnitude
    let slope = symbols[mover.symbol].slope(direction)
    if !isAtZero, let corner = corners(mover.symbol, direction).first, corner.distance < distance {
      exchange(entering: mover.symbol, leaving: corner.symbol, slope: slope)
      return corner.symbol
    }
    if leader.place == .aside { bringIn(Int(leader.partner)) }
    guard rows[mover.leader, mover.symbol] != 0 else { return nil }
    exchange(entering: mover.symbol, leaving: mover.leader, slope: slope)
    return mover.leader
  }

  /// Returns the parametric symbols in the row of a basic symbol.
  private func symbolsInRow(of symbol: Int) -> [Int] {
    var found: [Int] = []
    var cell = rows.firstInRow(symbol)
    while cell >= 0 {
      found.append(Int(rows[cell].column))
      cell = rows[cell].nextInRow
    }
    return found
  }
}
