public import Foundation
public import LayoutCore

// There is no time in layout: what UIKit animates happens at once.
extension View {
  /// Makes the changes at once: layout knows only where views come to be, not how they get there.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// How changes are animated: here all come to the same, for they are made at once.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits, as in UIKit.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out along with their view.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Views take touches meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// From where an animation that is under way has come to.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Slow at first and in the end.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow in the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Makes the changes at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  /// Makes the changes at once, without the spring.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  /// Makes the changes at once, as without this.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
