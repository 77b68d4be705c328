import Foundation
import StringCatalogs

extension StringCatalog {
  /// Returns the translations in XLIFF files for an Interface Builder file, by its path. Those of
  /// another file with the same name are not included.
  ///
  /// - Complexity: O(*n*) in the number of keys in the table and of their languages.
  func exchanged(for path: String) -> [StringKey: [String: LocalizedString]] {
    let file = NamedFile(path)
    var found: [StringKey: [String: LocalizedString]] = [:]
    for key in keysByTable[file.table] ?? [] {
      let values = self[key]?.values.filter { locale, text in
        locale != sourceLocale && text.originals.contains(where: file.isMeant)
      }
      guard let values, !values.isEmpty else { continue }
      found[StringKey(key.name, table: key.table), default: [:]].merge(values) { first, _ in first }
    }
    return found
  }
}

/// An Interface Builder file that XLIFF files refer to, by its path or that of its string table.
private struct NamedFile {
  let table: String
  private let folder: [Substring]
  private let isInProjectFolder: Bool

  init(_ path: String) {
    let place = NibPlace(DocumentPath.whole(path))
    table = place.table
    folder = place.folder.split(separator: "/")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.folder)) ?? []
    isInProjectFolder = names.contains { $0.hasSuffix(".xcodeproj") }
  }

  /// Returns true if a path relative to the project's folder is that of the file:
  /// `App/Base.lproj/Main.storyboard`.
  func isMeant(by original: String) -> Bool {
    let place = NibPlace(original)
    let parts = place.folder.split(separator: "/").drop { $0 == ".." || $0 == "." }
    guard place.table == table else { return false }
    return parts.isEmpty ? isInProjectFolder : folder.suffix(parts.count) == parts[...]
  }
}
