internal import FontInterop

/// Which tables shape horizontal text of a face: what HarfBuzz chooses where it has several (`hb_ot_shape_planner_t::compile`).
///
/// | for | the first of these that the face has |
/// |---|---|
/// | substitutions | `morx`, `mort`, `GSUB` |
/// | positions | `kerx`, unless `GSUB` substitutes and there is a `GPOS`; `GPOS` |
/// | kerning | `GPOS` where it positions and has a feature `kern`; `kerx`; `kern`; the AFM file of a Type 1 font |
///
/// A script for which `GPOS` has no `kern`, in a face that has it for others, takes `kerx` or the `kern` table.
package struct ShapingRules: Hashable, Sendable {
  package let substitution: String?
  package let positioning: String?
  package let kerning: String?
  /// The table of spacing by size that is applied, `trak`.
  package let tracking: String?
  /// How many pairs the `kern` table lists with a number other than 0; `nil` without such pairs.
  package let kernTablePairs: Int?
}

extension FontFace {
  /// Which tables shape horizontal text.
  package var shapingRules: ShapingRules {
    let face = file.openType
    func first(_ tags: [OpenTypeTag]) -> String? { tags.first(where: isInUse)?.description }
    let substitution = first(["morx", "mort", "GSUB"])
    let prefersOpenType = substitution == "GSUB" && isInUse("GPOS")
    let positioning = prefersOpenType ? "GPOS" : first(["kerx", "GPOS"])
    let hasKerning = positioning == "GPOS" && face.layoutFeatures(of: "GPOS").contains("kern")
    let kerning = hasKerning ? "GPOS" : first(["kerx", "kern"])
    return ShapingRules(
      substitution: substitution, positioning: positioning,
      kerning: kerning ?? (face.program?.metricsFile == nil ? nil : "AFM"), tracking: first(["trak"]),
      kernTablePairs: face.kernTablePairs)
  }

  /// Whether HarfBuzz takes a table for one that is there: its version, in the first bytes, is not 0. (OpenType's `kern` has version 0.)
  private func isInUse(_ tag: OpenTypeTag) -> Bool {
    guard let start = file.openType.table(tag, limit: 4) else { return false }
    return tag == "kern" ? start.count == 4 : start.contains { $0 != 0 }
  }
}
