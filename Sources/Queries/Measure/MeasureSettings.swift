package import JSONText
package import Strut

/// The settings for measuring text, which the options of ``MeasureOption`` set.
package struct MeasureSettings: Hashable, Sendable {
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

  /// Sets the option with a key, or throws the reason that the value is invalid.
  package mutating func set(_ key: String, _ value: JSONValue) throws(RequestFailure) {
    guard let option = MeasureOption.named(key) else { throw .unknownKey(key) }
    try option.set(&self, value)
  }
}

/// The font in which text is measured.
package struct FontRequest: Hashable, Sendable {
  /// A new name resets the face.
  package var name: String? { didSet { faceIndex = nil } }
  /// The index of the face in the file that the name is the path of, from 0; nil for the first.
  package var faceIndex: Int?
  package var size: Double?
  package var style: TextStyle?
  package var category = ContentSizeCategory.large
  package var weight: FontWeight?
  /// True for the taller lines of the fonts of text styles.
  package var hasTallLines = false
  /// The iOS release whose widths an alias has.
  package var era = Era.standard
  package var features: [FontFeature] = []
  package var variations: [String: Double] = [:]

  /// The system font at 17 points, unless a font is requested.
  package init() {}

  /// Returns the font with its features and at its location in the design space.
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

  /// Returns the font. `style` alone selects the preferred font; with a font or a size, that font
  /// is scaled. Without `style` the size is as given.
  private func plainFont(in catalog: FontCatalog) throws -> (font: Font, match: FontMatch?) {
    if let style, name == nil, size == nil, weight == nil {
      let font = try catalog.preferredFont(for: style, category: category, hasTallLines: hasTallLines)
      return (font, catalog.systemMatch(of: font))
    }
    let size = size ?? 17
    let match = try name.map { try namedMatch($0, in: catalog) } ?? catalog.systemFontMatch(weight: weight ?? .regular)
    let font = match.font(size: size)
    guard let style else { return (font, match) }
    if name == nil, self.size == nil {
      // Returns the font of a style with a weight, at the size of the style.
      let preferred = try catalog.preferredFont(for: style, category: category)
      return (match.font(size: preferred.pointSize), match)
    }
    return (try FontScaler(style: style).scaledFont(for: font, category: category), match)
  }
}

extension FontRequest {
  /// Returns the face of a name, or of a file with several faces.
  private func namedMatch(_ name: String, in catalog: FontCatalog) throws -> FontMatch {
    guard let faceIndex else { return try catalog.match(name, weight: weight) }
    guard FontCatalog.looksLikePath(name) else { throw RequestFailure.faceOfName(name) }
    guard weight == nil else {
      throw RequestFailure.usage(
        "a face that is selected by its index has its own weight; omit the weight, or set the variation wght=….")
    }
    return try catalog.match(path: name, faceIndex: faceIndex)
  }
}

extension RequestFailure {
  /// Returns the failure of a face index for a font that is not a file.
  static func faceOfName(_ name: String) -> RequestFailure {
    .usage("a face index requires a font file; give the path of the file instead of the name \"\(name)\".")
  }

  package static func badValue(_ message: String) -> RequestFailure {
    RequestFailure(status: .usage, code: "bad-value", message: message)
  }
}
