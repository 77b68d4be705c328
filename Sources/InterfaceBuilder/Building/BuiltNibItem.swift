import Foundation
package import LayoutCore
package import TableLayout

/// A cell, header or footer of a collection view, built from an Interface Builder file as the cell
/// of a collection view.
package struct BuiltNibItem {
  /// The cell in the file.
  package let source: NibCell
  /// The cell. That of a header or footer has a content view that fills it.
  package let cell: CollectionViewCell
  /// The size of the cell.
  package let size: NibItemSize
  /// True if constraints determine the height that the content needs.
  package let isHeightKnown: Bool
  /// All views by object ID, including the cell and its content view.
  package let items: [String: View]
  /// The frames that Xcode recorded, by object ID, in the cell's coordinates.
  package let recorded: [String: NibRect]
  /// The notes about the cell, from reading and building it, without duplicates.
  package let notes: [NibNote]

  /// Returns the attributes of the cell in a collection view of a width, in points: the lengths
  /// that are specified or estimated, and the axes that the content determines.
  package func attributes(in width: Double) -> CollectionLayoutAttributes {
    let attributes = CollectionLayoutAttributes(forCellWith: IndexPath(row: 0, section: 0))
    attributes.frame.size = size.size.size(in: CGSize(width: width, height: 0))
    attributes.measuredAxes = size.size.estimatedAxes
    return attributes
  }

  /// Returns the height of the cell at a width, in points: that of its layout, or the one that its
  /// content needs.
  func height(width: Double) -> Double {
    let attributes = attributes(in: width)
    attributes.frame.size.width = CGFloat(width)
    attributes.measuredAxes.remove(.horizontal)
    return Double(cell.size(fitting: attributes).height)
  }

  /// Returns the greatest width of the cell in a collection view of a width, in points: without the
  /// section insets, for an item of a flow layout that scrolls vertically. Nil for other cells.
  package func greatestWidth(in width: Double) -> Double? {
    guard source.kind == .collectionViewCell, let layout = source.itemLayout, layout.containsSizes,
      !layout.isHorizontal
    else { return nil }
    let inset = (layout.sectionInset ?? .zero).bounded
    return max(0, width - Double(inset.left + inset.right))
  }

  /// True for a header or footer of a flow layout.
  package var isFlowEdge: Bool { source.kind == .collectionReusableView && source.itemLayout?.isFlow == true }
}
