extension View {
  /// The name by which reports call the view: the one it was given, or that of a cell's own label or picture; nil for neither.
  package var reportName: String? { accessibilityIdentifier ?? (self as? any BuiltInView)?.builtInName }

  /// The required constraints that the last layout of the view's tree could not keep.
  package var brokenConstraints: [BrokenConstraint] {
    let engine = root.layoutEngine
    return zip(engine.conflicts, engine.brokenNow).map { record, broken in
      BrokenConstraint(record: record, view: broken.row.namedView)
    }
  }
}

/// A constraint that was broken, with the view that it is about.
package struct BrokenConstraint {
  /// What reports say of it.
  package let record: UnsatisfiedConstraint
  /// The first of its items that is a view somebody made; nil where it has none but the cell's own and guides.
  package let view: View?
}

extension Row {
  /// The first view that the row speaks of and that is not a cell, or a part of one that holds the others.
  fileprivate var namedView: View? {
    let items: [(any LayoutItem)?] =
      switch meaning {
      case .constraint(let constraint):
        [constraint.first, constraint.second].flatMap { [$0.item, $0.origin?.item.item] }
      case .demand, .placement, .content, .positive: [item]
      }
    return items.lazy.compactMap { $0 as? View }.first { $0.superview.map { !$0.isRow } ?? false }
  }
}

extension View {
  /// Whether what is directly in the view is its content view, and not what somebody made.
  fileprivate var isRow: Bool { self is TableViewCell || self is TableViewHeaderFooterView }
}
