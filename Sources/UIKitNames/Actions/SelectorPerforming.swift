/// An object that performs its methods by name.
///
/// Linux has no Objective-C runtime that finds a method by its selector. A target of actions
/// therefore names its own methods:
///
/// ```swift
/// final class CounterController: UIViewController {
///   var count = 0
///   func increment(_ sender: UIButton) { count += 1 }
///
///   override func perform(_ selector: Selector, with sender: Any?, for event: UIEvent?) -> Bool {
///     switch selector.name {
///     case "increment:":
///       guard let sender = sender as? UIButton else { return false }
///       increment(sender)
///       return true
///     default: return super.perform(selector, with: sender, for: event)
///     }
///   }
/// }
/// ```
/// ``UIResponder`` conforms, so that its subclasses override the method. Other classes declare the
/// conformance. Controls, bar button items and gesture recognizers perform their actions in this
/// way, and log once if a target does not know the name.
@MainActor @preconcurrency public protocol SelectorPerforming: AnyObject {
  /// Calls the method with a name, with the sender and the event as its arguments, as far as it has
  /// parameters. Returns `false` if the object has no method of that name.
  @discardableResult func perform(_ selector: Selector, with sender: Any?, for event: UIEvent?) -> Bool
}

extension SelectorPerforming {
  /// Calls the method with a name. Returns `false` if the object has no method of that name.
  @discardableResult public func perform(_ selector: Selector, with sender: Any? = nil) -> Bool {
    perform(selector, with: sender, for: nil)
  }
}
