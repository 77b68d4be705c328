import Foundation
public import LayoutCore
public import StringCatalogs
import TableLayout

extension CollectionBuilder {
  /// Lays out an entire collection view: reads its estimates, then scrolls through it.
  ///
  /// Throws the errors of ``build(traits:)``. Items that cannot be read become empty cells and are
  /// reported as problems.
  /// - Parameter progress: Called with the number of items scrolled past and the total.
  /// - Complexity: O(*n*) in the number of items. Each item is laid out once. Only visible cells
  ///   are kept, and a few of each kind for reuse.
  public func layOut(
    traits: TraitCollection, progress: (_ passed: Int, _ count: Int) -> Void = { _, _ in }
  ) throws(CellDocumentErrors) -> (layout: MeasuredCollection, problems: [CellDocumentError]) {
    let built = try build(traits: traits, pins: false)
    let view = built.view
    let (estimatedSize, estimates) = (view.contentSize, view.sectionFrames())
    var findings = RowFindings(document)
    // The number of items before each section, and that of all.
    let starts = document.sections.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.rows.count) }
    func passed(_ view: CollectionView) -> Int {
      view.indexPathsForVisibleItems.last.map { starts[$0.section] + $0.row + 1 } ?? 0
    }
    view.scrollThrough(along: document.collection?.scrollDirection ?? .vertical) {
      findings.look(at: view)
      progress(passed(view), starts.last ?? 0)
    }
    let sections = zip(estimates, view.sectionFrames()).map(MeasuredCollection.Section.init)
    let layout = MeasuredCollection(
      contentSizeCategory: view.traitCollection.contentSizeCategory, displayScale: view.traitCollection.displayScale,
      size: view.bounds.size, estimatedContentSize: estimatedSize, contentSize: view.contentSize, sections: sections,
      findings: findings.all, examinedCount: findings.examinedCount)
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
}
