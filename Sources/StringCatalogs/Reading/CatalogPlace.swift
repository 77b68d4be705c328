import Foundation

/// The locale and the table that a file's path implies.
struct CatalogPlace {
  /// The file's name without its extension.
  let base: String
  /// The folders that contain the file, innermost first.
  private let folders: [String]
  private let isAbsolute: Bool
  /// The part of the path that names a language, as determined from neighboring files; nil if they
  /// do not determine it.
  private let language: LanguageName?
  /// The language codes allowed at the end of the file's name: all for an ARB file, which contains
  /// strings regardless of its name.
  private let endings: LanguageCodes

  /// The part of a path that names a language, if that name could also be a word.
  enum LanguageName {
    /// The file's name.
    case file
    /// The name of the file's folder.
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

  /// The folder that contains the strings of all languages: the file's folder, or the one that
  /// contains the folders of its languages. Each target of an app has its own.
  var root: String {
    let own =
      folders.firstIndex { $0.lowercased().hasSuffix(".lproj") }
      ?? (folders.first?.hasPrefix("values") == true ? 0 : nil)
      ?? (isNamedByLanguage ? nil : folderOfLocale)
    return (isAbsolute ? "/" : "") + folders.dropFirst(own.map { $0 + 1 } ?? 0).reversed().joined(separator: "/")
  }

  /// The index of the folder whose name is the file's locale: the file's own folder, or its parent
  /// if the file's name does not end in a locale.
  private var folderOfLocale: Int? {
    if let own = folders.first, language == .folder || LanguageCodes.listed.haveLanguage(of: own) { return 0 }
    return localeEnding == nil && folders.count > 1 && LanguageCodes.listed.haveLanguage(of: folders[1]) ? 1 : nil
  }

  /// True if the file's whole name is certainly a language.
  var isNamedByLanguage: Bool { language == .file || LanguageCodes.listed.haveLanguage(of: base) }

  /// The locale of the nearest `.lproj` folder; ``CatalogAssembly/base`` for `Base.lproj`; nil
  /// outside such a folder.
  var projectLocale: String? {
    guard let folder = folders.first(where: { $0.lowercased().hasSuffix(".lproj") }) else { return nil }
    let name = String(folder.dropLast(6))
    if name == CatalogAssembly.base { return name }
    return ProjectLanguage.tag(of: name)
  }

  /// The locale of an Android folder: `values-pt-rBR`, `values-b+sr+Latn`; ``CatalogAssembly/base``
  /// for `values`. Nil for other folders, and for folders whose resources are only for some devices
  /// (`values-night`, `values-de-v21`).
  var resourceLocale: String? {
    guard let folder = folders.first else { return nil }
    var parts = folder.split(separator: "-").map(String.init)[...]
    guard parts.popFirst() == "values" else { return nil }
    guard let first = parts.popFirst() else { return CatalogAssembly.base }
    if first.hasPrefix("b+") { return parts.isEmpty ? String(first.dropFirst(2)).replacing("+", with: "-") : nil }
    // Every Android qualifier of two or three lowercase letters is a language, except `car`, a
    // dock.
    guard (2...3).contains(first.utf8.count), first.utf8.allSatisfy({ (97...122).contains($0) }), first != "car" else {
      return nil
    }
    guard let region = parts.popFirst() else { return first }
    return region.hasPrefix("r") && region.count == 3 && parts.isEmpty ? "\(first)-\(region.dropFirst())" : nil
  }

  /// True if the folder is an Android `values` folder, for any language or device.
  var isAmongValues: Bool { folders.first.map { $0 == "values" || $0.hasPrefix("values-") } ?? false }

  /// The locale named by an `.lproj` folder, by the file's name (`de`), by its folder (`de`) or by
  /// the end of the file's name (`app_de`), and the table, which is the rest of the name. The end
  /// of a name may be a word, as in `sign-in`, so the folder takes precedence.
  var named: (locale: String, table: String?)? {
    if let folder = projectLocale { return (folder, base) }
    if isNamedByLanguage { return (base, nil) }
    if let folder = folderOfLocale { return (folders[folder], base) }
    return localeEnding
  }

  /// The file's name if it could be a language code, but also a word.
  var shortName: String? { Self.isShort(base) ? base : nil }

  /// The file's name if it is the tag of a known language, but could also be a word.
  var possibleName: String? { LanguageCodes.known.haveLanguage(of: base) ? base : nil }

  /// The folder's name if it is the code of a known language, but could also be a word.
  var possibleFolder: String? { shortFolder.flatMap { LanguageCodes.known.contain($0) ? $0 : nil } }

  /// The folder's name if it could be a language code.
  var shortFolder: String? { folders.first.flatMap { Self.isShort($0) ? $0 : nil } }

  private static func isShort(_ name: String) -> Bool {
    name.utf8.count == 3 && name.utf8.allSatisfy { (97...122).contains($0) }
  }

  /// The locale at the end of the file's name, and the text before it; nil if there is none. The
  /// whole name may be the code of any language that has an English name, such as `src`.
  private var localeEnding: (locale: String, table: String?)? {
    if LanguageCodes.named.haveLanguage(of: base) || endings.haveLanguage(of: base) { return (base, nil) }
    let starts = base.indices.filter { "._-".contains(base[$0]) }
    // The longest suffix that is a locale: "app_zh_Hant" ends in "zh_Hant".
    for start in starts {
      let ending = String(base[base.index(after: start)...])
      if endings.haveLanguage(of: ending) { return (ending, String(base[..<start])) }
    }
    return nil
  }
}
