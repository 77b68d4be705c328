public import LayoutCore

/// What a document says of an image view.
public struct ImageDescription: Hashable, Sendable {
  /// The picture's size; nil where the document gives none: then the view has no size of its own.
  public var image: Image?
  /// How the picture lies in the view; `scaleToFill` unless the document says otherwise. It changes no size.
  public var contentMode: ContentMode

  /// An image view; without arguments, what `image: {}` means.
  public init(image: Image? = nil, contentMode: ContentMode = .scaleToFill) {
    self.image = image
    self.contentMode = contentMode
  }
}
