public import Foundation
public import LayoutCore

/// A view that sends actions when a person uses it.
///
/// UIKit's class in front of Strut's ``Control``. An action is a closure (``UIAction``) or a method
/// of a target that performs its methods by name (``SelectorPerforming``). Tests act as a person
/// through `asUser`.
@MainActor @preconcurrency open class UIControl: UIView {
  /// The control of Strut that is laid out.
  final var strutControl: Control? { strutView as? Control }
  private final var actions = ControlActions()

  class override func makeView(frame: CGRect) -> View { Control(frame: frame) }
  class override var inheritedClass: UIView.Type { UIControl.self }

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control as `init()` does, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with an action for its main event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// A Boolean value that indicates whether the control can be used; true by default.
  open var isEnabled: Bool {
    get { strutControl?.isEnabled ?? true }
    set {
      guard newValue != strutControl?.isEnabled else { return }
      strutControl?.isEnabled = newValue
      stateChanged()
    }
  }

  /// A Boolean value that indicates whether the control is selected; false by default.
  open var isSelected: Bool {
    get { strutControl?.isSelected ?? false }
    set {
      guard newValue != strutControl?.isSelected else { return }
      strutControl?.isSelected = newValue
      stateChanged()
    }
  }

  /// A Boolean value that indicates whether the control is pressed; false by default.
  open var isHighlighted: Bool {
    get { strutControl?.isHighlighted ?? false }
    set {
      guard newValue != strutControl?.isHighlighted else { return }
      strutControl?.isHighlighted = newValue
      stateChanged()
    }
  }

  /// The states of the control.
  open var state: State {
    var state = strutControl?.controlState ?? .normal
    if isFirstResponder { state.insert(.focused) }
    return state
  }

  /// Updates the control after a change of its state.
  func stateChanged() {}

  /// The vertical position of the content; `center` by default. It places the title and the image
  /// of a button; in other controls it is recorded.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { alignmentChanged() } }
  }

  /// The horizontal position of the content; `center` by default. It places the title and the image
  /// of a button; in other controls it is recorded.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { alignmentChanged() } }
  }

  /// The horizontal position of the content without `leading` and `trailing`.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// Updates the control after a change of the content's position.
  func alignmentChanged() {}

  // MARK: Targets and actions

  /// Adds a method that is performed for events. A nil target finds the method in the chain of
  /// responders. The control does not hold the target.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    actions.add(action, target: Self.object(target), for: controlEvents)
  }

  /// Removes methods for events. A nil target or action stands for all of them.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    actions.remove(action, target: Self.object(target), for: controlEvents)
  }

  /// Adds an action that is performed for events, in place of an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) { actions.add(action, for: controlEvents) }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// The targets: those that are no `AnyHashable` by their identity, and `NSNull` for nil.
  open var allTargets: Set<AnyHashable> {
    Set(
      actions.targets.map { target in
        guard let target else { return AnyHashable(NSNull()) }
        return target as? AnyHashable ?? AnyHashable(ObjectIdentifier(target))
      })
  }

  /// The events for which there are actions.
  open var allControlEvents: Event { actions.events }

  /// Returns the names of a target's methods for an event, or nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = actions.names(of: Self.object(target), for: controlEvent)
    return names.isEmpty ? nil : names
  }

  /// Calls a closure with each action for an event, in order.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (target: Any?, selector: Selector)?, Event, inout Bool) -> Void
  ) {
    var isDone = false
    for (step, events) in actions.steps(for: .allEvents) where !isDone {
      switch step {
      case .closure(let action): iterator(action, nil, events, &isDone)
      case .method(let action, let target): iterator(nil, (target, action), events, &isDone)
      }
    }
  }

  /// Performs a method of a target, or of the first responder in the chain that has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionSender.send(action, to: target, from: self, for: event)
  }

  /// Performs an action with the control as its sender.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Performs all actions for events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for (step, _) in actions.steps(for: controlEvents) {
      switch step {
      case .closure(let action): sendAction(action)
      case .method(let action, let target): sendAction(action, to: target, for: currentEvent)
      }
    }
  }

  /// Performs the main action of the control.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  private static func object(_ target: Any?) -> AnyObject? {
    target.flatMap(ActionSender.unwrapped).map { $0 as AnyObject }
  }

  // MARK: Tracking

  /// A Boolean value that indicates whether a touch that began in the control continues.
  open internal(set) var isTracking = false
  /// A Boolean value that indicates whether that touch is within the control.
  open internal(set) var isTouchInside = false
  /// Called when a touch begins. Returns `true` if the control follows it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch moves. Returns `true` if the control follows it further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the system ends the touch.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, !isTracking, beginTracking(touch, with: event) else { return }
    pressed(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    dragged(inside: point(inside: touch.location(in: self), with: event), event)
    if !continueTracking(touch, with: event) { lifted(event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    endTracking(touches.first, with: event)
    lifted(event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    canceled(event)
  }

  /// The event whose actions are being sent, or nil.
  private final var currentEvent: UIEvent?

  /// Sends actions for an event of touches.
  private final func sendActions(for events: Event, _ event: UIEvent?) {
    let outer = currentEvent
    currentEvent = event
    sendActions(for: events)
    currentEvent = outer
  }

  /// Begins to follow a touch.
  final func pressed(_ event: UIEvent?) {
    (isTracking, isTouchInside) = (true, true)
    isHighlighted = true
    sendActions(for: .touchDown, event)
  }

  /// Follows a touch that moves.
  final func dragged(inside: Bool, _ event: UIEvent?) {
    if isTouchInside != inside {
      isTouchInside = inside
      isHighlighted = inside
      sendActions(for: inside ? .touchDragEnter : .touchDragExit, event)
    }
    sendActions(for: inside ? .touchDragInside : .touchDragOutside, event)
  }

  /// Ends a touch that is lifted.
  final func lifted(_ event: UIEvent?) {
    let isInside = isTouchInside
    (isTracking, isTouchInside) = (false, false)
    isHighlighted = false
    let outer = currentEvent
    currentEvent = event
    touchEnded(inside: isInside)
    currentEvent = outer
  }

  /// Ends a touch as the system does.
  final func canceled(_ event: UIEvent?) {
    (isTracking, isTouchInside) = (false, false)
    isHighlighted = false
    sendActions(for: .touchCancel, event)
  }

  /// Sends the actions of a finger that is lifted.
  func touchEnded(inside isInside: Bool) { sendActions(for: isInside ? .touchUpInside : .touchUpOutside) }

  // MARK: Menus

  /// A Boolean value that indicates whether a long press opens a menu; false by default. It is
  /// recorded.
  open var isContextMenuInteractionEnabled = false
  /// A Boolean value that indicates whether a tap opens the menu; false by default.
  open var showsMenuAsPrimaryAction = false
  /// The text that a pointer shows above the control, or nil. It is recorded.
  open var toolTip: String?
  /// A Boolean value that indicates whether symbols are animated; false by default. It is recorded.
  open var isSymbolAnimationEnabled = false
}
