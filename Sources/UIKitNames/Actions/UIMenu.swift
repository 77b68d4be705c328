public import Foundation

/// A list of menu elements. Menus are not displayed: they are records that can be performed.
@MainActor @preconcurrency open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: Hashable, Sendable, RawRepresentable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The display of a menu. The options are recorded.
  public struct Options: OptionSet, Hashable, Sendable {
    /// UIKit's raw value.
    public let rawValue: UInt
    /// Creates options from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The children are part of the superior menu.
    public static let displayInline = Options(rawValue: 1)
    /// The menu deletes something.
    public static let destructive = Options(rawValue: 2)
    /// At most one child is on.
    public static let singleSelection = Options(rawValue: 32)
    /// The children are displayed as a palette.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// The size of the elements, which is recorded.
  public enum ElementSize: Int, Hashable, Sendable {
    /// Small elements next to one another.
    case small = 0
    /// Medium elements next to one another.
    case medium = 1
    /// Elements in a column.
    case large = 2
    /// A size that fits the place of the menu.
    case automatic = -1
  }

  /// The name of the menu.
  public final let identifier: Identifier
  /// The display of the menu.
  public final let options: Options
  /// The size of the elements.
  open var preferredElementSize: ElementSize
  /// The elements of the menu.
  open internal(set) var children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.options, self.preferredElementSize, self.children) = (options, preferredElementSize, children)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates an empty menu, because Strut does not read archives.
  public required init?(coder: NSCoder) {
    (identifier, options) = (Identifier(UUID().uuidString), [])
    (preferredElementSize, children) = (.automatic, [])
    super.init(coder: coder)
  }

  /// Returns a menu of the same name with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are on, in the menu and those that it contains.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      switch element {
      case let menu as UIMenu: menu.selectedElements
      case let action as UIAction: action.state == .on ? [action] : []
      case let command as UICommand: command.state == .on ? [command] : []
      default: []
      }
    }
  }
}

/// An element of a menu that is asked for its elements when the menu is opened.
@MainActor @preconcurrency open class UIDeferredMenuElement: UIMenuElement {
  private final let provider: @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
  private final let isCached: Bool
  private final var known: [UIMenuElement]?

  private init(
    isCached: Bool, _ provider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    (self.isCached, self.provider) = (isCached, provider)
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Creates an element whose closure passes the elements to its argument once.
  public convenience init(
    _ elementProvider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, elementProvider)
  }

  /// Creates an element without elements, because Strut does not read archives.
  public required init?(coder: NSCoder) {
    (isCached, provider) = (true, { done in done([]) })
    super.init(coder: coder)
  }

  /// Creates an element whose closure is called each time the menu is opened.
  open class func uncached(
    _ elementProvider: @escaping @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }

  /// The elements, as far as the closure passed them at once.
  final var elements: [UIMenuElement] {
    if isCached, let known { return known }
    known = nil
    provider { [weak self] in self?.known = $0 }
    return known ?? []
  }
}
