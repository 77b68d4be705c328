package import Strut

/// The fonts of a table's styles, as the options ask for them.
package struct StyleFonts {
  package var catalogue: FontCatalogue
  package var traits: FontTraits
  package var isBoldText: Bool
  /// The release whose widths the system font has.
  package var era: Era

  package init(
    catalogue: FontCatalogue, traits: FontTraits = [], isBoldText: Bool = false, era: Era = .standard
  ) {
    (self.catalogue, self.traits, self.isBoldText, self.era) = (catalogue, traits, isBoldText, era)
  }

  package func font(_ row: TextStyleRow, _ cell: TextStyleCell, on platform: Platform) throws -> Font {
    let legibilityWeight: LegibilityWeight = isBoldText ? .bold : .unspecified
    if platform == .ios, let style = row.style {
      return try catalogue.preferredFont(
        for: style, category: cell.category, traits: traits, legibilityWeight: legibilityWeight, era: era)
    }
    let weight = traits.contains(.bold) ? row.emphasizedWeight ?? row.weight : row.weight
    return try catalogue.systemFont(
      size: cell.pointSize, weight: weight, legibilityWeight: legibilityWeight, era: era)
  }
}
