internal import FoundationEssentials

/// What the file system says of a path that a person named.
package enum FilePath {
  /// Whether there is a folder at a path, or behind a link there.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }
}
