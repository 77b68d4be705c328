import Foundation
import StringCatalogs

/// Git LFS, which leaves a short text in place of a file until the file is fetched.
enum GitLFS {
  private static let mark = Array("version https://git-lfs.github.com/spec/".utf8)

  /// Whether there is such a text at a path.
  static func isPointer(_ path: String) -> Bool {
    guard DocumentPath.problem(at: path) == nil, let handle = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? handle.close() }
    return (try? handle.read(upToCount: mark.count)).flatMap { $0 }.map { Array($0) == mark } ?? false
  }

  /// What is said of a file that is not fetched yet; nil for any other file.
  static func problem(at path: String) -> CellDocumentError? {
    guard isPointer(path) else { return nil }
    return CellDocumentError(
      code: .unreadableFile, file: path, position: nil,
      message: "the file is stored in Git LFS and has not been fetched; run git lfs pull")
  }
}
