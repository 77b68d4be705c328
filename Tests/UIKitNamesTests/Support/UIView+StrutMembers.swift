import FontMetrics
import LayoutCore
import TableLayout
import UIKitNames

/// Members of Strut's views for tests.
extension UIView {
  var unroundedFrame: CGRect { strutView.unroundedFrame }

  func frame(in ancestor: UIView) -> CGRect { strutView.frame(in: ancestor.strutView) }

  func setTraits(_ traits: TraitCollection) { strutView.setTraits(traits) }
}

extension CellSizing {
  @MainActor static func rowHeight(for cell: UITableViewCell, width: Double) throws -> Double {
    try rowHeight(for: cell.strutCell, width: width)
  }

  @MainActor static func layOut(_ cell: UITableViewCell, width: Double) throws -> CellLayout {
    try layOut(cell.strutCell, width: width)
  }
}
