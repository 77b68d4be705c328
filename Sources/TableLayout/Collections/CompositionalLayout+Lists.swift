import Foundation
import LayoutCore

extension CompositionalLayout {
  /// Returns the layout of a section that is a list.
  func listShape(
    _ list: ListConfiguration, _ section: CollectionSection, section number: Int, _ container: CGSize
  ) -> SectionShape {
    let traits = collectionView?.traitCollection ?? .current
    if axis == .horizontal {
      traits.log.once(
        "Section \(number) is a list, whose rows are as wide as the view, but the layout scrolls horizontally. Its rows "
          + "are placed as columns. Set scrollDirection to vertical.")
    }
    let metrics = ListSectionMetrics(list, section: number, width: Double(container.width), in: traits)
    let breadth = LineLength(container, scrolling: axis).across
    var insets = section.contentInsets
    insets.leading += metrics.side
    insets.trailing += metrics.side
    insets.top += metrics.top
    insets.bottom += metrics.bottom
    let least = traits.layoutMetrics.cell.minimumHeight
    let lines = ListLines(breadth: max(0, breadth - Double(insets.leading + insets.trailing)))
    var shape = SectionShape(filling: lines) { _ in LineLength(across: lines.breadth, along: least) }
    shape.measuredAxes = [.vertical]
    shape.list = list
    shape.takeInsets(insets, scrolling: axis)
    let sides = (Double(metrics.side), Double(metrics.side))
    if list.headerMode == .supplementary {
      shape.header = SectionShape.Edge(
        kind: CollectionView.elementKindSectionHeader, length: metrics.headerEstimate, isEstimated: true,
        isPinned: list.appearance == .plain, inset: sides, padding: metrics.headerPadding)
    }
    if list.footerMode == .supplementary {
      shape.footer = SectionShape.Edge(
        kind: CollectionView.elementKindSectionFooter, length: metrics.footerEstimate, isEstimated: true, inset: sides)
    }
    return shape
  }
}
