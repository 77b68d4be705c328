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
    // Nothing else in a report can fail to encode.
    return (try? encoder.encode(document)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
