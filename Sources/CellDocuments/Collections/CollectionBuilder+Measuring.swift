import Foundation
public import LayoutCore
public import StringCatalogs
import TableLayout

extension CollectionBuilder {
  /// Lays out an entire collection view: reads its estimates, then scrolls through it.
  ///
  /// Throws the errors of ``build(traits:)``. Items that cannot be read become empty cells and are
  /// reported as problems.
  /// - Complexity: O(*n*) in the number of items. Each item is laid out once. Only visible cells
  ///   are kept, and a few of each kind for reuse.
  public func layOut(
    traits: TraitCollection
  ) throws(CellDocumentErrors) -> (layout: MeasuredCollection, problems: [CellDocumentError]) {
    let built = try build(traits: traits, pins: false)
    let view = built.view
    let (estimatedSize, estimates) = (view.contentSize, view.sectionFrames())
    view.showEverything(along: document.collection?.scrollDirection ?? .vertical)
    let sections = zip(estimates, view.sectionFrames()).map(MeasuredCollection.Section.init)
    let layout = MeasuredCollection(
      contentSizeCategory: view.traitCollection.contentSizeCategory, displayScale: view.traitCollection.displayScale,
      size: view.bounds.size, estimatedContentSize: estimatedSize, contentSize: view.contentSize, sections: sections)
    return withExtendedLifetime(built) { (layout, built.source.problems + [unseen].compactMap(\.self)) }
  }

  /// An error if nothing of the view is visible and therefore nothing was measured; nil otherwise.
  private var unseen: CellDocumentError? {
    guard document.table.width == 0, document.sections.contains(where: { $0.rows.count > 0 }) else { return nil }
    return CellDocumentError(
      code: .invalidValue, file: document.file, position: document.tablePositions["width"],
      message: "a collection view that is 0 points wide shows nothing, so its frames are estimates; give it a width")
  }
}

/// The frames of a section; nil for an absent header or footer.
private struct SectionFrames {
  let header: CGRect?
  let items: [CGRect]
  let footer: CGRect?
}

extension MeasuredCollection.Section {
  fileprivate init(_ estimates: SectionFrames, _ real: SectionFrames) {
    func item(_ estimate: CGRect?, _ real: CGRect?) -> MeasuredCollection.Item? {
      real.map { MeasuredCollection.Item(estimate: estimate ?? .zero, frame: $0) }
    }
    header = item(estimates.header, real.header)
    items = zip(estimates.items, real.items).map { MeasuredCollection.Item(estimate: $0, frame: $1) }
    footer = item(estimates.footer, real.footer)
  }
}

extension CollectionView {
  /// Returns the current frames of all sections.
  fileprivate func sectionFrames() -> [SectionFrames] {
    (0..<numberOfSections).map { section in
      func edge(_ kind: String) -> CGRect? {
        collectionViewLayout.layoutAttributesForSupplementaryView(
          ofKind: kind, at: IndexPath(row: 0, section: section))?.frame
      }
      return SectionFrames(
        header: edge(Self.elementKindSectionHeader),
        items: (0..<numberOfItems(inSection: section)).map {
          layoutAttributesForItem(at: IndexPath(row: $0, section: section))?.frame ?? .zero
        },
        footer: edge(Self.elementKindSectionFooter))
    }
  }

  /// Scrolls from one end of the content to the other, so that every item is visible once, and
  /// back, so that no header pins to the visible part.
  fileprivate func showEverything(along axis: LayoutAxis) {
    layoutIfNeeded()
    let start = contentOffset
    if axis == .horizontal { contentOffset.x = 0 }
    layoutIfNeeded()
    scrollToEnd(along: axis)
    if axis == .vertical { contentOffset = start }
    layoutIfNeeded()
  }

  private func scrollToEnd(along axis: LayoutAxis) {
    let visible = axis == .vertical ? bounds.height : bounds.width
    guard visible > 0 else { return }
    while true {
      let offset = axis == .vertical ? contentOffset.y : contentOffset.x
      let end = max(0, (axis == .vertical ? contentSize.height : contentSize.width) - visible)
      guard offset < end else { return }
      let next = min(end, offset + visible)
      if axis == .vertical { contentOffset.y = next } else { contentOffset.x = next }
      layoutIfNeeded()
    }
  }
}
