/// The sizes of cells in the layout of a collection view.
struct CollectionLayout {
  /// The object ID of the collection view.
  let collection: String?
  /// The layout in the file; nil if there is none.
  let layout: NibCollection.Layout?

  init(of collection: NibCollection) { (self.collection, layout) = (collection.id, collection.layout) }

  /// Sets the properties of a cell, or of a header or footer by its key, that the layout
  /// determines.
  func describe(_ cell: inout NibCell, key: String?) {
    cell.itemLayout = layout
    cell.isSelfSizing = cell.kind == .collectionViewCell && layout?.isSelfSizing == true
    switch (cell.kind, key) {
    case (.collectionReusableView, "sectionHeaderView"):
      (cell.sizeKey, cell.itemSize) = ("headerReferenceSize", layout?.headerReferenceSize)
    case (.collectionReusableView, "sectionFooterView"):
      (cell.sizeKey, cell.itemSize) = ("footerReferenceSize", layout?.footerReferenceSize)
    default: cell.itemSize = layout?.itemSize
    }
  }
}
