import LayoutCore

/// A cell that can be laid out at the height that it needs, or at another one.
package protocol SizedCell: ContentCell {
  /// Lays the cell out at a width and a height, in points, or at the height that it needs for nil,
  /// and returns the layout. Returns nil if the width is negative or not finite.
  ///
  /// A row has a separator.
  func layOut(width: Double, height: Double?) -> CellLayout?
}

extension TableViewCell: SizedCell {
  /// Lays the cell out as a row with a separator.
  package func layOut(width: Double, height: Double?) -> CellLayout? {
    try? CellSizing.layOut(self, width: width, height: height, separator: true)
  }
}

extension ContentCell {
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
