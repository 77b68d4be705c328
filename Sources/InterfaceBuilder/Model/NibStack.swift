public import LayoutCore

/// A stack view.
public struct NibStack: Hashable, Sendable {
  /// True if the stack is vertical; horizontal by default.
  public var isVertical = false
  /// The distribution; fill by default.
  public var distribution = StackView.Distribution.fill
  /// The alignment; fill by default.
  public var alignment = StackView.Alignment.fill
  /// The spacing, in points; nil for `spacingType="standard"`.
  public var spacing: Double? = 0
  /// True if distances are measured between baselines: `baselineRelativeArrangement`.
  public var isBaselineRelative = false
}
