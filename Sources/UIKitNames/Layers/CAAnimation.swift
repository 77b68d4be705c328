public import Foundation

/// An object that can act when a property of a layer changes.
public protocol CAAction {
  /// Acts for a change. Strut does not call it.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An animation of a layer. It is recorded: layout has no time, and a layer keeps the state that it
/// has.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// Creates an animation.
  public override init() {}

  /// The start, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The duration, in seconds; 0 by default, which is a quarter of a second in a transaction.
  open var duration: CFTimeInterval = 0
  /// The speed.
  open var speed: Float = 1
  /// A further offset, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// The duration of the repetitions, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// A Boolean value that indicates whether the animation also runs backward.
  open var autoreverses = false
  /// The appearance before and after the animation.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace, or nil for a constant one.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that is informed of the start and the end. It is referenced strongly, as in UIKit.
  open var delegate: (any CAAnimationDelegate)?
  /// A Boolean value that indicates whether the animation is removed when it ends. Recorded
  /// animations stay until they are removed.
  open var isRemovedOnCompletion = true

  /// Acts for a change. It has no effect.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// An object that is informed of the start and the end of an animation. Both are when it is added.
public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation ends.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property, or nil.
  open var keyPath: String?
  /// A Boolean value that indicates whether values are added to those of the layer.
  open var isAdditive = false
  /// A Boolean value that indicates whether repetitions continue from the last value.
  open var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value, or nil for that of the layer.
  open var fromValue: Any?
  /// The last value, or nil for that of the layer.
  open var toValue: Any?
  /// The difference of the values, or nil.
  open var byValue: Any?
}

/// An animation like that of a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping.
  open var damping: CGFloat = 10
  /// The velocity at the start.
  open var initialVelocity: CGFloat = 0
  /// The estimated duration until the spring rests, in seconds: Strut returns ``duration``.
  open var settlingDuration: CFTimeInterval { duration }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, or nil.
  open var values: [Any]?
  /// The path of the values, or nil.
  open var path: CGPath?
  /// The times of the values, from 0 to 1, or nil.
  open var keyTimes: [NSNumber]?
  /// The paces between the values, or nil.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The computation of values in between.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The rotation along the path, or nil.
  open var rotationMode: CAAnimationRotationMode?
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation {
  /// The animations, or nil.
  open var animations: [CAAnimation]?
}

/// An animation from one appearance of a layer to another.
open class CATransition: CAAnimation {
  /// The kind of transition.
  open var type = CATransitionType.fade
  /// The direction, or nil.
  open var subtype: CATransitionSubtype?
  /// The start, as a fraction.
  open var startProgress: Float = 0
  /// The end, as a fraction.
  open var endProgress: Float = 1
}
