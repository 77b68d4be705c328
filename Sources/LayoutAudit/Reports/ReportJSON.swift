import JSONText

/// JSON of reports: keys in order, so that the same findings have the same bytes.
enum ReportJSON {
  static func text(_ document: some Encodable, isPretty: Bool) -> String {
    // Words for numbers that are not finite: a report contains an infinite length instead of
    // failing.
    let style = JSONStyle(isPretty: isPretty, hasWordsForNumbers: true)
    do {
      return String(decoding: try JSONWriter.bytes(of: document, style: style), as: UTF8.self)
    } catch {
      // Nothing else in a report can fail to encode; findings must not be lost silently.
      preconditionFailure("the report could not be encoded: \(error)")
    }
  }
}
