public import FontMetrics
public import StringCatalogs
import Yams

/// A document that describes either a cell, or a table or collection view.
public enum DescribedDocument: Sendable {
  /// A cell.
  case cell(CellDocument)
  /// A table, or a collection view.
  case table(TableDocument)

  /// Reads a YAML or JSON file: one with `sections`, `cells` or `collection` is a table or
  /// collection view, any other a cell.
  ///
  /// Throws all errors at once, like ``CellDocument/init(path:)`` and
  /// ``TableDocument/init(path:)``.
  /// - Complexity: O(*n*) in the size of the file, which is at most `DocumentLimits.bytes`.
  public init(path: String) throws(CellDocumentErrors) {
    try self.init(bytes: try DocumentFile.bytes(atPath: path), file: path)
  }

  /// Reads YAML or JSON in UTF-8: a document with `sections`, `cells` or `collection` is a table
  /// or collection view, any other a cell.
  ///
  /// Throws all errors at once, like ``init(path:)``.
  /// - Parameters:
  ///   - file: The name of the document in errors. Paths in the document are relative to its
  ///     folder.
  ///   - namedFiles: The treatment of files that the document refers to.
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
  /// Returns the document for an iOS release, which replaces its own; unchanged for nil.
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
  /// True if the node is a mapping with a key that only tables and collection views have.
  var namesTable: Bool { mapping?.keys.contains { ["sections", "cells", "collection"].contains($0.string) } ?? false }

  /// True if the node is a mapping with a key that only collection views have.
  var namesCollection: Bool { mapping?.keys.contains { $0.string == "collection" } ?? false }
}
