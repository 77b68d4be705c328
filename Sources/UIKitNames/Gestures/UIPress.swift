public import Foundation

/// A press of a button or a key.
@MainActor @preconcurrency open class UIPress {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    /// The button was pressed.
    case began = 0
    /// The force changed.
    case changed = 1
    /// Nothing changed.
    case stationary = 2
    /// The button was released.
    case ended = 3
    /// The press was canceled.
    case cancelled = 4
  }

  /// The button.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// Left.
    case leftArrow = 2
    /// Right.
    case rightArrow = 3
    /// Select.
    case select = 4
    /// Menu.
    case menu = 5
    /// Play or pause.
    case playPause = 6
  }

  /// The phase of the press.
  open internal(set) var phase: Phase
  /// The button.
  open internal(set) var type: PressType
  /// The force, from 0 to 1.
  open var force: CGFloat { 1 }
  /// The time of the press, in seconds since the system started.
  open internal(set) var timestamp = ProcessInfo.processInfo.systemUptime

  /// Creates a press. Not part of UIKit; use it in tests.
  public init(_ type: PressType, phase: Phase = .began) {
    self.type = type
    self.phase = phase
  }
}

extension UIPress: Hashable {
  /// Returns `true` if both are the same object.
  nonisolated public static func == (first: UIPress, second: UIPress) -> Bool { first === second }

  /// Hashes the identity of the object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
