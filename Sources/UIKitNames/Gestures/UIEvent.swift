public import Foundation

/// An event, such as touches or a motion.
@MainActor @preconcurrency open class UIEvent {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Touches.
    case touches = 0
    /// A motion, such as shaking.
    case motion = 1
    /// A command of a remote control.
    case remoteControl = 2
    /// A press of a key or button.
    case presses = 3
    /// A scroll wheel.
    case scroll = 10
    /// A hovering pointer.
    case hover = 11
    /// A gesture on a trackpad.
    case transform = 14
  }

  /// The kind of an event in more detail.
  public enum EventSubtype: Int, Sendable {
    /// No more detail.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause.
    case remoteControlTogglePlayPause = 103
    /// Next track.
    case remoteControlNextTrack = 104
    /// Previous track.
    case remoteControlPreviousTrack = 105
  }

  /// The kind of the event.
  open var type: EventType { .touches }
  /// The kind of the event in more detail.
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds since the system started.
  open internal(set) var timestamp = ProcessInfo.processInfo.systemUptime
  /// The keys that are held during the event: none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The touches of the event, or nil.
  open internal(set) var allTouches: Set<UITouch>?

  /// Creates an event with touches. Not part of UIKit; use it in tests.
  public init(touches: Set<UITouch> = []) { allTouches = touches.isEmpty ? nil : touches }

  /// Returns the touches of a view, or nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { matching { $0.view === view } }
  /// Returns the touches of a window, or nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { matching { $0.window === window } }
  /// Returns the touches that a recognizer receives, or nil if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    matching { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }

  private func matching(_ condition: (UITouch) -> Bool) -> Set<UITouch>? {
    let touches: Set<UITouch> = allTouches?.filter(condition) ?? []
    return touches.isEmpty ? nil : touches
  }
}

/// An event of keys or buttons.
@MainActor @preconcurrency open class UIPressesEvent: UIEvent {
  /// The kind of the event.
  open override var type: EventType { .presses }
  /// The presses of the event.
  open internal(set) var allPresses: Set<UIPress>

  /// Creates an event with presses. Not part of UIKit; use it in tests.
  public init(presses: Set<UIPress> = []) {
    allPresses = presses
    super.init()
  }
}

/// The keys that are held during an event.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// UIKit's raw value.
  public let rawValue: Int
  /// Creates keys from UIKit's raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
