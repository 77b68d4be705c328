extension UIMenuElement: UserActing {}

extension AsUser where Subject: UIMenu {
  /// Chooses the first element with a title in the menu or those that it contains. Returns `false`
  /// if there is none that a person can choose.
  @discardableResult public func choose(_ title: String, from sender: Any? = nil) -> Bool {
    guard let element = subject.firstElement({ $0.title == title }) else { return false }
    return element.chosen(from: sender)
  }
}

extension AsUser where Subject: UIAction {
  /// Chooses the action in its menu.
  @discardableResult public func choose(from sender: Any? = nil) -> Bool { subject.chosen(from: sender) }
}

extension UIMenuElement {
  /// Performs an action or a command, if a person can choose it.
  fileprivate final func chosen(from sender: Any?) -> Bool {
    switch self {
    case let action as UIAction:
      guard action.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
      action.performWithSender(sender, target: nil)
      return true
    case let command as UICommand:
      guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
      command.performWithSender(sender, target: nil)
      return true
    default: return false
    }
  }
}

extension UIMenu {
  /// Returns the first action or command that meets a condition, in the order of the menu.
  fileprivate final func firstElement(_ condition: (UIMenuElement) -> Bool) -> UIMenuElement? {
    var pending = Array(children.reversed())
    while let element = pending.popLast() {
      switch element {
      case let menu as UIMenu: pending += menu.children.reversed()
      case let deferred as UIDeferredMenuElement: pending += deferred.elements.reversed()
      default: if condition(element) { return element }
      }
    }
    return nil
  }
}
