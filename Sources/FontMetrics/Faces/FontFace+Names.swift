internal import FontInterop

/// The names a font goes by: in English where it has them in English.
///
/// Of several strings of one kind, Windows' in American English wins, then the Macintosh's in English, then another English,
/// then that of the Unicode platform, which says no language, then the first of Windows' and of the Macintosh's.
public struct FontNames: Hashable, Sendable {
  /// The typographic family where the font has one (name ID 16), else the family (1).
  public let family: String?
  /// The typographic subfamily (17), else the subfamily (2).
  public let subfamily: String?
  /// The full name (4).
  public let fullName: String?
  /// The PostScript name (6).
  public let postScriptName: String?
  /// The version string (5).
  public let version: String?
}

/// One string of the `name` table, in one language.
public struct LocalizedFontName: Hashable, Sendable {
  /// What it names, by OpenType's number: 1 the family, 4 the full name, above 255 the font's own.
  public let nameID: Int
  /// BCP 47, "zh-TW"; `nil` where the table does not say (the Unicode platform without language tags).
  public let language: String?
  /// The text.
  public let value: String

  /// What `nameID` is in a word, "family"; `nil` for the font's own names and the numbers that OpenType keeps back.
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
  /// The names it goes by.
  public var names: FontNames {
    let face = file.openType
    return FontNames(
      family: face.name(16) ?? face.name(1), subfamily: face.name(17) ?? face.name(2), fullName: face.name(4),
      postScriptName: face.name(6), version: face.name(5))
  }

  /// Every string of its `name` table in every language, by name ID and then in the table's order; what two platforms say alike
  /// stands once.
  ///
  /// Read are Unicode, Windows' Unicode and symbol encodings, and the Macintosh's Roman, Greek, Cyrillic, Central European,
  /// Turkish, Icelandic, Croatian and Romanian. Strings in other encodings are left out, and so is what comes after a mebibyte.
  /// - Complexity: Linear in the table.
  public var allNames: [LocalizedFontName] {
    file.openType.names.map { LocalizedFontName(nameID: $0.id, language: $0.language, value: $0.value) }
  }
}
