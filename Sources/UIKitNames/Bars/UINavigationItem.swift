public import Foundation

/// The contents of a navigation bar for a controller.
@MainActor @preconcurrency open class UINavigationItem {
  /// The title, or nil.
  open var title: String?
  /// The view in place of the title, or nil.
  open var titleView: UIView?
  /// The line above the title, or nil.
  open var prompt: String?
  /// The text below the title, or nil.
  open var subtitle: String?
  /// The item with which controllers above this one go back, or nil for one with the title.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title with which controllers above this one go back, or nil for ``title``.
  open var backButtonTitle: String?
  /// The display of the back button.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The action of the back button, or nil for going back.
  open var backAction: UIAction?
  /// A Boolean value that indicates whether the item has no back button; false by default.
  open var hidesBackButton = false
  /// A Boolean value that indicates whether the left items are displayed next to the back button;
  /// false by default.
  open var leftItemsSupplementBackButton = false
  /// The items at the leading edge, or nil.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The items at the trailing edge, from the edge, or nil.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The display of a large title; `automatic` by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// A Boolean value that indicates whether scrolling hides the search bar; true by default.
  open var hidesSearchBarWhenScrolling = true
  /// The controller of a search whose bar is below the title, or nil.
  open var searchController: UISearchController?
  /// The placement of the search bar. It is recorded.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The appearance of the bar, or nil for the bar's own.
  open var standardAppearance: UINavigationBarAppearance?
  /// The appearance of a lower bar, or nil for the bar's own.
  open var compactAppearance: UINavigationBarAppearance?
  /// The appearance of the bar above content that is not scrolled, or nil for the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of a lower bar above content that is not scrolled, or nil for the bar's own.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  /// Creates an item without a title.
  public init() {}

  /// Creates an item without a title, because Strut does not read archives.
  public required init?(coder: NSCoder) {}

  /// The first item at the leading edge, or nil. Setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the trailing edge, or nil. Setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets ``hidesBackButton`` at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  /// Sets ``leftBarButtonItem`` at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets ``rightBarButtonItem`` at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  /// Sets ``leftBarButtonItems`` at once.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets ``rightBarButtonItems`` at once.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// The display of a large title. It has UIKit's raw values.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As the previous item.
    case automatic = 0
    /// A large title.
    case always = 1
    /// A small title.
    case never = 2
    /// A small title in the space of a large one.
    case inline = 3
  }

  /// The placement of a search bar. It has UIKit's raw values.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    /// By the width of the bar.
    case automatic = 0
    /// Beside the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
  }

  /// The display of the back button. It has UIKit's raw values.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The previous title if it fits.
    case `default` = 0
    /// A short title.
    case generic = 1
    /// No title.
    case minimal = 2
  }
}

extension UINavigationItem: Hashable {
  /// Returns `true` if both are the same object.
  nonisolated public static func == (first: UINavigationItem, second: UINavigationItem) -> Bool { first === second }

  /// Hashes the identity of the object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
