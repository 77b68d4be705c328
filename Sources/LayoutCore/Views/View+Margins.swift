import Foundation

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
}

/// Finds margins and safe areas from where views are, whether layout has settled that or is still trying.
struct MarginFinder {
  /// Where a view is, and where its superview is, in coordinates that both have in common.
  let frames: (_ view: View, _ superview: View) -> (inner: Frame, outer: Frame)
  /// How wide a view is.
  let width: (View) -> Double

  /// Goes by where views were laid out; found without a look at what is around them.
  static var asLaidOut: MarginFinder {
    MarginFinder { view, superview in
      (Frame(view.unroundedFrame), Frame(superview.state.bounds.origin, superview.unroundedFrame.size))
    } width: {
      Double($0.unroundedFrame.width)
    }
  }

  func margins(of view: View) -> EdgeInsets {
    var result = own(of: view)
    if view.state.addsSafeAreaToMargins {
      let safe = safeArea(of: view)
      result.top += safe.top
      result.left += safe.left
      result.bottom += safe.bottom
      result.right += safe.right
    }
    guard view.preservesSuperviewLayoutMargins, let superview = view.superview else { return result }
    let outer = reaching(margins(of: superview), of: superview, into: view)
    return EdgeInsets(
      top: max(result.top, outer.top), left: max(result.left, outer.left),
      bottom: max(result.bottom, outer.bottom), right: max(result.right, outer.right))
  }

  private func own(of view: View) -> EdgeInsets {
    let direction = view.effectiveUserInterfaceLayoutDirection
    guard let minimum = minimum(of: view) else {
      return view.state.margins?.sides(in: direction)
        ?? EdgeInsets(view.defaultMargins(width: width), direction: direction)
    }
    var margins = view.state.margins?.sides(in: direction) ?? .zero
    let least = EdgeInsets(minimum, direction: direction)
    margins.left = max(margins.left, least.left)
    margins.right = max(margins.right, least.right)
    return margins
  }

  /// The least margins of a controller's view; nil of another, or when the controller does not want them.
  private func minimum(of view: View) -> DirectionalEdgeInsets? {
    guard let controller = view.owningController, controller.viewRespectsSystemMinimumLayoutMargins else { return nil }
    return controller.minimumMargins(width: width(view))
  }

  func safeArea(of view: View) -> EdgeInsets {
    let own = ownSafeArea(of: view)
    guard let added = view.owningController?.additionalSafeAreaInsets, added != .zero else { return own }
    return EdgeInsets(
      top: max(0, own.top + added.top), left: max(0, own.left + added.left), bottom: max(0, own.bottom + added.bottom),
      right: max(0, own.right + added.right))
  }

  private func ownSafeArea(of view: View) -> EdgeInsets {
    guard let superview = view.superview else { return view.state.rootSafeArea }
    let outer = safeArea(of: superview)
    guard outer != .zero else { return .zero }
    let inner = reaching(outer, of: superview, into: view)
    return EdgeInsets(
      top: max(0, inner.top), left: max(0, inner.left), bottom: max(0, inner.bottom), right: max(0, inner.right))
  }

  /// How far insets of a superview reach into a view.
  private func reaching(_ insets: EdgeInsets, of superview: View, into view: View) -> EdgeInsets {
    let (inner, outer) = frames(view, superview)
    let left = insets.left - CGFloat(inner.left - outer.left)
    let right = insets.right - CGFloat(outer.right - inner.right)
    // A cell is as high as its content asks for: where it was last says nothing of how far its margins will reach.
    if view.fillsHeight { return EdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right) }
    return EdgeInsets(
      top: insets.top - CGFloat(inner.top - outer.top), left: left,
      bottom: insets.bottom - CGFloat(outer.bottom - inner.bottom), right: right)
  }
}
