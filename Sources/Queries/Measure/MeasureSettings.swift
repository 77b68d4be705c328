package import JSONText
package import Strut

/// How a text is to be measured: what the options of ``MeasureOption`` set.
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

  /// Takes the option with a key in, or says what is wrong with it.
  package mutating func set(_ key: String, _ value: JSONValue) throws(RequestFailure) {
    guard let option = MeasureOption.named(key) else { throw .unknownKey(key) }
    try option.set(&self, value)
  }
}

/// Which font a text is measured in.
package struct FontRequest: Hashable, Sendable {
  /// Another name has no face chosen.
  package var name: String? { didSet { faceIndex = nil } }
  /// Which face of the file that the name is the path of, from 0; nil for the first.
  package var faceIndex: Int?
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
    let match = try name.map { try namedMatch($0, in: catalog) } ?? catalog.systemFontMatch(weight: weight ?? .regular)
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

extension FontRequest {
  /// The face of a name, or of a file that has several.
  private func namedMatch(_ name: String, in catalog: FontCatalog) throws -> FontMatch {
    guard let faceIndex else { return try catalog.match(name, weight: weight) }
    guard FontCatalog.looksLikePath(name) else { throw RequestFailure.faceOfName(name) }
    guard weight == nil else {
      throw RequestFailure.usage(
        "a face that is chosen by its number has its own weight: leave the weight out, or give the variations wght=….")
    }
    return try catalog.match(path: name, faceIndex: faceIndex)
  }
}

extension RequestFailure {
  /// A number of a face where the font is no file.
  static func faceOfName(_ name: String) -> RequestFailure {
    .usage("a face number needs a font file: give the file's path instead of the name \"\(name)\".")
  }

  package static func badValue(_ message: String) -> RequestFailure {
    RequestFailure(status: .usage, code: "bad-value", message: message)
  }
}
