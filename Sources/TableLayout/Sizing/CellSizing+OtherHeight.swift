import Foundation
import LayoutCore

extension CellSizing {
  /// Returns true if something extends above or below a cell with the height from its constraints,
  /// but nothing does with a larger height that all constraints allow. Such a cell is meant for the
  /// other height.
  ///
  /// - Parameters:
  ///   - width: The width of the cell, in points.
  ///   - height: The other height, in points.
  /// - Complexity: O(*n*) in the number of views and constraints, and two layouts if an edge has no
  ///   constraint to either end.
  package static func fits(_ cell: TableViewCell, width: Double, onlyIn height: Double, separator: Bool) -> Bool {
    guard !VerticalChain(of: cell.contentView, in: cell).tiesEverything,
      let own = try? layOut(cell, width: width, height: nil, separator: separator), own.height < height,
      reachesOut(of: cell.contentView),
      let other = try? layOut(cell, width: width, height: height, separator: separator)
    else { return false }
    return other.unsatisfied.isEmpty && !reachesOut(of: cell.contentView)
  }

  /// Returns true for a cell of a collection view that is meant for another height, like
  /// ``fits(_:width:onlyIn:separator:)``.
  package static func fits(_ cell: CollectionViewCell, width: Double, onlyIn height: Double) -> Bool {
    guard !VerticalChain(of: cell.contentView, in: cell, isFilled: true).tiesEverything else { return false }
    let attributes = CollectionLayoutAttributes(forCellWith: IndexPath(row: 0, section: 0))
    attributes.frame.size = CGSize(width: width, height: height)
    attributes.measuredAxes = [.vertical]
    let own = cell.size(fitting: attributes)
    guard Double(own.height) < height, reachesOut(of: cell, in: own) else { return false }
    return !reachesOut(of: cell, in: attributes.size) && cell.brokenConstraints.isEmpty
  }

  /// Returns true if something extends above or below a cell of a size.
  private static func reachesOut(of cell: CollectionViewCell, in size: CGSize) -> Bool {
    cell.frame.size = size
    cell.layoutIfNeeded()
    return reachesOut(of: cell.contentView)
  }
}
