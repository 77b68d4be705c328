package import Foundation

extension View {
  /// The object that represents the view in another API, or nil.
  ///
  /// See ``ViewFacade`` for when it is held.
  package var facade: (any ViewFacade)? {
    get { weakFacade }
    set {
      weakFacade = newValue
      hasFacade = newValue != nil
      asksFacade = newValue?.overridesNothing == false
      if superview != nil { heldFacade = newValue }
    }
  }

  /// Holds the facade, or releases it unless the view has a superview.
  package func holdFacade(_ isHeld: Bool) {
    guard hasFacade else { return }
    heldFacade = isHeld || superview != nil ? weakFacade : nil
  }

  /// The facade if its class overrides what the engine asks or calls; otherwise nil.
  package var askedFacade: (any ViewFacade)? { asksFacade ? weakFacade : nil }

  /// The facade, which hears of every change of the hierarchy: descendants may depend on it.
  package var toldFacade: (any ViewFacade)? { hasFacade ? weakFacade : nil }

  /// A Boolean value that indicates whether nothing of a known type is overridden.
  package var hasPlainFacade: Bool { !asksFacade }

  // What the engine asks, by the facade's answer or else the view's own.

  /// The intrinsic content size.
  package var askedContentSize: CGSize { askedFacade?.askIntrinsicContentSize() ?? intrinsicContentSize }

  /// Returns the size that fits `size`.
  package func askedSizeThatFits(_ size: CGSize) -> CGSize { askedFacade?.askSizeThatFits(size) ?? sizeThatFits(size) }

  /// Returns the fitting size for a target.
  package func askedFittingSize(
    _ target: CGSize, withHorizontalFittingPriority horizontal: LayoutPriority,
    verticalFittingPriority vertical: LayoutPriority
  ) -> CGSize {
    askedFacade?.askFittingSize(target, horizontal, vertical)
      ?? systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
  }

  /// Returns the alignment rectangle for a frame.
  package func askedAlignmentRect(forFrame frame: CGRect) -> CGRect {
    askedFacade?.askAlignmentRect(forFrame: frame) ?? alignmentRect(forFrame: frame)
  }

  /// The view that provides the first baseline.
  var askedFirstBaselineView: View { askedFacade?.askFirstBaselineView() ?? forFirstBaselineLayout }
  /// The view that provides the last baseline.
  var askedLastBaselineView: View { askedFacade?.askLastBaselineView() ?? forLastBaselineLayout }
}
