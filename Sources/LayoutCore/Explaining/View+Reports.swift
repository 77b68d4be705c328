extension View {
  /// The name by which reports call the view: the one it was given, or that of a cell's own label or picture; nil for neither.
  package var reportName: String? { accessibilityIdentifier ?? (self as? any BuiltInView)?.builtInName }

  /// The required constraints that the last layout of the view's tree could not keep.
  package var brokenConstraints: [UnsatisfiedConstraint] { root.layoutEngine.conflicts }
}
