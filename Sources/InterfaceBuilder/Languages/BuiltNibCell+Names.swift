import LayoutCore

extension BuiltNibCell {
  /// Names the views as reports do, in the place of their object ids. The cell itself has no name then.
  ///
  /// - Complexity: O(*n*) in the views.
  package func take(_ names: NibNames) {
    for (id, view) in items { view.accessibilityIdentifier = names[id] }
    cell.accessibilityIdentifier = nil
  }

  /// What the constraints say, by their object ids: `titleLabel.top == contentView.top + 8`, with the names that views have now.
  ///
  /// - Complexity: O(*n*) in the views and constraints.
  package var equations: [String: String] {
    let constraints = cell.subtree.flatMap(\.constraints)
    return Dictionary(
      constraints.compactMap { constraint in constraint.identifier.map { ($0, constraint.equation) } },
      uniquingKeysWith: { first, _ in first })
  }
}
