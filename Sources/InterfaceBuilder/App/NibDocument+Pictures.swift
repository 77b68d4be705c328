extension NibDocument {
  /// Returns the document with the sizes of images that it lacks.
  ///
  /// - Complexity: O(*n*) in the number of views.
  func completed(by assets: inout AssetCatalogs) -> NibDocument {
    var document = self
    for index in cells.indices {
      document.cells[index].contentView.complete(&assets)
      // Accessories and backgrounds are siblings of the content view.
      document.cells[index].view.complete(&assets)
      document.cells[index].listContent?.image?.complete(&assets)
    }
    return document
  }
}

extension NibView {
  fileprivate mutating func complete(_ assets: inout AssetCatalogs) {
    switch content {
    case .image(var view):
      view.image?.complete(&assets)
      content = .image(view)
    case .button(var button):
      button.image?.complete(&assets)
      button.backgroundImage?.complete(&assets)
      button.configuration?.image?.complete(&assets)
      content = .button(button)
    case .segments(var segments):
      for index in segments.indices { segments[index].image?.complete(&assets) }
      content = .segments(segments)
    default: break
    }
    for index in subviews.indices { subviews[index].complete(&assets) }
  }
}

extension NibImage {
  fileprivate mutating func complete(_ assets: inout AssetCatalogs) {
    guard size == nil, !isSymbol else { return }
    size = assets.size(of: name)
  }
}
