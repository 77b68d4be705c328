import Foundation

/// Git LFS, which leaves a short text in place of a file, a pointer, until the file is fetched.
package enum GitLFS {
  private static let mark = Array("version https://git-lfs.github.com/spec/".utf8)

  /// What is said of a pointer.
  static let message = "the file is a Git LFS pointer; run \"git lfs pull\" to fetch the file itself"

  /// Whether bytes are a pointer.
  static func isPointer(_ bytes: [UInt8]) -> Bool { bytes.starts(with: mark) }

  /// Whether there is a pointer at a path.
  package static func isPointer(at path: String) -> Bool {
    guard DocumentPath.problem(at: path) == nil, let handle = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? handle.close() }
    return (try? handle.read(upToCount: mark.count)).flatMap { $0 }.map { isPointer(Array($0)) } ?? false
  }

  /// What is said of a file that is not fetched yet; nil for any other file.
  package static func problem(at path: String) -> CellDocumentError? { isPointer(at: path) ? error(path) : nil }

  /// The error for a pointer in place of a file.
  static func error(_ path: String) -> CellDocumentError {
    CellDocumentError(code: .unreadableFile, file: path, position: nil, message: message)
  }
}
