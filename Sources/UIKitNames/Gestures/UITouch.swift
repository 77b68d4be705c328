public import Foundation

/// A touch of a finger or a pencil.
///
/// Strut has no screen: a touch is made by `asUser`, or by a test with ``init(at:in:tapCount:)``.
@MainActor @preconcurrency open class UITouch {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The finger touched the screen.
    case began = 0
    /// The finger moved.
    case moved = 1
    /// The finger did not move.
    case stationary = 2
    /// The finger left the screen.
    case ended = 3
    /// The touch belongs to a gesture.
    case cancelled = 4
    /// A pointer entered a window.
    case regionEntered = 5
    /// A pointer moved in a window.
    case regionMoved = 6
    /// A pointer left a window.
    case regionExited = 7
  }

  /// The kind of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on a remote control.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// The view that receives the touch.
  open internal(set) weak var view: UIView?
  /// The window of the touch.
  open var window: UIWindow? { view?.window }
  /// The phase of the touch.
  open internal(set) var phase = Phase.began
  /// The number of taps at this point.
  open internal(set) var tapCount: Int
  /// The time of the last change, in seconds since the system started.
  open internal(set) var timestamp = ProcessInfo.processInfo.systemUptime
  /// The kind of touch: a finger.
  open var type: TouchType { .direct }
  /// The recognizers that receive the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The force, where 1 is that of a usual touch.
  open var force: CGFloat { 1 }
  /// The largest force.
  open var maximumPossibleForce: CGFloat { 1 }
  /// The radius of the touch, in points.
  open var majorRadius: CGFloat { 20 }

  /// The point in the outermost view.
  private final var place: CGPoint
  private final var previousPlace: CGPoint

  /// Creates a touch of a view at a point in its coordinates. Not part of UIKit; use it in tests.
  public init(at point: CGPoint, in view: UIView, tapCount: Int = 1) {
    self.view = view
    self.tapCount = tapCount
    place = view.convert(point, to: nil)
    previousPlace = place
  }

  /// Returns the point of the touch in the coordinates of a view, or of the outermost view.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  /// Returns the former point of the touch in the coordinates of a view, or of the outermost view.
  open func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previousPlace, from: nil) ?? previousPlace }

  /// Moves the touch to a point in the coordinates of its view. Not part of UIKit; use it in tests.
  public final func move(to point: CGPoint) {
    previousPlace = place
    place = view?.convert(point, to: nil) ?? point
    change(to: .moved)
  }

  /// Changes the phase.
  final func change(to phase: Phase) {
    self.phase = phase
    timestamp = ProcessInfo.processInfo.systemUptime
  }
}

extension UITouch: Hashable {
  /// Returns `true` if both are the same object.
  nonisolated public static func == (first: UITouch, second: UITouch) -> Bool { first === second }

  /// Hashes the identity of the object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
