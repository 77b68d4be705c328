internal import CHarfBuzz

extension ShapingFont {
  /// Returns the positions of carets inside a ligature from `GDEF`, from the glyph's origin, in the
  /// parts of a design unit in which text is shaped, in the order of the table; empty if the table
  /// does not contain the glyph. At most 16.
  package func ligatureCarets(of glyph: UInt32, isRightToLeft: Bool) -> [Int] {
    guard let shaper = unsafe rawShaper else { return [] }
    var carets = [hb_position_t](repeating: 0, count: 16)
    var count = UInt32(carets.count)
    _ = unsafe hb_ot_layout_get_ligature_carets(
      shaper, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR, glyph, 0, &count, &carets)
    return carets.prefix(Int(count)).map(Int.init)
  }
}
