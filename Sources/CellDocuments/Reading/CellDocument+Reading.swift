public import StringCatalogs

extension CellDocument {
  /// Reads a YAML or JSON file.
  ///
  /// Throws all errors at once, in file order.
  /// - Complexity: O(*n*) in the size of the file, which is at most `DocumentLimits.bytes`.
  public init(path: String) throws(CellDocumentErrors) {
    try self.init(bytes: try DocumentFile.bytes(atPath: path), file: path)
  }

  /// Reads YAML or JSON in UTF-8, with or without a byte order mark.
  ///
  /// Throws all errors at once, in file order.
  /// - Parameters:
  ///   - file: The name of the document in errors. Paths in the document are relative to its
  ///     folder.
  ///   - namedFiles: The treatment of files that the document refers to.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(bytes: [UInt8], file: String, namedFiles: NamedFiles = .opened) throws(CellDocumentErrors) {
    let log = ProblemLog(file: file, namedFiles: namedFiles)
    let composed = YAMLComposer(log: log).compose(bytes)
    let document = composed.flatMap { DocumentReader(source: $0.source, log: log).document($0.root) }
    if let errors = log.errors { throw errors }
    guard let document else { throw CellDocumentErrors(unreadable: file) }
    self = document
  }

  /// Reads YAML or JSON.
  ///
  /// Throws all errors at once, in text order.
  /// - Parameter file: The name of the document in errors.
  /// - Complexity: O(*n*) in the length of the text.
  public init(text: String, file: String = "cell.yaml") throws(CellDocumentErrors) {
    try self.init(bytes: Array(text.utf8), file: file)
  }
}
