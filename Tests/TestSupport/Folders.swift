public import Foundation

/// A folder with files, at paths in it, that are there for as long as `body` runs.
public func withFolder<Result>(_ files: [String: String], _ body: (URL) throws -> Result) throws -> Result {
  try withFolder(ofData: files.mapValues { Data($0.utf8) }, body)
}

/// A folder with files of any bytes, at paths in it, that are there for as long as `body` runs.
public func withFolder<Result>(ofData files: [String: Data], _ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "strut-folder-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  for (name, data) in files {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }
  return try body(folder)
}
