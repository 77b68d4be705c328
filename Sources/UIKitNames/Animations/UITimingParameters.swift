public import Foundation

/// The kind of a pace.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// One of the four curves.
  case builtin = 0
  /// A curve with control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A spring within a curve.
  case composed = 3
}

/// The pace of an animator. It is recorded.
@MainActor @preconcurrency public protocol UITimingCurveProvider: AnyObject {
  /// The kind of the pace.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, or nil.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, or nil.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A pace as a curve.
@MainActor @preconcurrency open class UICubicTimingParameters: UITimingCurveProvider {
  /// The named curve; `easeInOut` for control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isNamed: Bool

  /// Creates the system's pace.
  public convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates a pace as a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isNamed = true
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
  }

  /// Creates a pace from two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, isNamed) = (.easeInOut, false)
    (controlPoint1, controlPoint2) = (point1, point2)
  }

  /// The kind of the pace.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil: there is no spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A pace as a spring.
@MainActor @preconcurrency open class UISpringTimingParameters: UITimingCurveProvider {
  /// The velocity at the start.
  public let initialVelocity: CGVector
  /// The damping, where 1 does not swing; nil if the mass, stiffness and damping were given.
  let dampingRatio: CGFloat?

  /// Creates a spring that does not swing.
  public convenience init() { self.init(dampingRatio: 1) }
  /// Creates a spring.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }
  /// Creates a spring with a velocity at the start.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (dampingRatio, initialVelocity) = (ratio, velocity)
  }
  /// Creates a spring from physical quantities.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    (dampingRatio, initialVelocity) = (nil, velocity)
  }

  /// The kind of the pace.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil: there is no curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
