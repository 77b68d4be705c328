extension View {
  /// Adds a guide, taking it from the view that had it.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.kind == .custom else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    invalidateTree()
  }

  /// Takes a guide out, with the constraints that speak of it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self, guide.kind == .custom else { return }
    for view in sequence(first: self, next: \.superview) {
      view.release(view.heldConstraints.filter { $0.first.item === guide || $0.second.item === guide })
    }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
    invalidateTree()
  }

  /// What is within the layout margins.
  public var layoutMarginsGuide: LayoutGuide {
    guide(\.marginsGuide, kind: .margins, identifier: "UIViewLayoutMarginsGuide")
  }

  /// What is within the margins and no wider than comfortable reading: 672 points at size L, in proportion to the body text
  /// at others (672 is measured, the proportion is Strut's rule: Facts.md#cells).
  public var readableContentGuide: LayoutGuide {
    guide(\.readableGuide, kind: .readable, identifier: "UIViewReadableContentGuide")
  }

  /// What is within the safe area.
  public var safeAreaLayoutGuide: LayoutGuide {
    guide(\.safeAreaGuide, kind: .safeArea, identifier: "UIViewSafeAreaLayoutGuide")
  }

  private func guide(
    _ slot: WritableKeyPath<ViewState, LayoutGuide?>, kind: LayoutGuide.Kind, identifier: String
  ) -> LayoutGuide {
    if let guide = state[keyPath: slot] { return guide }
    let guide = LayoutGuide(kind: kind, identifier: identifier, owner: self)
    state[keyPath: slot] = guide
    // It gets its place at the next layout, also where everything else has one already.
    invalidateLayout()
    return guide
  }

  /// The guides UIKit gives a view that somebody has asked for.
  var builtInGuides: [LayoutGuide] {
    [state.marginsGuide, state.readableGuide, state.safeAreaGuide].compactMap(\.self)
  }
}
