/// The description of a view for assistive technologies: the element with the key
/// `accessibilityConfiguration`, and runtime attributes.
public struct NibAccessibility: Hashable, Sendable {
  /// The name of the element; nil if not specified.
  public var label: String?
  /// The effect of an action on the element; nil if not specified.
  public var hint: String?
  /// The `isElement`; nil if not specified: true for controls and labels.
  public var isElement: Bool?
  /// The names of the traits, as in the file: "button", "staticText"; nil if not specified.
  public var traits: Set<String>?
  /// The name of the symbol or the type of a button that UIKit names itself: "xmark",
  /// "contactAdd"; nil for others.
  public var symbolName: String?
}
