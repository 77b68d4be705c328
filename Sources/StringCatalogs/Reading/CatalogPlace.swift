import Foundation

/// What the names of a file and its folders say of its strings.
struct CatalogPlace {
  /// The file's name without what follows its last point.
  let base: String
  /// The folders above it, the nearest first.
  private let folders: [String]
  private let isAbsolute: Bool
  /// Whether the folder is certainly named by a language where its name could be one's.
  private let isAmongLanguages: Bool

  init(path: String, isAmongLanguages: Bool = false) {
    self.isAmongLanguages = isAmongLanguages
    let parts = path.split(separator: "/").filter { $0 != "." }
    base = String(DocumentPath.parts(of: path).base)
    folders = parts.dropLast().reversed().map(String.init)
    isAbsolute = path.hasPrefix("/")
  }

  /// The folder that has the strings of all languages: the file's own, or the one that has the folders of its languages. An app's
  /// targets have one each.
  var root: String {
    let own =
      folders.firstIndex { $0.lowercased().hasSuffix(".lproj") }
      ?? (folders.first?.hasPrefix("values") == true ? 0 : nil)
      ?? (Self.isLocale(base) ? nil : folderOfLocale)
    return (isAbsolute ? "/" : "") + folders.dropFirst(own.map { $0 + 1 } ?? 0).reversed().joined(separator: "/")
  }

  /// Which of the folders is named by a locale, and says the file's: the file's own, or the next one where the file's name ends in no
  /// locale.
  private var folderOfLocale: Int? {
    if let own = folders.first, Self.isLocale(own) || (isAmongLanguages && shortFolder != nil) { return 0 }
    return Self.localeEnding(of: base) == nil && folders.count > 1 && Self.isLocale(folders[1]) ? 1 : nil
  }

  /// The locale of the nearest `.lproj` folder; ``CatalogAssembly/base`` for `Base.lproj`; nil outside any.
  var projectLocale: String? {
    guard let folder = folders.first(where: { $0.lowercased().hasSuffix(".lproj") }) else { return nil }
    let name = String(folder.dropLast(6))
    if name == CatalogAssembly.base { return name }
    return ProjectLanguage.tag(of: name)
  }

  /// The locale of an Android folder: `values-pt-rBR`, `values-b+sr+Latn`; ``CatalogAssembly/base`` for `values`. Nil for another folder,
  /// and for one whose resources are for some devices alone (`values-night`, `values-de-v21`).
  var resourceLocale: String? {
    guard let folder = folders.first else { return nil }
    var parts = folder.split(separator: "-").map(String.init)[...]
    guard parts.popFirst() == "values" else { return nil }
    guard let first = parts.popFirst() else { return CatalogAssembly.base }
    if first.hasPrefix("b+") { return parts.isEmpty ? String(first.dropFirst(2)).replacing("+", with: "-") : nil }
    // All that Android calls by two or three small letters are languages, but for docks of cars.
    guard (2...3).contains(first.utf8.count), first.utf8.allSatisfy({ (97...122).contains($0) }), first != "car" else {
      return nil
    }
    guard let region = parts.popFirst() else { return first }
    return region.hasPrefix("r") && region.count == 3 && parts.isEmpty ? "\(first)-\(region.dropFirst())" : nil
  }

  /// Whether the folder is one of Android's values, for whatever language or device.
  var isAmongValues: Bool { folders.first.map { $0 == "values" || $0.hasPrefix("values-") } ?? false }

  /// The locale of an `.lproj`, of the file's name, `de`, of a folder `de`, or of the ending of the file's name, `app_de`, with the
  /// table that the rest of the name is. An ending may be a word, `sign-in`, so a folder comes before it.
  var named: (locale: String, table: String?)? {
    if let folder = projectLocale { return (folder, base) }
    if Self.isLocale(base) { return (base, nil) }
    if let folder = folderOfLocale { return (folders[folder], base) }
    return Self.localeEnding(of: base)
  }

  /// The file's name where it could be the code of any language, and could be a word as well.
  var shortName: String? {
    base.utf8.count == 3 && base.utf8.allSatisfy { (97...122).contains($0) } ? base : nil
  }

  /// The folder's name where it could be the code of any language.
  var shortFolder: String? {
    folders.first.flatMap { $0.utf8.count == 3 && $0.utf8.allSatisfy { (97...122).contains($0) } ? $0 : nil }
  }

  /// The locale that a file's name ends in, and what stands before it; nil where it ends in none.
  private static func localeEnding(of base: String) -> (locale: String, table: String?)? {
    if isLocale(base, isName: true) { return (base, nil) }
    let starts = base.indices.filter { "._-".contains(base[$0]) }
    // The longest ending that is a locale: "app_zh_Hant" ends in "zh_Hant".
    for start in starts {
      let ending = String(base[base.index(after: start)...])
      if isLocale(ending) { return (ending, String(base[..<start])) }
    }
    return nil
  }

  /// Whether a word is a language tag of a language that exists: `de`, `pt_BR`, `zh-Hant-TW`, `sr@latin`, or a pseudolanguage.
  ///
  /// - Parameter isName: Whether the word is a file's whole name: then it may be any language that has a name in English, which `src` is
  ///   as well.
  static func isLocale(_ word: String, isName: Bool = false) -> Bool {
    let parts = word.split(omittingEmptySubsequences: false) { "-_@".contains($0) }
    guard let first = parts.first, isLanguage(String(first)) || (isName && hasName(String(first))), parts.count <= 4
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (2...8).contains(part.utf8.count) && part.utf8.allSatisfy { $0 < 0x80 }
        && part.allSatisfy { $0.isLetter || $0.isNumber }
        && (part.utf8.count == 2 || part.utf8.count == 4 || part.allSatisfy(\.isNumber) || word.contains("@"))
    }
  }

  private static func isLanguage(_ word: String) -> Bool {
    guard (2...3).contains(word.utf8.count), word == word.lowercased() else { return false }
    // Old codes stand for today's, perhaps with a script.
    let code = TextLocale(word).tag.prefix { $0 != "-" }
    return Locale.LanguageCode(String(code)).isISOLanguage
  }

  /// Whether three letters are the code of a language that has a name in English.
  static func hasName(_ word: String) -> Bool {
    guard word.utf8.count == 3, word.utf8.allSatisfy({ (97...122).contains($0) }) else { return false }
    return english.localizedString(forLanguageCode: word).map { $0 != word } ?? false
  }

  private static let english = Locale(identifier: "en")
}
