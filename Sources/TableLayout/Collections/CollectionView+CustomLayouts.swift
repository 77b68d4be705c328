import Foundation
import LayoutCore

// Layouts of the program, whose attributes determine everything.

extension CollectionView {
  /// Reads the numbers of items for a layout that is not Strut's own.
  func loadForAttributes() {
    display.isLoading = true
    defer { display.isLoading = false }
    removeAllShown()
    display.renumber()
    content = CollectionContent()
    content.isLoaded = true
    content.sections = TableSections(rowCounts: itemCounts())
    display.forgetsHeights = true
  }

  /// Discards the lines of a previous layout, but not the data.
  func forgetLines() {
    display.renumber()
    var unplaced = CollectionContent()
    (unplaced.isLoaded, unplaced.sections) = (content.isLoaded, content.sections)
    content = unplaced
  }

  /// Places the elements of a layout that is not Strut's own. Cells stay if only the layout was
  /// invalidated.
  func tileByAttributes() {
    if display.size != bounds.size { display.forgetsHeights = true }
    display.size = bounds.size
    display.needsTiling = false
    loadIfNeeded()
    if display.forgetsHeights {
      display.forgetsHeights = false
      collectionViewLayout.prepareAsAsked()
    }
    let limits = offsetLimits
    let wasInRange = limits.x.contains(contentOffset.x) && limits.y.contains(contentOffset.y)
    settleContentSize(collectionViewLayout.askedContentSize)
    if wasInRange { returnIntoContent() }
    guard bounds.width > 0, bounds.height > 0 else { return }
    place()
  }

  /// The least and greatest offsets at which only content and insets are visible, by axis.
  private var offsetLimits: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    func limits(_ content: CGFloat, _ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> ClosedRange<CGFloat> {
      -start...max(-start, content + end - length)
    }
    let (insets, size) = (adjustedContentInset, knownContentSize)
    return (
      limits(size.width, insets.left, insets.right, bounds.width),
      limits(size.height, insets.top, insets.bottom, bounds.height)
    )
  }

  /// Returns the offset into the content after the content shrank.
  private func returnIntoContent() {
    let (limits, before) = (offsetLimits, contentOffset)
    let offset = CGPoint(
      x: min(max(before.x, limits.x.lowerBound), limits.x.upperBound),
      y: min(max(before.y, limits.y.lowerBound), limits.y.upperBound))
    guard offset != before else { return }
    contentOffset = offset
    for change in [offset.x - before.x, offset.y - before.y] where change != 0 { records.record(.limit, change) }
  }

  /// Scrolls so that an item is at a position on both axes, as far as the content extends.
  func scrollByAttributes(to path: IndexPath, at position: ScrollPosition) {
    guard content.item(of: path) != nil else { return }
    guard let frame = collectionViewLayout.askedAttributes(at: path)?.frame else {
      return traitCollection.log.once(
        "\(type(of: collectionViewLayout)) returned no attributes for the item at \(path), so the collection view does "
          + "not scroll to it. Override layoutAttributesForItem(at:).")
    }
    let (insets, limits) = (adjustedContentInset, offsetLimits)
    contentOffset = CGPoint(
      x: position.offset(
        showing: frame.minX...frame.maxX, within: limits.x, insets: (insets.left, insets.right), length: bounds.width),
      y: position.offset(
        showing: frame.minY...frame.maxY, within: limits.y, insets: (insets.top, insets.bottom), length: bounds.height))
    tileIfNeeded()
  }

  /// Logs that a layout places more supplementary views in a section than the view displays.
  func noteCollision(of attributes: CollectionLayoutAttributes) {
    traitCollection.log.once(
      "\(type(of: collectionViewLayout)) places several supplementary views in section "
        + "\(attributes.indexPath.first ?? 0) that are no headers, or several headers. Only the first of them is "
        + "displayed.")
  }

  /// Returns the item of a header, or of a footer or another supplementary view of a section.
  func item(ofSupplementary attributes: CollectionLayoutAttributes) -> Int? {
    let section = attributes.indexPath.first ?? -1
    let isFooter =
      content.shapes.indices.contains(section)
      ? content.shapes[section].footer?.kind == attributes.elementKind
      : attributes.elementKind != Self.elementKindSectionHeader
    return content.sections.item(section: section, isFooter ? .footer : .header)
  }
}
