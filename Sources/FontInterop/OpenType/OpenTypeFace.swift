internal import CHarfBuzz
internal import Synchronization
internal import Threads

/// A face of a font file without a size or variation: HarfBuzz's `hb_face_t`, frozen.
///
/// A face that HarfBuzz cannot read (Type 1, bitmaps for X11 or Windows) has no tables here, but a
/// `program` with its data. Any thread may use it.
@safe
package final class OpenTypeFace: Sendable {
  /// Frozen by `hb_face_make_immutable` before `init` returns; the tables that HarfBuzz loads
  /// lazily are lock-free and atomic.
  nonisolated(unsafe) private let face: OpaquePointer

  /// The face for drawing and measuring: without the unused outlines, if there are two kinds.
  nonisolated(unsafe) private let drawnFace: OpaquePointer

  /// Filled at the first use.
  let described = Locked(FaceDescriptionCache())

  package let faceIndex: Int
  package let facts: FreeTypeFacts
  private let lazyCharacters = AtomicLazyReference<KeptReading>()

  /// Keeps the fonts of a WOFF2 collection for other faces that are opened while this one is open.
  private let collection: UnpackedCollection?

  /// True if `glyf` is not used.
  let isDrawnByCFF: Bool

  /// The tables that HarfBuzz gets instead of those that it cannot read, and the remaining losses.
  let repairs: FaceRepairs

  /// The data of a face without OpenType tables; `nil` for every sfnt with outlines.
  package let program: FontProgram?

  /// Opens a face. FreeType checks the bytes first, because HarfBuzz turns bad bytes into an empty
  /// face without an error.
  /// - Parameter metrics: Finds the AFM file with the heights and kerning of a Type 1 font; called
  ///   only for Type 1 fonts.
  package init(
    _ data: FontData, faceIndex: Int, metrics: () -> AFMFile? = { nil }
  ) throws(FontOpeningFailure) {
    let data = try data.uncompressed()
    if let promised = WOFFHeader.promisedSize(of: data), promised > WOFFHeader.largestSFNT {
      throw .tooLarge(bytes: promised, limit: WOFFHeader.largestSFNT)
    }
    let opened = try Self.opened(data, faceIndex: faceIndex)
    (facts, self.faceIndex, collection) = (opened.facts, faceIndex, opened.collection)
    switch opened.content {
    case .file(let data, let index):
      if let truncation = SFNTDirectory.firstTruncatedTable(in: data, faceIndex: index) { throw truncation }
      unsafe face = try Self.frozen(data, faceIndex: index, glyphCount: facts.glyphCount)
      program = nil
    case .program(let program):
      unsafe face = try Self.frozen(standingFor: program)
      let isType1 = facts.format.hasSuffix("Type 1")
      self.program = isType1 ? metrics().map(program.with) ?? program : program
    }
    isDrawnByCFF = unsafe Self.hasTwoKindsOfOutlines(face, opened.content)
    repairs =
      program == nil
      ? unsafe FaceRepairs(face, isDrawnByCFF: isDrawnByCFF, usedCount: facts.glyphCount) : FaceRepairs()
    let hidden: Set<OpenTypeTag> = isDrawnByCFF ? ["glyf", "loca", "gvar"] : []
    unsafe drawnFace =
      (hidden.isEmpty && repairs.tables.isEmpty
        ? nil : PartialFace.make(of: face, without: hidden, own: repairs.tables))
      ?? hb_face_reference(face)
    if VariationEffort.isTooGreat(in: self) { throw .unusable(reason: "its variations refer to too many regions") }
    if let loss = repairs.lossOfAdvances ?? excessOfAdvances { throw .unusable(reason: loss) }
  }

  deinit {
    unsafe hb_face_destroy(drawnFace)
    unsafe hb_face_destroy(face)
  }

  var rawFace: OpaquePointer { unsafe face }

  /// The reading of the face's characters, computed at the first use.
  /// - Complexity: Linear in the character map, the first time.
  var characters: CharacterReading {
    if let known = lazyCharacters.load() { return known.reading }
    guard program == nil else { return lazyCharacters.storeIfNil(KeptReading(CharacterReading())).reading }
    return lazyCharacters.storeIfNil(KeptReading(unsafe CharacterReading(of: face, glyphCount: usedGlyphCount))).reading
  }

  /// The number of glyphs that text can have: those that both FreeType and HarfBuzz count.
  var usedGlyphCount: Int { unsafe min(facts.glyphCount, Int(hb_face_get_glyph_count(face))) }

  /// The face from which fonts are created.
  var rawDrawnFace: OpaquePointer { unsafe drawnFace }

  package var unitsPerEm: Int { unsafe Int(hb_face_get_upem(face)) }

  /// Returns the bytes of a table, or its first bytes, or `nil` if the face has no table with that
  /// tag.
  package func table(_ tag: OpenTypeTag, limit: Int = .max) -> [UInt8]? {
    guard let blob = unsafe hb_face_reference_table(face, tag.rawValue) else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
    let buffer = unsafe UnsafeRawBufferPointer(start: start, count: min(Int(length), limit))
    return unsafe Array(buffer)
  }

  private static func opened(_ data: FontData, faceIndex: Int) throws(FontOpeningFailure) -> OpenedFace {
    guard WOFF2File.isWOFF2(data) else { return try openedByFreeType(data, faceIndex: faceIndex) }
    let file = try WOFF2File(data)
    if file.faceCount > 1, faceIndex < file.faceCount {
      let collection = try UnpackedCollection.of(data, file)
      if let failure = collection.failures[faceIndex] { throw failure }
      var opened = try openedByFreeType(collection.fonts, faceIndex: faceIndex)
      opened.collection = collection
      return opened
    }
    var opened = try openedByFreeType(try file.sfnt(faceIndex: faceIndex), faceIndex: 0)
    opened.facts.faceCount = file.faceCount
    return opened
  }

  private static func openedByFreeType(
    _ data: FontData, faceIndex: Int
  ) throws(FontOpeningFailure) -> OpenedFace {
    do throws(FontOpeningFailure) {
      return try FreeTypeLibrary.shared.withLock { library throws(FontOpeningFailure) in
        try library.open(data, faceIndex: faceIndex)
      }
    } catch {
      // For a truncated file, FreeType only reports that a table is missing or broken.
      guard case .notAFont = error else { throw error }
      if let cut = SFNTDirectory.firstTruncatedTable(in: data, faceIndex: faceIndex) { throw cut }
      throw SFNTDirectory.beginsAsFont(data) ? error : .notAFont(.unknownFileFormat)
    }
  }

  private static func frozen(
    _ data: FontData, faceIndex: Int, glyphCount: Int
  ) throws(FontOpeningFailure) -> OpaquePointer {
    guard let face = unsafe hb_face_create(data.rawBlob, UInt32(faceIndex)), unsafe face != hb_face_get_empty() else {
      throw .outOfMemory
    }
    // The two use different tables; a face in which one of them finds no glyph is unusable.
    guard glyphCount > 0, unsafe hb_face_get_glyph_count(face) > 0 else {
      unsafe hb_face_destroy(face)
      throw .unusable(reason: "it has no glyphs")
    }
    unsafe hb_face_make_immutable(face)
    return unsafe face
  }

  /// True if there is a `glyf`, which HarfBuzz would draw, although the version requires the
  /// outlines of `CFF `.
  private static func hasTwoKindsOfOutlines(_ face: OpaquePointer, _ content: OpenedFace.Content) -> Bool {
    guard case .file(let data, let index) = content, SFNTDirectory.isOfCFF(data, faceIndex: index) else { return false }
    return unsafe hasTable("glyf", of: face) && (hasTable("CFF ", of: face) || hasTable("CFF2", of: face))
  }

  /// A face without tables, with the em and glyph count of a font program.
  private static func frozen(standingFor program: FontProgram) throws(FontOpeningFailure) -> OpaquePointer {
    guard program.glyphCount > 0 else { throw .unusable(reason: "it has no glyphs") }
    guard let face = unsafe hb_face_create(hb_blob_get_empty(), 0), unsafe face != hb_face_get_empty() else {
      throw .outOfMemory
    }
    unsafe hb_face_set_upem(face, UInt32(clamping: program.facts.unitsPerEm))
    unsafe hb_face_set_glyph_count(face, UInt32(clamping: program.glyphCount))
    unsafe hb_face_make_immutable(face)
    return unsafe face
  }
}

/// A reading that threads share.
private final class KeptReading: Sendable {
  let reading: CharacterReading

  init(_ reading: CharacterReading) { self.reading = reading }
}
