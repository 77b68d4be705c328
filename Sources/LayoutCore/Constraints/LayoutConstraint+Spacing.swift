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
    let traits = (first.item?.layoutOwner ?? second.item?.layoutOwner)?.traitCollection
    let clearances = traits?.layoutMetrics.spacing ?? .standard
    guard first.quantity == .verticalPosition else { return SystemSpacing.betweenEdges(clearances) }
    return SystemSpacing.below(
      second.spacingSide, first.spacingSide, displayScale: traits?.displayScale ?? 1, clearances: clearances)
  }
}

extension AnchorReference {
  /// What lies at this side: a baseline or an edge, and the font of the view it belongs to.
  fileprivate var spacingSide: SpacingSide {
    let view = item as? View
    switch attribute {
    case .firstBaseline: return .baseline(font: view?.firstBaselineView.baselineFont)
    case .lastBaseline: return .baseline(font: view?.lastBaselineView.baselineFont)
    case .bottom: return .edge(font: view?.lastBaselineView.baselineFont)
    default: return .edge(font: view?.firstBaselineView.baselineFont)
    }
  }
}
