import Foundation
public import StringCatalogs

/// The folders above a file, the nearest first, up to the one that is a Git repository.
struct FoldersAbove: Sequence, IteratorProtocol {
  private var upcoming: String?

  /// The folders above a path, which may begin at the current folder.
  init(_ path: String) {
    upcoming = Self.parent(of: DocumentPath.whole(path))
  }

  private static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/"), path != "/" else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The next folder; nil after the last one.
  mutating func next() -> String? {
    guard let folder = upcoming else { return nil }
    let isLast = FileManager.default.fileExists(atPath: "\(folder)/.git")
    upcoming = isLast ? nil : Self.parent(of: folder)
    return folder
  }
}

extension NibSettings {
  /// The settings for a file that is named by itself: `strut-nib.yaml` of the nearest folder above that has one.
  ///
  /// - Returns: Nil where no folder has one.
  /// - Throws: Everything that is wrong with the settings, with the places.
  public static func above(_ path: String) throws(CellDocumentErrors) -> NibSettings? {
    for folder in FoldersAbove(path) {
      let file = folder == "/" ? "/\(fileName)" : "\(folder)/\(fileName)"
      if FileManager.default.fileExists(atPath: file) { return try NibSettings(path: file) }
    }
    return nil
  }
}
