package import Foundation

extension View {
  /// The margins by side, in points: the margins that were set (8 each by default), increased by
  /// the superview's margins where they extend into the view and are preserved, and by the safe
  /// area.
  ///
  /// Of the two properties for margins, the one that was set last applies; the other one returns
  /// the same margins in the view's direction.
  public var layoutMargins: EdgeInsets {
    get { MarginFinder.asLaidOut.margins(of: self) }
    set { setMargins(.sides(newValue)) }
  }

  /// The margins in the layout direction, in points. See ``layoutMargins``.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(layoutMargins, direction: effectiveUserInterfaceLayoutDirection) }
    set { setMargins(.directional(newValue)) }
  }

  private func setMargins(_ setting: MarginSetting) {
    guard setting != state.margins else { return }
    state.margins = setting
    tellMargins()
  }

  /// A Boolean value that indicates whether the superview's margins apply where they extend into
  /// this view; false by default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { state.preservesSuperviewMargins }
    set {
      guard newValue != state.preservesSuperviewMargins else { return }
      state.preservesSuperviewMargins = newValue
      tellMargins()
    }
  }

  /// A Boolean value that indicates whether the safe area is added to the margins; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { state.addsSafeAreaToMargins }
    set {
      guard newValue != state.addsSafeAreaToMargins else { return }
      state.addsSafeAreaToMargins = newValue
      tellMargins()
    }
  }

  /// The insets of bars and rounded corners, in points.
  ///
  /// Set them on the outermost view. For any other view they are the part that extends into it
  /// (Facts.md#cells), and setting them has no effect.
  public var safeAreaInsets: EdgeInsets {
    get { MarginFinder.asLaidOut.safeArea(of: self) }
    set {
      guard superview == nil, newValue != state.rootSafeArea else { return }
      state.rootSafeArea = newValue
      invalidateLayout()
      announceInsets()
    }
  }

  private func tellMargins() {
    invalidateLayout()
    noteMargins()
    layoutMarginsDidChange()
  }

  /// Returns the rectangle within the view's margins as constraints see it, in the coordinates of
  /// an ancestor, not rounded.
  package func withinMargins(in ancestor: View) -> CGRect {
    var own = frame(in: ancestor)
    own.size.height -= CGFloat(state.drawnBelow)
    return own.inset(by: layoutMargins)
  }
}
