/// The sizes of cells in the flow layout of a collection view.
struct CollectionLayout {
  /// The object ID of the collection view.
  let collection: String?
  /// True if cells are self-sizing.
  let isSelfSizing: Bool
  private let layout: NibCollection.Layout?

  init(of collection: NibCollection) {
    self.collection = collection.id
    layout = collection.layout
    isSelfSizing = layout?.isSelfSizing ?? false
  }

  /// Returns the size of a cell, or of a header or footer by its key, in points; nil if the layout
  /// does not specify it.
  func itemSize(of kind: NibCell.Kind, key: String?) -> NibSize? {
    switch (kind, key) {
    case (.collectionReusableView, "sectionHeaderView"): layout?.headerReferenceSize
    case (.collectionReusableView, "sectionFooterView"): layout?.footerReferenceSize
    default: layout?.itemSize
    }
  }
}
