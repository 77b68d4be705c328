extension View {
  /// The required constraints that the last layout of the view's tree could not keep.
  package var brokenConstraints: [BrokenConstraint] {
    root.layoutEngine.toldConflicts.map { BrokenConstraint(record: $0.record, views: $0.row.views) }
  }
}

/// A constraint that was broken, with the views that it speaks of.
package struct BrokenConstraint {
  /// The record for reports.
  package let record: UnsatisfiedConstraint
  /// The items that are views.
  package let views: [View]
}

extension Row {
  /// The views to which the row refers.
  fileprivate var views: [View] {
    let items: [(any LayoutItem)?] =
      switch meaning {
      case .constraint(let constraint):
        [constraint.first, constraint.second].flatMap { [$0.item, $0.origin?.item.item] }
      case .demand, .placement, .content, .positive: [item]
      }
    return items.compactMap { $0 as? View }
  }
}
