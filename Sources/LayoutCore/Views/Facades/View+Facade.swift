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

  /// Asks and calls the facade although its class overrides nothing, for example because a closure
  /// reacts to what happens.
  package func alwaysAskFacade() { asksFacade = hasFacade }

  /// The facade if its class overrides a member that is asked or called; otherwise nil.
  package var askedFacade: (any ViewFacade)? { asksFacade ? weakFacade : nil }

  /// The facade, which hears of every change of the hierarchy: descendants may depend on it.
  package var toldFacade: (any ViewFacade)? { hasFacade ? weakFacade : nil }

  /// A Boolean value that indicates whether nothing of a known type is overridden.
  package var hasPlainFacade: Bool { !asksFacade }

  /// The name of the facade's class, or nil if that overrides nothing.
  var ownFacadeTypeName: String? {
    guard let facade = toldFacade, !facade.overridesNothing else { return nil }
    return facade.facadeTypeName
  }

  /// The name of the view's type in reports: that of the facade, if its class is a program's own.
  package var shownTypeName: String { ownFacadeTypeName ?? String(describing: type(of: self)) }

  // Values of layout, by the facade's answer or else the view's own.

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

  /// The description for assistive technologies, or nil if nothing was set.
  package var askedAccessibility: AccessibilityFacts? { toldFacade?.askAccessibility() ?? accessibility }

  /// The view that provides the first baseline.
  var askedFirstBaselineView: View { askedFacade?.askFirstBaselineView() ?? forFirstBaselineLayout }
  /// The view that provides the last baseline.
  var askedLastBaselineView: View { askedFacade?.askLastBaselineView() ?? forLastBaselineLayout }
}
