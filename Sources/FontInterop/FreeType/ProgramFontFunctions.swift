internal import CHarfBuzz

/// HarfBuzz's font callbacks, implemented by a `FontProgram`. One set for all such fonts.
@safe
final class ProgramFontFunctions: Sendable {
  static let shared = ProgramFontFunctions()

  /// Frozen by `hb_font_funcs_make_immutable` before `init` returns.
  nonisolated(unsafe) private let raw: OpaquePointer

  private init?() {
    guard let raw = unsafe hb_font_funcs_create() else { return nil }
    unsafe Self.answerLines(raw)
    unsafe Self.answerCharacters(raw)
    unsafe Self.answerAdvances(raw)
    unsafe Self.answerShapes(raw)
    unsafe hb_font_funcs_make_immutable(raw)
    unsafe self.raw = raw
  }

  deinit { unsafe hb_font_funcs_destroy(raw) }

  /// Makes a font that is not frozen yet use `program`, which it keeps alive.
  func install(in font: OpaquePointer, for program: FontProgram) {
    let data = unsafe Unmanaged.passRetained(program).toOpaque()
    unsafe hb_font_set_funcs(font, raw, data) { data in
      if let data = unsafe data { unsafe Unmanaged<FontProgram>.fromOpaque(data).release() }
    }
  }

  private static func program(_ data: UnsafeMutableRawPointer?) -> FontProgram? {
    unsafe data.map { unsafe Unmanaged<FontProgram>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func answerLines(_ raw: OpaquePointer) {
    unsafe hb_font_funcs_set_font_h_extents_func(
      raw,
      { _, data, extents, _ in
        guard let facts = unsafe ProgramFontFunctions.program(data)?.facts, let extents = unsafe extents else {
          return 0
        }
        unsafe extents.pointee.ascender = hb_position_t(facts.ascender)
        unsafe extents.pointee.descender = hb_position_t(facts.descender)
        unsafe extents.pointee.line_gap = hb_position_t(facts.lineGap)
        return 1
      }, nil, nil)
  }

  private static func answerCharacters(_ raw: OpaquePointer) {
    unsafe hb_font_funcs_set_nominal_glyph_func(
      raw,
      { _, data, scalar, glyph, _ in
        guard let found = unsafe ProgramFontFunctions.program(data)?.glyph(of: scalar) else { return 0 }
        unsafe glyph?.pointee = found
        return 1
      }, nil, nil)
    unsafe hb_font_funcs_set_glyph_name_func(
      raw,
      { _, data, glyph, name, size, _ in
        guard let found = unsafe ProgramFontFunctions.program(data)?.name(glyph), let name = unsafe name, size > 0
        else { return 0 }
        let bytes = found.utf8.prefix(Int(size) - 1)
        for (offset, byte) in bytes.enumerated() { unsafe name[offset] = CChar(bitPattern: byte) }
        unsafe name[bytes.count] = 0
        return 1
      }, nil, nil)
  }

  private static func answerAdvances(_ raw: OpaquePointer) {
    unsafe hb_font_funcs_set_glyph_h_advance_func(
      raw, { _, data, glyph, _ in unsafe ProgramFontFunctions.program(data)?.advance(glyph) ?? 0 }, nil, nil)
    unsafe hb_font_funcs_set_glyph_h_kerning_func(
      raw, { _, data, first, second, _ in unsafe ProgramFontFunctions.program(data)?.kerning(first, second) ?? 0 }, nil,
      nil)
  }

  private static func answerShapes(_ raw: OpaquePointer) {
    unsafe hb_font_funcs_set_glyph_extents_func(
      raw,
      { _, data, glyph, extents, _ in
        guard let found = unsafe ProgramFontFunctions.program(data)?.extents(glyph), let extents = unsafe extents else {
          return 0
        }
        unsafe extents.pointee = hb_glyph_extents_t(
          x_bearing: found.left, y_bearing: found.top, width: found.width, height: found.height)
        return 1
      }, nil, nil)
    unsafe strut_hb_font_funcs_set_draw(raw) { _, data, glyph, functions, target, _ in
      guard let outline = unsafe ProgramFontFunctions.program(data)?.outline(glyph), let functions = unsafe functions
      else { return }
      unsafe ProgramFontFunctions.draw(outline, functions, target)
    }
  }

  private static func draw(
    _ outline: [OutlineElement], _ functions: OpaquePointer, _ target: UnsafeMutableRawPointer?
  ) {
    var state = hb_draw_state_t()
    for element in outline {
      switch element {
      case .move(let x, let y): unsafe hb_draw_move_to(functions, target, &state, Float(x), Float(y))
      case .line(let x, let y): unsafe hb_draw_line_to(functions, target, &state, Float(x), Float(y))
      case .quadratic(let cx, let cy, let x, let y):
        unsafe hb_draw_quadratic_to(functions, target, &state, Float(cx), Float(cy), Float(x), Float(y))
      case .cubic(let ax, let ay, let bx, let by, let x, let y):
        unsafe hb_draw_cubic_to(
          functions, target, &state, Float(ax), Float(ay), Float(bx), Float(by), Float(x), Float(y))
      case .close: unsafe hb_draw_close_path(functions, target, &state)
      }
    }
  }
}
