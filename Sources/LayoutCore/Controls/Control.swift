public import Foundation

/// A view that responds to user actions. Here it has UIKit's size and receives no touches. UIKit's
/// `UIControl`.
open class Control: View {
  /// The state of a control, which determines its appearance. UIKit's `UIControl.State`, with its
  /// raw values.
  public struct State: OptionSet, Hashable, Sendable {
    /// UIKit's raw value.
    public let rawValue: UInt
    /// Creates states from UIKit's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state.
    public static let normal: State = []
    /// The control is pressed.
    public static let highlighted = State(rawValue: 1)
    /// The control is disabled.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
    /// The control has the keyboard focus.
    public static let focused = State(rawValue: 8)
  }

  /// A Boolean value that indicates whether the control is enabled; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  /// A Boolean value that indicates whether the control is selected; false by default.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// A Boolean value that indicates whether the control is pressed; false by default.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  /// The states of the control.
  open var controlState: State {
    var states = State.normal
    if isHighlighted { states.insert(.highlighted) }
    if !isEnabled { states.insert(.disabled) }
    if isSelected { states.insert(.selected) }
    return states
  }

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control as `init()` does, so that code written for iOS compiles.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Updates the control's content after a change of state.
  func stateChanged() {}
}
