/// Bounds on repeated work, so that layout ends whatever views do.
package enum LayoutLimits {
  /// How often constraints are solved at most until widths and baselines stop changing. Text in one column needs two.
  package static let passes = 12
  /// How often a tree is laid out at most because `layoutSubviews()` changed something.
  package static let layoutRounds = 8
  /// How deep `layoutIfNeeded()` within `layoutSubviews()` calls `layoutSubviews()` in turn, the outermost call included.
  package static let layoutDepth = 2
  /// In trees of at most so many views and guides ambiguous ones are looked for.
  package static let ambiguityViews = 100
}
