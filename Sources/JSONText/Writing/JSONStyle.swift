/// How a document is written.
package struct JSONStyle: Sendable {
  /// Whether members stand on lines of their own; else the document is one line.
  package var isPretty: Bool
  /// Whether a number that is not finite is written as a word, `"infinity"`, `"-infinity"` or `"nan"`; else it is an error.
  package var hasWordsForNumbers: Bool

  package init(isPretty: Bool, hasWordsForNumbers: Bool = false) {
    (self.isPretty, self.hasWordsForNumbers) = (isPretty, hasWordsForNumbers)
  }
}
