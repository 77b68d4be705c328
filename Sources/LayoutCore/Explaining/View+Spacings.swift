/// A vertical distance that system spacing keeps, as it came out.
package struct HeldSpacing {
  /// The upper and the lower side, by their names.
  package let upper, lower: String
  /// The start and end of the distance, in points from the top of the outermost view.
  package let start, end: Double
  /// The distance, and how it came about.
  package let spacing: ResolvedSpacing
}

extension View {
  /// The vertical distances that system spacing keeps in the view's tree, once that is laid out.
  package var heldSpacings: [HeldSpacing] { root.layoutEngine.heldSpacings }
}

extension LayoutEngine {
  fileprivate var heldSpacings: [HeldSpacing] {
    rows.compactMap { row in
      guard let constraint = row.constraint, constraint.first.quantity == .verticalPosition,
        let spacing = constraint.resolvedSpacing, let frame = CoordinateFrame(of: constraint, in: self),
        let lower = expression(of: constraint.first, in: frame),
        let upper = expression(of: constraint.second, in: frame)
      else { return nil }
      return HeldSpacing(
        upper: constraint.second.text, lower: constraint.first.text, start: value(of: upper), end: value(of: lower),
        spacing: spacing)
    }
  }
}
