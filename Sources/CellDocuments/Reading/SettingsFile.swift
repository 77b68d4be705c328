package import StringCatalogs
import Yams

/// A file of settings in YAML or JSON: a mapping with `schema: 1`.
package enum SettingsFile {
  /// Reads a file. `body` makes a value out of its mapping and notes in the log what is wrong.
  ///
  /// Throws everything that is wrong with it at once, in the order of the file.
  package static func read<Value>(
    path: String, _ body: (MappingReader, ProblemLog) -> Value?
  ) throws(CellDocumentErrors) -> Value {
    try read(bytes: try DocumentFile.bytes(atPath: path), file: path, body)
  }

  /// The bytes of a file, or an error that says why there are none.
  package static func bytes(atPath path: String) throws(CellDocumentErrors) -> [UInt8] {
    try DocumentFile.bytes(atPath: path)
  }

  /// Reads bytes. See ``read(path:_:)``.
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
