import Foundation
import LayoutCore

extension CollectionViewCell {
  /// True if constraints connect the top and bottom of the cell or of its content view, which fills
  /// it, so that they determine its height.
  ///
  /// - Complexity: O(*n*) in the views and constraints.
  package final var constraintsDetermineHeight: Bool {
    updateConstraintsIfNeeded()
    return usesConstraints && VerticalChain(of: contentView, in: self, isFilled: true).isClosed
  }

  /// Returns true if the content fits into a height, but not into the one that constraints
  /// determine, like ``CellSizing/fits(_:width:onlyIn:separator:)``. Changes the size of the cell.
  ///
  /// - Parameters:
  ///   - width: The width of the cell, in points.
  ///   - height: The other height, in points.
  /// - Complexity: O(*n*) in the number of views and constraints, and two layouts if an edge has no
  ///   constraint to either end.
  package final func fits(width: Double, onlyIn height: Double) -> Bool {
    guard !VerticalChain(of: contentView, in: self, isFilled: true).tiesEverything else { return false }
    let attributes = CollectionLayoutAttributes(forCellWith: IndexPath(row: 0, section: 0))
    attributes.frame.size = CGSize(width: width, height: height)
    attributes.measuredAxes = [.vertical]
    let own = size(fitting: attributes)
    guard Double(own.height) < height, reachesOut(in: own) else { return false }
    return !reachesOut(in: attributes.size) && brokenConstraints.isEmpty
  }

  /// Returns true if something extends above or below the cell in a size.
  private func reachesOut(in size: CGSize) -> Bool {
    frame.size = size
    layoutIfNeeded()
    return CellSizing.reachesOut(of: contentView)
  }
}
