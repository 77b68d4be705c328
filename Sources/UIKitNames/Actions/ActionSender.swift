/// Performs actions by selector, for controls, bar items and recognizers.
@MainActor enum ActionSender {
  /// Performs a method of a target. A nil target is found in the chain of the first responder, and
  /// then in that of the sender. Returns `false` and logs once if no object has the method.
  @discardableResult static func send(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target.flatMap(Self.unwrapped) else { return sendUpward(action, from: sender, for: event) }
    if let performer = target as? any SelectorPerforming {
      if performer.perform(action, with: sender, for: event) { return true }
      UIKitLog.once("\(type(of: target)) does not perform \"\(action.name)\", the action of \(name(of: sender)).")
    } else {
      UIKitLog.once(
        """
        \(type(of: target)) does not conform to SelectorPerforming, so \"\(action.name)\", the action of \
        \(name(of: sender)), is not performed.
        """)
    }
    return false
  }

  private static func sendUpward(_ action: Selector, from sender: Any?, for event: UIEvent?) -> Bool {
    for start in [UIResponder.first, sender as? UIResponder] {
      for responder in sequence(first: start, next: { $0?.next }) {
        guard let responder else { break }
        if responder.perform(action, with: sender, for: event) { return true }
      }
    }
    UIKitLog.once("No responder performs \"\(action.name)\", the action of \(name(of: sender)).")
    return false
  }

  /// Returns the value of an optional in an `Any`.
  static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  private static func name(of sender: Any?) -> String { sender.map { "\(type(of: $0))" } ?? "nothing" }
}
