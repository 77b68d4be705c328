internal import CHarfBuzz

extension OpenTypeFace {
  /// The table with which HarfBuzz substitutes glyphs of horizontal text: the first valid one of
  /// `morx`, `mort` and `GSUB`.
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

  /// True if HarfBuzz accepts `GPOS`.
  package var hasPositions: Bool { unsafe hb_ot_layout_has_positioning(rawDrawnFace) != 0 }

  /// True if HarfBuzz accepts `kerx`.
  package var hasApplePositions: Bool { unsafe hb_aat_layout_has_positioning(rawDrawnFace) != 0 }

  /// True if HarfBuzz accepts `trak`.
  package var hasTracking: Bool { unsafe hb_aat_layout_has_tracking(rawDrawnFace) != 0 }

  /// True if `kern` has a version or subtables: HarfBuzz ignores a table whose first 32 bits are 0.
  package var hasKernTable: Bool {
    withTable("kern") { $0.bigEndianUInt32(at: 0) }.map { $0 != 0 } ?? false
  }
}
