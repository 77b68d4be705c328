internal import CHarfBuzz
internal import Synchronization
internal import Threads

/// A face at a variation location, scaled to its own design units: HarfBuzz's `hb_font_t`, frozen.
///
/// With design units (y up), a size is a multiplication. Any thread may use it.
@safe
package final class ShapingFont: Sendable {
  /// Frozen by `hb_font_make_immutable` before `init` returns; HarfBuzz permits shaping with a
  /// frozen font in many threads.
  nonisolated(unsafe) private let font: OpaquePointer

  package let face: OpenTypeFace

  private let isVaried: Bool

  private let measurer = Locked<GlyphMeasurer??>(nil)
  private let lazyReaders = AtomicLazyReference<FontReaders>()
  // The addresses of the readers' fonts, so that threads that shape at the same time do not count
  // references to one object; 0 until they are made.
  private let knownReader = Atomic<UInt>(0)
  private let knownShaper = Atomic<UInt>(0)

  /// Copies for rare settings.
  let spare = SpareFont()

  /// The changes of the face's advances; kept alive for HarfBuzz, which has their address.
  let changes: AdvanceChanges?

  /// - Parameters:
  ///   - variations: Axis tags with values in the units of the axes; HarfBuzz clamps them to the
  ///     ranges of the axes.
  ///   - pointSize: The size, only for a face with a tracking table (`trak`), whose advances depend
  ///     on the size.
  ///   - changes: The changes of the face's advances. Such a font is measured like another face
  ///     whose ligatures and contextual forms are unknown: text in it has none unless features turn
  ///     them on.
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

  /// The font in design units, with the characters that HarfBuzz finds.
  var rawFont: OpaquePointer { unsafe font }

  /// The font for shaping, in parts of design units; `nil` if memory runs out.
  var rawShaper: OpaquePointer? {
    if let known = unsafe OpaquePointer(bitPattern: knownShaper.load(ordering: .acquiring)) { return unsafe known }
    let made = unsafe readers.shaper
    knownShaper.store(UInt(bitPattern: made), ordering: .releasing)
    return unsafe made
  }

  /// The font for shaping, in design units; `nil` if memory runs out.
  private var rawReader: OpaquePointer? {
    if let known = unsafe OpaquePointer(bitPattern: knownReader.load(ordering: .acquiring)) { return unsafe known }
    let made = unsafe readers.plain
    knownReader.store(UInt(bitPattern: made), ordering: .releasing)
    return unsafe made
  }

  /// Created when text is first shaped, because it requires the characters of the face.
  private var readers: FontReaders {
    if let known = lazyReaders.load() { return known }
    return lazyReaders.storeIfNil(FontReaders(of: self))
  }

  /// True if HarfBuzz would take too long for some outlines at this location, which it uses to
  /// place marks without rules. All outlines then have their form at the default location; advances
  /// are those of `HVAR`.
  package var shapesWithoutVariedOutlines: Bool { isVaried && !heavyGlyphs.areNone }

  /// The glyphs that are too much work to draw at this location.
  package var heavyGlyphs: HeavyGlyphs { face.heavyGlyphs(isVaried: isVaried) }

  /// The number of parts of a design unit in shaped text: 1 if nothing is changed.
  package var partsOfUnit: Int { changes == nil ? 1 : AdvanceChanges.partsOfUnit }

  /// Measures the font's glyphs by their numbers; created at the first use, and `nil` if memory
  /// runs out.
  package var glyphMeasurer: GlyphMeasurer? {
    measurer.withLock { measurer in
      if let measurer { return measurer }
      let made = GlyphMeasurer(self)
      measurer = .some(made)
      return made
    }
  }

  /// Returns the glyph of a scalar from the face's character map alone, or `nil`.
  package func nominalGlyph(_ scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    guard let reader = unsafe rawReader else { return nil }
    return unsafe hb_font_get_nominal_glyph(reader, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// Returns the glyph of a scalar with a variation selector from the face's character map (format
  /// 14), or `nil`.
  package func variationGlyph(_ scalar: Unicode.Scalar, _ selector: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    guard let reader = unsafe rawReader,
      unsafe hb_font_get_variation_glyph(reader, scalar.value, selector.value, &glyph) != 0
    else { return nil }
    return glyph < face.usedGlyphCount ? glyph : nil
  }

  /// Returns true if the outline of a glyph can be computed: not if HarfBuzz would take forever.
  func canDraw(_ glyph: UInt32) -> Bool {
    (isVaried && heavyGlyphs.areNone) || face.canDraw(glyph, isVaried: isVaried)
  }

  /// Returns true if the box of a glyph can be computed. If the glyph does not vary, its header
  /// contains the box.
  func canMeasure(_ glyph: UInt32) -> Bool { !isVaried || canDraw(glyph) }

  /// Returns the horizontal advance of a glyph, in the parts of a design unit in which text is
  /// shaped.
  package func advance(_ glyph: UInt32) -> Int {
    unsafe rawShaper.map { unsafe Int(hb_font_get_glyph_h_advance($0, glyph)) } ?? 0
  }

  /// Returns the horizontal advance of a glyph, in design units.
  package func designAdvance(_ glyph: UInt32) -> Double { Double(advance(glyph)) / Double(partsOfUnit) }

  /// Returns the change of a metric in the `MVAR` table at this location, in design units; 0
  /// without the table.
  package func metricVariation(_ tag: OpenTypeTag) -> Double {
    unsafe Double(hb_ot_metrics_get_variation(font, hb_ot_metrics_tag_t(rawValue: tag.rawValue)))
  }
}

/// Fonts that read the characters of the face like Strut does.
@safe
private final class FontReaders: Sendable {
  /// The font in design units. Frozen before `init` returns, like the other font, so that threads
  /// may share them; the compiler cannot detect this for a pointer. `nil` if memory runs out.
  nonisolated(unsafe) let plain: OpaquePointer?

  /// This font, or a font with changed advances, without the variations of outlines if these
  /// are too much work.
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

  /// - Parameter base: The font, which stays with the caller.
  static func reader(of base: OpaquePointer, _ face: OpenTypeFace) -> OpaquePointer? {
    guard let own = face.ownCharacters else { return unsafe hb_font_reference(base) }
    return unsafe CharacterFunctions.font(of: base, reading: own, glyphCount: face.usedGlyphCount)
  }
}

extension ShapingFont {
  /// A new frozen font without the variations of outlines (`gvar`); `nil` if memory runs
  /// out.
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
