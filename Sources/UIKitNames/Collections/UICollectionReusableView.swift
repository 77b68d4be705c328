public import Foundation
internal import LayoutCore
public import TableLayout

/// The place of a cell or supplementary view in a collection view.
public typealias UICollectionViewLayoutAttributes = CollectionLayoutAttributes

extension CollectionLayoutAttributes {
  /// The kind of element.
  public typealias ElementCategory = Category
  /// The kind of element: a cell or a supplementary view.
  public final var representedElementCategory: ElementCategory { category }
  /// The kind of supplementary view, or nil for a cell.
  public final var representedElementKind: String? { elementKind }
}

/// A view that a collection view reuses: a cell, header or footer.
///
/// UIKit's class in front of Strut's ``CollectionReusableView``. A collection view calls
/// ``init(frame:)`` of a registered class.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
  /// The view of Strut that is laid out.
  public final var strutReusableView: CollectionReusableView { strut() }

  class override func makeView(frame: CGRect) -> View { CollectionReusableView(frame: frame) }
  class override var inheritedClass: UIView.Type { UICollectionReusableView.self }

  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view without a size, or as a nib describes it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The identifier for reuse in a collection view.
  open var reuseIdentifier: String? { strutReusableView.reuseIdentifier }

  /// Called before the view is reused for another element.
  open func prepareForReuse() { strutReusableView.prepareForReuse() }

  /// Called when the view gets its place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { strutReusableView.apply(layoutAttributes) }

  /// Returns the attributes with the size that the content needs on the axes that the layout
  /// estimates.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    strutReusableView.preferredLayoutAttributesFitting(layoutAttributes)
  }

  /// Called before the layout changes to another one. Strut does not call it.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after the layout changed to another one. Strut does not call it.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Updates the configurations, if the view has any and that was requested.
  func prepareForDisplay() {}

  /// Selects or deselects a cell.
  func setSelectedByView(_ isSelected: Bool) {}
}

extension UICollectionReusableView: CollectionViewFacade {
  nonisolated package func callSetFrame(_ frame: CGRect) { onMain { self.frame = frame } }
  nonisolated package func callPrepareForReuse() { onMain { prepareForReuse() } }
  nonisolated package func callSetSelected(_ selected: Bool, animated: Bool) { onMain { setSelectedByView(selected) } }
  // The engine does not highlight cells of collection views.
  nonisolated package func callSetHighlighted(_ highlighted: Bool, animated: Bool) {}

  nonisolated package func askPreferredAttributes(_ attributes: CollectionLayoutAttributes)
    -> CollectionLayoutAttributes
  {
    onMain(with: attributes) { preferredLayoutAttributesFitting($0) }
  }

  nonisolated package func callApply(_ attributes: CollectionLayoutAttributes) {
    onMain(with: attributes) { apply($0) }
  }
}
