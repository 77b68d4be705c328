package import LayoutCore

extension View {
  /// The name by which reports call the view: the one it was given, or that of a cell's own label or picture; nil for neither.
  package var reportName: String? { accessibilityIdentifier ?? (self as? any BuiltInView)?.builtInName }
}

extension BrokenConstraint {
  /// The first view that the constraint speaks of and that is not a cell, or a part of one that holds the others; nil where it has none
  /// but the cell's own and guides.
  package var view: View? { views.first { $0.superview.map { !$0.isRow } ?? false } }
}

extension View {
  /// Whether what is directly in the view is its content view, and not what somebody made.
  fileprivate var isRow: Bool { self is TableViewCell || self is TableViewHeaderFooterView }
}
