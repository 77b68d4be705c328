import Foundation
import LayoutCore
import TableLayout

extension RowFindings {
  /// Examines the visible items that have not been examined yet.
  mutating func look(at view: CollectionView) {
    let broken = view.brokenConstraints.filter { $0.view != nil }
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path), let (row, described) = unseen(path) else { continue }
      let isGiven = view.layoutAttributesForItem(at: path)?.measuredAxes.contains(.vertical) == false
      var findings = CellSizing.shownFindings(of: cell, heightIsGiven: isGiven)
      findings += CellSizing.conflictFindings(of: broken, in: cell)
      let kind = "\(cell is CollectionListCell ? "list cell" : "cell") \(row.cell)"
      if isFirst(kind) { findings += openFindings(of: described, showing: row, like: cell, heightIsGiven: isGiven) }
      for finding in findings { add(DocumentFinding(finding, in: described), path) }
    }
  }

  /// Returns the findings about lengths that constraints do not determine. A separate cell is
  /// examined, so that the visible ones are unchanged.
  private func openFindings(
    of described: CellDocument, showing row: TableRow, like cell: CollectionViewCell, heightIsGiven: Bool
  ) -> [CellFinding] {
    let isInList = cell is CollectionListCell
    guard let own = try? ItemCell(described, isInList: isInList, traits: cell.traitCollection) else { return [] }
    own.show(row)
    _ = CellSizing.layOut(own.cell, size: cell.bounds.size)
    return CellSizing.openFindings(in: own.cell, heightIsGiven: heightIsGiven)
  }
}
