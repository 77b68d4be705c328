internal import Foundation

/// Methods that an app adds to UIKit's classes in extensions, by their names in Objective-C.
///
/// Linux has no Objective-C runtime that finds a method by its name, and an extension of one of
/// UIKit's classes can't override `perform(_:with:for:)`. The app therefore adds the method once:
///
/// ```swift
/// extension UIViewController {
///   func hideKeyboard() { view.endEditing(true) }
/// }
/// AddedActions.add("hideKeyboard", to: UIViewController.self) { controller, _, _ in
///   controller.hideKeyboard()
///   return true
/// }
/// ```
@MainActor @preconcurrency public enum AddedActions {
  private typealias Action = @MainActor (UIResponder, Any?, UIEvent?) -> Bool

  private static var actions: [String: [(type: ObjectIdentifier, action: Action)]] = [:]

  /// Adds a method to a class and its subclasses. It replaces one of the same name and class.
  ///
  /// - Parameter action: Calls the method of an object with the sender and the event, and returns
  ///   `false` if they do not fit.
  public static func add<Object: UIResponder>(
    _ name: String, to type: Object.Type, _ action: @escaping @MainActor (Object, Any?, UIEvent?) -> Bool
  ) {
    var all = actions[name] ?? []
    all.removeAll { $0.type == ObjectIdentifier(type) }
    all.append(
      (
        ObjectIdentifier(type),
        { object, sender, event in (object as? Object).map { action($0, sender, event) } ?? false }
      ))
    actions[name] = all
  }

  /// Calls the method with a name. Returns `false` if none was added for the class of the object.
  static func perform(_ selector: Selector, on object: UIResponder, _ sender: Any?, _ event: UIEvent?) -> Bool {
    (actions[selector.name] ?? []).contains { $0.action(object, sender, event) }
  }
}

/// Calls of methods by name, whose parameters have types.
@MainActor @preconcurrency public enum PortedAction {
  /// Calls a method with the sender. Returns `false` if the sender is not of the type of the
  /// parameter.
  public static func call<Sender, Result>(
    _ method: @MainActor (Sender) -> Result, _ sender: Any?, _ event: UIEvent?
  ) -> Bool {
    guard let sender = argument(sender, as: Sender.self) else { return false }
    _ = method(sender)
    return true
  }

  /// Calls a method with the sender and the event. Returns `false` if they are not of the types of
  /// the parameters.
  public static func call<Sender, Event, Result>(
    _ method: @MainActor (Sender, Event) -> Result, _ sender: Any?, _ event: UIEvent?
  ) -> Bool {
    guard let sender = argument(sender, as: Sender.self), let event = argument(event, as: Event.self) else {
      return false
    }
    _ = method(sender, event)
    return true
  }

  private static func argument<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    guard let notification = value as? Notification else { return nil }
    let object = NSNotification(
      name: notification.name, object: notification.object, userInfo: notification.userInfo)
    return object as? Value
  }
}
