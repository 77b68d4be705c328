public import Foundation
public import LayoutCore

/// A view that displays an image.
///
/// UIKit's class in front of Strut's ``ImageView``.
@MainActor @preconcurrency open class UIImageView: UIView {
  /// The view of Strut that is laid out.
  public final var strutImageView: ImageView { strut() }

  class override func makeView(frame: CGRect) -> View { ImageView(frame: frame) }
  class override var inheritedClass: UIView.Type { UIImageView.self }

  /// Creates a view without an image, with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view of the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Creates a view of the size of an image, with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Creates a view as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Images

  private var images = KnownImage()
  private var highlightedImages = KnownImage()

  /// The image, or nil: then the view has no intrinsic size.
  open var image: UIImage? {
    get { images.object(for: strutImageView.image) }
    set {
      noteImages()
      images.set(newValue)
      showImages()
    }
  }

  /// The image that is displayed instead of ``image`` while the view is highlighted, or nil.
  open var highlightedImage: UIImage? {
    get { highlightedImages.object(for: strutImageView.highlightedImage) }
    set {
      noteImages()
      highlightedImages.set(newValue)
      showImages()
    }
  }

  /// A Boolean value that indicates whether ``highlightedImage`` is displayed; false by default.
  open var isHighlighted: Bool {
    get { strutImageView.isHighlighted }
    set { strutImageView.isHighlighted = newValue }
  }

  /// The size and weight of symbols in the view, unless the symbol has its own; nil by default.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      noteImages()
      showImages()
    }
  }

  /// Notes images that the engine set itself.
  private func noteImages() {
    _ = images.object(for: strutImageView.image)
    _ = highlightedImages.object(for: strutImageView.highlightedImage)
  }

  private var followsTraits = false

  /// Gives the images to Strut's view. The size of a symbol depends on the configuration and on the
  /// traits, which the view then follows.
  private func showImages() {
    let traits = traitCollection
    strutImageView.image = images.value(preferring: preferredSymbolConfiguration, in: traits)
    strutImageView.highlightedImage = highlightedImages.value(preferring: preferredSymbolConfiguration, in: traits)
    guard !followsTraits, images.isSymbol || highlightedImages.isSymbol else { return }
    followsTraits = true
    strutImageView.registerForTraitChanges([ContentSizeCategoryTrait.self, LegibilityWeightTrait.self]) {
      [weak self] (_: ImageView, _) in
      onMain {
        self?.noteImages()
        self?.showImages()
      }
    }
  }

  // MARK: Animation

  /// The images of an animation, or nil. They are recorded and do not affect layout.
  open var animationImages: [UIImage]?
  /// The images of the animation in the highlighted state, or nil. They are recorded and do not
  /// affect layout.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of one cycle, in seconds; 0, the default, for 1/30 of a second an image. It is
  /// recorded and does not affect layout.
  open var animationDuration: TimeInterval = 0
  /// The number of cycles; 0, the default, for no end. It is recorded and does not affect layout.
  open var animationRepeatCount = 0

  /// Starts the animation. Images do not change; only ``isAnimating`` does, if there are images.
  open func startAnimating() {
    isAnimating = (isHighlighted ? highlightedAnimationImages : animationImages)?.isEmpty == false
  }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }
  /// A Boolean value that indicates whether the animation runs.
  open private(set) var isAnimating = false

  /// A Boolean value that indicates whether the image changes its appearance with the focus; false
  /// by default. It is recorded and does not affect layout.
  open var adjustsImageWhenAncestorFocused = false
}

/// The image object of a view, kept while the view displays its value.
@MainActor private struct KnownImage {
  private var object: UIImage?
  private var shown: Image?

  /// A Boolean value that indicates whether the image is a symbol.
  var isSymbol: Bool { object?.isSymbolImage == true }

  /// Returns the object for the value that the view displays: the one that the program set, or a
  /// new one for an image that the engine set.
  mutating func object(for image: Image?) -> UIImage? {
    if image != shown { (object, shown) = (image.map { UIImage($0) }, image) }
    return object
  }

  /// Notes the object that the program set.
  mutating func set(_ image: UIImage?) { object = image }

  /// Returns the value for the view.
  mutating func value(preferring configuration: UIImage.SymbolConfiguration?, in traits: UITraitCollection) -> Image? {
    shown = object?.image(preferring: configuration, in: traits)
    return shown
  }
}
