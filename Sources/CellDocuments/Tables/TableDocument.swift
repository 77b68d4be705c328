import StringCatalogs

/// A document that describes a table or a collection view: its appearance, the cells of its rows or
/// items, and its sections.
///
/// ```swift
/// let document = try TableDocument(path: "Examples/Artistry/artists.yaml")
/// let built = try TableBuilder(document).build(traits: TraitCollection())
/// ```
/// Rows in a separate file are read on demand, so that a document can have a million rows.
public struct TableDocument: Sendable {
  /// The path of the file, as given. Errors include it, and paths in the document are relative to
  /// its folder.
  public var file: String
  /// The table itself. Of a collection view, its width, height, release and lines.
  public var table: TableDescription
  /// The layout of the collection view; nil for a table.
  package var collection: CollectionDescription?
  /// True if the document describes a collection view and not a table.
  public var isCollection: Bool { collection != nil }
  /// The cells of rows, by name.
  public var cells: [String: CellDocument]
  /// The sections, from the top.
  package var sections: [SectionDescription]
  /// The positions of the table's values in the file, by key.
  var tablePositions: [String: SourcePosition] = [:]
  /// The strings for the keys of rows, which are looked up when rows are read; nil before
  /// ``localized(by:)``.
  public package(set) var strings: StringLocalization?

  /// Creates a document without checking it, unlike reading one.
  package init(
    file: String = "table.yaml", table: TableDescription = TableDescription(), cells: [String: CellDocument] = [:],
    sections: [SectionDescription] = [], collection: CollectionDescription? = nil
  ) {
    self.file = file
    self.table = table
    self.cells = cells
    self.sections = sections
    self.collection = collection
  }
}
