public import Foundation

/// A view people act on; here a box of the size that UIKit gives it, which nobody touches. UIKit's `UIControl`.
open class Control: View {
  /// Which of its looks a control has. UIKit's `UIControl.State`, with its raw values.
  public struct State: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used now.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// Reached by the keyboard.
    public static let focused = State(rawValue: 8)
  }

  /// Whether the control can be used; true at first.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  /// Whether it is chosen; false at first.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether it is pressed; false at first.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  /// The states the control is in.
  open var controlState: State {
    var states = State.normal
    if isHighlighted { states.insert(.highlighted) }
    if !isEnabled { states.insert(.disabled) }
    if isSelected { states.insert(.selected) }
    return states
  }

  /// Makes a control at a place.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Is there so that code written for iOS compiles; the control is as if made by `init()`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Does what the control's own content asks for in another state.
  func stateChanged() {}
}
