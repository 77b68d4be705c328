import XMLInterop

/// The sizes of cells in the flow layout of a collection view.
struct CollectionLayout {
  /// The object ID of the collection view.
  let collection: String?
  /// True if cells are self-sizing.
  let isSelfSizing: Bool
  private let itemSize, headerSize, footerSize, estimate: NibSize?
  private let element: NibElement?

  /// - Complexity: O(*n*) in the number of child elements of the collection view and its layout,
  ///   excluding their content.
  init(of collection: XMLElement, _ reading: NibReading) throws(NibError) {
    let layout = collection.children.first { $0.name == "collectionViewFlowLayout" }.map { NibElement($0, in: reading) }
    self.collection = collection.attributes["id"]
    itemSize = try layout?.size("itemSize")
    headerSize = try layout?.size("headerReferenceSize")
    footerSize = try layout?.size("footerReferenceSize")
    estimate = try layout?.size("estimatedItemSize")
    let other = collection.children.first { $0.name == "collectionViewLayout" }
    element = layout ?? other.map { NibElement($0, in: reading) }
    let isEstimated = estimate.map { $0.width > 0 || $0.height > 0 } ?? false
    isSelfSizing = isEstimated || layout?.flag("automaticEstimatedItemSize") ?? false
  }

  /// Returns the size of a cell, or of a header or footer by its key, in points; nil if the layout
  /// does not specify it.
  func itemSize(of kind: NibCell.Kind, key: String?) -> NibSize? {
    switch (kind, key) {
    case (.collectionReusableView, "sectionHeaderView"): headerSize
    case (.collectionReusableView, "sectionFooterView"): footerSize
    default: itemSize
    }
  }
  /// Returns the properties of the layout that determine the size of a cell, or of a header or
  /// footer by its key; nil if the file contains no layout.
  func itemLayout(of kind: NibCell.Kind, key: String?) -> NibItemLayout? {
    guard let element else { return nil }
    let sizeKey =
      switch (kind, key) {
      case (.collectionReusableView, "sectionHeaderView"): "headerReferenceSize"
      case (.collectionReusableView, "sectionFooterView"): "footerReferenceSize"
      default: "itemSize"
      }
    let customClass = element.plainText("customClass")
    return NibItemLayout(
      sizeKey: sizeKey, isFlow: element.name == "collectionViewFlowLayout" && customClass == nil,
      customClass: customClass, isHorizontal: element.plainText("scrollDirection") == "horizontal", itemSize: itemSize,
      estimate: estimate, position: element.position)
  }
}
