internal import LayoutCore

/// Values by the state of a control. A state without a value has the normal one.
struct StateValues<Value> {
  private var values: [Control.State: Value] = [:]

  /// The value that was set for exactly a state.
  subscript(exactly state: Control.State) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value for a state, or the normal one.
  subscript(state: Control.State) -> Value? { values[state] ?? values[.normal] }

  /// The states with a value.
  var states: [Control.State] { Array(values.keys) }
}
