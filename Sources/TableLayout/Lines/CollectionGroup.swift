public import Foundation
public import LayoutCore

/// An item of a compositional layout. UIKit's `NSCollectionLayoutItem`.
public struct CollectionItem: Hashable, Sendable {
  /// The size, in the containing group.
  public var size: CollectionSize
  /// The distances between the item's place and its frame, in points. They do not apply on an axis
  /// with an estimated length (documented).
  public var contentInsets: DirectionalEdgeInsets

  /// Creates an item.
  public init(size: CollectionSize, contentInsets: DirectionalEdgeInsets = .zero) {
    self.size = size
    self.contentInsets = contentInsets
  }
}

/// A part of a group: an item or another group.
public enum CollectionElement: Hashable, Sendable {
  /// An item.
  case item(CollectionItem)
  /// A group in a group.
  case group(CollectionGroup)

  var size: CollectionSize {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  var contentInsets: DirectionalEdgeInsets {
    switch self {
    case .item(let item): item.contentInsets
    case .group(let group): group.contentInsets
    }
  }

  /// True if the content of an item determines one of its lengths.
  var hasEstimatedItems: Bool {
    switch self {
    case .item(let item): item.size.width.isEstimated || item.size.height.isEstimated
    case .group(let group): group.elements.contains(where: \.hasEstimatedItems)
    }
  }
}

/// Elements in a row or a column. UIKit's `NSCollectionLayoutGroup`.
public struct CollectionGroup: Hashable, Sendable {
  /// The distance between elements. UIKit's `NSCollectionLayoutSpacing`.
  public enum Spacing: Hashable, Sendable {
    /// The distance in points.
    case fixed(CGFloat)
    /// The least distance in points; the elements fill the group.
    case flexible(CGFloat)

    /// The distance as specified, in points.
    var given: CGFloat {
      switch self {
      case .fixed(let points), .flexible(let points): points
      }
    }

    /// The distance that layouts use, in points.
    var points: Double { given.used }
  }

  /// The axis on which the elements follow each other.
  public var axis: LayoutAxis
  /// The size, in the containing group or section.
  public var size: CollectionSize
  /// The elements. They repeat as long as they fit, unless there is a ``count``.
  public var elements: [CollectionElement]
  /// The number of repetitions, or nil for as many as fit.
  public var count: Int?
  /// A Boolean value that indicates whether repeated elements share the group's length evenly,
  /// as with UIKit's `horizontal(layoutSize:subitem:count:)`.
  public var sharesLength: Bool
  /// The distance between elements; 0 by default.
  public var spacing: Spacing
  /// The distances between the group's place and its elements, in points.
  public var contentInsets: DirectionalEdgeInsets

  /// Creates a group.
  public init(
    _ axis: LayoutAxis, size: CollectionSize, elements: [CollectionElement], count: Int? = nil,
    sharesLength: Bool = false, spacing: Spacing = .fixed(0), contentInsets: DirectionalEdgeInsets = .zero
  ) {
    self.axis = axis
    self.size = size
    self.elements = elements
    self.count = count
    self.sharesLength = sharesLength
    self.spacing = spacing
    self.contentInsets = contentInsets
  }
}
