internal import FoundationEssentials
internal import Strut

/// What the file system says of a path that a person named.
package enum FilePath {
  /// Whether there is a folder at a path, or behind a link there.
  package static func isFolder(_ path: String) -> Bool { DocumentPath.isFolder(path) }

  /// How many bytes the file at a path has, or the one behind a link there; nil for what is no file, such as a folder or a pipe.
  static func fileSize(_ path: String) -> Int? {
    let facts = try? FileManager.default.attributesOfItem(atPath: FontFolder.realPath(path))
    return facts?[.type] as? FileAttributeType == .typeRegular ? facts?[.size] as? Int : nil
  }
}
