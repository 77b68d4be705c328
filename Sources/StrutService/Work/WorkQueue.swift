#if Service
/// The expected duration of work.
package enum WorkLength: CaseIterable, Sendable {
  /// A few milliseconds: short strings, a table of numbers, a cell at one text size.
  case brief
  /// Up to the time limit of a request: cells at many sizes, pictures, audits, opening fonts,
  /// streams, hyphenation.
  case long

  fileprivate var other: WorkLength { self == .brief ? .long : .brief }
}

/// The running and waiting work, brief and long.
///
/// A free worker takes from the two queues in turn, and one brief piece of work can always run: a
/// string does not wait for fifty pictures that arrived before it.
struct WorkQueue<Waiting> {
  /// The maximum number of running pieces of work. There is one more place for a brief piece if all
  /// are long.
  let workers: Int
  /// The maximum number of waiting pieces, for each length.
  let places: Int
  private var running = PerLength(brief: 0, long: 0)
  private var lines = PerLength<[(ticket: Int, waiting: Waiting)]>(brief: [], long: [])
  private var nextTurn = WorkLength.brief

  init(workers: Int, places: Int) { (self.workers, self.places) = (workers, places) }

  /// The number of running pieces.
  var runningCount: Int { running.brief + running.long }

  /// Returns the number of waiting pieces of a length.
  func waitingCount(_ length: WorkLength) -> Int { lines[length].count }

  /// Returns true if one more piece of a length may wait.
  func hasPlace(_ length: WorkLength) -> Bool { lines[length].count < places }

  /// Returns true if one more piece of a length would run or may wait.
  func takes(_ length: WorkLength) -> Bool { canBegin(length) || hasPlace(length) }

  /// Starts a piece of work if a worker is free for it.
  mutating func begin(_ length: WorkLength) -> Bool {
    guard canBegin(length) else { return false }
    running[length] += 1
    return true
  }

  private func canBegin(_ length: WorkLength) -> Bool {
    runningCount < workers || (length == .brief && running.brief == 0)
  }

  /// Enters the queue for a length.
  mutating func wait(_ length: WorkLength, _ ticket: Int, _ waiting: Waiting) {
    lines[length].append((ticket, waiting))
  }

  /// Leaves the queue. Returns nil if the piece is no longer in it.
  mutating func giveUp(_ length: WorkLength, _ ticket: Int) -> Waiting? {
    guard let index = lines[length].firstIndex(where: { $0.ticket == ticket }) else { return nil }
    return lines[length].remove(at: index).waiting
  }

  /// Ends a piece of work.
  ///
  /// - Returns: The pieces that start now, in order: none, one, or two if a worker is free and the
  ///   place for brief work is, too.
  mutating func end(_ length: WorkLength) -> [Waiting] {
    running[length] -= 1
    var next: [Waiting] = []
    while let waiting = beginNext() { next.append(waiting) }
    return next
  }

  private mutating func beginNext() -> Waiting? {
    for length in [nextTurn, nextTurn.other] where !lines[length].isEmpty && begin(length) {
      nextTurn = length.other
      return lines[length].removeFirst().waiting
    }
    return nil
  }
}

/// A value for each length of work.
private struct PerLength<Value> {
  var brief: Value
  var long: Value

  subscript(length: WorkLength) -> Value {
    get { length == .brief ? brief : long }
    set { if length == .brief { brief = newValue } else { long = newValue } }
  }
}
#endif
