package import Foundation

extension View {
  /// The margins by side, in points: what was set (8 each at first), enlarged by the superview's margins where they reach in
  /// and are preserved, and by the safe area.
  ///
  /// Of the two ways to set margins the last one counts; the other shows it for the view's direction.
  public var layoutMargins: EdgeInsets {
    get { MarginFinder.asLaidOut.margins(of: self) }
    set { setMargins(.sides(newValue)) }
  }

  /// The margins by reading direction, in points. See ``layoutMargins``.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { DirectionalEdgeInsets(layoutMargins, direction: effectiveUserInterfaceLayoutDirection) }
    set { setMargins(.directional(newValue)) }
  }

  private func setMargins(_ setting: MarginSetting) {
    guard setting != state.margins else { return }
    state.margins = setting
    tellMargins()
  }

  /// Whether the superview's margins count for this view where they reach into it; false at first.
  public var preservesSuperviewLayoutMargins: Bool {
    get { state.preservesSuperviewMargins }
    set {
      guard newValue != state.preservesSuperviewMargins else { return }
      state.preservesSuperviewMargins = newValue
      tellMargins()
    }
  }

  /// Whether the safe area is added to the margins; true at first.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { state.addsSafeAreaToMargins }
    set {
      guard newValue != state.addsSafeAreaToMargins else { return }
      state.addsSafeAreaToMargins = newValue
      tellMargins()
    }
  }

  /// How far bars and rounded corners reach into the view, in points.
  ///
  /// Set it on the outermost view; of any other view it is what reaches that far in (Facts.md#cells), and setting does
  /// nothing.
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

  /// What is within the view's margins, as constraints see it, in the coordinates of an ancestor; not moved to whole pixels.
  package func withinMargins(in ancestor: View) -> CGRect {
    var own = frame(in: ancestor)
    own.size.height -= CGFloat(state.drawnBelow)
    return own.inset(by: layoutMargins)
  }
}
