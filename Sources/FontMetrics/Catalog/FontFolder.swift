internal import FoundationEssentials

/// Font files and folders in the file system.
package enum FontFolder {
  /// The maximum depth of nested folders.
  private static let depthLimit = 32

  /// Returns the canonical path without links, which identifies a file.
  package static func realPath(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// Returns `true` if there is a file, not a folder, at a path.
  static func isFile(_ path: String) -> Bool {
    var isDirectory = false
    return !path.isEmpty && FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory
  }

  /// Returns the font files of a folder, sorted by path. A folder that is reached twice through
  /// links is read once.
  static func fontFiles(in directory: String, recursively: Bool) throws(FontError) -> [String] {
    var visited: Set<String> = []
    return try fontFiles(in: directory, depth: recursively ? depthLimit : 0, visited: &visited)
  }

  private static func fontFiles(
    in directory: String, depth: Int, visited: inout Set<String>
  ) throws(FontError) -> [String] {
    guard visited.insert(realPath(directory)).inserted else { return [] }
    var found: [String] = []
    for name in try names(in: directory) {
      let path = directory.hasSuffix("/") ? directory + name : directory + "/" + name
      var isDirectory = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        // A name that is not UTF-8, with U+FFFD for invalid bytes, does not lead to the file;
        // opening it reports an error. It may be the name of a folder, which does not matter unless
        // folders are searched.
        if name.unicodeScalars.contains("\u{FFFD}"), depth > 0 || FontCatalog.hasFontSuffix(name) { found.append(path) }
        continue
      }
      if isDirectory {
        // A nested folder without read permission hides only its own fonts.
        if depth > 0 { found += (try? fontFiles(in: path, depth: depth - 1, visited: &visited)) ?? [] }
      } else if FontCatalog.hasFontSuffix(name) {
        found.append(path)
      }
    }
    return found
  }

  private static func names(in directory: String) throws(FontError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
    } catch {
      throw FontError(
        .unreadable, of: directory, "cannot read the folder \"\(directory)\"; check the path and its permissions.")
    }
  }
}
