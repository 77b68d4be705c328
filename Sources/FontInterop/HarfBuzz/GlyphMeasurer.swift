internal import CHarfBuzz

/// Measures glyphs at a location, by their numbers: alone, or with the next glyph, as HarfBuzz
/// kerns the two.
///
/// HarfBuzz gets characters that represent the glyphs, and a face without `GSUB`, so that no glyph
/// is replaced.
@safe
package final class GlyphMeasurer: Sendable {
  /// Frozen before `init` returns and never changed, so that threads may share it; the compiler
  /// cannot detect this for a pointer.
  nonisolated(unsafe) private let font: OpaquePointer
  private let spare = SpareFont()
  /// Kept alive for HarfBuzz, which has its address.
  private let changes: AdvanceChanges?

  /// The first character that represents a glyph, number 0: private use, to which no rule of
  /// Unicode applies.
  fileprivate static let firstCharacter: UInt32 = 0x10_0000

  /// Creates a measurer; `nil` if memory runs out.
  package init?(_ source: ShapingFont) {
    guard let functions = GlyphCharacters.shared else { return nil }
    let hidden: Set<OpenTypeTag> = source.shapesWithoutVariedOutlines ? ["GSUB", "gvar"] : ["GSUB"]
    let face = unsafe PartialFace.make(of: source.face.rawDrawnFace, without: hidden)
    guard let face = unsafe face, let base = unsafe hb_font_create(face) else { return nil }
    defer {
      unsafe hb_font_destroy(base)
      unsafe hb_face_destroy(face)
    }
    let unitsPerEm = Int32(clamping: source.face.unitsPerEm)
    unsafe hb_font_set_scale(base, unitsPerEm, unitsPerEm)
    var count: UInt32 = 0
    if let coordinates = unsafe hb_font_get_var_coords_normalized(source.rawFont, &count) {
      unsafe hb_font_set_var_coords_normalized(base, coordinates, count)
    }
    unsafe hb_font_make_immutable(base)
    changes = source.changes
    guard let measured = unsafe source.changes.map({ unsafe $0.changedFont(of: base) }) ?? hb_font_reference(base)
    else { return nil }
    defer { unsafe hb_font_destroy(measured) }
    guard let font = unsafe hb_font_create_sub_font(measured) else { return nil }
    unsafe functions.install(in: font)
    unsafe hb_font_make_immutable(font)
    unsafe self.font = font
  }

  deinit { unsafe hb_font_destroy(font) }

  /// Returns the advances of glyphs one after another, in design units; `nil` if HarfBuzz gives up.
  ///
  /// - Parameters:
  ///   - glyphs: Up to 65,535 glyphs, none of them a mark.
  ///   - properties: The properties of a left-to-right run.
  /// - Complexity: Linear in the glyphs, if the font's rules permit it.
  package func advances(of glyphs: [UInt32], _ properties: ShapingProperties) -> [Int32]? {
    shaped(glyphs, properties, HB_DIRECTION_LTR) { buffer in unsafe Self.advances(in: buffer.raw, of: glyphs) }
  }

  /// Returns the advances of the first glyphs of pairs next to the second ones in runs with these
  /// properties; `nil` if HarfBuzz gives up.
  ///
  /// - Parameter glyphs: Two glyphs for each pair, in reading order, none of them a mark.
  /// - Complexity: Linear in the glyphs, if the font's rules permit it.
  package func pairs(_ glyphs: [UInt32], _ properties: ShapingProperties) -> [GlyphPair]? {
    let isRightToLeft = properties.isRightToLeft
    return shaped(glyphs, properties, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR) { buffer in
      unsafe Self.pairs(in: buffer.raw, of: glyphs, isReversed: isRightToLeft)
    }
  }

  /// Calls a closure with the buffer of glyphs that were shaped one after another; `nil` if shaping
  /// fails.
  private func shaped<Result>(
    _ glyphs: [UInt32], _ properties: ShapingProperties, _ direction: hb_direction_t,
    _ body: (ShapingBuffer) -> Result?
  ) -> Result? {
    ShapingBuffers.withBuffer(glyphs.count) { buffer in
      let characters = glyphs.map { Self.firstCharacter + $0 }
      unsafe hb_buffer_set_cluster_level(buffer.raw, HB_BUFFER_CLUSTER_LEVEL_CHARACTERS)
      unsafe hb_buffer_set_flags(buffer.raw, HB_BUFFER_FLAG_DEFAULT)
      unsafe hb_buffer_add_codepoints(
        buffer.raw, characters, Int32(clamping: characters.count), 0, Int32(clamping: characters.count))
      unsafe hb_buffer_set_direction(buffer.raw, direction)
      unsafe hb_buffer_set_script(buffer.raw, properties.script)
      if let language = properties.language { unsafe hb_buffer_set_language(buffer.raw, language.raw) }
      guard unsafe ShapingFont.shape(buffer.raw, properties, properties.features, in: font, spare) else { return nil }
      return body(buffer)
    }
  }

  /// Returns the pairs in a buffer; `nil` if it has other glyphs than were added.
  private static func pairs(in buffer: OpaquePointer, of glyphs: [UInt32], isReversed: Bool) -> [GlyphPair]? {
    guard let advances = unsafe advances(in: buffer, of: isReversed ? glyphs.reversed() : glyphs),
      let infos = unsafe hb_buffer_get_glyph_infos(buffer, nil)
    else { return nil }
    return stride(from: 0, to: glyphs.count - 1, by: 2).map { place in
      let (first, second) = isReversed ? (glyphs.count - 1 - place, glyphs.count - 2 - place) : (place, place + 1)
      let flags = unsafe hb_glyph_info_get_glyph_flags(infos + second).rawValue
      return GlyphPair(
        advance: advances[first], isUnsafeToBreak: flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }

  /// Returns the advances in a buffer; `nil` if it has other glyphs than were added.
  private static func advances(in buffer: OpaquePointer, of glyphs: [UInt32]) -> [Int32]? {
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count), Int(count) == glyphs.count
    else { return nil }
    for index in glyphs.indices where unsafe infos[index].codepoint != glyphs[index] { return nil }
    return glyphs.indices.map { unsafe positions[$0].x_advance }
  }
}

/// The result for two adjacent glyphs.
package struct GlyphPair: Equatable, Sendable {
  /// The advance of the first glyph, in design units.
  package var advance: Int32
  /// True if HarfBuzz marks the place between them: the font has a value for the pair, which may
  /// be 0.
  package var isUnsafeToBreak: Bool
}

/// HarfBuzz's callbacks for the glyph of a character, implemented by the character. One set for all
/// fonts.
@safe
private final class GlyphCharacters: Sendable {
  static let shared = GlyphCharacters()

  /// Frozen by `hb_font_funcs_make_immutable` before `init` returns, so that threads may share it;
  /// the compiler cannot see that of a pointer.
  nonisolated(unsafe) private let raw: OpaquePointer

  private init?() {
    guard let raw = unsafe hb_font_funcs_create() else { return nil }
    unsafe hb_font_funcs_set_nominal_glyph_func(
      raw,
      { _, _, character, glyph, _ in
        guard character >= GlyphMeasurer.firstCharacter else { return 0 }
        unsafe glyph?.pointee = character - GlyphMeasurer.firstCharacter
        return 1
      }, nil, nil)
    unsafe hb_font_funcs_make_immutable(raw)
    unsafe self.raw = raw
  }

  deinit { unsafe hb_font_funcs_destroy(raw) }

  func install(in font: OpaquePointer) { unsafe hb_font_set_funcs(font, raw, nil, nil) }
}
