import Foundation

/// Reads the bytes of a document's file.
package enum DocumentFile {
  /// Returns all bytes of a file, or enough of them to show that there are too many, because a
  /// device may have no end.
  ///
  /// Throws an error with the reason if the file cannot be read or is a Git LFS pointer.
  package static func bytes(atPath path: String, limit: Int = DocumentLimits.bytes) throws(CellDocumentErrors)
    -> [UInt8]
  {
    let bytes: [UInt8]
    do {
      bytes = try read(path, limit)
    } catch {
      let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      let reason =
        switch type {
        case nil: "there is no such file"
        case FileAttributeType.typeDirectory: "this is a folder; specify a file in it"
        default: "the file cannot be read; check its permissions"
        }
      throw CellDocumentErrors(
        // An empty path would leave the message without a beginning.
        CellDocumentError(
          code: .unreadableFile, file: path.isEmpty ? "\"\"" : path, position: nil, message: reason))
    }
    guard !GitLFS.isPointer(bytes) else { throw CellDocumentErrors(GitLFS.error(path)) }
    return bytes
  }

  private static func read(_ path: String, _ limit: Int) throws -> [UInt8] {
    let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? handle.close() }
    var bytes: [UInt8] = []
    while bytes.count <= limit, let part = try handle.read(upToCount: 1 << 20), !part.isEmpty {
      bytes += part
    }
    return bytes
  }
}

extension CellDocumentErrors {
  /// Creates the error for a document from which nothing was read, without any other error.
  package init(unreadable file: String) {
    self.init(CellDocumentError(code: .syntax, file: file, position: nil, message: "the document cannot be read"))
  }
}
