/// The description of a view for assistive technologies such as VoiceOver. Each value is nil if it
/// was not set; UIKit then has a default that depends on the view.
package struct AccessibilityFacts: Hashable, Sendable {
  /// A Boolean value that indicates whether the view is an element of its own.
  package var isElement: Bool?
  /// The name of the element, in a few words.
  package var label: String?
  /// The effect of an action on the element.
  package var hint: String?
  /// The value of the element, such as the text of a field.
  package var value: String?
  /// The traits of the element, as UIKit's raw value.
  package var traits: UInt64?
  /// The name of the symbol that a control shows, for which UIKit has words of its own.
  package var symbolName: String?
  /// A Boolean value that indicates whether the elements in the view are hidden.
  package var hidesElements = false

  /// Creates facts without values.
  package init() {}
}

/// The facts of a view, in an object of their own so that a view without facts stays small.
final class AccessibilityBox {
  var facts: AccessibilityFacts

  init(facts: AccessibilityFacts) { self.facts = facts }
}

extension View {
  /// The description for assistive technologies, or nil if nothing was set. It does not affect
  /// layout.
  package var accessibility: AccessibilityFacts? {
    get { accessibilityBox?.facts }
    set { accessibilityBox = newValue.map(AccessibilityBox.init) }
  }

  /// A Boolean value that indicates whether a program or a file could tell assistive technologies
  /// of the view: it has a facade, or facts.
  package var isDescribed: Bool { hasFacade || accessibilityBox != nil }
}
