public import Foundation

/// An item of a tab bar.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  /// The image while the item is selected, or nil for ``UIBarItem/image``.
  open var selectedImage: UIImage?
  /// The text of the badge, or nil for none.
  open var badgeValue: String?
  /// The color of the badge, or nil for red. It is recorded.
  open var badgeColor: UIColor?
  /// The offset of the title. It is recorded.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of the bar while the item is selected, or nil. It is recorded.
  open var standardAppearance: UITabBarAppearance?
  /// The appearance of the bar above content that is not scrolled, or nil. It is recorded.
  open var scrollEdgeAppearance: UITabBarAppearance?
  private final var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item as `init()` does, because Strut does not read archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with a title, an image and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates one of the system's items, with a number.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }

  /// Sets the attributes of the badge's text for a state. They are recorded.
  open func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    badgeAttributes[state] = attributes
  }

  /// Returns the attributes of the badge's text for a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  /// The system's items. They have UIKit's raw values.
  public enum SystemItem: Int, Hashable, Sendable {
    /// More items.
    case more = 0
    /// Favorites.
    case favorites = 1
    /// A selection.
    case featured = 2
    /// The best rated.
    case topRated = 3
    /// The recently used.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// The history.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// The most recent.
    case mostRecent = 10
    /// The most viewed.
    case mostViewed = 11

    /// The English title.
    fileprivate var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }
}
