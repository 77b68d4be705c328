internal import CHarfBuzz

/// HarfBuzz's callbacks for the glyph of a character, implemented by a `CharacterMap`. One set for
/// all fonts.
@safe
final class CharacterFunctions: Sendable {
  private static let shared = CharacterFunctions()

  /// Frozen by `hb_font_funcs_make_immutable` before `init` returns, so that threads may share it;
  /// the compiler cannot see that of a pointer.
  nonisolated(unsafe) private let raw: OpaquePointer

  /// The data that is passed to HarfBuzz.
  private final class Characters: Sendable {
    let map: CharacterMap
    let glyphCount: UInt32

    init(_ map: CharacterMap, glyphCount: UInt32) { (self.map, self.glyphCount) = (map, glyphCount) }

    /// Returns the glyph of a character with a variation selector.
    func glyph(_ character: UInt32, _ selector: UInt32, in face: OpaquePointer) -> UInt32? {
      let found = unsafe OpenTypeFace.withTable("cmap", of: face) { table in
        VariationSequences(in: table)?.variant(character, selector, in: table)
      }
      return switch found {
      case nil: nil
      case .usual?: map.glyph(character)
      case .glyph(let glyph)?: glyph < glyphCount ? glyph : nil
      }
    }
  }

  private init?() {
    guard let raw = unsafe hb_font_funcs_create() else { return nil }
    unsafe hb_font_funcs_set_nominal_glyph_func(
      raw,
      { _, data, character, glyph, _ in
        guard let data = unsafe data,
          let found = unsafe Unmanaged<Characters>.fromOpaque(data).takeUnretainedValue().map.glyph(character)
        else { return 0 }
        unsafe glyph?.pointee = found
        return 1
      }, nil, nil)
    unsafe hb_font_funcs_set_variation_glyph_func(
      raw,
      { font, data, character, selector, glyph, _ in
        guard let data = unsafe data, let font = unsafe font, let face = unsafe hb_font_get_face(font) else { return 0 }
        let characters = unsafe Unmanaged<Characters>.fromOpaque(data).takeUnretainedValue()
        guard let found = unsafe characters.glyph(character, selector, in: face) else { return 0 }
        unsafe glyph?.pointee = found
        return 1
      }, nil, nil)
    unsafe hb_font_funcs_make_immutable(raw)
    unsafe self.raw = raw
  }

  deinit { unsafe hb_font_funcs_destroy(raw) }

  /// Returns a frozen font with the characters of a map and all other properties of a frozen font;
  /// `nil` if memory runs out.
  static func font(of parent: OpaquePointer, reading map: CharacterMap, glyphCount: Int) -> OpaquePointer? {
    guard let functions = shared, let font = unsafe hb_font_create_sub_font(parent),
      unsafe font != hb_font_get_empty()
    else { return nil }
    let characters = Characters(map, glyphCount: UInt32(clamping: glyphCount))
    let data = unsafe Unmanaged.passRetained(characters).toOpaque()
    unsafe hb_font_set_funcs(font, functions.raw, data) { data in
      if let data = unsafe data { unsafe Unmanaged<Characters>.fromOpaque(data).release() }
    }
    unsafe hb_font_make_immutable(font)
    return unsafe font
  }
}
