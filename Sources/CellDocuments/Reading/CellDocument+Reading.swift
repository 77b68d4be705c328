public import StringCatalogs

extension CellDocument {
  /// Reads a YAML or JSON file.
  ///
  /// Throws everything that is wrong with it at once, in the order of the file.
  /// - Complexity: O(*n*) in the size of the file, which is at most `DocumentLimits.bytes`.
  public init(path: String) throws(CellDocumentErrors) {
    try self.init(bytes: try DocumentFile.bytes(atPath: path), file: path)
  }

  /// Reads YAML or JSON in UTF-8, with or without a byte order mark.
  ///
  /// Throws everything that is wrong with it at once, in the order of the file.
  /// - Parameters:
  ///   - file: What errors call the document; paths in it begin at the folder of this one.
  ///   - namedFiles: What becomes of the files that it names.
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
  /// Throws everything that is wrong with it at once, in the order of the text.
  /// - Parameter file: What errors call the document.
  /// - Complexity: O(*n*) in the length of the text.
  public init(text: String, file: String = "cell.yaml") throws(CellDocumentErrors) {
    try self.init(bytes: Array(text.utf8), file: file)
  }
}
