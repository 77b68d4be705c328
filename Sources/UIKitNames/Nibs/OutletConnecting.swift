internal import Foundation

/// An object whose outlets and runtime attributes a nib sets.
///
/// Linux has no Objective-C runtime that finds a property by its name. A class therefore names its
/// own outlets:
///
/// ```swift
/// final class PersonCell: UITableViewCell {
///   var nameLabel: UILabel!
///
///   override func connect(_ value: Any?, toOutlet name: String) -> Bool {
///     switch name {
///     case "nameLabel": nameLabel = value as? UILabel
///     default: return super.connect(value, toOutlet: name)
///     }
///     return true
///   }
/// }
/// UINib.register(PersonCell.self, named: "PersonCell")
/// ```
/// ``UIView``, ``UIViewController`` and ``UICollectionViewLayout`` conform, so that their
/// subclasses override the methods. Other classes declare the conformance. An outlet that no object
/// takes is logged once.
@MainActor @preconcurrency public protocol OutletConnecting: AnyObject {
  /// Sets an outlet, or for an outlet collection the array of its objects. Returns `false` if the
  /// object has no outlet of that name.
  @discardableResult func connect(_ value: Any?, toOutlet name: String) -> Bool
  /// Sets a user-defined runtime attribute: a `Bool`, an `Int` or `Double`, a `String`, a
  /// `CGPoint`, `CGSize` or `CGRect`, or nil. Returns `false` if the object has no property of that
  /// name.
  @discardableResult func setRuntimeAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool
}

extension OutletConnecting {
  /// Returns false.
  @discardableResult public func setRuntimeAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool { false }
}

extension UIView: OutletConnecting {}
extension UIViewController: OutletConnecting {}
extension UICollectionViewLayout: OutletConnecting {}

/// An object that sends an action of a nib: a control, a bar button item or a gesture recognizer.
@MainActor protocol ActionConnecting: AnyObject {
  /// Adds an action.
  ///
  /// - Parameter event: The name of the event, such as `touchUpInside`; nil for objects with one.
  func connect(action: Selector, of target: AnyObject?, for event: String?)
}

extension UIBarButtonItem: ActionConnecting {
  func connect(action: Selector, of target: AnyObject?, for event: String?) {
    self.target = target
    self.action = action
  }
}

extension UIGestureRecognizer: ActionConnecting {
  func connect(action: Selector, of target: AnyObject?, for event: String?) {
    // A recognizer has no target in the chain of responders.
    if let target { addTarget(target, action: action) }
  }
}

extension UIControl: ActionConnecting {
  func connect(action: Selector, of target: AnyObject?, for event: String?) {
    addTarget(target, action: action, for: event.flatMap { Self.events[$0] } ?? .primaryActionTriggered)
  }

  private static let events: [String: Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
