public import Foundation
public import LayoutCore

/// An item of a bar.
@MainActor @preconcurrency open class UIBarItem {
  /// The title, or nil.
  open var title: String?
  /// The image, or nil.
  open var image: UIImage?
  /// The image in landscape, or nil. It is recorded.
  open var landscapeImagePhone: UIImage?
  /// The image for accessibility sizes, or nil. It is recorded.
  open var largeContentSizeImage: UIImage?
  /// The insets of the image, in points. They are recorded.
  open var imageInsets = UIEdgeInsets.zero
  /// The insets of the image in landscape, in points. They are recorded.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The insets of the image for accessibility sizes, in points. They are recorded.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// A Boolean value that indicates whether the item can be chosen; true by default.
  open var isEnabled = true
  /// A number for use by the program.
  open var tag = 0
  /// The name of the item in reports.
  open var accessibilityIdentifier: String?
  /// The description of the item for VoiceOver, or nil.
  open var accessibilityLabel: String?
  /// The result of choosing the item for VoiceOver, or nil.
  open var accessibilityHint: String?
  /// The value of the item for VoiceOver, or nil.
  open var accessibilityValue: String?
  /// A Boolean value that indicates whether VoiceOver finds the item; true by default.
  open var isAccessibilityElement = true
  private final var titleAttributes: [Control.State: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item without a title.
  public init() {}

  /// Creates an item as `init()` does, because Strut does not read archives.
  public required init?(coder: NSCoder) {}

  /// Sets the attributes of the title for a state. They are recorded.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
  }

  /// Returns the attributes of the title for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}

extension UIBarItem: Hashable {
  /// Returns `true` if both are the same object.
  nonisolated public static func == (first: UIBarItem, second: UIBarItem) -> Bool { first === second }

  /// Hashes the identity of the object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
