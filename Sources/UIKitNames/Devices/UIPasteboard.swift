public import Foundation

/// A place for copied content: memory of the program.
@MainActor @preconcurrency open class UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the pasteboard of the system.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The pasteboard of the system.
  public static let general = UIPasteboard(.general, PasteboardContent())
  /// The content of the other pasteboards, by name.
  private static var named: [Name: PasteboardContent] = [:]

  /// The name of the pasteboard.
  public final let name: Name
  /// The content, which pasteboards with the same name share.
  private final let shared: PasteboardContent

  private init(_ name: Name, _ shared: PasteboardContent) { (self.name, self.shared) = (name, shared) }

  /// Creates an object for the pasteboard with a name. If there is none, it creates that too, or
  /// returns nil if `create` is false.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    if pasteboardName == .general {
      self.init(.general, Self.general.shared)
      return
    }
    guard let content = Self.named[pasteboardName] ?? (create ? PasteboardContent() : nil) else { return nil }
    Self.named[pasteboardName] = content
    self.init(pasteboardName, content)
  }

  /// Returns a new pasteboard with a name that no other has.
  public class func withUniqueName() -> UIPasteboard {
    let (name, content) = (Name(UUID().uuidString), PasteboardContent())
    named[name] = content
    return UIPasteboard(name, content)
  }

  /// Removes the pasteboard with a name. Objects that exist keep its content.
  public class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

  /// The number of changes.
  open var changeCount: Int { shared.changeCount }

  private final var content: PasteboardContent.Kind {
    get { shared.kind }
    set {
      shared.kind = newValue
      shared.changeCount += 1
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

/// The content of a pasteboard.
private final class PasteboardContent {
  enum Kind {
    case nothing
    case strings([String])
    case urls([URL])
    case images([UIImage])
    case colors([UIColor])
    case items([[String: Any]])
  }

  var kind = Kind.nothing
  var changeCount = 0
}
