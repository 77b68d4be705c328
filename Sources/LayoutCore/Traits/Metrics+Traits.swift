import FontMetrics

extension CellMetrics {
  /// The thickness of the separator, in points.
  package func separatorThickness(in traits: TraitCollection) -> Double {
    if separatorPoints > 0 { return separatorPoints }
    if traits.contentSizeCategory.isAccessibilityCategory { return separatorAtAccessibilitySizes }
    return separatorPixels * PixelGrid.pixel(scale: traits.displayScale)
  }
}

extension CategoryLength {
  /// Returns the length if it was measured for the traits: at L and at the categories of
  /// ``byCategory``; otherwise nil.
  package func known(in traits: TraitCollection) -> Double? {
    byCategory[traits.contentSizeCategory.shortName] ?? (traits.contentSizeCategory == .large ? atLarge : nil)
  }

  /// Returns the length for the traits.
  package func callAsFunction(in traits: TraitCollection) -> Double {
    let category = traits.contentSizeCategory
    if let measured = byCategory[category.shortName] { return measured }
    switch growth {
    case .none: return atLarge
    case .scaledValueAboveLarge where category <= .large: return atLarge
    case .scaledValue, .scaledValueAboveLarge:
      let scaled = try? FontScaler(style: .body).scaledValue(
        atLarge, category: category, displayScale: traits.displayScale)
      return scaled ?? atLarge
    case .bodyPointSize:
      guard let body = try? traits.fonts.preferredFont(for: .body, category: category),
        let usual = try? traits.fonts.preferredFont(for: .body, category: .large)
      else { return atLarge }
      return (atLarge * body.pointSize / usual.pointSize).rounded()
    }
  }
}
