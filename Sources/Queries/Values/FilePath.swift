internal import FoundationEssentials
internal import Strut

/// Properties of a path in the file system.
package enum FilePath {
  /// Returns true if a folder, or a link to one, is at a path.
  package static func isFolder(_ path: String) -> Bool { DocumentPath.isFolder(path) }

  /// Returns the size in bytes of the file, or the target of the link, at a path; nil for anything
  /// else, such as a folder or a pipe.
  static func fileSize(_ path: String) -> Int? {
    let facts = try? FileManager.default.attributesOfItem(atPath: FontFolder.realPath(path))
    return facts?[.type] as? FileAttributeType == .typeRegular ? facts?[.size] as? Int : nil
  }
}
