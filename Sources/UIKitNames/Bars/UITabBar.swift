public import Foundation

/// A delegate of a tab bar. All methods have a default.
@MainActor @preconcurrency public protocol UITabBarDelegate: AnyObject {
  /// Called after a person selected an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar at the bottom of a screen with an item for each of its parts.
///
/// Its items are records, which are not laid out. The bar is 49 points high (not measured).
/// `asUser.select(_:)` selects an item as a person does.
@MainActor @preconcurrency open class UITabBar: UIView {
  /// The items, or nil.
  open var items: [UITabBarItem]? {
    didSet { if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil } }
  }
  /// The selected item, or nil. Setting it does not notify the delegate.
  open weak var selectedItem: UITabBarItem?
  /// The delegate, or nil.
  open weak var delegate: (any UITabBarDelegate)?
  /// A closure of the bar's controller, called for a selection before the delegate. It returns
  /// `false` if the item may not be selected.
  final var controllerSelects: ((UITabBarItem) -> Bool)?

  /// Creates a bar without items.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a bar as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets ``items`` at once.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The height of the bar, and no width.
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 49) }
  /// Returns the height of the bar with the proposed width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }

  /// The appearance of the bar. It is recorded.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance above content that is not scrolled, or nil. It is recorded.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The style. It is recorded.
  open var barStyle = UIBarStyle.default
  /// A Boolean value that indicates whether content shows through the bar; true by default. It is
  /// recorded.
  open var isTranslucent = true
  /// The color of the bar, or nil. It is recorded.
  open var barTintColor: UIColor?
  /// The color of items that are not selected, or nil. It is recorded.
  open var unselectedItemTintColor: UIColor?
  /// The background image, or nil. It is recorded.
  open var backgroundImage: UIImage?
  /// The image of the line above the bar, or nil. It is recorded.
  open var shadowImage: UIImage?
  /// The image behind the selected item, or nil. It is recorded.
  open var selectionIndicatorImage: UIImage?
  /// The layout of the items. It is recorded.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of the items, in points, or 0. It is recorded.
  open var itemWidth: CGFloat = 0
  /// The distance between the items, in points, or 0. It is recorded.
  open var itemSpacing: CGFloat = 0

  /// The layout of the items in a tab bar. It has UIKit's raw values.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// By the width of the interface.
    case automatic = 0
    /// Over the whole width.
    case fill = 1
    /// In the middle.
    case centered = 2
  }
}

extension AsUser where Subject: UITabBar {
  /// Selects the item at an index and notifies the delegate. Returns `false` if the item is
  /// disabled or does not exist.
  @discardableResult public func select(_ index: Int) -> Bool {
    guard subject.isTouchable, let items = subject.items, items.indices.contains(index), items[index].isEnabled else {
      return false
    }
    let item = items[index]
    guard subject.controllerSelects?(item) ?? true else { return false }
    subject.selectedItem = item
    subject.delegate?.tabBar(subject, didSelect: item)
    return true
  }
}
