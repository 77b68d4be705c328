public import StringCatalogs

extension TableDocument {
  /// Reads a YAML or JSON file and the cells in separate files. Files of rows are opened, but their
  /// records are not read.
  ///
  /// Throws all errors at once, in the order of the file, followed by those of the other files.
  /// - Complexity: O(*n*) in the total size of the files, which `DocumentLimits` bounds.
  public init(path: String) throws(CellDocumentErrors) {
    try self.init(bytes: try DocumentFile.bytes(atPath: path), file: path)
  }

  /// Reads YAML or JSON in UTF-8, with or without a byte order mark. See ``init(path:)``.
  ///
  /// - Parameter file: The name of the document in errors. Paths in the document are relative to
  ///   its folder.
  public init(bytes: [UInt8], file: String) throws(CellDocumentErrors) {
    let log = ProblemLog(file: file)
    let composed = YAMLComposer(log: log).compose(bytes)
    let document = composed.flatMap { TableReader(source: $0.source, log: log).document($0.root) }
    if let errors = log.errors { throw errors }
    guard let document else { throw CellDocumentErrors(unreadable: file) }
    self = document
  }

  /// Reads YAML or JSON. See ``init(path:)``.
  public init(text: String, file: String = "table.yaml") throws(CellDocumentErrors) {
    try self.init(bytes: Array(text.utf8), file: file)
  }
}
