public import Foundation

/// A recognizer of taps.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; 1 by default.
  open var numberOfTapsRequired = 1
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer. It is recorded.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  override func isRecognized(taps: Int, touches: Int) -> Bool {
    taps == numberOfTapsRequired && touches == numberOfTouchesRequired
  }
}

/// A recognizer of long presses.
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press; 0 by default.
  open var numberOfTapsRequired = 0
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1
  /// The duration of the press, in seconds; 0.5 by default. It is recorded.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the finger may move, in points; 10 by default. It is recorded.
  open var allowableMovement: CGFloat = 10

  override var isDiscrete: Bool { false }
}

/// A recognizer of swipes.
@MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe. They have UIKit's raw values.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// UIKit's raw value.
    public let rawValue: UInt
    /// Creates directions from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that are recognized; to the right by default.
  open var direction = Direction.right
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1
}

/// A recognizer of a hovering pointer.
@MainActor @preconcurrency open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override var isDiscrete: Bool { false }
}

extension UIEvent {
  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// UIKit's raw value.
    public let rawValue: Int
    /// Creates buttons from UIKit's raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The primary button.
    public static let primary = ButtonMask(rawValue: 1)
    /// The secondary button.
    public static let secondary = ButtonMask(rawValue: 2)
  }
}
