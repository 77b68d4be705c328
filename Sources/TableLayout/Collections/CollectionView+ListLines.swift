package import Foundation
import LayoutCore

extension CollectionView {
  /// Returns the options of a section that is a list; nil for other sections and other layouts.
  package func list(ofSection section: Int) -> ListConfiguration? {
    loadIfNeeded()
    return content.shapes.indices.contains(section) ? content.shapes[section].list : nil
  }

  /// Returns the lines above and below an item of a list, in the coordinates of its cell.
  ///
  /// They are those of a row in a table with the style of the list (Strut's rule). A line starts at
  /// the text next to an image, and otherwise at the margin of the content view. Sidebars have no
  /// lines (D).
  package func separatorFrames(of cell: CollectionViewCell, at path: IndexPath) -> [CGRect] {
    guard let list = list(ofSection: path.section), list.showsSeparators, let style = list.appearance.lineStyle else {
      return []
    }
    let last = numberOfItems(inSection: path.section) - 1
    let lines = RowLines(style: style, isFirst: path.row == 0, isLast: path.row == last)
    let place = RowLines.Place(
      size: cell.bounds.size, thickness: CGFloat(cell.layoutMetrics.cell.separatorThickness(in: cell.traitCollection)),
      ends: cell.separatorEnds, isMirrored: cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return [lines.above.flatMap { place.top($0) }, lines.below.flatMap { place.bottom($0) }].compactMap(\.self)
  }

  /// Returns the rectangle with round corners that contains the items of an inset section, in the
  /// content; nil for other sections.
  package func insetGround(ofSection section: Int) -> CGRect? {
    let last = IndexPath(row: numberOfItems(inSection: section) - 1, section: section)
    guard list(ofSection: section)?.appearance == .insetGrouped,
      let start = layoutAttributesForItem(at: IndexPath(row: 0, section: section)),
      let end = layoutAttributesForItem(at: last)
    else { return nil }
    return start.frame.union(end.frame)
  }
}

extension ListConfiguration.Appearance {
  /// The style of a table with the same lines; nil for sidebars, which have none.
  fileprivate var lineStyle: TableStyle? {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar, .sidebarPlain: nil
    }
  }
}

extension CollectionViewCell {
  /// The distances of a line from the leading and trailing edges of the cell.
  fileprivate var separatorEnds: (start: CGFloat, end: CGFloat) {
    let inset = CGFloat(layoutMetrics.cell.separatorInset(width: Double(bounds.width)))
    return RowLines.ends(
      text: (configuredView as? ListContentView)?.textBesideImage,
      inset: (contentView.frame.leadingDistance(in: self) + inset, 0), in: self)
  }
}
