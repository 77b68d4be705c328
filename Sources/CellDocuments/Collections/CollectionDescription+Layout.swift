import Foundation
import LayoutCore
import TableLayout

extension CollectionDescription {
  /// Returns a new layout for a collection view.
  ///
  /// - Parameter pins: `false` for a layout whose headers and footers never move, so that their
  ///   frames do not depend on the offset. Nothing else changes.
  func layout(pins: Bool) -> CollectionLayout {
    switch self {
    case .flow(let flow): flow.layout(pins: pins)
    case .list(let list): CompositionalLayout.list(using: list)
    case .compositional(let description): description.layout(pins: pins)
    }
  }
}

extension FlowDescription {
  fileprivate func layout(pins: Bool) -> FlowLayout {
    let layout = FlowLayout()
    layout.scrollDirection = scrollDirection
    layout.itemSize = itemSize
    layout.estimatedItemSize = estimatedItemSize
    layout.minimumLineSpacing = minimumLineSpacing
    layout.minimumInteritemSpacing = minimumInteritemSpacing
    layout.sectionInset = sectionInset
    layout.headerReferenceSize = headerReferenceSize
    layout.footerReferenceSize = footerReferenceSize
    layout.sectionHeadersPinToVisibleBounds = pins && sectionHeadersPinToVisibleBounds
    layout.sectionFootersPinToVisibleBounds = pins && sectionFootersPinToVisibleBounds
    return layout
  }
}

extension CompositionalDescription {
  fileprivate func layout(pins: Bool) -> CompositionalLayout {
    let layout = CompositionalLayout { number, _ in section(number)?.section(pins: pins) }
    layout.scrollDirection = scrollDirection
    layout.interSectionSpacing = interSectionSpacing
    return layout
  }
}

extension CollectionSectionDescription {
  fileprivate func section(pins: Bool) -> CollectionSection {
    var section =
      switch content {
      case .group(let group): CollectionSection(group: group)
      case .list(let list): CollectionSection(list: list)
      }
    section.interGroupSpacing = interGroupSpacing
    section.contentInsets = contentInsets
    section.orthogonalScrolling = orthogonalScrolling
    let edges = [
      (header, CollectionView.elementKindSectionHeader, CollectionSection.BoundaryItem.Edge.start),
      (footer, CollectionView.elementKindSectionFooter, .end),
    ]
    section.boundaryItems = edges.compactMap { edge, kind, place in
      edge.map {
        CollectionSection.BoundaryItem(
          size: $0.size, elementKind: kind, edge: place, pinsToVisibleBounds: pins && $0.pinsToVisibleBounds)
      }
    }
    return section
  }
}
