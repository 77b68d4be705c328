import XMLInterop

/// What the flow layout of a collection says of the sizes of its cells.
struct CollectionLayout {
  /// The object id of the collection.
  let collection: String?
  /// True where the layout asks cells for their sizes.
  let isSelfSizing: Bool
  private let itemSize, headerSize, footerSize: NibSize?

  /// - Complexity: O(*n*) in the elements directly in the collection and its layout; a cell costs no more.
  init(of collection: XMLElement, _ reading: NibReading) throws(NibError) {
    let layout = collection.children.first { $0.name == "collectionViewFlowLayout" }.map { NibElement($0, in: reading) }
    self.collection = collection.attributes["id"]
    itemSize = try layout?.size("itemSize")
    headerSize = try layout?.size("headerReferenceSize")
    footerSize = try layout?.size("footerReferenceSize")
    let estimate = try layout?.size("estimatedItemSize")
    let isEstimated = estimate.map { $0.width > 0 || $0.height > 0 } ?? false
    isSelfSizing = isEstimated || layout?.flag("automaticEstimatedItemSize") ?? false
  }

  /// The size of a cell, or of a header or footer by its key, in points; nil where the layout says none.
  func itemSize(of kind: NibCell.Kind, key: String?) -> NibSize? {
    switch (kind, key) {
    case (.collectionReusableView, "sectionHeaderView"): headerSize
    case (.collectionReusableView, "sectionFooterView"): footerSize
    default: itemSize
    }
  }
}
