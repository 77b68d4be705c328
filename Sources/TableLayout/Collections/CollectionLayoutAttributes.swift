public import Foundation
package import LayoutCore

/// The place of a cell or supplementary view in a collection view. UIKit's
/// `UICollectionViewLayoutAttributes`.
open class CollectionLayoutAttributes: Equatable {
  /// The kind of element.
  public enum Category: Int, Hashable, Sendable {
    /// A cell.
    case cell = 0
    /// A supplementary view, such as a header.
    case supplementaryView = 1
  }

  /// The kind of element.
  public final var category = Category.cell
  /// The kind of supplementary view, or nil for a cell.
  public final var elementKind: String?
  /// The section and item.
  open var indexPath: IndexPath
  /// The frame in the content, in points.
  open var frame = CGRect.zero
  /// The opacity; 1 by default.
  open var alpha: CGFloat = 1
  /// The order in depth; 0 by default.
  open var zIndex = 0
  /// A Boolean value that indicates whether the element is not displayed.
  open var isHidden = false
  /// The axes on which the content determines the size.
  package final var measuredAxes: Set<LayoutAxis> = []

  /// Creates the attributes of an element.
  public required init(indexPath: IndexPath) { self.indexPath = indexPath }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath: indexPath) }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(indexPath: indexPath)
    (category, elementKind) = (.supplementaryView, kind)
  }

  /// The size, in points. Setting it keeps the center.
  open var size: CGSize {
    get { frame.size }
    set {
      let center = center
      frame.size = newValue
      self.center = center
    }
  }

  /// The center, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// Returns a copy. A subclass with more properties overrides it.
  open func copy() -> Self {
    let copy = Self(indexPath: indexPath)
    (copy.category, copy.elementKind, copy.frame) = (category, elementKind, frame)
    (copy.alpha, copy.zIndex, copy.isHidden, copy.measuredAxes) = (alpha, zIndex, isHidden, measuredAxes)
    return copy
  }

  /// Returns `true` if both place the same element equally.
  public static func == (first: CollectionLayoutAttributes, second: CollectionLayoutAttributes) -> Bool {
    first.category == second.category && first.elementKind == second.elementKind
      && first.indexPath == second.indexPath && first.frame == second.frame && first.alpha == second.alpha
      && first.zIndex == second.zIndex && first.isHidden == second.isHidden
  }
}
