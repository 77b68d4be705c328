import JSONText
package import Strut

/// The JSON output of `strut fonts QUERY`, with or without `--fallback`.
package struct FontAnswerDocument: Encodable {
  package var schema = 1
  package var engines = Engines.current
  package var query: FontQueryReport
  package var match: FontMatchReport
  package var explanation: ExplanationReport
  /// The fallback fonts, if `--fallback` was given.
  package var fallback: FallbackReport?

  private let words: String
  private let matchFindings: [String]

  private enum CodingKeys: String, CodingKey { case schema, engines, query, match, explanation, fallback }

  package init(_ answer: FontAnswer, fallback: FallbackReport?) {
    query = FontQueryReport(answer.request)
    match = FontMatchReport(answer.match)
    explanation = ExplanationReport(answer.explanation)
    self.fallback = fallback
    words = answer.request.words
    matchFindings = answer.match.strictFindings
  }

  /// The answer as text: the selected font and the table of candidates, or the parts of the text.
  package var text: String {
    if let fallback { return "in \(match.displayName)\(fallback.heading)\n\n\(fallback.table)" }
    let head =
      ["\(words.onOneLine): \(match.displayName) (\(match.match.rule.rawValue))"]
      + match.details.map { "  \($0)".wrapped() }
    return head.joined(separator: "\n") + (explanation.text.map { "\n\n\($0)" } ?? "")
  }

  /// The findings for `--strict`: a font that differs from the request, or a character that no font
  /// has.
  package var strictFindings: [String] {
    let missing = fallback?.missing ?? []
    return matchFindings + (missing.isEmpty ? [] : ["no font has \(missing.joined(separator: ", "))."])
  }
}

/// The JSON output of `strut fonts QUERY` if no font matches the query.
package struct FontRefusalDocument: Encodable {
  package var schema = 1
  package var query: FontQueryReport
  @Nullable var match: FontMatchReport?
  package var explanation: ExplanationReport
  package var error: ErrorDescription

  package init(_ request: FontDescriptor, _ explanation: FontMatchExplanation, _ failure: RequestFailure) {
    query = FontQueryReport(request)
    match = nil
    self.explanation = ExplanationReport(explanation)
    error = ErrorDescription(failure)
  }

  /// The sources that were searched and the nearest names, or `nil` if there are none.
  package var text: String? {
    let near = explanation.nearestNames.map { "\"\($0)\"" }.joined(separator: ", ")
    let parts = [explanation.text, near.isEmpty ? nil : "nearest names: \(near)"].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }
}
