internal import CHarfBuzz

extension OpenTypeFace {
  /// The table that HarfBuzz substitutes glyphs of horizontal text by: `morx`, `mort` or `GSUB`, the first that is sound.
  package var substitutionTable: OpenTypeTag? {
    appleSubstitutionTable ?? (unsafe hb_ot_layout_has_substitution(rawDrawnFace) != 0 ? "GSUB" : nil)
  }

  private var appleSubstitutionTable: OpenTypeTag? {
    guard unsafe hb_aat_layout_has_substitution(rawDrawnFace) != 0 else { return nil }
    guard hasTable("morx") else { return "mort" }
    guard hasTable("mort"), let alone = unsafe PartialFace.make(of: rawDrawnFace, without: ["mort"]) else {
      return "morx"
    }
    defer { unsafe hb_face_destroy(alone) }
    return unsafe hb_aat_layout_has_substitution(alone) != 0 ? "morx" : "mort"
  }

  /// Whether HarfBuzz finds `GPOS` sound.
  package var hasPositions: Bool { unsafe hb_ot_layout_has_positioning(rawDrawnFace) != 0 }

  /// Whether HarfBuzz finds `kerx` sound.
  package var hasApplePositions: Bool { unsafe hb_aat_layout_has_positioning(rawDrawnFace) != 0 }

  /// Whether HarfBuzz finds `trak` sound.
  package var hasTracking: Bool { unsafe hb_aat_layout_has_tracking(rawDrawnFace) != 0 }

  /// Whether `kern` has a version or subtables: HarfBuzz takes a table whose first 32 bits are 0 for none.
  package var hasKernTable: Bool {
    withTable("kern") { $0.bigEndianUInt32(at: 0) }.map { $0 != 0 } ?? false
  }
}
