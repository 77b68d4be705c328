import Foundation

/// Sets of language codes, by how certainly a word in a file's name is one of them: most words of
/// three letters are the code of some language.
///
/// All are from CLDR, through Foundation; Strut has no list of its own.
enum LanguageCodes {
  /// The codes that ICU lists: those of ISO 639-1, and those of ISO 639-2 and 639-3 with CLDR data.
  case listed
  /// The listed codes, and those of languages with an English name.
  case named
  /// All codes known to CLDR, at least by the usual script of the language: nearly all of ISO
  /// 639-3.
  case known

  /// Returns true if a word is one of the codes. Former codes count as the current ones.
  func contain(_ word: String) -> Bool {
    guard (2...3).contains(word.utf8.count), word.utf8.allSatisfy({ (97...122).contains($0) }) else { return false }
    // The code, possibly with a script.
    let code = String(TextLocale(word).tag.prefix { $0 != "-" })
    if Locale.LanguageCode(code).isISOLanguage { return true }
    guard self != .listed, word.utf8.count == 3 else { return false }
    if let name = Self.english.localizedString(forLanguageCode: word), name != word { return true }
    return self == .known && Locale.Language(identifier: word).maximalIdentifier.hasPrefix(word + "-")
  }

  /// Returns true if a word is a language tag whose language is one of the codes: `de`, `pt_BR`,
  /// `zh-Hant-TW`, `sr@latin`, or a pseudolanguage.
  func haveLanguage(of word: String) -> Bool {
    let parts = word.split(omittingEmptySubsequences: false) { "-_@".contains($0) }
    guard let first = parts.first, contain(String(first)), parts.count <= 4 else { return false }
    return parts.dropFirst().allSatisfy { part in
      (2...8).contains(part.utf8.count) && part.utf8.allSatisfy { $0 < 0x80 }
        && part.allSatisfy { $0.isLetter || $0.isNumber }
        && (part.utf8.count == 2 || part.utf8.count == 4 || part.allSatisfy(\.isNumber) || word.contains("@"))
    }
  }

  private static let english = Locale(identifier: "en")
}
