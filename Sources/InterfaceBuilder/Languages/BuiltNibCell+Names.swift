import LayoutCore

extension BuiltNibCell {
  /// Renames the views to their names in reports, instead of their object IDs. The cell itself then
  /// has no name.
  ///
  /// - Complexity: O(*n*) in the number of views.
  package func take(_ names: NibNames) { cell.take(names, items) }

  /// The equations of the constraints by object ID, with the current names of views:
  /// `titleLabel.top == contentView.top + 8`.
  ///
  /// - Complexity: O(*n*) in the number of views and constraints.
  package var equations: [String: String] { cell.equations }
}

extension BuiltNibItem {
  /// Renames the views, like ``BuiltNibCell/take(_:)``.
  package func take(_ names: NibNames) { cell.take(names, items) }

  /// The equations of the constraints, like ``BuiltNibCell/equations``.
  package var equations: [String: String] { cell.equations }
}

extension View {
  /// Renames the views of a cell.
  fileprivate func take(_ names: NibNames, _ items: [String: View]) {
    for (id, view) in items { view.accessibilityIdentifier = names[id] }
    accessibilityIdentifier = nil
  }

  /// The equations of the constraints of a cell by object ID.
  fileprivate var equations: [String: String] {
    let constraints = subtree.flatMap(\.constraints)
    return Dictionary(
      constraints.compactMap { constraint in constraint.identifier.map { ($0, constraint.equation) } },
      uniquingKeysWith: { first, _ in first })
  }
}
