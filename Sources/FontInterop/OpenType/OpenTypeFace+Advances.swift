extension OpenTypeFace {
  /// An `HVAR` in which nothing varies, for a variable font that has none and is not drawn by `glyf`: its advances are those of `hmtx` at
  /// every location (OpenType 1.9.1, `HVAR`). HarfBuzz would look for them in `glyf`, and find 0.
  static func constantAdvances(_ face: OpaquePointer, isDrawnByCFF: Bool) -> [OpenTypeTag: [UInt8]] {
    func has(_ tag: OpenTypeTag) -> Bool { unsafe withTable(tag, of: face) { $0.byteCount } ?? 0 > 0 }
    guard has("fvar"), !has("HVAR"), isDrawnByCFF || !has("glyf") else { return [:] }
    let header: [UInt8] = [0, 1, 0, 0, 0, 0, 0, 20] + [UInt8](repeating: 0, count: 12)
    // A store of no deltas: its format, where its regions are, of which there are none.
    return ["HVAR": header + [0, 1, 0, 0, 0, 8, 0, 0] + [0, 0, 0, 0]]
  }

  /// Why glyphs would come out with no advance, which HarfBuzz does not say; nil for a font whose advances can be known.
  ///
  /// HarfBuzz takes the advances of a variable font without `HVAR` from outlines of `glyf`, and those that it cannot read are 0 to it.
  var lossOfAdvances: String? {
    guard program == nil else { return nil }
    let metricCount = min(uint16("hhea", at: 34) ?? 0, byteCount(of: "hmtx") / 4)
    guard metricCount > 0 else { return "hmtx has no advances" }
    guard hasTable("fvar"), !hasTable("HVAR"), !isDrawnByCFF, hasTable("glyf") else { return nil }
    let consequence = "no HVAR table has its advances"
    guard uint16("head", at: 52) == 0 else { return "the glyphDataFormat of head is not 0, and \(consequence)" }
    guard let format = uint16("head", at: 50), format <= 1 else {
      return "the indexToLocFormat of head is neither 0 nor 1, and \(consequence)"
    }
    guard byteCount(of: "loca") / (format == 0 ? 2 : 4) > facts.glyphCount else {
      return "loca ends before its last glyph, and \(consequence)"
    }
    if hasTable("gvar"), !heavyGlyphs(isVaried: true).areNone {
      return "its outlines take too much work to vary, and no HVAR table has their advances"
    }
    return nil
  }

  private func byteCount(of tag: OpenTypeTag) -> Int { withTable(tag) { $0.byteCount } ?? 0 }
}
