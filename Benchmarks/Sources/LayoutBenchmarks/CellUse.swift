import FontMetrics
import Foundation
import LayoutCore
import TableLayout

/// The work on a cell each time it is reused.
enum CellUse: String, CaseIterable {
  case texts, height, spacedHeight, frames, report, category, spacedCategory

  var name: String {
    switch self {
    case .texts: "text measurement alone"
    case .height: "height"
    case .spacedHeight: "height, by baselines and system spacing"
    case .frames: "height and frames"
    case .report: "height, frames and a report"
    case .category: "height, at the next text size"
    case .spacedCategory: "height, by baselines and system spacing, at the next text size"
    }
  }

  private static let width = 375.0

  /// Does the work, and returns a number that depends on it.
  func height(of tree: CellTree, _ index: Int) -> Double {
    let cell = tree.cell
    switch self {
    case .texts: return tree.measureTexts(index, width: Self.width)
    case .height, .spacedHeight: return height(of: cell)
    case .frames: return frames(of: cell)
    case .report: return (try? CellSizing.layOut(cell, width: Self.width))?.height ?? 0
    case .category, .spacedCategory:
      var traits = cell.traitCollection
      traits.contentSizeCategory = ContentSizeCategory.allCases[index % ContentSizeCategory.allCases.count]
      cell.setTraits(traits)
      return height(of: cell)
    }
  }

  private func height(of cell: TableViewCell) -> Double {
    (try? CellSizing.rowHeight(for: cell, width: Self.width)) ?? 0
  }

  private func frames(of cell: TableViewCell) -> Double {
    cell.frame = CGRect(x: 0, y: 0, width: Self.width, height: height(of: cell))
    cell.layoutIfNeeded()
    return Double(cell.contentView.subviews.reduce(0) { $0 + $1.frame.maxY })
  }
}
