import Foundation
import LayoutCore

// Layouts of the program, whose attributes determine everything.

extension CollectionView {
  /// Places the elements of a layout that is not Strut's own.
  func tileByAttributes() {
    display.size = bounds.size
    display.needsTiling = false
    if !content.isLoaded || display.forgetsHeights {
      removeAllShown()
      display.renumber()
      content = CollectionContent()
      content.isLoaded = true
      content.sections = TableSections(rowCounts: itemCounts())
      display.forgetsHeights = false
      collectionViewLayout.prepareAsAsked()
    }
    settleContentSize(collectionViewLayout.askedContentSize)
    guard bounds.width > 0, bounds.height > 0 else { return }
    place()
  }

  /// Scrolls so that an item is at a position on both axes, as far as the content extends.
  func scrollByAttributes(to path: IndexPath, at position: ScrollPosition) {
    guard content.item(of: path) != nil else { return }
    guard let frame = collectionViewLayout.askedAttributes(at: path)?.frame else {
      return traitCollection.log.once(
        "\(type(of: collectionViewLayout)) returned no attributes for the item at \(path), so the collection view does "
          + "not scroll to it. Override layoutAttributesForItem(at:).")
    }
    func offset(
      _ from: CGFloat, _ to: CGFloat, _ insets: (start: CGFloat, end: CGFloat), _ length: CGFloat, of content: CGFloat
    ) -> CGFloat {
      let start = 0 - insets.start
      return position.offset(
        showing: from...to, within: start...max(start, content + insets.end - length), insets: insets, length: length)
    }
    let (insets, size) = (adjustedContentInset, contentSize)
    contentOffset = CGPoint(
      x: offset(frame.minX, frame.maxX, (insets.left, insets.right), bounds.width, of: size.width),
      y: offset(frame.minY, frame.maxY, (insets.top, insets.bottom), bounds.height, of: size.height))
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
