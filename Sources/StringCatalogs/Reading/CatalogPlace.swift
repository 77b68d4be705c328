import Foundation

/// What the names of a file and its folders say of its strings.
struct CatalogPlace {
  /// The file's name without what follows its last point.
  let base: String
  /// The folders above it, the nearest first.
  private let folders: [String]
  private let isAbsolute: Bool
  /// Which of the names is a language's as the files beside tell; nil where they tell nothing.
  private let language: LanguageName?
  /// The codes that the ending of the file's name may have: all of an ARB file, which holds strings whatever it is called.
  private let endings: LanguageCodes

  /// Which name of a file is a language's where the name could be a word as well.
  enum LanguageName {
    /// The file's own.
    case file
    /// That of the folder it is in.
    case folder
  }

  init(path: String, language: LanguageName? = nil) {
    self.language = language
    let parts = path.split(separator: "/").filter { $0 != "." }
    let name = DocumentPath.parts(of: path)
    base = String(name.base)
    endings = name.suffix == CatalogFormat.arb.rawValue ? .known : .listed
    folders = parts.dropLast().reversed().map(String.init)
    isAbsolute = path.hasPrefix("/")
  }

  /// The folder that has the strings of all languages: the file's own, or the one that has the folders of its languages. An app's
  /// targets have one each.
  var root: String {
    let own =
      folders.firstIndex { $0.lowercased().hasSuffix(".lproj") }
      ?? (folders.first?.hasPrefix("values") == true ? 0 : nil)
      ?? (isNamedByLanguage ? nil : folderOfLocale)
    return (isAbsolute ? "/" : "") + folders.dropFirst(own.map { $0 + 1 } ?? 0).reversed().joined(separator: "/")
  }

  /// Which of the folders is named by a locale, and says the file's: the file's own, or the next one where the file's name ends in no
  /// locale.
  private var folderOfLocale: Int? {
    if let own = folders.first, language == .folder || LanguageCodes.listed.haveLanguage(of: own) { return 0 }
    return localeEnding == nil && folders.count > 1 && LanguageCodes.listed.haveLanguage(of: folders[1]) ? 1 : nil
  }

  /// Whether the file's whole name is surely a language's.
  var isNamedByLanguage: Bool { language == .file || LanguageCodes.listed.haveLanguage(of: base) }

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
    if isNamedByLanguage { return (base, nil) }
    if let folder = folderOfLocale { return (folders[folder], base) }
    return localeEnding
  }

  /// The file's name where it could be the code of any language, and could be a word as well.
  var shortName: String? { Self.isShort(base) ? base : nil }

  /// The file's name where it is the tag of a language that is known, and could be a word as well.
  var possibleName: String? { LanguageCodes.known.haveLanguage(of: base) ? base : nil }

  /// The folder's name where it is the code of a language that is known, and could be a word as well.
  var possibleFolder: String? { shortFolder.flatMap { LanguageCodes.known.contain($0) ? $0 : nil } }

  /// The folder's name where it could be the code of any language.
  var shortFolder: String? { folders.first.flatMap { Self.isShort($0) ? $0 : nil } }

  private static func isShort(_ name: String) -> Bool {
    name.utf8.count == 3 && name.utf8.allSatisfy { (97...122).contains($0) }
  }

  /// The locale that the file's name ends in, and what stands before it; nil where it ends in none. A whole name may be that of any language
  /// with a name in English, which `src` is as well.
  private var localeEnding: (locale: String, table: String?)? {
    if LanguageCodes.named.haveLanguage(of: base) || endings.haveLanguage(of: base) { return (base, nil) }
    let starts = base.indices.filter { "._-".contains(base[$0]) }
    // The longest ending that is a locale: "app_zh_Hant" ends in "zh_Hant".
    for start in starts {
      let ending = String(base[base.index(after: start)...])
      if endings.haveLanguage(of: ending) { return (ending, String(base[..<start])) }
    }
    return nil
  }
}
