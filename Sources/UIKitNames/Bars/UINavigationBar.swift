public import Foundation

/// A delegate of a navigation bar. All methods have a default.
@MainActor @preconcurrency public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns `true`, the default, if an item may be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns `true`, the default, if an item may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns `true`.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Returns `true`.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// A bar with a title and buttons at the top of a screen.
///
/// Its items are records, which are not laid out. The bar is 44 points high, and 96 with a large
/// title (not measured).
@MainActor @preconcurrency open class UINavigationBar: UIView, UIBarPositioning {
  /// The delegate, or nil.
  open weak var delegate: (any UINavigationBarDelegate)?
  private final var stack: [UINavigationItem] = []

  /// Creates a bar without items.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a bar as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Items

  /// The items; the last one is displayed. Nil without items.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setStack(newValue ?? []) }
  }
  /// Sets ``items`` at once.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  /// The displayed item, or nil.
  open var topItem: UINavigationItem? { stack.last }
  /// The item below the displayed one, or nil.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Displays an item above the others, if the delegate permits it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setStack(stack + [item])
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the displayed item, if the delegate permits it, and returns it.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    setStack(stack.dropLast())
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  private final func setStack(_ items: [UINavigationItem]) {
    stack = items
    invalidateIntrinsicContentSize()
  }

  // MARK: Size

  /// A Boolean value that indicates whether the bar may have a large title; false by default.
  open var prefersLargeTitles = false { didSet { invalidateIntrinsicContentSize() } }

  private final var height: CGFloat {
    guard prefersLargeTitles else { return 44 }
    for item in stack.reversed() where item.largeTitleDisplayMode != .automatic {
      return item.largeTitleDisplayMode == .always ? 96 : 44
    }
    return 96
  }

  /// The height of the bar, and no width.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: height) }
  /// Returns the height of the bar with the proposed width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

  /// The position of the bar, from the delegate.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  // MARK: Appearance, which is recorded

  /// The appearance of the bar. It is recorded.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance of a lower bar, or nil. It is recorded.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance above content that is not scrolled, or nil. It is recorded.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of a lower bar above content that is not scrolled, or nil. It is recorded.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The style. It is recorded.
  open var barStyle = UIBarStyle.default
  /// A Boolean value that indicates whether content shows through the bar; true by default. It is
  /// recorded.
  open var isTranslucent = true
  /// The color of the bar, or nil. It is recorded.
  open var barTintColor: UIColor?
  /// The attributes of titles, or nil. They are recorded.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of large titles, or nil. They are recorded.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the line below the bar, or nil. It is recorded.
  open var shadowImage: UIImage?
  /// The image of the back button, or nil. It is recorded.
  open var backIndicatorImage: UIImage?
  /// The mask of the back button's image, or nil. It is recorded.
  open var backIndicatorTransitionMaskImage: UIImage?
  private final var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private final var titleOffsets: [UIBarMetrics: CGFloat] = [:]

  /// Sets the background image. It is recorded.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }
  /// Returns the background image.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
  /// Sets the background image for a position. It is recorded.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barMetrics] = backgroundImage
  }
  /// Returns the background image for a position.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }
  /// Sets the downward offset of the title, in points. It is recorded.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics] = adjustment
  }
  /// Returns the downward offset of the title, in points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics] ?? 0
  }
}
