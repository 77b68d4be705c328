/// The vertical position of text that is scaled down to fit a label.
public enum UIBaselineAdjustment: Int, Hashable, Sendable, CaseIterable {
  /// The baselines of scaled and unscaled text are equal.
  case alignBaselines = 0
  /// The centers of scaled and unscaled text are equal.
  case alignCenters = 1
  /// The top edges of scaled and unscaled text are equal.
  case none = 2
}
