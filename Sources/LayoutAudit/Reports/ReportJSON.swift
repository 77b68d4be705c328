import JSONText

/// JSON as reports have it: keys in order, so that the same findings are the same bytes.
enum ReportJSON {
  static func text(_ document: some Encodable, isPretty: Bool) -> String {
    // Words for numbers that are none: a report says that a length is infinite rather than be lost.
    let style = JSONStyle(isPretty: isPretty, hasWordsForNumbers: true)
    do {
      return String(decoding: try JSONWriter.bytes(of: document, style: style), as: UTF8.self)
    } catch {
      // Nothing else in a report can fail to encode; findings must not be lost in silence.
      preconditionFailure("a report does not encode: \(error)")
    }
  }
}
