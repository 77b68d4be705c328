import Foundation

/// JSON as reports have it: keys in order, so that the same findings are the same bytes.
enum ReportJSON {
  static func text(_ document: some Encodable, isPretty: Bool) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    // Words for numbers that are none: a report says that a length is infinite rather than be lost.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    do {
      return String(decoding: try encoder.encode(document), as: UTF8.self)
    } catch {
      // Nothing else in a report can fail to encode; findings must not be lost in silence.
      preconditionFailure("a report does not encode: \(error)")
    }
  }
}
