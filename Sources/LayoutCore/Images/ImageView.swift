public import Foundation

/// A view as large as its picture would like. UIKit's `UIImageView`; nothing is drawn.
///
/// ```swift
/// let view = ImageView(image: Image(size: CGSize(width: 300, height: 200)))
/// view.contentMode = .scaleAspectFit
/// view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1.5).isActive = true
/// ```
open class ImageView: View {
  /// The picture, or nil: then the view has no intrinsic size.
  open var image: Image? { didSet { if image != oldValue { invalidateIntrinsicContentSize() } } }
  /// The picture that is displayed instead of ``image`` while the view is highlighted, if there is
  /// one.
  open var highlightedImage: Image? { didSet { if highlightedImage != oldValue { invalidateIntrinsicContentSize() } } }
  /// A Boolean value that indicates whether ``highlightedImage`` is displayed; false by default.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } } }

  /// Makes a view without a picture at a place.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view of the picture's size at (0, 0).
  public init(image: Image?, highlightedImage: Image? = nil) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Is there so that code written for iOS compiles; the view is as if made by `init()`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The picture that shows now.
  package var shownImage: Image? { isHighlighted ? highlightedImage ?? image : image }

  /// The size of the picture within its alignment insets; none without one. No content mode changes
  /// it.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    return CGRect(origin: .zero, size: image.size).inset(by: image.alignmentRectInsets).size
  }

  /// Returns the size of the picture, regardless of `size`, or that of the view without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? super.sizeThatFits(size) }

  /// The picture's.
  open override var alignmentRectInsets: EdgeInsets {
    shownImage?.alignmentRectInsets(in: effectiveUserInterfaceLayoutDirection) ?? .zero
  }

  /// Returns the rectangle of the image in bounds of a given size with an origin of zero, according
  /// to the content mode, or nil without an image. It may extend beyond the bounds.
  package func imageRect(in size: CGSize) -> CGRect? {
    shownImage.map { contentMode.rectangle(for: $0.size, in: CGRect(origin: .zero, size: size)) }
  }

  override var takesTouches: Bool { false }

  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == ImageView.self ? "UIImageView" : super.consoleTypeName
  }
}
