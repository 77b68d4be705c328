package import Strut

/// A document that was named, or found in a folder.
package struct FoundDocument {
  /// The path as it was named, or in the named folder.
  package let path: String
  /// The reason that there is nothing to read, or nil for a file.
  private let error: CellDocumentError?

  init(path: String) { (self.path, error) = (path, nil) }

  /// Creates a document for a folder that cannot be read, or for a broken link.
  init(nothingAt place: String, _ message: String, _ code: CellDocumentError.Code = .unreadableFile) {
    path = place
    error = CellDocumentError(code: code, file: place, position: nil, message: message)
  }

  /// Reads the document. Throws all of its errors.
  package func read() throws(CellDocumentErrors) -> DescribedDocument {
    if let error { throw CellDocumentErrors(error) }
    return try DescribedDocument(path: path)
  }
}
