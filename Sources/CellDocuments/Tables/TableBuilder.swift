import FontMetrics
import Foundation
public import LayoutCore
public import StringCatalogs
public import TableLayout

/// Builds the table that a document describes.
///
/// ```swift
/// let built = try TableBuilder(TableDocument(path: "artists.yaml")).build(traits: TraitCollection())
/// built.table.layoutIfNeeded()
/// built.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
/// ```
public struct TableBuilder: Sendable {
  /// The document to build.
  public let document: TableDocument

  /// Creates a builder for a document.
  public init(_ document: TableDocument) { self.document = document }

  /// Builds a new table with the width and height of the document. The table is not laid out.
  ///
  /// Throws all errors at once: those of ``CellBuilder/build(traits:reuseIdentifier:)``, and
  /// heights that cannot be scaled.
  /// - Complexity: O(*v* + *c*) in the number of views and constraints of the document's cells.
  ///   Rows are not read.
  public func build(traits: TraitCollection) throws(CellDocumentErrors) -> BuiltTable {
    let traits = traits.described(era: document.table.era, hasTallLines: document.table.hasTallLines)
    guard document.collection == nil else {
      throw CellDocumentErrors(
        CellDocumentError(
          code: .invalidValue, file: document.file, position: nil,
          message: "the document describes a collection view, not a table; use CollectionBuilder"))
    }
    try document.checkCells { (cell) throws(CellDocumentErrors) in _ = try CellBuilder(cell).build(traits: traits) }
    let description = document.table
    let size = CGSize(width: description.width, height: description.height)
    let table = traits.performAsCurrent {
      TableView(frame: CGRect(origin: .zero, size: size), style: description.style)
    }
    table.setTraits(traits)
    try setHeights(of: table, traits)
    table.separatorStyle = description.hasSeparators ? .singleLine : .none
    table.estimation = description.estimation
    let source = TableDocumentSource(document, traits: traits)
    if description.estimation == .learned { table.kindOfRow = { [weak source] in source?.kind(of: $0) ?? "" } }
    table.dataSource = source
    return BuiltTable(document: document, table: table, source: source)
  }

  private func setHeights(of table: TableView, _ traits: TraitCollection) throws(CellDocumentErrors) {
    let description = document.table
    var errors: [CellDocumentError] = []
    func set(_ key: String, _ height: TableDescription.Height, _ take: (CGFloat) throws -> Void) {
      do throws(CellDocumentError) {
        let points = try document.points(height, of: key, in: traits)
        try document.blaming(key) { try take(points) }
      } catch {
        errors.append(error)
      }
    }
    set("rowHeight", description.rowHeight) { table.rowHeight = $0 }
    set("sectionHeaderHeight", description.sectionHeaderHeight) { table.sectionHeaderHeight = $0 }
    set("sectionFooterHeight", description.sectionFooterHeight) { table.sectionFooterHeight = $0 }
    set("estimatedRowHeight", description.estimatedRowHeight) { try table.setEstimate($0, for: .row) }
    set("estimatedSectionHeaderHeight", description.estimatedSectionHeaderHeight) {
      try table.setEstimate($0, for: .sectionHeader)
    }
    set("estimatedSectionFooterHeight", description.estimatedSectionFooterHeight) {
      try table.setEstimate($0, for: .sectionFooter)
    }
    if let errors = CellDocumentErrors(errors) { throw errors }
  }
}

/// A table built from a document.
public struct BuiltTable {
  /// The document that the table was built from.
  public let document: TableDocument
  /// The table.
  public let table: TableView
  /// The data source of the table. The table does not retain it, so keep a reference to it.
  public let source: TableDocumentSource
}
