public import Foundation

// Layout has no time: changes that UIKit animates take effect at once, and the completion follows.

extension UIView {
  /// Applies the changes at once.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations)
  }

  /// Applies the changes at once, and calls the completion with `true`.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Applies the changes at once, and calls the completion with `true`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let previous = inheritedDuration
    inheritedDuration = areAnimationsEnabled ? duration : 0
    animations()
    inheritedDuration = previous
    completion?(true)
  }

  /// Applies the changes at once, without the spring.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Applies the changes at once, without the spring.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(animations) { animations in
      animate(withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }
  }

  /// Applies the changes at once, in the order in which the closure adds its keyframes.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  /// Applies the changes of a keyframe at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Applies the changes in a view at once, and calls the completion with `true`.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: completion)
  }

  /// Replaces a view by another one in its superview at once, or with `showHideTransitionViews`
  /// hides one and shows the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      (fromView.isHidden, toView.isHidden) = (true, false)
    } else {
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    completion?(true)
  }

  /// Removes views as a system animation does, applies the changes at once, and calls the
  /// completion with `true`.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    parallelAnimations?()
    for view in views { view.removeFromSuperview() }
    completion?(true)
  }

  /// Applies the changes at once.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }

  /// Applies the changes at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let previous = areAnimationsEnabled
    areAnimationsEnabled = false
    actionsWithoutAnimation()
    areAnimationsEnabled = previous
  }

  /// Sets whether changes are animated. It is recorded: changes take effect at once in any case.
  public class func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// A Boolean value that indicates whether changes are animated in UIKit.
  public private(set) static var areAnimationsEnabled = true

  /// The duration of the animation whose closure runs, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { inheritedDuration }

  private static var inheritedDuration: TimeInterval = 0
}
