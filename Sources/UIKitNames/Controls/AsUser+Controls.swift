internal import Foundation

extension AsUser where Subject: UIControl {
  /// Taps the control: presses it and lifts the finger within it. It sends `touchDown`,
  /// `touchUpInside`, and `primaryActionTriggered` if the control is a button.
  @discardableResult public func tap() -> Bool {
    guard press() else { return false }
    return lift()
  }

  /// Presses the control in its middle. It is highlighted until ``lift()`` or ``cancel()``.
  @discardableResult public func press() -> Bool {
    guard canUse, !subject.isTracking else { return false }
    let touch = middle
    subject.touchesBegan([touch], with: UIEvent(touches: [touch]))
    return subject.isTracking
  }

  /// Moves the pressing finger out of the control or back into it.
  @discardableResult public func drag(inside: Bool) -> Bool {
    guard subject.isTracking else { return false }
    let touch = middle
    if !inside { touch.move(to: CGPoint(x: -1000, y: -1000)) }
    touch.change(to: .moved)
    subject.touchesMoved([touch], with: UIEvent(touches: [touch]))
    return true
  }

  /// Lifts the pressing finger where it is.
  @discardableResult public func lift() -> Bool {
    guard subject.isTracking else { return false }
    let touch = middle
    touch.change(to: .ended)
    subject.touchesEnded([touch], with: UIEvent(touches: [touch]))
    return true
  }

  /// Ends the touch as the system does, for example when a table scrolls.
  @discardableResult public func cancel() -> Bool {
    guard subject.isTracking else { return false }
    let touch = middle
    touch.change(to: .cancelled)
    subject.touchesCancelled([touch], with: UIEvent(touches: [touch]))
    return true
  }

  /// A touch in the middle of the control.
  private var middle: UITouch {
    UITouch(at: CGPoint(x: subject.bounds.midX, y: subject.bounds.midY), in: subject)
  }

  /// A Boolean value that indicates whether a person can use the control: it is enabled, and
  /// neither it nor a superview is hidden or ignores touches.
  public var canUse: Bool { subject.isEnabled && subject.isTouchable }

  /// Changes a value as a person does, and sends events.
  func change(_ events: UIControl.Event = [.valueChanged], _ body: () -> Bool) -> Bool {
    guard canUse, body() else { return false }
    subject.sendActions(for: events)
    return true
  }
}
