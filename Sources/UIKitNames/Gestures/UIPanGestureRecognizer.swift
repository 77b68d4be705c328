public import Foundation

/// A recognizer of fingers that move.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers; 1 by default.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers; no limit by default.
  open var maximumNumberOfTouches = Int.max
  /// The devices whose scrolling is recognized. It is recorded.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private final var translation = CGPoint.zero
  /// The velocity of the gesture that a test performs, in points per second.
  final var velocity = CGPoint.zero

  override var isDiscrete: Bool { false }

  /// Returns the distance from the beginning of the gesture, in points.
  open func translation(in view: UIView?) -> CGPoint { translation }
  /// Sets the distance from the beginning of the gesture, in points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
    velocity = .zero
  }
  /// Returns the velocity, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { velocity }
}

/// The devices that scroll.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// UIKit's raw value.
  public let rawValue: Int
  /// Creates devices from UIKit's raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A mouse wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// A trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Every device.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// A recognizer of fingers that move in from an edge of the screen.
@MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges; none by default.
  open var edges: UIRectEdge = []
}

/// A recognizer of two fingers that move toward or away from each other.
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers as a multiple of that at the beginning.
  open var scale: CGFloat = 1
  /// The velocity, in multiples per second.
  open internal(set) var velocity: CGFloat = 0

  override var isDiscrete: Bool { false }
}

/// A recognizer of two fingers that rotate.
@MainActor @preconcurrency open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation, in radians.
  open var rotation: CGFloat = 0
  /// The velocity, in radians per second.
  open internal(set) var velocity: CGFloat = 0

  override var isDiscrete: Bool { false }
}
