extension View {
  /// Adds a guide, and removes it from its previous owner.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.kind == .custom, guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    invalidateTree()
  }

  /// Removes a guide, with the constraints that refer to it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self, guide.kind == .custom else { return }
    for view in sequence(first: self, next: \.superview) {
      view.release(view.heldConstraints.filter { $0.first.speaks(of: guide) || $0.second.speaks(of: guide) })
    }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    invalidateTree()
  }

  /// The rectangle within the layout margins.
  public var layoutMarginsGuide: LayoutGuide {
    if let guide = state.marginsGuide { return guide }
    let guide = LayoutGuide(kind: .margins, identifier: "UIViewLayoutMarginsGuide", owner: self)
    state.marginsGuide = guide
    return placed(guide)
  }

  /// The rectangle within the margins, limited to the readable width: 672 points at L, and
  /// proportional to the body text at other sizes (672 is measured; the proportion is Strut's rule:
  /// Facts.md#cells).
  public var readableContentGuide: LayoutGuide {
    if let guide = state.readableGuide { return guide }
    let guide = LayoutGuide(kind: .readable, identifier: "UIViewReadableContentGuide", owner: self)
    state.readableGuide = guide
    return placed(guide)
  }

  /// The rectangle within the safe area.
  public var safeAreaLayoutGuide: LayoutGuide {
    if let guide = state.safeAreaGuide { return guide }
    let guide = LayoutGuide(kind: .safeArea, identifier: "UIViewSafeAreaLayoutGuide", owner: self)
    state.safeAreaGuide = guide
    return placed(guide)
  }

  /// Returns one of a scroll view's two guides, which is created on first use.
  func scrollGuide(_ kind: LayoutGuide.Kind) -> LayoutGuide {
    if let known = knownScrollGuide(kind) { return known }
    let name = kind == .content ? "UIScrollView-contentLayoutGuide" : "UIScrollView-frameLayoutGuide"
    let guide = LayoutGuide(kind: kind, identifier: name, owner: self)
    layoutGuides.append(guide)
    invalidateTree()
    return guide
  }

  /// Returns one of a scroll view's two guides if it was created.
  func knownScrollGuide(_ kind: LayoutGuide.Kind) -> LayoutGuide? { layoutGuides.first { $0.kind == kind } }

  /// Returns a new guide, which gets its frame at the next layout even if nothing else changes.
  private func placed(_ guide: LayoutGuide) -> LayoutGuide {
    invalidateLayout()
    return guide
  }

  /// UIKit's guides of the view that were created.
  var builtInGuides: [LayoutGuide] {
    [state.marginsGuide, state.readableGuide, state.safeAreaGuide].compactMap(\.self)
  }
}
