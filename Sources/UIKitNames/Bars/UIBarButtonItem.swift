public import Foundation

/// A button of a navigation bar or a toolbar.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
  /// The style; `plain` by default.
  open var style = Style.plain
  /// The width, in points; 0, the default, is the width of the content. It is recorded.
  open var width: CGFloat = 0
  /// The titles that the item may have. They are recorded.
  open var possibleTitles: Set<String>?
  /// The view that the item displays, or nil.
  open var customView: UIView?
  /// The method that the item performs, or nil.
  open var action: Selector?
  /// The object whose method is performed; nil finds one in the chain of responders.
  open weak var target: AnyObject?
  /// The color of the item, or nil for that of the bar.
  open var tintColor: UIColor?
  /// The action that is performed when the item is chosen, or nil. It gives the item its title and
  /// image.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      if !primaryAction.title.isEmpty { title = primaryAction.title }
      if let icon = primaryAction.image { image = icon }
    }
  }
  /// The menu of the item, or nil.
  open var menu: UIMenu?
  /// A Boolean value that indicates whether the item is displayed as selected; false by default.
  open var isSelected = false
  /// A Boolean value that indicates whether the item is not displayed; false by default.
  open var isHidden = false
  /// A Boolean value that indicates whether choosing the item changes ``isSelected``; false by
  /// default.
  open var changesSelectionAsPrimaryAction = false
  /// The item in place of this one in a menu of hidden items, or nil. It is recorded.
  open var menuRepresentation: UIMenuElement?
  /// The system item that the item displays, or nil.
  public final private(set) var systemItem: SystemItem?
  private final var backgroundImages: [UIControl.State: UIImage] = [:]

  /// Creates an item without content.
  public override init() { super.init() }

  /// Creates an item as `init()` does, because Strut does not read archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.image, self.style, self.action) = (image, style, action)
    self.target = target.flatMap(ActionSender.unwrapped).map { $0 as AnyObject }
  }

  /// Creates an item with an image, and another one in landscape.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(image: nil, style: style, target: target, action: action)
    self.title = title
  }

  /// Creates one of the system's items.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(image: nil, style: systemItem == .done ? .done : .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Creates one of the system's items with an action or a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with an action or a menu. The title and image are those of the action if they
  /// are nil.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
  }

  /// Creates an item that displays a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space with a width, in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = made(.fixedSpace)
    item.width = width
    return item
  }

  /// Returns a space that takes the free width of its bar.
  open class func flexibleSpace() -> Self { made(.flexibleSpace) }

  private class func made(_ item: SystemItem) -> Self {
    guard let made = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil) as? Self else {
      preconditionFailure("A space is a UIBarButtonItem, not a \(Self.self).")
    }
    return made
  }

  /// Sets the background image for a state. It is recorded.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    backgroundImages[state] = image
  }

  /// Returns the background image for a state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[state]
  }

  /// The style of an item. It has UIKit's raw values.
  public enum Style: Int, Hashable, Sendable {
    /// The usual style.
    case plain = 0
    /// The former style with a border, which looks like `plain`.
    case bordered = 1
    /// The style of an item that completes a task.
    case done = 2
    /// The style of an item that stands out.
    public static let prominent = Style.done
  }

  /// The system's items. They have UIKit's raw values.
  public enum SystemItem: Int, Hashable, Sendable {
    /// Completes a task.
    case done = 0
    /// Ends a task without changes.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Saves changes.
    case save = 3
    /// Adds something.
    case add = 4
    /// A space that takes the free width.
    case flexibleSpace = 5
    /// A space with a width.
    case fixedSpace = 6
    /// Composes a message.
    case compose = 7
    /// Answers a message.
    case reply = 8
    /// Shares something.
    case action = 9
    /// Moves something to a folder.
    case organize = 10
    /// Displays bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Loads again.
    case refresh = 13
    /// Stops loading.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Deletes something.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Goes back.
    case rewind = 19
    /// Goes forward.
    case fastForward = 20
    /// Reverts a change.
    case undo = 21
    /// Repeats a change.
    case redo = 22
    /// Turns a page.
    case pageCurl = 23
    /// Closes a view.
    case close = 24
  }
}

/// The height of a bar. It has UIKit's raw values.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The usual height.
  case `default` = 0
  /// The height in landscape.
  case compact = 1
  /// The usual height with a prompt.
  case defaultPrompt = 101
  /// The height in landscape with a prompt.
  case compactPrompt = 102
}

extension UIBarItem: UserActing {}

extension AsUser where Subject: UIBarButtonItem {
  /// Taps the item: performs its primary action, or else its action. An item with a custom view
  /// performs nothing. Returns `false` if the item is disabled or hidden.
  @discardableResult public func tap() -> Bool {
    guard subject.isEnabled, !subject.isHidden, subject.customView == nil else { return false }
    if subject.changesSelectionAsPrimaryAction { subject.isSelected.toggle() }
    if let action = subject.primaryAction {
      guard !action.attributes.contains(.disabled) else { return false }
      action.performWithSender(subject, target: nil)
      return true
    }
    guard let action = subject.action else { return true }
    ActionSender.send(action, to: subject.target, from: subject, for: nil)
    return true
  }

  /// Opens the item's menu and chooses the first element with a title.
  @discardableResult public func choose(_ title: String) -> Bool {
    guard subject.isEnabled, !subject.isHidden, let menu = subject.menu else { return false }
    return menu.asUser.choose(title, from: subject)
  }
}
