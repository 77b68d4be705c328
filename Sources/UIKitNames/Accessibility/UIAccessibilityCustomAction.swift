public import Foundation

/// An action of an accessibility element in addition to its activation.
@MainActor @preconcurrency open class UIAccessibilityCustomAction {
  /// A closure that performs an action, and returns `true` if it did.
  public typealias Handler = (_ action: UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String
  /// The name of the action with attributes.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// The image of the action, or nil.
  open var image: UIImage?
  /// The object whose method performs the action, or nil.
  open weak var target: AnyObject?
  /// The method that performs the action.
  open var selector: Selector
  /// The closure that performs the action, or nil.
  open var actionHandler: Handler?

  /// Creates an action that a method performs.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Creates an action with an image that a method performs.
  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.name = name
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
  }

  /// Creates an action that a closure performs.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    selector = Selector("")
  }

  /// Creates an action with an image that a closure performs.
  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
  }

  /// Performs the action as an assistive technology does, and returns the answer of its closure, or
  /// `true` if its target has the method. Not part of UIKit; use it in tests.
  @discardableResult public final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    return ActionSender.send(selector, to: target, from: self, for: nil)
  }
}

extension UIAccessibilityCustomAction: Hashable {
  /// Returns `true` if both are the same object.
  nonisolated public static func == (
    first: UIAccessibilityCustomAction, second: UIAccessibilityCustomAction
  ) -> Bool { first === second }

  /// Hashes the identity of the object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A list of elements through which people move with the rotor. It is recorded.
@MainActor @preconcurrency open class UIAccessibilityCustomRotor {
  /// The direction of a search.
  public enum Direction: Int, Sendable {
    /// To the previous element.
    case previous = 0
    /// To the next element.
    case next = 1
  }

  /// The name of the rotor.
  open var name: String
  /// The closure that finds the next element.
  open var itemSearchBlock: Search

  /// A closure that finds the next element for a search, or nil.
  public typealias Search = (_ predicate: UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// Creates a rotor.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
  }
}

/// A search of a rotor.
@MainActor @preconcurrency open class UIAccessibilityCustomRotorSearchPredicate {
  /// The element from which the search starts.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
  /// Creates a search.
  public init() {}
}

/// The element that a rotor found.
@MainActor @preconcurrency open class UIAccessibilityCustomRotorItemResult {
  /// The element, or nil.
  open weak var targetElement: AnyObject?
  /// Creates a result without an element.
  public init() {}
  /// Creates a result.
  public init(targetElement: AnyObject) { self.targetElement = targetElement }
}
