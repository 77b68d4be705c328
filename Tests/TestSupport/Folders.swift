public import Foundation

/// A folder with files that are there for as long as `body` runs.
public func withFolder<Result>(_ files: [String: String], _ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "strut-folder-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
  return try body(folder)
}
