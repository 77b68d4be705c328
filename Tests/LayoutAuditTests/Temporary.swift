import Foundation

/// Files that a test writes.
enum Temporary {
  /// A path that no other test has.
  static func path(_ name: String) -> String {
    FileManager.default.temporaryDirectory.appending(path: "strut-\(UUID().uuidString)-\(name)").path
  }

  static func write(_ text: String, to path: String, makingFolders: Bool = false) throws {
    let url = URL(filePath: path)
    if makingFolders {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    try Data(text.utf8).write(to: url)
  }
}
