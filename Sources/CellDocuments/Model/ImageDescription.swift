package import LayoutCore

/// What a document says of an image view.
package struct ImageDescription: Hashable, Sendable {
  /// The picture's size; nil where the document gives none: then the view has no size of its own.
  package var image: Image?
  /// How the picture lies in the view; `scaleToFill` unless the document says otherwise. It changes no size.
  package var contentMode: ContentMode

  /// An image view; without arguments, what `image: {}` means.
  package init(image: Image? = nil, contentMode: ContentMode = .scaleToFill) {
    self.image = image
    self.contentMode = contentMode
  }
}
