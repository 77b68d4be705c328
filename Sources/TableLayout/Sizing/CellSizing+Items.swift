package import Foundation
import LayoutCore

extension CellSizing {
  /// Lays out a cell in a size from a collection view's layout, in points, and returns the layout.
  ///
  /// - Complexity: A layout, and O(*n*) lookups in the solver in the views.
  package static func layOut(_ cell: some ContentCell, size: CGSize) -> CellLayout {
    cell.frame.size = size
    let result = cell.layOut()
    return CellLayout(of: cell, result: result)
  }
}
