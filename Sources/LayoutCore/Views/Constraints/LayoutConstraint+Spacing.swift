public import FontMetrics

/// The distance of a system spacing constraint, and its derivation.
public struct ResolvedSpacing: Hashable, Sendable {
  /// The distance in points: the spacing times the multiplier, not rounded again.
  public let value: Double
  /// The multiplier of the system spacing, at least 0.
  public let multiplier: Double
  /// The system spacing, with the terms of its sum.
  public let result: SpacingResult
}

extension LayoutConstraint {
  /// The distance of this constraint if it requests system spacing, from the current fonts; else
  /// nil.
  ///
  /// Horizontally it is 8 points. Vertically `SystemSpacing.below` picks the rule from the
  /// attributes and fonts (Facts.md#spacing).
  public var resolvedSpacing: ResolvedSpacing? {
    guard let multiplier = spacingMultiplier else { return nil }
    let result = spacing
    return ResolvedSpacing(value: result.constant(multiplier: multiplier), multiplier: multiplier, result: result)
  }

  private var spacing: SpacingResult {
    let owner = first.item?.layoutOwner ?? second.item?.layoutOwner
    guard first.quantity == .verticalPosition else { return owner.systemSpacing.betweenEdges }
    let (upper, lower) = (second.item as? View, first.item as? View)
    return owner.spacing(from: second.attribute, of: upper, to: first.attribute, of: lower)
  }
}

extension View? {
  /// System spacing as the view has it.
  var systemSpacing: SystemSpacing {
    guard let traits = self?.state.traits else { return SystemSpacing(displayScale: 1) }
    let metrics = traits.layoutMetrics
    return SystemSpacing(era: metrics.era, metrics: metrics.spacing, displayScale: traits.displayScale)
  }

  /// The spacing, as the view has it, down from a side of one view to a side of another; nil for a
  /// guide.
  ///
  /// Both ``LayoutConstraint/resolvedSpacing`` and layout, which knows a constraint's views
  /// already, ask it.
  func spacing(
    from upper: LayoutAttribute, of upperView: View?, to lower: LayoutAttribute, of lowerView: View?
  ) -> SpacingResult {
    systemSpacing.below(upperView.spacingSide(upper), lowerView.spacingSide(lower))
  }

  /// Returns the side of the view: a baseline or an edge, with the view's own font. A stack has a
  /// baseline but no font, so that distances from it are those from an edge (C, on iOS 15). Items
  /// other than views have an edge.
  private func spacingSide(_ attribute: LayoutAttribute) -> SpacingSide {
    let font = self?.baselineFont
    return attribute.isBaseline ? .baseline(font: font) : .edge(font: font)
  }
}
