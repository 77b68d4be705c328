package import Strut

/// What was named as a document, or found as one in a folder.
package struct FoundDocument {
  /// How it was named, or where it is in the folder that was.
  package let path: String
  /// Why there is nothing to read; nil for a file.
  private let error: CellDocumentError?

  init(path: String) { (self.path, error) = (path, nil) }

  /// A folder that nobody can look into, or a link that leads nowhere.
  init(nothingAt place: String, _ message: String, _ code: CellDocumentError.Code = .unreadableFile) {
    path = place
    error = CellDocumentError(code: code, file: place, position: nil, message: message)
  }

  /// Reads it. Throws everything that is wrong with it.
  package func read() throws(CellDocumentErrors) -> DescribedDocument {
    if let error { throw CellDocumentErrors(error) }
    return try DescribedDocument(path: path)
  }
}
