public import Foundation
import LayoutCore

/// A length in a compositional layout. UIKit's `NSCollectionLayoutDimension`.
public enum CollectionDimension: Hashable, Sendable {
  /// A length in points.
  case absolute(CGFloat)
  /// A length in points that the content replaces when it is measured.
  case estimated(CGFloat)
  /// A fraction of the width of the containing group, or of the collection view.
  case fractionalWidth(CGFloat)
  /// A fraction of the height of the containing group, or of the collection view.
  case fractionalHeight(CGFloat)

  /// A Boolean value that indicates whether the content determines the length.
  public var isEstimated: Bool { if case .estimated = self { true } else { false } }

  /// Returns the length in a container, in points: finite, and at least 0.
  func length(in container: CGSize) -> Double {
    let length: CGFloat =
      switch self {
      case .absolute(let points), .estimated(let points): points
      case .fractionalWidth(let fraction): fraction * container.width
      case .fractionalHeight(let fraction): fraction * container.height
      }
    return length.used
  }
}

/// A size in a compositional layout. UIKit's `NSCollectionLayoutSize`.
public struct CollectionSize: Hashable, Sendable {
  /// The width.
  public var width: CollectionDimension
  /// The height.
  public var height: CollectionDimension

  /// Creates a size.
  public init(width: CollectionDimension, height: CollectionDimension) {
    self.width = width
    self.height = height
  }

  /// Returns the size in a container, in points, with the estimates of lengths that the content
  /// determines.
  package func size(in container: CGSize) -> CGSize {
    CGSize(width: width.length(in: container), height: height.length(in: container))
  }

  /// The axes on which the content determines the size.
  package var estimatedAxes: LayoutAxes {
    var axes: LayoutAxes = []
    if width.isEstimated { axes.insert(.horizontal) }
    if height.isEstimated { axes.insert(.vertical) }
    return axes
  }
}
