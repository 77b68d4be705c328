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
