extension View {
  /// The traits of this view: its superview's, with its own overrides and limits of text size.
  public var traitCollection: TraitCollection { state.traits }

  /// Returns `true` if these are the view's traits. They are compared in place, because a copy
  /// counts many references.
  package func has(_ traits: TraitCollection) -> Bool { state.traits == traits }

  /// Pixels in a point, read where it is.
  package var displayScale: Double { state.traits.displayScale }
  /// UIKit's numbers, read where they are.
  package var layoutMetrics: LayoutMetrics { state.traits.layoutMetrics }

  /// A Boolean value that indicates whether a cell has the margins of a plain view until it is
  /// displayed.
  ///
  /// Read here, because reading `layoutMetrics.cell` from another module copies it, for each row
  /// that is measured.
  package var isMeasuredWithPlainMargins: Bool { state.traits.layoutMetrics.cell.isMeasuredWithPlainMargins }

  /// The least height of a row without constraints, in points. Read here like
  /// ``isMeasuredWithPlainMargins``.
  package var minimumRowHeight: Double { state.traits.layoutMetrics.cell.minimumHeight }

  /// A Boolean value that indicates whether the content view of a cell is as high as its row,
  /// including the separator. Read here like ``isMeasuredWithPlainMargins``.
  package var isContentAsHighAsRow: Bool { state.traits.layoutMetrics.cell.isContentAsHighAsRow }

  /// The traits of this view and its descendants that replace the superview's.
  public var traitOverrides: TraitOverrides {
    get { state.traitOverrides }
    set {
      state.traitOverrides = newValue
      resolveTraits(previous: state.traits)
    }
  }

  /// Sets the traits of the outermost view; all descendants follow and are notified.
  ///
  /// For a view with a superview, they apply once it is removed from that.
  public func setTraits(_ traits: TraitCollection) {
    state.rootTraits = traits
    resolveTraits(previous: state.traits)
  }

  /// The traits the view has as an outermost one, before its own overrides and limits.
  var rootTraits: TraitCollection { state.rootTraits ?? state.inheritedTraits ?? state.traits }

  /// Determines the traits again and passes them on. Notifies every view whose traits have changed,
  /// from the outside in.
  func resolveTraits(previous: TraitCollection) {
    guard resolveOwnTraits(previous: previous) else { return }
    var pending = Array(subviews.reversed())
    while let view = pending.popLast() {
      if view.resolveOwnTraits(previous: view.state.traits) { pending.append(contentsOf: view.subviews.reversed()) }
    }
  }

  /// Answers whether the view's traits have changed.
  private func resolveOwnTraits(previous: TraitCollection) -> Bool {
    let inherited = superview?.traitCollection ?? rootTraits
    state.inheritedTraits = inherited
    state.traits = state.contentSizeLimits.applied(to: state.traitOverrides.applied(to: inherited))
    guard state.traits != previous else { return false }
    if state.traits.layoutDirection == previous.layoutDirection { invalidateLayout() } else { invalidateTree() }
    traitsChanged(from: previous)
    traitCollectionDidChange(previous)
    toldFacade?.callTraitCollectionDidChange(previous)
    notifyTraitObservers(previous: previous)
    viewOwner?.traitCollectionDidChange(previous)
    return true
  }

  /// The direction the view itself has: its semantic content attribute in the interface's
  /// direction.
  public var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    state.semanticContentAttribute.resolved(in: state.traits.layoutDirection)
  }

  /// The rule for mirroring the view in right-to-left layouts.
  public var semanticContentAttribute: SemanticContentAttribute {
    get { state.semanticContentAttribute }
    set {
      state.semanticContentAttribute = newValue
      invalidateTree()
    }
  }
}
