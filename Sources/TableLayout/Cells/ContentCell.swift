package import LayoutCore

/// A cell of a table or collection view, with the superview of its content.
package protocol ContentCell: View {
  /// The superview of the content.
  var contentView: View { get }
  /// True for a cell of a collection view, whose layout may specify its height.
  var isInCollectionView: Bool { get }
}

extension TableViewCell: ContentCell {
  /// Always false: the cell is a row of a table.
  package var isInCollectionView: Bool { false }
}

extension ContentCell {
  /// A Boolean value that indicates whether constraints determine the height of the cell: any in
  /// the content view, or between it and the cell.
  var hasContentConstraints: Bool { !constraints.isEmpty || contentView.holdsConstraints }
}
