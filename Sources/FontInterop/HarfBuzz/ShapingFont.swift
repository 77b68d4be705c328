internal import CHarfBuzz
internal import Threads

/// A face at one variation location, scaled to its own design units: HarfBuzz's `hb_font_t`, frozen.
///
/// Design units (y up) make a size a multiplication. Safe from any thread.
@safe
package final class ShapingFont: Sendable {
  /// Frozen by `hb_font_make_immutable` before `init` returns; shaping with a frozen font from many threads is HarfBuzz's contract.
  nonisolated(unsafe) private let font: OpaquePointer

  /// The font that text is shaped with: the same, or one with changed advances. It is frozen before `init` returns too, and so may be
  /// shared by threads.
  nonisolated(unsafe) private let changedFont: OpaquePointer

  package let face: OpenTypeFace

  private let isVaried: Bool

  private let measurer = Locked<GlyphMeasurer??>(nil)
  private let steady = Locked<SteadyFont?>(nil)

  private let failure = Locked(false)

  /// Whether HarfBuzz has given up on a text in this font, which has no glyphs then.
  package var hasGivenUp: Bool { failure.withLock { $0 } }

  /// Notes that HarfBuzz gave up on a text.
  func noteFailure() { failure.withLock { $0 = true } }

  /// Copies for what few texts are shaped with.
  let spare = SpareFont()

  /// What is added to the face's own advances; kept alive for HarfBuzz, which is handed its address.
  let changes: AdvanceChanges?

  /// - Parameters:
  ///   - variations: Axis tags with values in the axes' units; HarfBuzz clamps them to the axes' ranges.
  ///   - pointSize: Given only for a face with a tracking table (`trak`), whose advances follow the size.
  ///   - changes: What is added to the face's own advances. Such a font is measured as another face, of which neither ligatures nor
  ///     contextual forms are known: text in it has none unless features ask for them.
  package init(
    _ face: OpenTypeFace, variations: [(tag: OpenTypeTag, value: Double)], pointSize: Double? = nil,
    changes: AdvanceChanges? = nil
  ) throws(FontOpeningFailure) {
    guard let base = unsafe hb_font_create(face.rawDrawnFace), unsafe base != hb_font_get_empty() else {
      throw .outOfMemory
    }
    let unitsPerEm = Int32(clamping: face.unitsPerEm)
    unsafe hb_font_set_scale(base, unitsPerEm, unitsPerEm)
    unsafe Self.set(variations, of: base)
    if let pointSize { unsafe hb_font_set_ptem(base, Float(pointSize)) }
    if let program = face.program { unsafe ProgramFontFunctions.shared?.install(in: base, for: program) }
    guard let font = unsafe Self.frozen(base, face, changes) else { throw .outOfMemory }
    unsafe (self.font, changedFont) = unsafe (font.plain, font.changed)
    self.changes = changes
    self.face = face
    isVaried = !variations.isEmpty
  }

  /// Freezes a font that reads the face's characters as it does, and the same with changed advances; `nil` when memory is out.
  ///
  /// - Parameter base: Taken over.
  private static func frozen(
    _ base: OpaquePointer, _ face: OpenTypeFace, _ changes: AdvanceChanges?
  ) -> (plain: OpaquePointer, changed: OpaquePointer)? {
    unsafe hb_font_make_immutable(base)
    defer { unsafe hb_font_destroy(base) }
    let reader = unsafe face.ownCharacters.map { unsafe CharacterFunctions.font(of: base, reading: $0) }
    guard let plain = unsafe reader ?? hb_font_reference(base) else { return nil }
    guard let changed = unsafe changes.map({ unsafe $0.changedFont(of: plain) }) ?? hb_font_reference(plain) else {
      unsafe hb_font_destroy(plain)
      return nil
    }
    return unsafe (plain, changed)
  }

  /// Moves a font that is not frozen yet to a location.
  static func set(_ variations: [(tag: OpenTypeTag, value: Double)], of font: OpaquePointer) {
    guard !variations.isEmpty else { return }
    let settings = variations.map { hb_variation_t(tag: $0.tag.rawValue, value: Float($0.value)) }
    unsafe hb_font_set_variations(font, settings, UInt32(settings.count))
  }

  deinit {
    unsafe hb_font_destroy(changedFont)
    unsafe hb_font_destroy(font)
  }

  /// In design units.
  var rawFont: OpaquePointer { unsafe font }

  /// What text is shaped with, in parts of design units.
  var rawShaper: OpaquePointer { shapesWithoutVariedOutlines ? unsafe steadyShaper : unsafe changedFont }

  /// Whether HarfBuzz would be busy with some outlines for too long at this location, which it asks for to place marks that no rule places.
  /// They stay what they are at the default location then; advances are those of `HVAR`.
  var shapesWithoutVariedOutlines: Bool { isVaried && face.heavyGlyphCount > 0 }

  /// The font without the variations of outlines.
  private var steadyShaper: OpaquePointer {
    let made = steady.withLock { steady in
      if let steady { return steady }
      let made = SteadyFont(of: self)
      steady = made
      return made
    }
    // Kept for as long as this font lives.
    return unsafe made.raw
  }

  /// In how many parts a design unit is for all that is shaped: 1 where nothing is changed.
  package var partsOfUnit: Int { changes == nil ? 1 : AdvanceChanges.partsOfUnit }

  /// Measures the font's glyphs by their numbers; made when first asked for, and `nil` when memory is out.
  package var glyphMeasurer: GlyphMeasurer? {
    measurer.withLock { measurer in
      if let measurer { return measurer }
      let made = GlyphMeasurer(self)
      measurer = .some(made)
      return made
    }
  }

  /// The glyph of a scalar by the face's character map alone, or `nil`.
  package func nominalGlyph(_ scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// Whether a glyph can be asked for its outline: not where HarfBuzz would be busy with it for ever.
  func canDraw(_ glyph: UInt32) -> Bool {
    (isVaried && face.heavyGlyphCount == 0) || face.canDraw(glyph, isVaried: isVaried)
  }

  /// Whether a glyph can be asked for its box. What does not vary has it in the glyph's header.
  func canMeasure(_ glyph: UInt32) -> Bool { !isVaried || canDraw(glyph) }

  /// A glyph's horizontal advance, in the parts of a design unit that text is shaped in.
  package func advance(_ glyph: UInt32) -> Int { unsafe Int(hb_font_get_glyph_h_advance(rawShaper, glyph)) }

  /// The same in design units.
  package func designAdvance(_ glyph: UInt32) -> Double { Double(advance(glyph)) / Double(partsOfUnit) }

  /// What the `MVAR` table adds to a metric at this location, in design units; 0 without one.
  package func metricVariation(_ tag: OpenTypeTag) -> Double {
    unsafe Double(hb_ot_metrics_get_variation(font, hb_ot_metrics_tag_t(rawValue: tag.rawValue)))
  }
}

/// The same font without the variations of outlines (`gvar`).
@safe
private final class SteadyFont: Sendable {
  /// Frozen before `init` returns.
  nonisolated(unsafe) let raw: OpaquePointer

  init(of font: ShapingFont) { unsafe raw = font.withoutVariedOutlines ?? hb_font_reference(hb_font_get_empty()) }

  deinit { unsafe hb_font_destroy(raw) }
}

extension ShapingFont {
  /// A new frozen font; `nil` when memory is out.
  fileprivate var withoutVariedOutlines: OpaquePointer? {
    guard let partial = unsafe PartialFace.make(of: face.rawDrawnFace, without: ["gvar"]) else { return nil }
    defer { unsafe hb_face_destroy(partial) }
    guard let base = unsafe hb_font_create(partial), unsafe base != hb_font_get_empty() else { return nil }
    let unitsPerEm = Int32(clamping: face.unitsPerEm)
    unsafe hb_font_set_scale(base, unitsPerEm, unitsPerEm)
    var count: UInt32 = 0
    if let coordinates = unsafe hb_font_get_var_coords_normalized(rawFont, &count) {
      unsafe hb_font_set_var_coords_normalized(base, coordinates, count)
    }
    unsafe hb_font_set_ptem(base, hb_font_get_ptem(rawFont))
    guard let made = unsafe Self.frozen(base, face, changes) else { return nil }
    unsafe hb_font_destroy(made.plain)
    return unsafe made.changed
  }
}
