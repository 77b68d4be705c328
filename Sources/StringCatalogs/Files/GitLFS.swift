import Foundation

/// Git LFS, which stores a short pointer in place of a file until the file is fetched.
package enum GitLFS {
  private static let mark = Array("version https://git-lfs.github.com/spec/".utf8)

  /// The message for a pointer.
  static let message = "the file is a Git LFS pointer; run \"git lfs pull\" to fetch the file itself"

  /// Returns true if the bytes are a pointer.
  static func isPointer(_ bytes: [UInt8]) -> Bool { bytes.starts(with: mark) }

  /// Returns true if the file at the path is a pointer.
  package static func isPointer(at path: String) -> Bool {
    guard DocumentPath.problem(at: path) == nil, let handle = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? handle.close() }
    return (try? handle.read(upToCount: mark.count)).flatMap { $0 }.map { isPointer(Array($0)) } ?? false
  }

  /// Returns the error for a file that has not been fetched, or nil for any other file.
  package static func problem(at path: String) -> CellDocumentError? { isPointer(at: path) ? error(path) : nil }

  /// Returns the error for a pointer.
  static func error(_ path: String) -> CellDocumentError {
    CellDocumentError(code: .unreadableFile, file: path, position: nil, message: message)
  }
}
