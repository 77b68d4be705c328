internal import CHarfBuzz
internal import Synchronization
internal import Threads

/// A face at one variation location, scaled to its own design units: HarfBuzz's `hb_font_t`, frozen.
///
/// Design units (y up) make a size a multiplication. Safe from any thread.
@safe
package final class ShapingFont: Sendable {
  /// Frozen by `hb_font_make_immutable` before `init` returns; shaping with a frozen font from many threads is HarfBuzz's contract.
  nonisolated(unsafe) private let font: OpaquePointer

  package let face: OpenTypeFace

  private let isVaried: Bool

  private let measurer = Locked<GlyphMeasurer??>(nil)
  private let lazyReaders = AtomicLazyReference<FontReaders>()
  // The addresses of the readers' fonts, so that threads that shape at once do not count references to one object; 0 until they are made.
  private let knownReader = Atomic<UInt>(0)
  private let knownShaper = Atomic<UInt>(0)

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
    unsafe hb_font_make_immutable(base)
    unsafe font = base
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

  deinit { unsafe hb_font_destroy(font) }

  /// In design units, with the characters that HarfBuzz finds.
  var rawFont: OpaquePointer { unsafe font }

  /// What text is shaped with, in parts of design units; `nil` when memory is out.
  var rawShaper: OpaquePointer? {
    if let known = unsafe OpaquePointer(bitPattern: knownShaper.load(ordering: .acquiring)) { return unsafe known }
    let made = unsafe readers.shaper
    knownShaper.store(UInt(bitPattern: made), ordering: .releasing)
    return unsafe made
  }

  /// The same in design units; `nil` when memory is out.
  private var rawReader: OpaquePointer? {
    if let known = unsafe OpaquePointer(bitPattern: knownReader.load(ordering: .acquiring)) { return unsafe known }
    let made = unsafe readers.plain
    knownReader.store(UInt(bitPattern: made), ordering: .releasing)
    return unsafe made
  }

  /// Made when text is first shaped, because the face's characters are read for them.
  private var readers: FontReaders {
    if let known = lazyReaders.load() { return known }
    return lazyReaders.storeIfNil(FontReaders(of: self))
  }

  /// Whether HarfBuzz would be busy with some outlines for too long at this location, which it asks for to place marks that no rule places.
  /// All stay what they are at the default location then; advances are those of `HVAR`.
  package var shapesWithoutVariedOutlines: Bool { isVaried && !heavyGlyphs.areNone }

  /// The glyphs that are too much work to draw at this location.
  package var heavyGlyphs: HeavyGlyphs { face.heavyGlyphs(isVaried: isVaried) }

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
    guard let reader = unsafe rawReader else { return nil }
    return unsafe hb_font_get_nominal_glyph(reader, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// The glyph of a scalar with a variation selector by the face's character map (format 14), or `nil`.
  package func variationGlyph(_ scalar: Unicode.Scalar, _ selector: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    guard let reader = unsafe rawReader,
      unsafe hb_font_get_variation_glyph(reader, scalar.value, selector.value, &glyph) != 0
    else { return nil }
    return glyph < face.usedGlyphCount ? glyph : nil
  }

  /// Whether a glyph can be asked for its outline: not where HarfBuzz would be busy with it for ever.
  func canDraw(_ glyph: UInt32) -> Bool {
    (isVaried && heavyGlyphs.areNone) || face.canDraw(glyph, isVaried: isVaried)
  }

  /// Whether a glyph can be asked for its box. What does not vary has it in the glyph's header.
  func canMeasure(_ glyph: UInt32) -> Bool { !isVaried || canDraw(glyph) }

  /// A glyph's horizontal advance, in the parts of a design unit that text is shaped in.
  package func advance(_ glyph: UInt32) -> Int {
    unsafe rawShaper.map { unsafe Int(hb_font_get_glyph_h_advance($0, glyph)) } ?? 0
  }

  /// The same in design units.
  package func designAdvance(_ glyph: UInt32) -> Double { Double(advance(glyph)) / Double(partsOfUnit) }

  /// What the `MVAR` table adds to a metric at this location, in design units; 0 without one.
  package func metricVariation(_ tag: OpenTypeTag) -> Double {
    unsafe Double(hb_ot_metrics_get_variation(font, hb_ot_metrics_tag_t(rawValue: tag.rawValue)))
  }
}

/// Fonts that read the face's characters as it does.
@safe
private final class FontReaders: Sendable {
  /// In design units. Frozen before `init` returns, as the other one is, so that threads may share them; the compiler cannot see that of
  /// a pointer. `nil` when memory is out.
  nonisolated(unsafe) let plain: OpaquePointer?

  /// The same, or one with changed advances, without the variations of outlines where these are too much work.
  nonisolated(unsafe) let shaper: OpaquePointer?

  init(of font: ShapingFont) {
    unsafe plain = Self.reader(of: font.rawFont, font.face)
    let steady = font.shapesWithoutVariedOutlines ? unsafe font.withoutVariedOutlines : nil
    let source = font.shapesWithoutVariedOutlines ? unsafe steady : unsafe plain
    unsafe shaper = source.flatMap { source in
      unsafe font.changes.map { unsafe $0.changedFont(of: source) } ?? hb_font_reference(source)
    }
    unsafe hb_font_destroy(steady)
  }

  deinit {
    unsafe hb_font_destroy(plain)
    unsafe hb_font_destroy(shaper)
  }

  /// - Parameter base: Stays the caller's.
  static func reader(of base: OpaquePointer, _ face: OpenTypeFace) -> OpaquePointer? {
    guard let own = face.ownCharacters else { return unsafe hb_font_reference(base) }
    return unsafe CharacterFunctions.font(of: base, reading: own, glyphCount: face.usedGlyphCount)
  }
}

extension ShapingFont {
  /// A new frozen font without the variations of outlines (`gvar`); `nil` when memory is out.
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
    unsafe hb_font_make_immutable(base)
    defer { unsafe hb_font_destroy(base) }
    return unsafe FontReaders.reader(of: base, face)
  }
}
