internal import Threads

/// The lines of text that was examined closely because its pieces were insufficient, by request.
/// Close examination takes about ten times as long, and lists display the same text at the same
/// width repeatedly.
final class CloseTallies: Sendable {
  /// A request, with the fonts in the catalog.
  struct Question: Equatable, Sendable {
    var width: Double
    var scale: PointScale
    var lineLimit: Int
    var breakMode: LineBreakMode
    var pushesOut: Bool
    var generation: Int

    /// `nil` for one line, which has a separate measurement.
    init?(_ request: LabelRequest, _ scale: PointScale, generation: Int) {
      guard request.lineLimit != 1 else { return nil }
      (width, lineLimit, breakMode) = (request.width, request.lineLimit, request.breakMode)
      (pushesOut, self.scale, self.generation) = (request.pushesOut, scale, generation)
    }
  }

  private struct Known: Sendable {
    var all: [(question: Question, answer: LineTally)] = []
    /// The index of the next entry when the table is full.
    var next = 0
    var taken = 0
  }

  private let known = Locked(Known())
  private let budget: ByteBudget

  /// The number of text sizes.
  private static var limit: Int { 12 }
  /// The number of entries that are allocated at a time.
  private static var step: Int { 4 }
  private static var stepBytes: Int { step * MemoryLayout<(Question, LineTally)>.stride + 48 }

  init(_ budget: ByteBudget) { self.budget = budget }

  deinit { budget.give(known.withLock { $0.taken }) }

  subscript(question: Question) -> LineTally? {
    known.withLock { known in known.all.first { $0.question == question }?.answer }
  }

  func keep(_ answer: LineTally, _ question: Question) {
    known.withLock { [budget] known in
      if known.all.count == Self.limit {
        known.all[known.next] = (question, answer)
        known.next = (known.next + 1) % Self.limit
        return
      }
      if known.all.count % Self.step == 0 {
        guard budget.take(Self.stepBytes) else { return }
        known.taken += Self.stepBytes
        known.all.reserveCapacity(known.all.count + Self.step)
      }
      known.all.append((question, answer))
    }
  }
}
