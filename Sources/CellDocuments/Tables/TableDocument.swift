package import StringCatalogs

/// A table as a document describes it: how it looks, the cells that its rows have, and its sections.
///
/// ```swift
/// let document = try TableDocument(path: "Examples/Artistry/artists.yaml")
/// let built = try TableBuilder(document).build(traits: TraitCollection())
/// ```
/// Rows that are in a file of their own are read when they are asked for, so that a document may have a million of them.
public struct TableDocument: Sendable {
  /// The file it came from, as it was named; errors carry it, and paths in it begin at its folder.
  public var file: String
  /// The table itself.
  public var table: TableDescription
  /// The cells that rows have, by their names.
  public var cells: [String: CellDocument]
  /// The sections, from the top.
  package var sections: [SectionDescription]
  /// Where the file has what it says of the table, by the keys.
  var tablePositions: [String: SourcePosition] = [:]
  /// What keys of rows are looked up in when they are read; nil before ``localized(by:)``.
  public package(set) var strings: StringLocalization?

  /// A document of these parts. Reading one checks it; this does not.
  package init(
    file: String = "table.yaml", table: TableDescription = TableDescription(), cells: [String: CellDocument] = [:],
    sections: [SectionDescription] = []
  ) {
    self.file = file
    self.table = table
    self.cells = cells
    self.sections = sections
  }
}

/// What a document says of a section.
package struct SectionDescription: Sendable {
  /// The text above the section; nil for none.
  package var header: String?
  /// The text below the section; nil for none.
  package var footer: String?
  /// The key that the text above is looked up by; nil where the document writes it.
  package var headerReference: TextReference?
  /// The key that the text below is looked up by; nil where the document writes it.
  package var footerReference: TextReference?
  /// Where the document has the text above; nil for none.
  package var headerPosition: SourcePosition?
  /// Where the document has the text below; nil for none.
  package var footerPosition: SourcePosition?
  /// The rows.
  package var rows: TableRows

  /// A section.
  package init(
    header: String? = nil, footer: String? = nil, rows: TableRows = .listed([]), headerReference: TextReference? = nil,
    footerReference: TextReference? = nil, headerPosition: SourcePosition? = nil, footerPosition: SourcePosition? = nil
  ) {
    self.header = header
    self.footer = footer
    self.rows = rows
    self.headerReference = headerReference
    self.footerReference = footerReference
    self.headerPosition = headerPosition
    self.footerPosition = footerPosition
  }
}
