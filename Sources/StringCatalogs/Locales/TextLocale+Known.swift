import Foundation

extension TextLocale {
  /// True if the language is in ISO 639 or for private use: `de`, `haw`, `qaa`; false for other
  /// words, such as `german`.
  package var isKnown: Bool {
    let code = String(tag.prefix { $0 != "-" })
    if pseudolanguage != nil || code == "und" || Self.isPrivate(code) { return true }
    return Self.codes.contains(code)
  }

  /// Returns the code of a language by its English name in any case, `german`, or nil if no
  /// language has it.
  package static func code(ofLanguageNamed name: String) -> String? {
    let english = Locale(identifier: "en")
    return codes.filter {
      english.localizedString(forLanguageCode: $0)?.caseInsensitiveCompare(name) == .orderedSame
    }.min { ($0.count, $0) < ($1.count, $1) }
  }

  private static let codes = Set(Locale.LanguageCode.isoLanguageCodes.map(\.identifier))

  /// Returns true for a private code: `qaa` to `qtz`, or one letter.
  private static func isPrivate(_ code: String) -> Bool {
    code.count == 1 || (code.count == 3 && code >= "qaa" && code <= "qtz")
  }
}
