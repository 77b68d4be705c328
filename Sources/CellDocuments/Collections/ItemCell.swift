package import LayoutCore
package import StringCatalogs
package import TableLayout

/// A cell of a document in a collection view, which shows the values of successive items.
package struct ItemCell {
  package let cell: CollectionViewCell
  private let views: RowViews

  /// Builds a cell of a document. Throws the errors of
  /// ``CellBuilder/build(traits:reuseIdentifier:)``.
  package init(_ document: CellDocument, isInList: Bool, traits: TraitCollection) throws(CellDocumentErrors) {
    cell = try CellBuilder(document).buildItem(traits: traits, isInList: isInList)
    views = RowViews(document, in: cell.contentView)
  }

  /// Shows the values of an item. Values that only the previous item set are reset to those of the
  /// document.
  package func show(_ row: TableRow) { views.show(row) }
}
