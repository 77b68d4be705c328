internal import FontInterop

/// The names of a font, in English if available.
///
/// The first available string of a kind is used, in this order: Windows' American English, the
/// Macintosh's English, another English string, the Unicode platform's string without a language,
/// the first of Windows' and the first of the Macintosh's.
public struct FontNames: Hashable, Sendable {
  /// The typographic family (name ID 16), or else the family (1).
  public let family: String?
  /// The typographic subfamily (17), or else the subfamily (2).
  public let subfamily: String?
  /// The full name (4).
  public let fullName: String?
  /// The PostScript name (6).
  public let postScriptName: String?
  /// The version string (5).
  public let version: String?
}

/// A string of the `name` table in one language.
public struct LocalizedFontName: Hashable, Sendable {
  /// The meaning of the string, as OpenType's number: 1 is the family, 4 the full name, and numbers
  /// above 255 are the font's own.
  public let nameID: Int
  /// The language as a BCP 47 tag, such as "zh-TW", or `nil` if unspecified (the Unicode platform
  /// without language tags).
  public let language: String?
  /// The text.
  public let value: String

  /// The meaning of `nameID` as a word, such as "family", or `nil` for the font's own names and
  /// reserved numbers.
  public var key: String? { Self.keys.indices.contains(nameID) ? Self.keys[nameID] : nil }

  /// OpenType, `name`: "Name IDs".
  private static let keys: [String?] = [
    "copyright", "family", "subfamily", "uniqueIdentifier", "fullName", "version", "postScriptName", "trademark",
    "manufacturer", "designer", "description", "vendorURL", "designerURL", "license", "licenseURL", nil,
    "typographicFamily", "typographicSubfamily", "compatibleFullName", "sampleText", "postScriptCIDName", "wwsFamily",
    "wwsSubfamily", "lightBackgroundPalette", "darkBackgroundPalette", "variationsPostScriptNamePrefix",
  ]
}

extension FontFace {
  /// The names of the font.
  public var names: FontNames {
    let face = file.openType
    return FontNames(
      family: face.name(16) ?? face.name(1), subfamily: face.name(17) ?? face.name(2), fullName: face.name(4),
      postScriptName: face.name(6), version: face.name(5))
  }

  /// All strings of the `name` table in every language, by name ID and then in the order of the
  /// table. Identical strings of two platforms appear once.
  ///
  /// Supported are Unicode, Windows' Unicode and symbol encodings, and the Macintosh's Roman,
  /// Greek, Cyrillic, Central European, Turkish, Icelandic, Croatian and Romanian. Strings in other
  /// encodings are skipped, and so is everything after one mebibyte.
  ///
  /// - Complexity: Linear in the table.
  public var allNames: [LocalizedFontName] {
    file.openType.names.map { LocalizedFontName(nameID: $0.id, language: $0.language, value: $0.value) }
  }
}
