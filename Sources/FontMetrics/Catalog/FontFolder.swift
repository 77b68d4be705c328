internal import FoundationEssentials

/// What the file system says of fonts.
package enum FontFolder {
  /// Folders deeper than this are not looked into.
  private static let depthLimit = 32

  /// A path without links and detours, under which a file is known once.
  package static func realPath(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// Whether there is a file, and no folder, at a path.
  static func isFile(_ path: String) -> Bool {
    var isDirectory = false
    return !path.isEmpty && FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory
  }

  /// The font files of a folder, by path; a folder that links lead to twice is read once.
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
        // A name that is no UTF-8 leads to nothing, with U+FFFD for what is wrong in it; whoever opens it is told. It may be that of a folder,
        // which is of no concern where none is looked into.
        if name.unicodeScalars.contains("\u{FFFD}"), depth > 0 || FontCatalog.hasFontSuffix(name) { found.append(path) }
        continue
      }
      if isDirectory {
        // A folder inside that may not be read hides its fonts, and nothing else.
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
