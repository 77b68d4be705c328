// swift-format-ignore
private let spellings: [TextStyle: (name: String, alias: String?, uiKitRawValue: String?)] = [
  .largeTitle:       ("largeTitle",       nil,       "UICTFontTextStyleTitle0"),
  .title1:           ("title1",           "title",   "UICTFontTextStyleTitle1"),
  .title2:           ("title2",           nil,       "UICTFontTextStyleTitle2"),
  .title3:           ("title3",           nil,       "UICTFontTextStyleTitle3"),
  .headline:         ("headline",         nil,       "UICTFontTextStyleHeadline"),
  .body:             ("body",             nil,       "UICTFontTextStyleBody"),
  .callout:          ("callout",          nil,       "UICTFontTextStyleCallout"),
  .subheadline:      ("subheadline",      "subhead", "UICTFontTextStyleSubhead"),
  .footnote:         ("footnote",         nil,       "UICTFontTextStyleFootnote"),
  .caption1:         ("caption1",         "caption", "UICTFontTextStyleCaption1"),
  .caption2:         ("caption2",         nil,       "UICTFontTextStyleCaption2"),
  .extraLargeTitle:  ("extraLargeTitle",  nil,       nil),
  .extraLargeTitle2: ("extraLargeTitle2", nil,       nil),
]

extension TextStyle {
  /// Strut's name: `largeTitle`, `title1` ….
  public var name: String { spellings[self]?.name ?? "" }

  /// The raw value of UIKit's `UIFont.TextStyle`, such as `UICTFontTextStyleTitle0` for
  /// ``largeTitle``.
  ///
  /// Nil for the two extra large titles, whose raw values are not published.
  public var uiKitRawValue: String? { spellings[self]?.uiKitRawValue }

  /// Creates the style with a name, not case-sensitive, or returns nil for an unknown one.
  ///
  /// Accepted are Strut's names, UIKit's raw values, `subhead`, and SwiftUI's `title` and `caption`
  /// (`title1`, `caption1`).
  public init?(name: String) {
    let wanted = name.lowercased()
    let match = Self.allCases.first { style in style.names.contains { $0.lowercased() == wanted } }
    guard let match else { return nil }
    self = match
  }

  /// Returns the style with a name, like ``init(name:)``, or throws an error that suggests the
  /// nearest name.
  public static func named(_ name: String) throws(UnknownNameError) -> TextStyle {
    if let style = TextStyle(name: name) { return style }
    throw UnknownNameError(
      kind: "text style", name: name, members: allCases.map(\.name), spellings: allCases.flatMap(\.names))
  }

  private var names: [String] { [name, spellings[self]?.alias, uiKitRawValue].compactMap { $0 } }
}

extension TextStyle: Codable {
  /// Decodes a name as ``named(_:)`` does.
  public init(from decoder: any Decoder) throws {
    self = try Self.named(decoder.singleValueContainer().decode(String.self))
  }
  /// Encodes the ``name``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

extension TextStyle: CustomStringConvertible {
  /// Strut's name.
  public var description: String { name }
}
