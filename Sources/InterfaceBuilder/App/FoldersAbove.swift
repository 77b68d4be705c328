import Foundation
import StringCatalogs

/// The parent folders of a file, innermost first, up to the root of its Git repository.
struct FoldersAbove: Sequence, IteratorProtocol {
  private var upcoming: String?

  /// Creates the parent folders of a path, which may be relative to the working directory.
  init(_ path: String) {
    upcoming = Self.parent(of: DocumentPath.whole(path))
  }

  /// Returns the parent folder of an absolute path; nil for the root.
  static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/"), path != "/" else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the next folder; nil after the last.
  mutating func next() -> String? {
    guard let folder = upcoming else { return nil }
    upcoming = Self.isRepository(folder) ? nil : Self.parent(of: folder)
    return folder
  }

  /// Returns true if a folder is the root of a Git repository.
  static func isRepository(_ folder: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/.git") }
}
