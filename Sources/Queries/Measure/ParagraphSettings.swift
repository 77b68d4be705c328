package import JSONText
package import Strut

/// What a record wants of its paragraphs.
package struct ParagraphSettings: Hashable, Sendable {
  package var alignment = TextAlignment.natural
  /// In points.
  package var tracking = 0.0
  package var lineHeightMultiple = 0.0
  /// In points.
  package var minimumLineHeight = 0.0
  /// In points.
  package var maximumLineHeight = 0.0
  /// In points.
  package var lineSpacing = 0.0

  package static let keys = [
    "alignment", "tracking", "lineHeightMultiple", "minimumLineHeight", "maximumLineHeight", "lineSpacing", "features",
    "variations",
  ]

  /// Whether a label without attributes comes out the same.
  package var isPlain: Bool { self == ParagraphSettings() }

  package func style(direction: WritingDirection) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = alignment
    style.baseWritingDirection = direction
    style.lineHeightMultiple = lineHeightMultiple
    style.minimumLineHeight = minimumLineHeight
    style.maximumLineHeight = maximumLineHeight
    style.lineSpacing = lineSpacing
    return style
  }

  /// Takes one option in; false for one that is none of these.
  package mutating func set(_ key: String, _ value: JSONValue) throws(RequestFailure) -> Bool {
    switch key {
    case "alignment": alignment = try Self.alignment(value)
    case "tracking": tracking = try Self.number(key, value, -Values.greatest)
    case "lineHeightMultiple": lineHeightMultiple = try Self.number(key, value, 0)
    case "minimumLineHeight": minimumLineHeight = try Self.number(key, value, 0)
    case "maximumLineHeight": maximumLineHeight = try Self.number(key, value, 0)
    case "lineSpacing": lineSpacing = try Self.number(key, value, 0)
    default: return false
    }
    return true
  }

  private static func alignment(_ value: JSONValue) throws(RequestFailure) -> TextAlignment {
    let wanted = value.text.lowercased()
    if let known = TextAlignment.allCases.first(where: { "\($0)" == wanted }) { return known }
    let names = TextAlignment.allCases.map { "\($0)" }.joined(separator: ", ")
    throw .badValue("no alignment \(value.quoted); it is one of \(names).")
  }

  private static func number(_ key: String, _ value: JSONValue, _ least: Double) throws(RequestFailure) -> Double {
    guard let number = value.asNumber, (least...Values.greatest).contains(number) else {
      throw .badValue("\(key) is a number from \(Int(least)) to \(Int(Values.greatest)), not \(value.quoted).")
    }
    return number + 0  // -0 is 0
  }
}

/// Settings of a font as text (`tnum,liga=0`) or as an object of JSON (`{"tnum":1}`).
package enum FontSettingText {
  package static func features(_ value: JSONValue) throws(RequestFailure) -> [FontFeature] {
    var features: [FontFeature] = []
    for (tag, setting) in try settings("features", value) {
      let name = tag.drop { $0 == "+" || $0 == "-" }
      let number = setting ?? (tag.hasPrefix("-") ? 0 : 1)
      guard isTag(name), tag.count - name.count <= 1 else {
        throw .badValue("features are tags of four letters, as in tnum,liga=0,-kern, not \(value.quoted).")
      }
      guard let whole = UInt32(exactly: number) else {
        throw .badValue("the value of a feature is a whole number from 0 to \(UInt32.max), as in \(name)=1.")
      }
      features.append(FontFeature(tag: String(name), value: Int(whole)))
    }
    return features
  }

  package static func variations(_ value: JSONValue) throws(RequestFailure) -> [String: Double] {
    var values: [String: Double] = [:]
    for (tag, setting) in try settings("variations", value) {
      guard isTag(tag[...]), let setting, setting.isFinite else {
        throw .badValue("a variation is a tag of four letters, = and a number, as in wght=700, not \(value.quoted).")
      }
      guard values.updateValue(setting, forKey: tag) == nil else {
        throw .badValue("the variation \(tag) is given twice.")
      }
    }
    return values
  }

  private static func isTag(_ name: Substring) -> Bool {
    name.utf8.count == 4 && name.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }

  /// Tags with their values, in order; those of an object by name.
  private static func settings(
    _ key: String, _ value: JSONValue
  ) throws(RequestFailure) -> [(tag: String, value: Double?)] {
    var settings: [(tag: String, value: Double?)] = []
    switch value {
    case .string(""): break
    case .string(let text):
      for setting in text.split(separator: ",", omittingEmptySubsequences: false) {
        let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let number = parts.count < 2 ? nil : Values.number(String(parts[1]))
        guard parts.count < 2 || number != nil else { throw .notTags(key, value.quoted) }
        settings.append((String(parts[0]), number))
      }
    case .object(let fields):
      for (tag, field) in fields.sorted(by: { $0.key < $1.key }) {
        guard let number = field.asNumber ?? (field == .bool(true) ? 1 : field == .bool(false) ? 0 : nil) else {
          throw .notTags(key, value.text)
        }
        settings.append((tag, number))
      }
    default: throw .notTags(key, value.text)
    }
    return settings
  }
}

extension RequestFailure {
  fileprivate static func notTags(_ key: String, _ value: String) -> RequestFailure {
    .badValue("\(key) are tags with numbers, as in \(key == "variations" ? "wght=700" : "tnum=1"), not \(value).")
  }
}
