internal import FontInterop

/// The tables that shape horizontal text of a face. If a face has several, HarfBuzz chooses
/// (`hb_ot_shape_planner_t::compile`).
///
/// | for | the first of these that HarfBuzz finds sound |
/// |---|---|
/// | substitutions | `morx`, `mort`, `GSUB` |
/// | positions | `kerx`, unless `GSUB` substitutes and there is a `GPOS`; `GPOS` |
/// | kerning | `GPOS` where it positions and has a feature `kern`; `kerx`; `kern`; the AFM file of a Type 1 font |
///
/// A script for which `GPOS` has no `kern`, in a face that has it for others, takes `kerx` or the
/// `kern` table.
package struct ShapingRules: Hashable, Sendable {
  package let substitution: String?
  package let positioning: String?
  package let kerning: String?
  /// The table of spacing by size that is applied, `trak`.
  package let tracking: String?
  /// The number of pairs in the `kern` table with a value other than 0, or `nil` without such
  /// pairs.
  package let kernTablePairs: Int?
}

extension FontFace {
  /// The tables that shape horizontal text.
  package var shapingRules: ShapingRules {
    let face = file.openType
    let substitution = face.substitutionTable
    let (hasPositions, hasApplePositions) = (face.hasPositions, face.hasApplePositions)
    let prefersOpenType = substitution == "GSUB" && hasPositions
    let positioning = hasApplePositions && !prefersOpenType ? "kerx" : hasPositions ? "GPOS" : nil
    let hasKerning = positioning == "GPOS" && face.layoutFeatures(of: "GPOS").contains("kern")
    let kerning = hasKerning ? "GPOS" : hasApplePositions ? "kerx" : face.hasKernTable ? "kern" : nil
    return ShapingRules(
      substitution: substitution?.description, positioning: positioning,
      kerning: kerning ?? (face.program?.metricsFile == nil ? nil : "AFM"),
      tracking: face.hasTracking ? "trak" : nil, kernTablePairs: face.kernTablePairs)
  }
}
