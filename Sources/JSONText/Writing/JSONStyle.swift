/// The format in which a document is written.
package struct JSONStyle: Sendable {
  /// True to write members on separate lines; false for one line.
  package var isPretty: Bool
  /// True to write a number that is not finite as a word, `"infinity"`, `"-infinity"` or `"nan"`;
  /// false to throw an error.
  package var hasWordsForNumbers: Bool

  package init(isPretty: Bool, hasWordsForNumbers: Bool = false) {
    (self.isPretty, self.hasWordsForNumbers) = (isPretty, hasWordsForNumbers)
  }
}
