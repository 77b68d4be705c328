/// Bounds on repeated work, so that layout ends regardless of what views do.
package enum LayoutLimits {
  /// The maximum number of solutions until widths and baselines are final. Text in one column needs
  /// two.
  package static let passes = 12
  /// The maximum number of layouts of a hierarchy because of changes in `layoutSubviews()`.
  package static let layoutRounds = 8
  /// The maximum depth of nested calls of `layoutSubviews()` through `layoutIfNeeded()`, including
  /// the outermost call.
  package static let layoutDepth = 2
  /// In trees of at most so many views and guides ambiguous ones are looked for.
  package static let ambiguityViews = 100
}
