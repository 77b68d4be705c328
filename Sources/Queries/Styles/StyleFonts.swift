package import Strut

/// The fonts of the styles in a table, with the options.
package struct StyleFonts {
  package var catalog: FontCatalog
  package var traits: FontTraits
  package var isBoldText: Bool
  /// The iOS release whose system font widths are used.
  package var era: Era

  package init(
    catalog: FontCatalog, traits: FontTraits = [], isBoldText: Bool = false, era: Era = .standard
  ) {
    (self.catalog, self.traits, self.isBoldText, self.era) = (catalog, traits, isBoldText, era)
  }

  package func font(_ row: TextStyleRow, _ cell: TextStyleCell, on platform: Platform) throws -> Font {
    let legibilityWeight: LegibilityWeight = isBoldText ? .bold : .unspecified
    if platform == .ios, let style = row.style {
      return try catalog.preferredFont(
        for: style, category: cell.category, traits: traits, legibilityWeight: legibilityWeight, era: era)
    }
    let weight = traits.contains(.bold) ? row.emphasizedWeight ?? row.weight : row.weight
    return try catalog.systemFont(
      size: cell.pointSize, weight: weight, legibilityWeight: legibilityWeight, era: era)
  }
}
