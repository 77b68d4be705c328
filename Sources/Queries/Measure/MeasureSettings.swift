package import JSONText
package import Strut

/// How a text is to be measured: the command's options, each of which a record may override by the same name.
package struct MeasureSettings: Sendable {
  package var font = FontRequest()
  package var width: Double?
  package var height: Double?
  package var lineLimit = 0
  package var breakMode = LineBreakMode.byTruncatingTail
  package var language: String?
  package var direction = WritingDirection.natural
  package var displayScale = 3.0
  package var paragraph = ParagraphSettings()
  package var lineBreaks = LineBreakOptions()

  package init() {}

  /// Keys that measure.
  package static let keys =
    [
      "font", "size", "style", "category", "weight", "era", "width", "height", "lineLimit", "breakMode", "lang",
      "direction",
      "scale", "lineBreakStrategy", "hyphenation",
    ] + ParagraphSettings.keys

  /// Takes one option in, or says what is wrong with it.
  package mutating func set(_ key: String, _ value: JSONValue) throws(RequestFailure) {
    switch key {
    case "font": font.name = try string(key, value)
    case "size": font.size = try points(key, value)
    case "style": font.style = try named(key, value) { text throws(UnknownNameError) in try TextStyle.named(text) }
    case "category":
      font.category = try named(key, value) { text throws(UnknownNameError) in try ContentSizeCategory.named(text) }
    case "weight": font.weight = try named(key, value) { text throws(UnknownNameError) in try FontWeight.named(text) }
    case "era": font.era = try named(key, value) { text throws(UnknownNameError) in try Era.named(text) }
    case "width": width = try points(key, value, upTo: Values.greatestOffer)
    case "height": height = try points(key, value, upTo: Values.greatestOffer)
    case "lineLimit": lineLimit = try count(key, value)
    case "breakMode": breakMode = try choice(key, value)
    case "lang": language = try language(value)
    case "direction": direction = try choice(key, value)
    case "scale": displayScale = try scale(value)
    case "features": font.features = try FontSettingText.features(value)
    case "variations": font.variations = try FontSettingText.variations(value)
    case "lineBreakStrategy": lineBreaks.strategy = try LineBreakText.strategy(value)
    case "hyphenation": lineBreaks.hyphenationFactor = try LineBreakText.factor(value)
    default: if try !paragraph.set(key, value) { throw .unknownKey(key) }
    }
  }

  // MARK: Readings

  private func string(_ key: String, _ value: JSONValue) throws(RequestFailure) -> String {
    guard case .string(let text) = value else { throw .badValue("\(key) is a string, not \(value.text).") }
    return text
  }

  /// A language tag as BCP 47 writes it, or with the underscores of locale names.
  private func language(_ value: JSONValue) throws(RequestFailure) -> String {
    let tag = try string("lang", value)
    guard LanguageTag.isWellFormed(tag) else {
      throw .badValue("lang is a language tag such as de, ar or zh-Hant, not \(value.quoted).")
    }
    return tag
  }

  private func points(
    _ key: String, _ value: JSONValue, upTo greatest: Double = Values.greatest
  ) throws(RequestFailure) -> Double {
    guard let number = value.asNumber, (0...greatest).contains(number) else {
      throw .badValue("\(key) is a number of points from 0 to \(Int(greatest)), not \(value.quoted).")
    }
    return number.magnitude  // -0 is 0
  }

  private func count(_ key: String, _ value: JSONValue) throws(RequestFailure) -> Int {
    guard let number = value.asNumber, let count = Int(exactly: number), (0...Int(Values.greatest)).contains(count)
    else {
      throw .badValue("\(key) is a whole number from 0 (no limit) to \(Int(Values.greatest)), not \(value.quoted).")
    }
    return count
  }

  private func scale(_ value: JSONValue) throws(RequestFailure) -> Double {
    guard let number = value.asNumber, Values.scales.contains(number) else {
      throw .badValue("scale is a number of pixels to a point from 0.01 to 100, not \(value.quoted).")
    }
    return number
  }

  private func named<Value>(
    _ key: String, _ value: JSONValue, _ find: (String) throws(UnknownNameError) -> Value
  ) throws(RequestFailure) -> Value {
    switch value {
    case .string, .integer, .number: break
    default: throw .badValue("\(key) is a name, not \(value.text).")
    }
    do throws(UnknownNameError) { return try find(value.text) } catch { throw .badValue(error.description) }
  }

  private func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, _ value: JSONValue
  ) throws(RequestFailure) -> Choice {
    let known = Choice.allCases.map(\.rawValue)
    let wanted = value.text.lowercased()
    if let choice = Choice.allCases.first(where: { $0.rawValue.lowercased() == wanted }) { return choice }
    throw .badValue("no \(key) \(value.quoted); it is one of \(known.joined(separator: ", ")).")
  }
}

/// Which font a text is measured in.
package struct FontRequest: Hashable, Sendable {
  package var name: String?
  package var size: Double?
  package var style: TextStyle?
  package var category = ContentSizeCategory.large
  package var weight: FontWeight?
  /// Whether a text style's own font has higher lines.
  package var hasTallLines = false
  /// The release whose widths an alias has.
  package var era = Era.standard
  package var features: [FontFeature] = []
  package var variations: [String: Double] = [:]

  /// The system font at 17 points, until something is asked for.
  package init() {}

  /// The font with its features and at its place in the design space.
  package func font(in catalog: FontCatalog) throws -> (font: Font, match: FontMatch?) {
    var (font, match) = try plainFont(in: catalog)
    font = font.adjusted(to: era)
    if !variations.isEmpty {
      font = Font(
        face: try font.face.instance(at: variations), pointSize: font.pointSize,
        metrics: font.metrics == font.face.metrics ? nil : font.metrics, features: font.features,
        opticalSizing: font.opticalSizing)
    }
    return (features.isEmpty ? font : font.withFeatures(font.features + features), match)
  }

  /// The font: `style` alone is the preferred font; with a font or a size it scales that; without it, the size is as given.
  private func plainFont(in catalog: FontCatalog) throws -> (font: Font, match: FontMatch?) {
    if let style, name == nil, size == nil, weight == nil {
      let font = try catalog.preferredFont(for: style, category: category, hasTallLines: hasTallLines)
      return (font, catalog.systemMatch(of: font))
    }
    let size = size ?? 17
    let match =
      try name.map { try catalog.match($0, weight: weight) } ?? catalog.systemFontMatch(weight: weight ?? .regular)
    let font = match.font(size: size)
    guard let style else { return (font, match) }
    if name == nil, self.size == nil {
      // A style with a weight: the style's own size, in that weight.
      let preferred = try catalog.preferredFont(for: style, category: category)
      return (match.font(size: preferred.pointSize), match)
    }
    return (try FontScaler(style: style).scaledFont(for: font, category: category), match)
  }
}

extension RequestFailure {
  package static func badValue(_ message: String) -> RequestFailure {
    RequestFailure(status: .usage, code: "bad-value", message: message)
  }
}
