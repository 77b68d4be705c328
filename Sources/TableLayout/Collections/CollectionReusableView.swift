import FontMetrics
public import Foundation
@_spi(Subclasses) public import LayoutCore

/// A view that a collection view reuses: a cell, header or footer. UIKit's
/// `UICollectionReusableView`.
open class CollectionReusableView: View {
  /// The identifier for reuse in a collection view.
  public package(set) final var reuseIdentifier: String?

  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view as `init()` does, so that code written for iOS compiles.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view as a collection view does for a registered class: with `init(frame:)`.
  public required convenience init(registeredAs identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Called before the view is reused for another element.
  open func prepareForReuse() {}

  /// Called when the view gets its place.
  open func apply(_ layoutAttributes: CollectionLayoutAttributes) {}

  /// Returns the attributes with the size that the content needs. The default computes the size on
  /// the axes that the layout estimates, with `systemLayoutSizeFitting`; the other axes keep their
  /// lengths.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionLayoutAttributes
  ) -> CollectionLayoutAttributes {
    let axes = layoutAttributes.measuredAxes
    guard !axes.isEmpty else { return layoutAttributes }
    prepareToMeasure(layoutAttributes)
    let given = layoutAttributes.size
    let fitted = askedFittingSize(
      CGSize(width: given.width, height: axes.contains(.vertical) && !axes.contains(.horizontal) ? 0 : given.height),
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    let result = layoutAttributes.copy()
    result.size = CGSize(
      width: axes.contains(.horizontal) ? fitted.width : given.width,
      height: axes.contains(.vertical) ? fitted.height : given.height)
    return result
  }

  /// True if constraints determine the size.
  var usesConstraints: Bool { !constraints.isEmpty || holdsConstraints }

  /// Returns the size that constraints determine, or that of `sizeThatFits`
  /// without constraints.
  open override func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    guard !usesConstraints else {
      return super.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return askedSizeThatFits(target)
  }

  /// Stores the kind of element that the view is measured as, if its size depends on that.
  func takeKind(of attributes: CollectionLayoutAttributes) {}

  /// Sets what the measurement depends on, such as the width.
  func prepareToMeasure(_ attributes: CollectionLayoutAttributes) {
    guard !attributes.measuredAxes.contains(.horizontal), bounds.width != attributes.size.width else { return }
    frame.size.width = attributes.size.width
  }

  @_spi(Subclasses) open override func traitsChanged(from previous: TraitCollection) {
    super.traitsChanged(from: previous)
    setNeedsLayout()
  }

  @_spi(Subclasses) open override var consoleTypeName: String {
    type(of: self) == CollectionReusableView.self ? "UICollectionReusableView" : super.consoleTypeName
  }
}

/// The facade of a cell or supplementary view, which a collection view also measures and places.
package protocol CollectionViewFacade: ReusableViewFacade {
  /// Returns `preferredLayoutAttributesFitting(_:)`.
  func askPreferredAttributes(_ attributes: CollectionLayoutAttributes) -> CollectionLayoutAttributes
  /// Calls `apply(_:)`.
  func callApply(_ attributes: CollectionLayoutAttributes)
}

extension CollectionReusableView {
  /// Returns the attributes with the size that the content needs.
  func askedPreferredAttributes(_ attributes: CollectionLayoutAttributes) -> CollectionLayoutAttributes {
    (askedFacade as? any CollectionViewFacade)?.askPreferredAttributes(attributes)
      ?? preferredLayoutAttributesFitting(attributes)
  }

  /// Gives the view its place.
  func take(_ attributes: CollectionLayoutAttributes) {
    place(at: attributes.frame)
    isHidden = attributes.isHidden
    if let facade = askedFacade as? any CollectionViewFacade { facade.callApply(attributes) } else { apply(attributes) }
  }

  /// Calls `prepareForReuse()`.
  func reuse() {
    if let facade = askedFacade as? any ReusableViewFacade { facade.callPrepareForReuse() } else { prepareForReuse() }
  }
}
