package import StringCatalogs
import Yams

/// A file of settings in YAML or JSON: a mapping with `schema: 1`.
package enum SettingsFile {
  /// Reads a file. `body` creates a value from its mapping and logs errors.
  ///
  /// Throws all errors at once, in file order.
  package static func read<Value>(
    path: String, _ body: (MappingReader, ProblemLog) -> Value?
  ) throws(CellDocumentErrors) -> Value {
    try read(bytes: try DocumentFile.bytes(atPath: path), file: path, body)
  }

  /// Returns the bytes of a file; throws an error if it cannot be read.
  package static func bytes(atPath path: String) throws(CellDocumentErrors) -> [UInt8] {
    try DocumentFile.bytes(atPath: path)
  }

  /// Reads the bytes of a file. See ``read(path:_:)``.
  package static func read<Value>(
    bytes: [UInt8], file: String, _ body: (MappingReader, ProblemLog) -> Value?
  ) throws(CellDocumentErrors) -> Value {
    let log = ProblemLog(file: file)
    let value = YAMLComposer(log: log).compose(bytes).flatMap { root, source -> Value? in
      guard let mapping = MappingReader(root, "the document", log: log),
        DocumentReader(source: source, log: log).hasKnownSchema(mapping, at: root.position)
      else { return nil }
      return body(mapping, log)
    }
    if let errors = log.errors { throw errors }
    guard let value else { throw CellDocumentErrors(unreadable: file) }
    return value
  }
}
