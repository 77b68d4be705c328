public import FontMetrics

/// The distance a system spacing constraint keeps, and how it came about.
public struct ResolvedSpacing: Hashable, Sendable {
  /// The distance in points: the spacing times the multiplier, not rounded again.
  public let value: Double
  /// Times the system spacing, at least 0.
  public let multiplier: Double
  /// The system spacing itself, with the terms of its sum.
  public let result: SpacingResult
}

extension LayoutConstraint {
  /// The distance this constraint keeps if it asks for system spacing, found from the fonts as they are now; else nil.
  ///
  /// Horizontally it is 8 points. Vertically `SystemSpacing.below` picks the rule from the attributes and fonts (Facts.md#spacing).
  public var resolvedSpacing: ResolvedSpacing? {
    guard let multiplier = spacingMultiplier else { return nil }
    let result = spacing
    return ResolvedSpacing(value: result.constant(multiplier: multiplier), multiplier: multiplier, result: result)
  }

  private var spacing: SpacingResult {
    let owner = first.item?.layoutOwner ?? second.item?.layoutOwner
    guard first.quantity == .verticalPosition else { return SystemSpacing.betweenEdges(owner.spacingClearances) }
    let (upper, lower) = (second.item as? View, first.item as? View)
    return owner.systemSpacing(below: upper.spacingSide(second.attribute), lower.spacingSide(first.attribute))
  }
}

extension View? {
  /// The numbers of system spacing that the view has.
  fileprivate var spacingClearances: SpacingClearances { self?.state.traits.layoutMetrics.spacing ?? .standard }

  /// The system spacing between two sides, as the view has it.
  func systemSpacing(below upper: SpacingSide, _ lower: SpacingSide) -> SpacingResult {
    SystemSpacing.below(
      upper, lower, displayScale: self?.state.traits.displayScale ?? 1, clearances: spacingClearances)
  }

  /// What lies at a side of the view: a baseline or an edge, and the view's font; of what is no view, an edge.
  func spacingSide(_ attribute: LayoutAttribute) -> SpacingSide {
    let view = self
    switch attribute {
    case .firstBaseline: return .baseline(font: view?.firstBaselineView.baselineFont)
    case .lastBaseline: return .baseline(font: view?.lastBaselineView.baselineFont)
    case .bottom: return .edge(font: view?.lastBaselineView.baselineFont)
    default: return .edge(font: view?.firstBaselineView.baselineFont)
    }
  }
}
