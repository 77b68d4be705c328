/// The actions of a control, in the order in which they were added.
struct ControlActions {
  private enum Content {
    /// A method of a target. The target is not held; without one, the chain of responders is asked.
    case method(Selector, target: WeakTarget?)
    case closure(UIAction)
  }

  private final class WeakTarget {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  /// An action to perform.
  enum Step {
    case method(Selector, target: AnyObject?)
    case closure(UIAction)
  }

  private var entries: [(content: Content, events: UIControl.Event)] = []

  /// Adds a method for events, in addition to those that it already has.
  @MainActor mutating func add(_ action: Selector, target: AnyObject?, for events: UIControl.Event) {
    if let index = entries.firstIndex(where: { Self.isMethod($0.content, action, of: target) }) {
      entries[index].events.formUnion(events)
    } else {
      entries.append((.method(action, target: target.map { WeakTarget($0) }), events))
    }
  }

  /// Removes methods for events. A nil target or action stands for all.
  @MainActor mutating func remove(_ action: Selector?, target: AnyObject?, for events: UIControl.Event) {
    removeEvents(events) { content in
      guard case .method(let selector, let known) = content else { return false }
      return (action == nil || selector == action) && (target == nil || known?.object === target)
    }
  }

  /// Adds a closure for events, in place of the one with the same name for those events.
  @MainActor mutating func add(_ action: UIAction, for events: UIControl.Event) {
    if let index = entries.firstIndex(where: { Self.isClosure($0.content, action.identifier) && $0.events == events }) {
      entries[index].content = .closure(action)
    } else {
      remove(action.identifier, for: events)
      entries.append((.closure(action), events))
    }
  }

  /// Removes the closure with a name for events.
  @MainActor mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    removeEvents(events) { Self.isClosure($0, identifier) }
  }

  private mutating func removeEvents(_ events: UIControl.Event, where isMeant: (Content) -> Bool) {
    for index in entries.indices where isMeant(entries[index].content) { entries[index].events.subtract(events) }
    entries.removeAll { $0.events.isEmpty }
  }

  /// All events with an action.
  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  /// The targets that still exist, with nil for the chain of responders.
  var targets: [AnyObject?] {
    entries.compactMap { entry -> AnyObject?? in
      guard case .method(_, let target) = entry.content else { return nil }
      guard let target else { return .some(nil) }
      return target.object.map { .some($0) }
    }
  }

  /// The names of a target's methods for an event.
  func names(of target: AnyObject?, for events: UIControl.Event) -> [String] {
    entries.compactMap { entry in
      guard case .method(let action, let known) = entry.content, known?.object === target,
        !entry.events.isDisjoint(with: events)
      else { return nil }
      return action.name
    }
  }

  /// Returns the steps for events, in order, with the events of each step.
  func steps(for events: UIControl.Event) -> [(step: Step, events: UIControl.Event)] {
    entries.compactMap { entry in
      guard !entry.events.isDisjoint(with: events) else { return nil }
      switch entry.content {
      case .closure(let action): return (.closure(action), entry.events)
      case .method(let action, let target):
        guard let target else { return (.method(action, target: nil), entry.events) }
        return target.object.map { (.method(action, target: $0), entry.events) }
      }
    }
  }

  private static func isMethod(_ content: Content, _ action: Selector, of target: AnyObject?) -> Bool {
    guard case .method(let selector, let known) = content else { return false }
    return selector == action && known?.object === target && (known == nil) == (target == nil)
  }

  @MainActor private static func isClosure(_ content: Content, _ identifier: UIAction.Identifier) -> Bool {
    guard case .closure(let action) = content else { return false }
    return action.identifier == identifier
  }
}
