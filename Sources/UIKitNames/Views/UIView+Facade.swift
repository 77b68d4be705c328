package import Foundation
package import LayoutCore

/// The calls of the engine, which is in no isolation domain, on the main actor. A hierarchy of
/// UIKit's names is only used there.
extension UIView: ViewFacade {
  nonisolated package var overridesNothing: Bool { onMain { type(of: self) == type(of: self).inheritedClass } }

  nonisolated package var facadeTypeName: String { String(describing: type(of: self)) }

  nonisolated package func callLayoutSubviews() { onMain { layer.layoutSublayers() } }
  nonisolated package func callUpdateConstraints() { onMain { updateConstraints() } }
  nonisolated package func askIntrinsicContentSize() -> CGSize { onMain { intrinsicContentSize } }
  nonisolated package func askSizeThatFits(_ size: CGSize) -> CGSize { onMain { sizeThatFits(size) } }
  nonisolated package func askFittingSize(
    _ target: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> CGSize {
    onMain {
      systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
  }
  nonisolated package func askAlignmentRect(forFrame frame: CGRect) -> CGRect {
    onMain { alignmentRect(forFrame: frame) }
  }
  nonisolated package func askFirstBaselineView() -> View { onMain { forFirstBaselineLayout.strutView } }
  nonisolated package func askLastBaselineView() -> View { onMain { forLastBaselineLayout.strutView } }

  nonisolated package func callWillMove(toSuperview superview: View?) {
    onMain(with: superview) {
      let superview = $0?.uiView
      willMove(toSuperview: superview)
      announceWindow(superview?.window)
    }
  }
  nonisolated package func callDidMoveToSuperview() {
    onMain {
      didMoveToSuperview()
      windowChanged()
    }
  }
  nonisolated package func callDidAddSubview(_ subview: View) {
    onMain(with: subview) { didAddSubview($0.uiView) }
  }
  nonisolated package func callWillRemoveSubview(_ subview: View) {
    onMain(with: subview) { willRemoveSubview($0.uiView) }
  }
  nonisolated package func callLayoutMarginsDidChange() { onMain { layoutMarginsDidChange() } }
  nonisolated package func callSafeAreaInsetsDidChange() { onMain { safeAreaInsetsDidChange() } }
  nonisolated package func callTraitCollectionDidChange(_ previous: TraitCollection) {
    onMain {
      resolveColors(previous: previous)
      traitCollectionDidChange(previous)
    }
  }
  nonisolated package func askAccessibility() -> AccessibilityFacts? { onMain { describedAccessibility } }
}

/// Runs a closure on the main actor, where the program already is. Stops the program on another
/// thread, as UIKit's main thread checker does.
nonisolated package func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated { Unchecked(value: body()) }.value
}

/// Runs a closure on the main actor with an object of the engine.
nonisolated func onMain<Value, Result>(with value: Value, _ body: @MainActor (Value) -> Result) -> Result {
  // The program is already on the main actor, so that the object does not leave its domain.
  nonisolated(unsafe) let value = value
  return onMain { unsafe body(value) }
}

/// A value that does not leave the main actor, and is therefore sendable.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}
