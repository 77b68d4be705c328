public import Foundation

/// A delegate of a toolbar.
@MainActor @preconcurrency public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar with buttons.
///
/// Its items are records, which are not laid out. The bar is 44 points high (not measured).
@MainActor @preconcurrency open class UIToolbar: UIView, UIBarPositioning {
  /// The items, or nil.
  open var items: [UIBarButtonItem]?
  /// The delegate, or nil.
  open weak var delegate: (any UIToolbarDelegate)?

  /// Creates a bar without items.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a bar as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets ``items`` at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The height of the bar, and no width.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 44) }
  /// Returns the height of the bar with the proposed width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

  /// The position of the bar, from the delegate.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  /// The appearance of the bar. It is recorded.
  open var standardAppearance = UIToolbarAppearance()
  /// The appearance of a lower bar, or nil. It is recorded.
  open var compactAppearance: UIToolbarAppearance?
  /// The appearance above content that is not scrolled, or nil. It is recorded.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The appearance of a lower bar above content that is not scrolled, or nil. It is recorded.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// The style. It is recorded.
  open var barStyle = UIBarStyle.default
  /// A Boolean value that indicates whether content shows through the bar; true by default. It is
  /// recorded.
  open var isTranslucent = true
  /// The color of the bar, or nil. It is recorded.
  open var barTintColor: UIColor?
  private final var backgroundImages: [UIBarPosition: UIImage] = [:]
  private final var shadowImages: [UIBarPosition: UIImage] = [:]

  /// Sets the background image. It is recorded.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[topOrBottom] = backgroundImage
  }
  /// Returns the background image.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[topOrBottom]
  }
  /// Sets the image of the line at the edge. It is recorded.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
  }
  /// Returns the image of the line at the edge.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }
}
