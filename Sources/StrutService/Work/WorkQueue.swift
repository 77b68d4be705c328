#if Service
/// What a piece of work asks of a worker.
package enum WorkLength: CaseIterable, Sendable {
  /// A few milliseconds: short texts, a table of numbers, a cell at the size that a person looks at.
  case brief
  /// Anything up to the time of a request: cells at many sizes, pictures, audits, fonts that are opened, streams, hyphenation.
  case long

  fileprivate var other: WorkLength { self == .brief ? .long : .brief }
}

/// Who works and who waits, of brief and of long work.
///
/// A worker that becomes free takes from the two lines in turn, and one brief piece is worked on whatever else is: a string does
/// not wait for fifty pictures that came before it.
struct WorkQueue<Waiting> {
  /// How many are worked on at once; one more where all of them are long and a brief piece comes.
  let workers: Int
  /// How many may wait, of each length.
  let places: Int
  private var running = PerLength(brief: 0, long: 0)
  private var lines = PerLength<[(ticket: Int, waiting: Waiting)]>(brief: [], long: [])
  private var nextTurn = WorkLength.brief

  init(workers: Int, places: Int) { (self.workers, self.places) = (workers, places) }

  /// How many are worked on.
  var runningCount: Int { running.brief + running.long }

  /// How many wait, of a length.
  func waitingCount(_ length: WorkLength) -> Int { lines[length].count }

  /// Whether one more of a length may wait.
  func hasPlace(_ length: WorkLength) -> Bool { lines[length].count < places }

  /// Whether one more of a length would be worked on or may wait.
  func takes(_ length: WorkLength) -> Bool { canBegin(length) || hasPlace(length) }

  /// Begins a piece of work, if a worker is free for it.
  mutating func begin(_ length: WorkLength) -> Bool {
    guard canBegin(length) else { return false }
    running[length] += 1
    return true
  }

  private func canBegin(_ length: WorkLength) -> Bool {
    runningCount < workers || (length == .brief && running.brief == 0)
  }

  /// Lines up, behind those of the same length.
  mutating func wait(_ length: WorkLength, _ ticket: Int, _ waiting: Waiting) {
    lines[length].append((ticket, waiting))
  }

  /// Leaves the line; nil for who is not in it any more.
  mutating func giveUp(_ length: WorkLength, _ ticket: Int) -> Waiting? {
    guard let index = lines[length].firstIndex(where: { $0.ticket == ticket }) else { return nil }
    return lines[length].remove(at: index).waiting
  }

  /// Ends a piece of work.
  ///
  /// - Returns: Who begins now, in order: nobody, one, or two where a worker is free and the brief one's is too.
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
