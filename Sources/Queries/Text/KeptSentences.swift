/// Sentences for stderr, each once, and no more than a person reads: a batch of a million says the same thing over and over.
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

  /// Those that were kept, and whether there were others.
  package var all: [String] { hasMore ? kept + ["and more of that kind."] : kept }
}
