package import LayoutCore

/// A cell of a table or collection view, with the superview of its content.
package protocol ContentCell: View {
  /// The superview of the content.
  var contentView: View { get }
  /// True for a cell of a collection view, whose layout may specify its height.
  var isInCollectionView: Bool { get }
  /// Lays the cell out at a width and a height, in points, or at the height that it needs for nil,
  /// and returns the layout. Returns nil if the width is negative or not finite.
  ///
  /// A row has a separator.
  func layOut(width: Double, height: Double?) -> CellLayout?
}

extension TableViewCell: ContentCell {
  /// Always false: the cell is a row of a table.
  package var isInCollectionView: Bool { false }

  /// Lays the cell out as a row with a separator.
  package func layOut(width: Double, height: Double?) -> CellLayout? {
    try? CellSizing.layOut(self, width: width, height: height, separator: true)
  }
}

extension ContentCell {
  /// A Boolean value that indicates whether constraints determine the height of the cell: any in
  /// the content view, or between it and the cell.
  var hasContentConstraints: Bool { !constraints.isEmpty || contentView.holdsConstraints }

  /// The views that constraints connect from the top of the content view to its bottom.
  ///
  /// - Complexity: O(*n*) in the views and constraints.
  var verticalChain: VerticalChain { VerticalChain(of: contentView, in: self, isFilled: isInCollectionView) }

  /// True if constraints connect the top and bottom of the content view, so that they determine the
  /// height of the cell.
  ///
  /// - Complexity: O(*n*) in the views and constraints.
  package var constraintsDetermineHeight: Bool {
    updateConstraintsIfNeeded()
    return hasContentConstraints && verticalChain.isClosed
  }
}
