extension View {
  /// Adds a guide, taking it from the view that had it; one that it has already stays as it is.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.kind == .custom, guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    invalidateTree()
  }

  /// Takes a guide out, with the constraints that speak of it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self, guide.kind == .custom else { return }
    for view in sequence(first: self, next: \.superview) {
      view.release(view.heldConstraints.filter { $0.first.speaks(of: guide) || $0.second.speaks(of: guide) })
    }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    invalidateTree()
  }

  /// What is within the layout margins.
  public var layoutMarginsGuide: LayoutGuide {
    if let guide = state.marginsGuide { return guide }
    let guide = LayoutGuide(kind: .margins, identifier: "UIViewLayoutMarginsGuide", owner: self)
    state.marginsGuide = guide
    return placed(guide)
  }

  /// What is within the margins and no wider than comfortable reading: 672 points at size L, in proportion to the body text
  /// at others (672 is measured, the proportion is Strut's rule: Facts.md#cells).
  public var readableContentGuide: LayoutGuide {
    if let guide = state.readableGuide { return guide }
    let guide = LayoutGuide(kind: .readable, identifier: "UIViewReadableContentGuide", owner: self)
    state.readableGuide = guide
    return placed(guide)
  }

  /// What is within the safe area.
  public var safeAreaLayoutGuide: LayoutGuide {
    if let guide = state.safeAreaGuide { return guide }
    let guide = LayoutGuide(kind: .safeArea, identifier: "UIViewSafeAreaLayoutGuide", owner: self)
    state.safeAreaGuide = guide
    return placed(guide)
  }

  /// One of a scroll view's two guides, made when it is first asked for.
  func scrollGuide(_ kind: LayoutGuide.Kind) -> LayoutGuide {
    if let known = knownScrollGuide(kind) { return known }
    let name = kind == .content ? "UIScrollView-contentLayoutGuide" : "UIScrollView-frameLayoutGuide"
    let guide = LayoutGuide(kind: kind, identifier: name, owner: self)
    layoutGuides.append(guide)
    invalidateTree()
    return guide
  }

  /// One of a scroll view's two guides, where somebody has asked for it.
  func knownScrollGuide(_ kind: LayoutGuide.Kind) -> LayoutGuide? { layoutGuides.first { $0.kind == kind } }

  /// A new guide, which gets its place at the next layout, also where everything else has one already.
  private func placed(_ guide: LayoutGuide) -> LayoutGuide {
    invalidateLayout()
    return guide
  }

  /// The guides UIKit gives a view that somebody has asked for.
  var builtInGuides: [LayoutGuide] {
    [state.marginsGuide, state.readableGuide, state.safeAreaGuide].compactMap(\.self)
  }
}
