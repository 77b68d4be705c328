package import Foundation
package import LayoutCore
package import TableLayout

/// The layout of a described collection view.
package enum CollectionDescription: Hashable, Sendable {
  /// Items in lines. UIKit's `UICollectionViewFlowLayout`.
  case flow(FlowDescription)
  /// Sections that are lists. UIKit's `UICollectionLayoutListConfiguration`.
  case list(ListConfiguration)
  /// Sections of groups or lists. UIKit's `UICollectionViewCompositionalLayout`.
  case compositional(CompositionalDescription)

  /// The name of the layout in a document.
  package var name: String {
    switch self {
    case .flow: "flow"
    case .list: "list"
    case .compositional: "compositional"
    }
  }

  /// The direction of scrolling.
  package var scrollDirection: LayoutAxis {
    switch self {
    case .flow(let flow): flow.scrollDirection
    case .list: .vertical
    case .compositional(let layout): layout.scrollDirection
    }
  }

  /// Returns the options of a section that is a list, or nil for other sections.
  package func list(ofSection section: Int) -> ListConfiguration? {
    switch self {
    case .flow: nil
    case .list(let list): list
    case .compositional(let layout): if case .list(let list) = layout.section(section)?.content { list } else { nil }
    }
  }

  /// Returns `true` if the layout has space for the header of a section.
  func hasHeader(inSection section: Int) -> Bool {
    switch self {
    case .flow(let flow): flow.along(flow.headerReferenceSize) > 0
    case .list(let list): list.headerMode == .supplementary
    case .compositional(let layout):
      layout.section(section).map { $0.header != nil || $0.list?.headerMode == .supplementary } ?? false
    }
  }

  /// Returns `true` if the layout has space for the footer of a section.
  func hasFooter(inSection section: Int) -> Bool {
    switch self {
    case .flow(let flow): flow.along(flow.footerReferenceSize) > 0
    case .list(let list): list.footerMode == .supplementary
    case .compositional(let layout):
      layout.section(section).map { $0.footer != nil || $0.list?.footerMode == .supplementary } ?? false
    }
  }
}

/// The properties of a flow layout; the defaults are UIKit's. Lengths are in points.
package struct FlowDescription: Hashable, Sendable {
  package var scrollDirection = LayoutAxis.vertical
  package var itemSize = FlowLayout.standardItemSize
  /// The estimate; zero if sizes are specified, and `FlowLayout.automaticSize` for `automatic`.
  package var estimatedItemSize = CGSize.zero
  package var minimumLineSpacing: CGFloat = 10
  package var minimumInteritemSpacing: CGFloat = 10
  package var sectionInset = EdgeInsets.zero
  package var headerReferenceSize = CGSize.zero
  package var footerReferenceSize = CGSize.zero
  package var sectionHeadersPinToVisibleBounds = false
  package var sectionFootersPinToVisibleBounds = false

  /// Returns the length of a header or footer that counts.
  fileprivate func along(_ size: CGSize) -> CGFloat { scrollDirection == .vertical ? size.height : size.width }
}

/// The sections of a compositional layout. Lengths are in points.
package struct CompositionalDescription: Hashable, Sendable {
  package var scrollDirection = LayoutAxis.vertical
  package var interSectionSpacing: CGFloat = 0
  /// The sections, in order. The last one applies to all sections after it.
  package var sections: [CollectionSectionDescription] = []

  /// Returns the layout of a section, or nil if there is none.
  package func section(_ index: Int) -> CollectionSectionDescription? {
    index < sections.count ? sections[index] : sections.last
  }
}

/// A section of a compositional layout. Lengths are in points.
package struct CollectionSectionDescription: Hashable, Sendable {
  /// The content of a section.
  package enum Content: Hashable, Sendable {
    /// A group that repeats.
    case group(CollectionGroup)
    /// A list.
    case list(ListConfiguration)
  }

  /// A header or footer.
  package struct Edge: Hashable, Sendable {
    package var size: CollectionSize
    package var pinsToVisibleBounds = false
  }

  package var content: Content
  package var interGroupSpacing: CGFloat = 0
  package var contentInsets = DirectionalEdgeInsets.zero
  package var header: Edge?
  package var footer: Edge?
  package var orthogonalScrolling = CollectionSection.OrthogonalScrolling.none

  var list: ListConfiguration? { if case .list(let list) = content { list } else { nil } }
}
