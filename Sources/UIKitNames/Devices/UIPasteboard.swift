public import Foundation

/// A place for copied content: memory of the program.
@MainActor @preconcurrency open class UIPasteboard {
  /// The pasteboard of the system.
  public static let general = UIPasteboard(name: "general")
  private static var named: [String: UIPasteboard] = [:]

  /// The name of the pasteboard.
  public final let name: String
  /// The number of changes.
  open private(set) var changeCount = 0

  private init(name: String) { self.name = name }

  /// Returns the pasteboard with a name, which is created if `create` is true.
  public class func withName(_ name: String, create: Bool) -> UIPasteboard? {
    if let known = named[name] { return known }
    guard create else { return nil }
    let pasteboard = UIPasteboard(name: name)
    named[name] = pasteboard
    return pasteboard
  }

  private enum Content {
    case nothing
    case strings([String])
    case urls([URL])
    case images([UIImage])
    case colors([UIColor])
    case items([[String: Any]])
  }

  private final var content = Content.nothing {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// The strings, or nil.
  open var strings: [String]? {
    get { if case .strings(let strings) = content { strings } else { nil } }
    set { content = newValue.map { .strings($0) } ?? .nothing }
  }
  /// The first string, or nil.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The addresses, or nil.
  open var urls: [URL]? {
    get { if case .urls(let urls) = content { urls } else { nil } }
    set { content = newValue.map { .urls($0) } ?? .nothing }
  }
  /// The first address, or nil.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The images, or nil.
  open var images: [UIImage]? {
    get { if case .images(let images) = content { images } else { nil } }
    set { content = newValue.map { .images($0) } ?? .nothing }
  }
  /// The first image, or nil.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The colors, or nil.
  open var colors: [UIColor]? {
    get { if case .colors(let colors) = content { colors } else { nil } }
    set { content = newValue.map { .colors($0) } ?? .nothing }
  }
  /// The first color, or nil.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// Values by their types. Strings and other kinds of content have no items.
  open var items: [[String: Any]] {
    get { if case .items(let items) = content { items } else { [] } }
    set { content = newValue.isEmpty ? .nothing : .items(newValue) }
  }
  /// Sets the items. The options are not used.
  open func setItems(_ items: [[String: Any]], options: [AnyHashable: Any] = [:]) { self.items = items }
  /// Sets a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
  /// Returns the first value of a type, or nil.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// A Boolean value that indicates whether there are strings.
  open var hasStrings: Bool { strings?.isEmpty == false }
  /// A Boolean value that indicates whether there are addresses.
  open var hasURLs: Bool { urls?.isEmpty == false }
  /// A Boolean value that indicates whether there are images.
  open var hasImages: Bool { images?.isEmpty == false }
  /// A Boolean value that indicates whether there are colors.
  open var hasColors: Bool { colors?.isEmpty == false }

  /// The notification of changed content.
  nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
}
