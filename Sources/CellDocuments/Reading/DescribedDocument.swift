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
  /// - Complexity: O(*n*) in the size of the file, which is at most ``DocumentLimits/bytes``.
  public init(path: String) throws(CellDocumentErrors) {
    let bytes = try DocumentFile.bytes(atPath: path)
    let root = YAMLComposer(log: ProblemLog(file: path)).compose(bytes)?.root
    self =
      root?.namesTable == true
      ? .table(try TableDocument(bytes: bytes, file: path)) : .cell(try CellDocument(bytes: bytes, file: path))
  }
}

extension Node {
  /// Whether the node is a mapping with a key that tables have and cells have not.
  fileprivate var namesTable: Bool { mapping?.keys.contains { ["sections", "cells"].contains($0.string) } ?? false }
}
