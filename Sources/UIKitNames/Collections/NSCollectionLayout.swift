public import Foundation
public import LayoutCore
internal import TableLayout

/// A length in a compositional layout.
public final class NSCollectionLayoutDimension: Sendable {
  let dimension: CollectionDimension

  private init(_ dimension: CollectionDimension) { self.dimension = dimension }

  /// Returns a fraction of the width of the container.
  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth(fraction))
  }
  /// Returns a fraction of the height of the container.
  public static func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight(fraction))
  }
  /// Returns a length in points.
  public static func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(points))
  }
  /// Returns a length in points that the content replaces.
  public static func estimated(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(points))
  }
}

/// A size in a compositional layout.
public final class NSCollectionLayoutSize: Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    (widthDimension, heightDimension) = (width, height)
  }

  var size: CollectionSize { CollectionSize(width: widthDimension.dimension, height: heightDimension.dimension) }
}

/// A distance in a compositional layout.
public final class NSCollectionLayoutSpacing: Sendable {
  let spacing: CollectionGroup.Spacing

  private init(_ spacing: CollectionGroup.Spacing) { self.spacing = spacing }

  /// Returns a distance in points.
  public static func fixed(_ points: CGFloat) -> NSCollectionLayoutSpacing { NSCollectionLayoutSpacing(.fixed(points)) }
  /// Returns a least distance in points.
  public static func flexible(_ points: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(.flexible(points))
  }
}

/// An item of a compositional layout.
@MainActor @preconcurrency open class NSCollectionLayoutItem {
  /// The size, in the containing group.
  public final let layoutSize: NSCollectionLayoutSize
  /// The distances between the item's place and its frame, in points.
  public final var contentInsets = NSDirectionalEdgeInsets.zero

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }

  var element: CollectionElement { .item(CollectionItem(size: layoutSize.size, contentInsets: contentInsets)) }
}

/// Items in a row or a column.
@MainActor @preconcurrency public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private var axis = LayoutAxis.horizontal
  private var count: Int?
  private var sharesLength = false
  /// The items.
  public private(set) var subitems: [NSCollectionLayoutItem] = []
  /// The distance between items, or nil for none.
  public var interItemSpacing: NSCollectionLayoutSpacing?

  private static func make(
    _ axis: LayoutAxis, _ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int? = nil,
    sharesLength: Bool = false
  ) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup(layoutSize: size)
    (group.axis, group.subitems, group.count, group.sharesLength) = (axis, subitems, count, sharesLength)
    return group
  }

  /// Returns a row of items that repeat as long as they fit.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { make(.horizontal, layoutSize, subitems) }
  /// Returns a row of a number of items of equal widths.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { make(.horizontal, layoutSize, [subitem], count: count, sharesLength: true) }
  /// Returns a row of a number of items.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { make(.horizontal, layoutSize, [subitem], count: count) }
  /// Returns a column of items that repeat as long as they fit.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { make(.vertical, layoutSize, subitems) }
  /// Returns a column of a number of items of equal heights.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { make(.vertical, layoutSize, [subitem], count: count, sharesLength: true) }
  /// Returns a column of a number of items.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { make(.vertical, layoutSize, [subitem], count: count) }

  var group: CollectionGroup {
    CollectionGroup(
      axis, size: layoutSize.size, elements: subitems.map(\.element), count: count, sharesLength: sharesLength,
      spacing: interItemSpacing?.spacing ?? .fixed(0), contentInsets: contentInsets)
  }

  override var element: CollectionElement { .group(group) }
}

/// A header or footer at a boundary of a section.
@MainActor @preconcurrency public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the supplementary view.
  public let elementKind: String
  /// The boundary.
  public let alignment: NSRectAlignment
  /// A Boolean value that indicates whether the view stays within the visible part of its section.
  public var pinToVisibleBounds = false
  /// The order in depth. It is recorded and does not affect layout.
  public var zIndex = 0

  /// Creates a header or footer.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    (self.elementKind, self.alignment) = (elementKind, alignment)
    super.init(layoutSize: layoutSize)
  }

  var boundaryItem: CollectionSection.BoundaryItem {
    CollectionSection.BoundaryItem(
      size: layoutSize.size, elementKind: elementKind, edge: alignment.isAtEnd ? .end : .start,
      pinsToVisibleBounds: pinToVisibleBounds)
  }
}

/// A place at the edge of a rectangle.
public enum NSRectAlignment: Int, Hashable, Sendable {
  /// No edge.
  case none = 0
  /// The top.
  case top = 1
  /// The corner at the top and the leading edge.
  case topLeading = 2
  /// The leading edge.
  case leading = 3
  /// The corner at the bottom and the leading edge.
  case bottomLeading = 4
  /// The bottom.
  case bottom = 5
  /// The corner at the bottom and the trailing edge.
  case bottomTrailing = 6
  /// The trailing edge.
  case trailing = 7
  /// The corner at the top and the trailing edge.
  case topTrailing = 8

  var isAtEnd: Bool { [.bottom, .bottomLeading, .bottomTrailing, .trailing].contains(self) }
}
