public import LayoutCore

extension UIControl {
  /// The state of a control.
  public typealias State = Control.State

  /// The events of a control, for which it sends actions. They have UIKit's raw values.
  public struct Event: OptionSet, Hashable, Sendable {
    /// UIKit's raw value.
    public let rawValue: UInt
    /// Creates events from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touches the control.
    public static let touchDown = Event(rawValue: 1)
    /// A finger touches the control repeatedly.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves within the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted within the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system ends the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of the control opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// A range of events for use by the program.
    public static let applicationReserved = Event(rawValue: 0xF00_0000)
    /// A range of events for use by the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The vertical position of a control's content. It has UIKit's raw values.
  public enum ContentVerticalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Over the whole height.
    case fill = 3
  }

  /// The horizontal position of a control's content. It has UIKit's raw values.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Over the whole width.
    case fill = 3
    /// At the left, or at the right in right-to-left layouts.
    case leading = 4
    /// At the right, or at the left in right-to-left layouts.
    case trailing = 5
  }
}

extension Control.State {
  /// A range of states for use by the program.
  public static let application = Control.State(rawValue: 0xFF_0000)
  /// A range of states for use by the system.
  public static let reserved = Control.State(rawValue: 0xFF00_0000)
}
