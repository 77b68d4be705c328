public import Foundation

/// A recognizer of gestures.
///
/// There is no screen that recognizes gestures. A test performs one with `asUser`, which changes
/// the state and calls the targets, or touches a view with `view.asUser.tap(at:)`.
@MainActor @preconcurrency open class UIGestureRecognizer {
  /// The state of a recognizer. It has UIKit's raw values.
  public enum State: Int, Hashable, Sendable {
    /// The gesture may still be recognized.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture changed.
    case changed = 2
    /// The gesture was recognized, or a continuous one ended.
    case ended = 3
    /// A continuous gesture was canceled.
    case cancelled = 4
    /// The touches are another gesture.
    case failed = 5

    /// A discrete gesture was recognized.
    public static let recognized = State.ended
  }

  /// The view to which the recognizer was added.
  open internal(set) weak var view: UIView?
  /// The state. Subclasses set it.
  open var state = State.possible
  /// A Boolean value that indicates whether the recognizer receives touches.
  open var isEnabled = true
  /// The delegate.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A Boolean value that indicates whether a view's touches are canceled when the gesture is
  /// recognized.
  open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether a view receives the beginning of touches only after the
  /// gesture failed. It is recorded.
  open var delaysTouchesBegan = false
  /// A Boolean value that indicates whether a view receives the end of touches only after the
  /// gesture failed. It is recorded.
  open var delaysTouchesEnded = true
  /// The kinds of touches that the recognizer receives, as raw values. It is recorded.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of buttons that the recognizer receives, as raw values. It is recorded.
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6]
  /// A Boolean value that indicates whether the recognizer takes only one kind of touch. It is
  /// recorded.
  open var requiresExclusiveTouchType = true
  /// The name of the recognizer.
  open var name: String?

  /// The objects whose methods are called, in the order of addition.
  private final var targets: [Target] = []
  /// The recognizers that must fail.
  private final var prerequisites: [Prerequisite] = []
  /// The last point, in the outermost view.
  final var place: CGPoint?
  /// The touches of the gesture.
  final var touches: [UITouch] = []

  /// Creates a recognizer without a target.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer with a target and an action.
  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without a target, because Strut does not read archives.
  public required init?(coder: NSCoder) {}

  // MARK: Targets

  /// Adds a target, whose method is called when the state changes. It is referenced weakly.
  open func addTarget(_ target: Any, action: Selector) {
    let added = Target(object: target as AnyObject, action: action)
    if !targets.contains(where: { $0.object === added.object && $0.action == action }) { targets.append(added) }
  }

  /// Removes a target; every one for nil. Without an action, every method of the target is removed.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.object === object) && (action == nil || entry.action == action)
    }
  }

  /// Calls the methods of the targets.
  final func callTargets() {
    targets.removeAll { $0.object == nil }
    for target in targets { ActionSender.send(target.action, to: target.object, from: self, for: nil) }
  }

  // MARK: Touches

  /// The number of touches.
  open var numberOfTouches: Int { touches.isEmpty && place != nil ? 1 : touches.count }

  /// Returns the point of the gesture in the coordinates of a view, or of the outermost view; the
  /// middle of the recognizer's view before the first touch.
  open func location(in view: UIView?) -> CGPoint {
    let place = place ?? middle
    return view?.convert(place, from: nil) ?? place
  }

  /// Returns the point of one touch in the coordinates of a view, or of the outermost view.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
  }

  private var middle: CGPoint {
    guard let view else { return .zero }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  /// Called when touches begin. Subclasses override it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches moved. Subclasses override it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches ended. Subclasses override it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches are canceled. Subclasses override it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called after the gesture ended or failed. Subclasses override it.
  open func reset() {}
  /// Ignores a touch, which then has no further effect on the recognizer.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

  // MARK: Other recognizers

  /// Requires that another recognizer fails before this one recognizes its gesture.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    prerequisites.append(Prerequisite(recognizer: otherGestureRecognizer))
  }

  /// Returns `true` if this recognizer may prevent another one; true by default. Strut does not
  /// call it.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns `true` if another recognizer may prevent this one; true by default. Strut does not
  /// call it.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns `true` if another recognizer must fail before this one; false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns `true` if another recognizer must wait until this one fails; false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns `true` if another recognizer must fail before this one.
  final func waits(for other: UIGestureRecognizer) -> Bool {
    prerequisites.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  // MARK: Recognition

  /// A Boolean value that indicates whether the gesture has no duration, such as a tap.
  var isDiscrete: Bool { true }

  /// Returns `true` if the gesture may begin: the recognizer is enabled, and neither its view nor
  /// its delegate objects.
  final var mayBegin: Bool {
    guard isEnabled, view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// Sets the state and calls the targets. A gesture that ended is possible again afterwards.
  final func enter(_ state: State) {
    self.state = state
    if state != .possible, state != .failed { callTargets() }
    guard [.ended, .cancelled, .failed].contains(state) else { return }
    reset()
    self.state = .possible
  }

  /// Returns `true` if touches of a number of taps are the gesture. Only taps are recognized from
  /// touches.
  func isRecognized(taps: Int, touches: Int) -> Bool { false }
}

/// A method of an object.
private struct Target {
  weak var object: AnyObject?
  let action: Selector
}

/// A recognizer that must fail.
private struct Prerequisite {
  weak var recognizer: UIGestureRecognizer?
}

extension UIGestureRecognizer: Hashable {
  /// Returns `true` if both are the same object.
  nonisolated public static func == (first: UIGestureRecognizer, second: UIGestureRecognizer) -> Bool {
    first === second
  }

  /// Hashes the identity of the object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
