internal import CHarfBuzz

/// A palette of a color font.
package struct OpenTypePalette: Hashable, Sendable {
  package var nameID: Int
  package var colorCount: Int
  package var isForLightBackground: Bool
  package var isForDarkBackground: Bool
}

extension OpenTypeFace {
  /// The palettes of `CPAL`, at most 256 of them.
  package var palettes: [OpenTypePalette] {
    let count = unsafe min(hb_ot_color_palette_get_count(rawFace), 256)
    return (0..<count).map { index in
      let flags = unsafe hb_ot_color_palette_get_flags(rawFace, index).rawValue
      return OpenTypePalette(
        nameID: unsafe Int(hb_ot_color_palette_get_name_id(rawFace, index)),
        colorCount: unsafe Int(hb_ot_color_palette_get_colors(rawFace, index, 0, nil, nil)),
        isForLightBackground: flags & HB_OT_COLOR_PALETTE_FLAG_USABLE_WITH_LIGHT_BACKGROUND.rawValue != 0,
        isForDarkBackground: flags & HB_OT_COLOR_PALETTE_FLAG_USABLE_WITH_DARK_BACKGROUND.rawValue != 0)
    }
  }
}
