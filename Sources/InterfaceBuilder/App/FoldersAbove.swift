import Foundation
public import StringCatalogs

/// The parent folders of a file, innermost first, up to the root of its Git repository.
struct FoldersAbove: Sequence, IteratorProtocol {
  private var upcoming: String?

  /// Creates the parent folders of a path, which may be relative to the working directory.
  init(_ path: String) {
    upcoming = Self.parent(of: DocumentPath.whole(path))
  }

  private static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/"), path != "/" else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the next folder; nil after the last.
  mutating func next() -> String? {
    guard let folder = upcoming else { return nil }
    let isLast = FileManager.default.fileExists(atPath: "\(folder)/.git")
    upcoming = isLast ? nil : Self.parent(of: folder)
    return folder
  }
}

extension NibSettings {
  /// Returns the settings for a file that was passed by path: the `strut-nib.yaml` in its nearest
  /// parent folder that has one.
  ///
  /// - Returns: The settings; nil if no folder has them.
  /// - Throws: All errors in the settings, with their positions.
  public static func above(_ path: String) throws(CellDocumentErrors) -> NibSettings? {
    for folder in FoldersAbove(path) {
      let file = folder == "/" ? "/\(fileName)" : "\(folder)/\(fileName)"
      if FileManager.default.fileExists(atPath: file) { return try NibSettings(path: file) }
    }
    return nil
  }
}
