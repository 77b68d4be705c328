import Foundation
import LayoutCore
import TableLayout

extension RowFindings {
  /// Examines the visible items, headers and footers that have not been examined yet.
  mutating func look(at view: CollectionView) {
    guard !isFull else { return }
    let broken = view.brokenConstraints.filter { $0.view != nil }
    for (cell, part) in view.shownParts where isUnseen(part) {
      let isGiven = view.attributes(of: part)?.measuredAxes.contains(.vertical) == false
      var findings = CellSizing.shownFindings(of: cell, heightIsGiven: isGiven)
      findings += CellSizing.conflictFindings(of: broken, in: cell)
      if let (row, described) = content(row(of: part)) {
        let kind = "\(part.kind) \(cell is CollectionListCell ? "list cell" : "cell") \(row.cell)"
        if isFirst(kind) { findings += openFindings(of: described, showing: row, like: cell, heightIsGiven: isGiven) }
        for finding in findings { add(DocumentFinding(finding, in: described), part) }
      } else if let position = edge(of: part)?.position {
        for finding in findings { add(DocumentFinding(finding, file: document.file, position: position), part) }
      }
    }
  }

  /// Returns the values of a part, or nil for text and for an item that could not be read.
  private func row(of part: ShownPart) -> TableRow? {
    part.kind == .item ? try? document.row(at: part.indexPath.row, in: part.indexPath.section) : edge(of: part)?.row
  }

  /// Returns a header or footer, or nil for an item.
  private func edge(of part: ShownPart) -> SectionEdge? {
    let section = document.sections[part.indexPath.section]
    return switch part.kind {
    case .row, .item: nil
    case .header: section.header
    case .footer: section.footer
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

extension CollectionView {
  /// The visible cells of items, headers and footers, in order.
  fileprivate var shownParts: [(cell: CollectionViewCell, part: ShownPart)] {
    let parts: [(cell: CollectionViewCell, part: ShownPart)] = subviews.compactMap { subview in
      guard let cell = subview as? CollectionViewCell, let shown = shownElement(in: cell) else { return nil }
      return (cell, ShownPart(shown.partKind, shown.indexPath))
    }
    return parts.sorted { $0.part.order.lexicographicallyPrecedes($1.part.order) }
  }

  fileprivate func attributes(of part: ShownPart) -> CollectionLayoutAttributes? {
    switch part.kind {
    case .row, .item: layoutAttributesForItem(at: part.indexPath)
    case .header: edgeAttributes(Self.elementKindSectionHeader, part.indexPath)
    case .footer: edgeAttributes(Self.elementKindSectionFooter, part.indexPath)
    }
  }

  private func edgeAttributes(_ kind: String, _ path: IndexPath) -> CollectionLayoutAttributes? {
    collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
  }
}

extension ShownElement {
  fileprivate var partKind: RowFinding.Part {
    switch kind {
    case nil: .item
    case CollectionView.elementKindSectionHeader: .header
    default: .footer
    }
  }
}

extension ShownPart {
  /// The numbers that sort parts as they follow each other in the content.
  fileprivate var order: [Int] {
    [indexPath.section, kind == .header ? 0 : kind == .footer ? 2 : 1, indexPath.row]
  }
}
