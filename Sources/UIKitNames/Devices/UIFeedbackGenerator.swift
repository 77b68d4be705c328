public import Foundation

/// A generator of taps that people feel. There are none: calls are logged once.
@MainActor @preconcurrency open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}
  /// Prepares for feedback. It has no effect.
  open func prepare() {}
}

/// A generator for the result of a task.
@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// It succeeded.
    case success = 0
    /// A warning.
    case warning = 1
    /// It failed.
    case error = 2
  }

  /// Tells the result. It is not simulated.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    UIKitLog.notSimulated("UINotificationFeedbackGenerator.notificationOccurred(_:)")
  }
}

/// A generator for a changed selection.
@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Tells that the selection changed. It is not simulated.
  open func selectionChanged() { UIKitLog.notSimulated("UISelectionFeedbackGenerator.selectionChanged()") }
}

/// A generator for an impact.
@MainActor @preconcurrency open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of impact.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Light.
    case light = 0
    /// Medium.
    case medium = 1
    /// Heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Rigid.
    case rigid = 4
  }

  /// Creates a generator of medium impacts.
  public override init() { super.init() }
  /// Creates a generator.
  public init(style: FeedbackStyle) { super.init() }

  /// Tells of an impact. It is not simulated.
  open func impactOccurred() { UIKitLog.notSimulated("UIImpactFeedbackGenerator.impactOccurred()") }
  /// Tells of an impact with an intensity from 0 to 1. It is not simulated.
  open func impactOccurred(intensity: CGFloat) { impactOccurred() }
}
