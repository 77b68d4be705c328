public import Foundation
import LayoutCore

/// The rule that places the elements of a collection view. UIKit's `UICollectionViewLayout`.
///
/// A subclass overrides ``prepare()``, ``collectionViewContentSize`` and
/// ``layoutAttributesForElements(in:)``. The sizes are then those of its attributes; cells size
/// themselves only in Strut's own layouts.
open class CollectionLayout {
  /// The collection view that uses the layout.
  public package(set) final weak var collectionView: CollectionView?

  /// The object that represents the layout in another API, if there is one.
  package final weak var facade: (any CollectionLayoutFacade)?

  /// Creates a layout.
  public init() {}

  /// Called before the layout is used, and after it was invalidated.
  open func prepare() {}
  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of the elements in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [CollectionLayoutAttributes]? { nil }
  /// Returns the attributes of a cell, or nil if it does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view, or nil if it does not exist.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionLayoutAttributes? { nil }
  /// Returns whether new bounds invalidate the layout; false by default. A new size always does.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// A Boolean value that indicates whether x coordinates are mirrored if the collection view's
  /// direction is right to left; false by default, as in UIKit.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Discards what was computed. The collection view computes it again at its next layout.
  open func invalidateLayout() { collectionView?.layoutInvalidated() }
}

/// An object that represents a layout in another API, as UIKit's `UICollectionViewLayout` does. Its
/// class may override what the collection view calls.
package protocol CollectionLayoutFacade: AnyObject {
  /// Calls `prepare()`.
  func callPrepare()
  /// Returns `collectionViewContentSize`.
  func askContentSize() -> CGSize
  /// Returns `layoutAttributesForElements(in:)`.
  func askAttributes(in rectangle: CGRect) -> [CollectionLayoutAttributes]?
  /// Returns `layoutAttributesForItem(at:)`.
  func askAttributes(at indexPath: IndexPath) -> CollectionLayoutAttributes?
  /// Returns `shouldInvalidateLayout(forBoundsChange:)`.
  func askShouldInvalidate(forBoundsChange bounds: CGRect) -> Bool
  /// Returns `flipsHorizontallyInOppositeLayoutDirection`.
  func askFlips() -> Bool
}

extension CollectionLayout {
  // Calls of a collection view, by way of the facade if there is one.

  func prepareAsAsked() { if let facade { facade.callPrepare() } else { prepare() } }
  var askedContentSize: CGSize { facade?.askContentSize() ?? collectionViewContentSize }
  var askedFlips: Bool { facade?.askFlips() ?? flipsHorizontallyInOppositeLayoutDirection }

  func askedAttributes(in rectangle: CGRect) -> [CollectionLayoutAttributes] {
    (facade.map { $0.askAttributes(in: rectangle) } ?? layoutAttributesForElements(in: rectangle)) ?? []
  }

  func askedAttributes(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
    facade.map { $0.askAttributes(at: indexPath) } ?? layoutAttributesForItem(at: indexPath)
  }

  func isInvalidated(by bounds: CGRect) -> Bool {
    facade?.askShouldInvalidate(forBoundsChange: bounds) ?? shouldInvalidateLayout(forBoundsChange: bounds)
  }
}

/// A layout of sections that consist of lines, whose cells may size themselves.
open class LineLayout: CollectionLayout {
  /// The direction of scrolling.
  var axis: LayoutAxis { .vertical }

  /// Returns the layout of a section of a number of items.
  ///
  /// - Parameter container: The size of the collection view without its insets, in points.
  func shape(ofSection section: Int, of count: Int, itemCount: Int, in container: CGSize) -> SectionShape {
    SectionShape(filling: ListLines(breadth: Double(container.width))) { _ in LineLength(across: 0, along: 0) }
  }

  /// Called after the sections were laid out.
  func reportProblems(in view: CollectionView) {}

  /// Returns a length, or 0, and logs that, if it is negative or not finite.
  ///
  /// - Parameter name: The property and its section, at the start of a sentence.
  func used(_ points: CGFloat, _ name: @autoclosure () -> String) -> Double {
    if !points.isUsable { logUnusable(name()) }
    return points.used
  }

  /// Returns a size, with 0 for a length that is negative or not finite, and logs that.
  func used(_ size: CGSize, _ name: @autoclosure () -> String) -> CGSize {
    if !size.isUsable { logUnusable("A length of \(name())") }
    return size.used
  }

  /// Returns insets, with 0 for those that are not finite, and logs that.
  func used(_ insets: DirectionalEdgeInsets, inSection section: Int) -> DirectionalEdgeInsets {
    if !insets.isFinite { logUnusable("An inset of section \(section)") }
    return insets.finite
  }

  /// Logs that a length is not used. Each message is logged once.
  func logUnusable(_ name: String) {
    collectionView?.traitCollection.log.once(
      "\(name) is negative or not finite, and counts as 0. Use finite lengths of 0 or more.")
  }

  /// The size of the content, as measured and estimated.
  open override var collectionViewContentSize: CGSize { collectionView?.lineContentSize ?? .zero }

  /// Returns the attributes of the elements in a rectangle of the content.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* elements.
  open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionLayoutAttributes]? {
    collectionView?.lineAttributes(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
    collectionView?.lineAttributes(at: indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionLayoutAttributes? {
    collectionView?.lineAttributes(ofKind: elementKind, at: indexPath)
  }
}
