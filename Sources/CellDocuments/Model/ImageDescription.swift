package import LayoutCore

/// The description of an image view.
package struct ImageDescription: Hashable, Sendable {
  /// The size of the image; nil if the document specifies none, and the view has no intrinsic size.
  package var image: Image?
  /// The placement of the image in the view; `scaleToFill` by default. It does not affect the size.
  package var contentMode: ContentMode

  /// Creates an image view; without arguments, that of `image: {}`.
  package init(image: Image? = nil, contentMode: ContentMode = .scaleToFill) {
    self.image = image
    self.contentMode = contentMode
  }
}
