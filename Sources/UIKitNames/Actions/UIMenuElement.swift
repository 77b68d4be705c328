public import Foundation

/// An entry of a menu. Menus are not displayed: they are records that can be performed.
@MainActor @preconcurrency open class UIMenuElement {
  /// The title.
  open internal(set) var title: String
  /// The text below the title, or nil.
  open var subtitle: String?
  /// The image next to the title, or nil.
  open internal(set) var image: UIImage?
  /// The name of the element in reports.
  open var accessibilityIdentifier: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }

  /// Creates an element without a title, because Strut does not read archives.
  public required init?(coder: NSCoder) { title = "" }

  /// The state of an element. It has UIKit's raw values.
  public enum State: Int, Hashable, Sendable {
    /// No mark.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash.
    case mixed = 2
  }

  /// The style of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// UIKit's raw value.
    public let rawValue: UInt
    /// Creates attributes from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element can't be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The element deletes something.
    public static let destructive = Attributes(rawValue: 2)
    /// The element is not displayed.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open after the choice.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }
}

extension UIMenuElement: Hashable {
  /// Returns `true` if both are the same object.
  nonisolated public static func == (first: UIMenuElement, second: UIMenuElement) -> Bool { first === second }

  /// Hashes the identity of the object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
