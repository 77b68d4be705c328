package import Foundation

/// An object that represents a view in another API, as UIKit's `UIView` does.
///
/// Subclasses of the facade's class override methods of the facade, not of the view. Where the
/// engine calls what a subclass may override, it therefore calls the facade, whose default answers
/// are those of the view. A view holds its facade weakly, but strongly while it has a superview or
/// waits for reuse, so that the parts of a hierarchy stay what they were made as.
package protocol ViewFacade: AnyObject {
  /// A Boolean value that indicates whether the facade's class overrides nothing, so that the
  /// engine may take its faster paths.
  var overridesNothing: Bool { get }
  /// The name of the facade's type in messages.
  var facadeTypeName: String { get }

  /// Calls `layoutSubviews()`.
  func callLayoutSubviews()
  /// Calls `updateConstraints()`.
  func callUpdateConstraints()
  /// Returns `intrinsicContentSize`.
  func askIntrinsicContentSize() -> CGSize
  /// Returns `sizeThatFits(_:)`.
  func askSizeThatFits(_ size: CGSize) -> CGSize
  /// Returns the size of `systemLayoutSizeFitting` with two priorities.
  func askFittingSize(_ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) -> CGSize
  /// Returns `alignmentRect(forFrame:)`.
  func askAlignmentRect(forFrame frame: CGRect) -> CGRect
  /// Returns the view that provides the first baseline.
  func askFirstBaselineView() -> View
  /// Returns the view that provides the last baseline.
  func askLastBaselineView() -> View

  /// Calls `willMove(toSuperview:)`.
  func callWillMove(toSuperview superview: View?)
  /// Calls `didMoveToSuperview()`.
  func callDidMoveToSuperview()
  /// Calls `didAddSubview(_:)`.
  func callDidAddSubview(_ subview: View)
  /// Calls `willRemoveSubview(_:)`.
  func callWillRemoveSubview(_ subview: View)
  /// Calls `layoutMarginsDidChange()`.
  func callLayoutMarginsDidChange()
  /// Calls `safeAreaInsetsDidChange()`.
  func callSafeAreaInsetsDidChange()
  /// Calls `traitCollectionDidChange(_:)` and the observers of traits.
  func callTraitCollectionDidChange(_ previous: TraitCollection)
  /// Returns what assistive technologies know of the view, or nil if nothing was set or overridden.
  func askAccessibility() -> AccessibilityFacts?
}

/// The facade of a view that scrolls.
package protocol ScrollViewFacade: ViewFacade {
  /// Reports that the size of the content changed.
  func callContentSizeChanged()
}

/// The facade of a cell, header or footer, which a table also reuses and selects.
package protocol ReusableViewFacade: ViewFacade {
  /// Sets `frame`.
  func callSetFrame(_ frame: CGRect)
  /// Calls `prepareForReuse()`.
  func callPrepareForReuse()
  /// Calls `setSelected(_:animated:)`.
  func callSetSelected(_ selected: Bool, animated: Bool)
  /// Calls `setHighlighted(_:animated:)`.
  func callSetHighlighted(_ highlighted: Bool, animated: Bool)
}
