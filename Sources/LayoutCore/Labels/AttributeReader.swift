internal import FontMetrics
package import Foundation
package import TextLayout

/// Reads the attributes under UIKit's keys that affect layout. A value of the wrong type is ignored
/// and logged once per key.
package struct AttributeReader {
  private let log: LayoutLog
  private var told: Set<NSAttributedString.Key> = []

  package init(log: LayoutLog) { self.log = log }

  /// Returns the attributes of a run, with `defaults` for those that are missing.
  package mutating func textAttributes(
    _ attributes: [NSAttributedString.Key: Any], defaults: TextAttributes
  ) -> TextAttributes {
    var result = defaults
    if let font = read(AttributeName.font, in: attributes, { ($0 as? any FontConvertible)?.layoutFont }, "font") {
      result.font = font
    }
    if let kern = points(AttributeName.kern, in: attributes) { result.kern = kern }
    if let tracking = points(AttributeName.tracking, in: attributes) { result.tracking = tracking }
    if let offset = points(AttributeName.baselineOffset, in: attributes) { result.baselineOffset = offset }
    if let ligature = points(AttributeName.ligature, in: attributes) { result.usesLigatures = ligature != 0 }
    if let language: String = read(AttributeName.language, in: attributes, { $0 as? String }, "string") {
      result.language = language
    }
    result.attachment =
      read(
        AttributeName.attachment, in: attributes, { ($0 as? any TextAttachmentConvertible)?.layoutAttachment },
        "text attachment")
      ?? defaults.attachment
    return result
  }

  /// Returns the style of a paragraph, or `nil` if the attributes contain none.
  package mutating func paragraphStyle(_ attributes: [NSAttributedString.Key: Any]) -> ParagraphStyle? {
    read(
      AttributeName.paragraphStyle, in: attributes, { ($0 as? any ParagraphStyleConvertible)?.layoutStyle },
      "paragraph style")
  }

  private mutating func points(
    _ key: NSAttributedString.Key, in attributes: [NSAttributedString.Key: Any]
  ) -> Double? {
    read(key, in: attributes, UntypedValue.number, "number")
  }

  private mutating func read<Value>(
    _ key: NSAttributedString.Key, in attributes: [NSAttributedString.Key: Any], _ convert: (Any) -> Value?,
    _ kind: String
  ) -> Value? {
    guard let value = attributes[key] else { return nil }
    if let converted = convert(value) { return converted }
    if told.insert(key).inserted {
      log("NSAttributedString: expected a \(kind) for \(key.rawValue), got \(type(of: value)); the value is ignored.")
    }
    return nil
  }
}
