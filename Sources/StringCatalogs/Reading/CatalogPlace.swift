import Foundation

/// What the names of a file and its folders say of its strings.
struct CatalogPlace {
  /// The file's name without what follows its last point.
  let base: String
  /// The folders above it, the nearest first.
  private let folders: [String]

  init(path: String) {
    let parts = path.split(separator: "/")
    base = String(DocumentPath.parts(of: path).base)
    folders = parts.dropLast().reversed().map(String.init)
  }

  /// The locale of the nearest `.lproj` folder; ``CatalogAssembly/base`` for `Base.lproj`; nil outside any.
  var projectLocale: String? {
    guard let folder = folders.first(where: { $0.lowercased().hasSuffix(".lproj") }) else { return nil }
    let name = String(folder.dropLast(6))
    if name == CatalogAssembly.base { return name }
    return Self.projectNames[name] ?? name
  }

  /// Names of folders from before there were language tags.
  private static let projectNames = [
    "English": "en", "German": "de", "French": "fr", "Italian": "it", "Japanese": "ja", "Spanish": "es", "Dutch": "nl",
  ]

  /// The locale of an Android folder: `values-pt-rBR`, `values-b+sr+Latn`; ``CatalogAssembly/base`` for `values`. Nil for another folder,
  /// and for one whose resources are for some devices alone (`values-night`, `values-de-v21`).
  var resourceLocale: String? {
    guard let folder = folders.first else { return nil }
    var parts = folder.split(separator: "-").map(String.init)[...]
    guard parts.popFirst() == "values" else { return nil }
    guard let first = parts.popFirst() else { return CatalogAssembly.base }
    if first.hasPrefix("b+") { return parts.isEmpty ? String(first.dropFirst(2)).replacing("+", with: "-") : nil }
    guard Self.isLanguage(first), first != "car" else { return nil }
    guard let region = parts.popFirst() else { return first }
    return region.hasPrefix("r") && region.count == 3 && parts.isEmpty ? "\(first)-\(region.dropFirst())" : nil
  }

  /// The locale in the file's name, `de` or `app_de`, or in that of a folder, with the table that the rest of the name is.
  var named: (locale: String, table: String?)? {
    if Self.isLocale(base) { return (base, nil) }
    let starts = base.indices.filter { "._-".contains(base[$0]) }
    // The longest ending that is a locale: "app_zh_Hant" ends in "zh_Hant".
    for start in starts {
      let ending = String(base[base.index(after: start)...])
      if Self.isLocale(ending) { return (ending, String(base[..<start])) }
    }
    guard let folder = folders.prefix(2).first(where: { Self.isLocale($0) }) else { return nil }
    return (folder, base)
  }

  /// Whether a word is a language tag of a language that exists: `de`, `pt_BR`, `zh-Hant-TW`, `sr@latin`, or a pseudolanguage.
  static func isLocale(_ word: String) -> Bool {
    let parts = word.split(omittingEmptySubsequences: false) { "-_@".contains($0) }
    guard let first = parts.first, isLanguage(String(first)), parts.count <= 4 else { return false }
    return parts.dropFirst().allSatisfy { part in
      (2...8).contains(part.utf8.count) && part.utf8.allSatisfy { $0 < 0x80 }
        && part.allSatisfy { $0.isLetter || $0.isNumber }
        && (part.utf8.count == 2 || part.utf8.count == 4 || part.allSatisfy(\.isNumber) || word.contains("@"))
    }
  }

  private static func isLanguage(_ word: String) -> Bool {
    guard (2...3).contains(word.utf8.count), word == word.lowercased() else { return false }
    return Locale.LanguageCode(TextLocale(word).tag).isISOLanguage
  }
}
