internal import CHarfBuzz

/// HarfBuzz's line box of a font, in design units, y up.
package struct HarfBuzzLineBox: Hashable, Sendable {
  package var ascender, descender, lineGap: Double
}

extension ShapingFont {
  /// The result of `hb_ot_metrics_get_position` for ascender, descender and line gap of horizontal
  /// text; `nil` if the face has no table for one of them.
  package var horizontalLineBox: HarfBuzzLineBox? {
    guard let ascender = metricPosition("hasc"), let descender = metricPosition("hdsc"),
      let lineGap = metricPosition("hlgp")
    else { return nil }
    return HarfBuzzLineBox(ascender: ascender, descender: descender, lineGap: lineGap)
  }

  /// Returns HarfBuzz's value of a metric by its `MVAR` tag, varied and rounded to a design unit;
  /// `nil` if the table is missing.
  package func metricPosition(_ tag: OpenTypeTag) -> Double? {
    var position: hb_position_t = 0
    let isThere = unsafe hb_ot_metrics_get_position(rawFont, hb_ot_metrics_tag_t(rawValue: tag.rawValue), &position)
    return isThere != 0 ? Double(position) : nil
  }

  /// Returns the name of a glyph in `post` or `CFF `; `nil` if the font has none for it.
  package func glyphName(_ glyph: UInt32) -> String? {
    var name = [CChar](repeating: 0, count: 256)
    guard unsafe hb_font_get_glyph_name(rawFont, glyph, &name, UInt32(name.count)) != 0 else { return nil }
    let text = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return text.isEmpty ? nil : text
  }

  /// Returns the vertical advance of a glyph, in design units, positive downward; derived from the
  /// line box if the face has no `vmtx`. Without `VVAR`, HarfBuzz varies the outline to compute it;
  /// if this is too much work, it is the advance at the default location.
  package func verticalAdvance(_ glyph: UInt32) -> Double {
    if shapesWithoutVariedOutlines, !face.hasTable("VVAR"), !canDraw(glyph), let known = face.verticalAdvance(glyph) {
      return known
    }
    // HarfBuzz's y points up.
    return unsafe rawShaper.map { unsafe Double(-Int(hb_font_get_glyph_v_advance($0, glyph))) / Double(partsOfUnit) }
      ?? 0
  }

  /// Returns the point of a glyph that is on the center of the line in vertical text, relative to
  /// its horizontal origin, in design units, y up.
  package func verticalOrigin(_ glyph: UInt32) -> (x: Double, y: Double)? {
    var x: hb_position_t = 0
    var y: hb_position_t = 0
    guard canMeasure(glyph), unsafe hb_font_get_glyph_v_origin(rawFont, glyph, &x, &y) != 0 else { return nil }
    return (Double(x), Double(y))
  }

  /// Returns the box of a glyph that has a bitmap instead of an outline, in design units, y up;
  /// `nil` if it has none.
  package func strikeBox(_ glyph: UInt32) -> (left: Double, bottom: Double, right: Double, top: Double)? {
    var extents = hb_glyph_extents_t()
    guard canMeasure(glyph), unsafe hb_font_get_glyph_extents(rawFont, glyph, &extents) != 0, extents.width != 0,
      extents.height != 0
    else { return nil }
    let (left, top) = (Double(extents.x_bearing), Double(extents.y_bearing))
    return (left, top + Double(extents.height), left + Double(extents.width), top)
  }

  /// Returns a baseline of the `BASE` table at this location, rounded to a design unit; `nil` if
  /// HarfBuzz finds none.
  package func baseline(_ tag: OpenTypeTag, isVertical: Bool, script: OpenTypeTag) -> Double? {
    var coordinate: hb_position_t = 0
    let found = unsafe hb_ot_layout_get_baseline(
      rawFont, hb_ot_layout_baseline_tag_t(rawValue: tag.rawValue), isVertical ? HB_DIRECTION_TTB : HB_DIRECTION_LTR,
      script.rawValue, 0, &coordinate)
    return found != 0 ? Double(coordinate) : nil
  }
}
