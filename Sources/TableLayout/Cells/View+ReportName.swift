package import LayoutCore

extension View {
  /// The view's name in reports: its accessibility identifier, or that of a cell's own label or
  /// image view; nil for neither.
  package var reportName: String? { accessibilityIdentifier ?? (self as? any BuiltInView)?.builtInName }
}

extension BrokenConstraint {
  /// The first view of the constraint that is not a cell or its content view, or nil if it has only
  /// those and guides.
  package var view: View? { views.first { $0.superview.map { !$0.isRow } ?? false } }
}

extension View {
  /// A Boolean value that indicates whether the view's direct subview is its content view.
  fileprivate var isRow: Bool { self is TableViewCell || self is TableViewHeaderFooterView }
}
