import XMLInterop

extension NibElement {
  /// The names of elements that describe the layout of a collection view.
  private static let layouts = ["collectionViewFlowLayout", "collectionViewLayout"]

  /// Reads a collection view without its cells. Unknown properties of its layout are noted.
  func collection() throws(NibError) -> NibCollection {
    let layout = Self.layouts.lazy.flatMap(elements).first
    return try NibCollection(
      id: reading.context.ownID(of: self), layout: layout?.collectionLayout(), position: position)
  }

  private func collectionLayout() throws(NibError) -> NibCollection.Layout {
    noteUnknownNames()
    var layout = NibCollection.Layout(
      id: id, isFlow: name == "collectionViewFlowLayout", customClass: attribute("customClass"),
      hasAutomaticEstimate: false, isHorizontal: false, pinsHeaders: false, pinsFooters: false, position: position)
    guard layout.isFlow else { return layout }
    layout.itemSize = try size("itemSize")
    layout.estimatedItemSize = try size("estimatedItemSize")
    layout.hasAutomaticEstimate = flag("automaticEstimatedItemSize")
    layout.headerReferenceSize = try size("headerReferenceSize")
    layout.footerReferenceSize = try size("footerReferenceSize")
    layout.minimumLineSpacing = try number("minimumLineSpacing")
    layout.minimumInteritemSpacing = try number("minimumInteritemSpacing")
    layout.sectionInset = try inset("sectionInset")
    layout.sectionInsetReference = word("sectionInsetReference", ["contentInset", "safeArea", "layoutMargins"])
    layout.isHorizontal = choice("scrollDirection", ["vertical": false, "horizontal": true]) ?? false
    layout.pinsHeaders = flag("sectionHeadersPinToVisibleBounds")
    layout.pinsFooters = flag("sectionFootersPinToVisibleBounds")
    return layout
  }
}
