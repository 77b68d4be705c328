extension UIView {
  /// Options for animations. They have UIKit's raw values, and no effect, because changes take
  /// effect at once.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's raw value.
    public let rawValue: UInt
    /// Creates options from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews together with their view.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Lets the user interact with views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the current state of a running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward as well.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps the duration of this animation within another one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps the curve of this animation within another one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates views as they change, not a picture of them.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Shows and hides the views of a transition instead of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes no options of an animation around this one.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at the beginning and the end.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Flips from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from one to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// 60 frames per second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames per second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// Options for animations with keyframes. They have UIKit's raw values, and no effect.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's raw value.
    public let rawValue: UInt
    /// Creates options from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews together with their view.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Lets the user interact with views during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the current state of a running animation.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward as well.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps the duration of this animation within another one.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes no options of an animation around this one.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// In a straight line between values.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// No values in between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At an even pace.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along a curve at an even pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// The pace of an animation.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow at the beginning and the end.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Constant speed.
    case linear = 3
  }

  /// An animation of the system.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// Removes views.
    case delete = 0
  }

  /// The drawing of a view for a tint color.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As in the superview.
    case automatic = 0
    /// Undimmed.
    case normal = 1
    /// Dimmed, as behind an alert.
    case dimmed = 2
  }
}
