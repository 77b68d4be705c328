import XMLInterop

/// What the flow layout of a collection says of the sizes of its cells.
struct CollectionLayout {
  private let layout: NibElement?

  init(of collection: XMLElement, _ reading: NibReading) {
    layout = collection.children.first { $0.name == "collectionViewFlowLayout" }.map { NibElement($0, in: reading) }
  }

  /// The size of a cell, or of a header or footer by its key, in points; nil where the layout says none.
  func itemSize(of kind: NibCell.Kind, key: String?) throws(NibError) -> NibSize? {
    switch (kind, key) {
    case (.collectionReusableView, "sectionHeaderView"): try layout?.size("headerReferenceSize")
    case (.collectionReusableView, "sectionFooterView"): try layout?.size("footerReferenceSize")
    default: try layout?.size("itemSize")
    }
  }

  /// True where the layout asks cells for their sizes.
  var isSelfSizing: Bool {
    get throws(NibError) {
      guard let layout else { return false }
      if layout.flag("automaticEstimatedItemSize") { return true }
      let estimate = try layout.size("estimatedItemSize")
      return estimate.map { $0.width > 0 || $0.height > 0 } ?? false
    }
  }
}
