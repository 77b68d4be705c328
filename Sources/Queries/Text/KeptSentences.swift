/// Messages for stderr without duplicates, and no more of them than a person reads: a batch of a
/// million records repeats the same messages.
package struct KeptSentences {
  private static let limit = 20
  private var kept: [String] = []
  private var hasMore = false

  package init() {}

  package mutating func add(_ sentences: [String]) {
    for sentence in sentences where !kept.contains(sentence) {
      if kept.count < Self.limit { kept.append(sentence) } else { hasMore = true }
    }
  }

  /// The kept messages, and a last line if there were others.
  package var all: [String] { hasMore ? kept + ["and more messages of this kind."] : kept }
}
