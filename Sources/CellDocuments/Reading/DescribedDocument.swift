public import FontMetrics
public import StringCatalogs
import Yams

/// A document that describes a cell or a table, whichever it is.
public enum DescribedDocument: Sendable {
  /// A cell.
  case cell(CellDocument)
  /// A table.
  case table(TableDocument)

  /// Reads a YAML or JSON file: one with `sections` or `cells` is a table, any other a cell.
  ///
  /// Throws everything that is wrong with it at once, as ``CellDocument/init(path:)`` and ``TableDocument/init(path:)`` do.
  /// - Complexity: O(*n*) in the size of the file, which is at most `DocumentLimits.bytes`.
  public init(path: String) throws(CellDocumentErrors) {
    try self.init(bytes: try DocumentFile.bytes(atPath: path), file: path)
  }

  /// Reads YAML or JSON in UTF-8: a document with `sections` or `cells` is a table, any other a cell.
  ///
  /// Throws everything that is wrong with it at once, as ``init(path:)`` does.
  /// - Parameters:
  ///   - file: What errors call the document; paths in it begin at the folder of this one.
  ///   - namedFiles: What becomes of the files that it names.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(bytes: [UInt8], file: String, namedFiles: NamedFiles = .opened) throws(CellDocumentErrors) {
    let log = ProblemLog(file: file, namedFiles: namedFiles)
    let document = YAMLComposer(log: log).compose(bytes).flatMap { root, source -> DescribedDocument? in
      root.namesTable
        ? TableReader(source: source, log: log).document(root).map(Self.table)
        : DocumentReader(source: source, log: log).document(root).map(Self.cell)
    }
    if let errors = log.errors { throw errors }
    guard let document else { throw CellDocumentErrors(unreadable: file) }
    self = document
  }
}

extension DescribedDocument {
  /// The same document for a release of iOS, whatever it says itself; as it is for nil.
  public func with(era: Era?) -> DescribedDocument {
    guard let era else { return self }
    switch self {
    case .cell(var cell):
      cell.cell.era = era
      return .cell(cell)
    case .table(var table):
      table.table.era = era
      return .table(table)
    }
  }
}

extension Node {
  /// Whether the node is a mapping with a key that tables have and cells have not.
  var namesTable: Bool { mapping?.keys.contains { ["sections", "cells"].contains($0.string) } ?? false }
}
