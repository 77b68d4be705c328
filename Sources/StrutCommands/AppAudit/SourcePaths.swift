/// The paths of source files in reports.
struct SourcePaths: Sendable {
  /// The current folder.
  let current: String

  /// Returns a path relative to the current folder, if the file is in it.
  func shortened(_ path: String) -> String {
    let start = current.hasSuffix("/") ? current : current + "/"
    if path == current { return "." }
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }
}
