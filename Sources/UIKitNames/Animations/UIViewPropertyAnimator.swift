public import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not started, or finished.
  case inactive = 0
  /// Started.
  case active = 1
  /// Stopped, and not finished.
  case stopped = 2
}

/// A position in an animation.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// The end.
  case end = 0
  /// The start.
  case start = 1
  /// In between.
  case current = 2
}

/// An animator of changes.
///
/// Layout has no time: when the animator starts, its changes take effect, and its completions are
/// called with the end. An animator that is paused before it starts applies its changes as well,
/// and completes when it continues.
@MainActor @preconcurrency open class UIViewPropertyAnimator {
  /// The pace. It is recorded.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration, in seconds. It is recorded.
  open private(set) var duration: TimeInterval
  /// The delay, in seconds. It is recorded.
  open private(set) var delay: TimeInterval = 0
  /// A Boolean value that indicates whether touches reach moving views. It is recorded.
  open var isUserInteractionEnabled = true
  /// A Boolean value that indicates whether the animation can be stopped. It is recorded.
  open var isInterruptible = true
  /// A Boolean value that indicates whether the fraction follows time evenly. It is recorded.
  open var scrubsLinearly = true
  /// A Boolean value that indicates whether the animator stays active at the end. It is recorded.
  open var pausesOnCompletion = false
  /// The state.
  open private(set) var state = UIViewAnimatingState.inactive
  /// A Boolean value that indicates whether the animation runs; false, because it has no duration.
  open var isRunning: Bool { false }
  /// A Boolean value that indicates whether the animation runs to its start. The changes stay, and
  /// completions are called with the start.
  open var isReversed = false
  /// The fraction of the animation. It is recorded; the changes have taken effect.
  open var fractionComplete: CGFloat = 0

  private final var animations: [() -> Void] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Creates an animator with a pace.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    (self.duration, timingParameters) = (duration, parameters)
  }

  /// Creates an animator with a curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve from two control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Returns an animator that started: the changes took effect, and the completion was called.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes, which take effect at the start, or at once after it.
  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { animation() } else { animations.append(animation) }
  }
  /// Adds changes, which take effect at the start, or at once after it.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
  /// Adds a closure that is called at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Applies the changes, and calls the completions.
  open func startAnimation() {
    activate()
    finish(at: isReversed ? .start : .end)
  }
  /// Applies the changes at once, and calls the completions.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }
  /// Applies the changes if the animator did not start.
  open func pauseAnimation() { activate() }
  /// Ends a paused animation, and calls the completions.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if let parameters { timingParameters = parameters }
    startAnimation()
  }
  /// Stops an active animation; its completions are called by ``finishAnimation(at:)``, or never.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }
  /// Ends a stopped animation, and calls the completions with a position. The changes stay.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { finish(at: finalPosition) }
  }

  private final func activate() {
    state = .active
    let pending = animations
    animations = []
    for animation in pending { animation() }
  }

  private final func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    fractionComplete = position == .start ? 0 : 1
    let pending = completions
    completions = []
    for completion in pending { completion(position) }
  }
}
