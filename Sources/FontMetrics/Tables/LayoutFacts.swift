internal import FontInterop

/// The contents of a layout table: `GSUB`, which substitutes glyphs, or `GPOS`, which positions
/// them.
package struct LayoutFacts: Hashable, Sendable {
  /// Feature tags, sorted, each once.
  package let features: [String]
  /// The number of lookups of each type, the largest first.
  package let lookups: [Lookups]
  /// `GPOS`: the number of pairs of glyphs for which the lookups of `kern` have a number other than
  /// 0; two classes count as all pairs of their glyphs. `nil` if the table could not be read to its
  /// end, and for `GSUB`.
  package let kerningPairs: Int?

  package struct Lookups: Hashable, Sendable {
    /// OpenType's number.
    package let type: Int
    /// The effect of the type, such as "ligature", or `nil` for a number that OpenType does not
    /// define.
    package let name: String?
    package let count: Int
  }

  fileprivate init(_ table: OpenTypeTag, _ counts: LookupCounts, features: [String]) {
    let names = table == "GPOS" ? Self.positionings : Self.substitutions
    self.features = features
    kerningPairs = table == "GPOS" ? counts.kerningPairs : nil
    lookups = counts.byType.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { type, count in
      Lookups(type: type, name: names.indices.contains(type - 1) ? names[type - 1] : nil, count: count)
    }
  }

  private static let substitutions = [
    "single", "multiple", "alternate", "ligature", "context", "chained context", "extension", "reverse chained",
  ]
  private static let positionings = [
    "single", "pair", "cursive", "mark to base", "mark to ligature", "mark to mark", "context", "chained context",
    "extension",
  ]
}

extension FontFace {
  /// The table of substitutions, `GSUB`; `nil` if the face has none.
  package var substitutions: LayoutFacts? { layout("GSUB") }

  /// The table of positions, `GPOS`; `nil` if the face has none.
  package var positionings: LayoutFacts? { layout("GPOS") }

  private func layout(_ table: OpenTypeTag) -> LayoutFacts? {
    file.openType.lookupCounts(of: table).map {
      LayoutFacts(table, $0, features: file.openType.layoutFeatures(of: table).map(\.description))
    }
  }
}
