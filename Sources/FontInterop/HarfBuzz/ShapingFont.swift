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
    guard let font = unsafe hb_font_create(face.rawFace), unsafe font != hb_font_get_empty() else {
      throw .outOfMemory
    }
    let unitsPerEm = Int32(clamping: face.unitsPerEm)
    unsafe hb_font_set_scale(font, unitsPerEm, unitsPerEm)
    unsafe Self.set(variations, of: font)
    if let pointSize { unsafe hb_font_set_ptem(font, Float(pointSize)) }
    if let program = face.program { unsafe ProgramFontFunctions.shared?.install(in: font, for: program) }
    unsafe hb_font_make_immutable(font)
    guard let changed = unsafe changes.map({ unsafe $0.changedFont(of: font) }) ?? hb_font_reference(font) else {
      unsafe hb_font_destroy(font)
      throw .outOfMemory
    }
    unsafe (self.font, changedFont) = unsafe (font, changed)
    self.changes = changes
    self.face = face
    isVaried = !variations.isEmpty
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
  var rawShaper: OpaquePointer { unsafe changedFont }

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

  /// Whether glyphs can be asked for their measures: not in a hostile font, in which HarfBuzz would be busy with one for ever.
  var canMeasureGlyphs: Bool { !isVaried || face.canVaryGlyphs }

  /// Whether a glyph can be asked for its outline.
  func canDraw(_ glyph: UInt32) -> Bool { isVaried ? face.canVaryGlyphs : face.canDraw(glyph) }

  /// A glyph's horizontal advance, in the parts of a design unit that text is shaped in.
  package func advance(_ glyph: UInt32) -> Int {
    canMeasureGlyphs ? unsafe Int(hb_font_get_glyph_h_advance(changedFont, glyph)) : 0
  }

  /// The same in design units.
  package func designAdvance(_ glyph: UInt32) -> Double { Double(advance(glyph)) / Double(partsOfUnit) }

  /// What the `MVAR` table adds to a metric at this location, in design units; 0 without one.
  package func metricVariation(_ tag: OpenTypeTag) -> Double {
    unsafe Double(hb_ot_metrics_get_variation(font, hb_ot_metrics_tag_t(rawValue: tag.rawValue)))
  }
}
