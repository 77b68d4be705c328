public import LayoutCore

/// A stack view.
public struct NibStack: Hashable, Sendable {
  /// Horizontal where none is written.
  public var isVertical = false
  /// Fill where none is written.
  public var distribution = StackView.Distribution.fill
  /// Fill where none is written.
  public var alignment = StackView.Alignment.fill
  /// In points; nil for `spacingType="standard"`.
  public var spacing: Double? = 0
  /// `baselineRelativeArrangement`.
  public var isBaselineRelative = false
}
