import Strut

extension FontMatch {
  /// What of a style was asked for and is not there, with the name of who asked.
  var shortfallSentences: [String] { unfulfilled.map { "\"\(requested)\": \($0.message)" } }

  /// What `--strict` minds of a match: another family than the one named, and a style that its family does not have.
  var strictFindings: [String] { [substitution].compactMap { $0 } + shortfallSentences }
}
