public import Foundation
public import LayoutCore

/// A section of a compositional layout. UIKit's `NSCollectionLayoutSection`.
public struct CollectionSection: Sendable {
  /// A header or footer at a boundary of a section. UIKit's
  /// `NSCollectionLayoutBoundarySupplementaryItem`.
  public struct BoundaryItem: Hashable, Sendable {
    /// The boundary, in the direction of scrolling.
    public enum Edge: Hashable, Sendable {
      /// Before the section.
      case start
      /// After the section.
      case end
    }

    /// The size. Its fractions refer to the section.
    public var size: CollectionSize
    /// The kind of the supplementary view.
    public var elementKind: String
    /// The boundary.
    public var edge: Edge
    /// A Boolean value that indicates whether the view stays within the visible part of its
    /// section; false by default.
    public var pinsToVisibleBounds: Bool

    /// Creates a header or footer.
    public init(size: CollectionSize, elementKind: String, edge: Edge, pinsToVisibleBounds: Bool = false) {
      (self.size, self.elementKind, self.edge) = (size, elementKind, edge)
      self.pinsToVisibleBounds = pinsToVisibleBounds
    }
  }

  /// The way in which a section scrolls across the collection view. Strut does not scroll it.
  ///
  /// When such a section becomes visible, all of its items are measured.
  public enum OrthogonalScrolling: Int, Hashable, Sendable {
    /// The groups follow each other in the direction of scrolling.
    case none = 0
    /// The groups follow each other in one line.
    case continuous = 1
    /// The line stops at a group's leading edge.
    case continuousGroupLeadingBoundary = 2
    /// The line scrolls by pages.
    case paging = 3
    /// The line scrolls by groups.
    case groupPaging = 4
    /// The line scrolls by groups, which are centered.
    case groupPagingCentered = 5
  }

  /// The content: a group that repeats, or a list.
  enum Content: Sendable {
    case group(CollectionGroup)
    case list(ListConfiguration)
  }

  let content: Content
  /// The distance between groups, in points; 0 by default.
  public var interGroupSpacing: CGFloat = 0
  /// The distances around the groups, in points; zero by default.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The headers and footers. The first of each edge counts.
  public var boundaryItems: [BoundaryItem] = []
  /// A Boolean value that indicates whether headers and footers have the side insets of the groups;
  /// true by default.
  public var supplementariesFollowContentInsets = true
  /// The way in which the section scrolls across the collection view.
  public var orthogonalScrolling = OrthogonalScrolling.none

  /// Creates a section of a group that repeats.
  public init(group: CollectionGroup) { content = .group(group) }

  /// Creates a section that is a list.
  public init(list: ListConfiguration) { content = .list(list) }
}
