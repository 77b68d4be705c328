import Foundation
import StringCatalogs

extension StringCatalog {
  /// The translations that XLIFF files have for an Interface Builder file, by the path that they name it by. Those of another
  /// file of its name are not among them.
  ///
  /// - Complexity: O(*n*) in the keys of the table and their languages.
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

/// An Interface Builder file to which XLIFF files refer, by its path or by that of its table.
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

  /// Whether a path from the project's folder on is the file's: `App/Base.lproj/Main.storyboard`.
  func isMeant(by original: String) -> Bool {
    let place = NibPlace(original)
    let parts = place.folder.split(separator: "/").drop { $0 == ".." || $0 == "." }
    guard place.table == table else { return false }
    return parts.isEmpty ? isInProjectFolder : folder.suffix(parts.count) == parts[...]
  }
}
