internal import CHarfBuzz
internal import Threads

/// One face of a font file at no particular size or variation: HarfBuzz's `hb_face_t`, frozen.
///
/// A face that HarfBuzz cannot read (Type 1, bitmaps for X11 or Windows) has no tables here, and a `program` that answers in
/// their place. Safe from any thread.
@safe
package final class OpenTypeFace: Sendable {
  /// Frozen by `hb_face_make_immutable` before `init` returns; HarfBuzz's lazily loaded tables behind it are lock-free and atomic.
  nonisolated(unsafe) private let face: OpaquePointer

  /// Filled when first asked for.
  let described = Locked(FaceDescriptionCache())

  package let faceIndex: Int
  package let facts: FreeTypeFacts

  /// What the face is where it has no OpenType tables; `nil` for every sfnt with outlines.
  package let program: FontProgram?

  /// Opens one face. FreeType judges the bytes first, because HarfBuzz answers bad ones with an empty face and no word.
  /// - Parameter metrics: Finds the AFM file, of which Type 1 fonts take heights and kerning; asked for those alone.
  package init(
    _ data: FontData, faceIndex: Int, metrics: () -> AFMFile? = { nil }
  ) throws(FontOpeningFailure) {
    let data = try data.uncompressed()
    if let promised = WOFFHeader.promisedSize(of: data), promised > WOFFHeader.largestSFNT {
      throw .tooLarge(bytes: promised, limit: WOFFHeader.largestSFNT)
    }
    let opened = try Self.opened(data, faceIndex: faceIndex)
    (facts, self.faceIndex) = (opened.facts, faceIndex)
    switch opened.content {
    case .fileItself:
      if let truncation = SFNTDirectory.firstTruncatedTable(in: data, faceIndex: faceIndex) { throw truncation }
      unsafe face = try Self.frozen(data, faceIndex: faceIndex, glyphCount: facts.glyphCount)
      program = nil
    case .tables(let tables):
      unsafe face = try Self.frozen(Self.sfnt(of: tables), faceIndex: 0, glyphCount: facts.glyphCount)
      program = nil
    case .program(let program):
      unsafe face = try Self.frozen(standingFor: program)
      let isType1 = facts.format.hasSuffix("Type 1")
      self.program = isType1 ? metrics().map(program.with) ?? program : program
    }
    if VariationEffort.isTooGreat(in: self) { throw .unusable(reason: "its variations name too many regions") }
  }

  deinit { unsafe hb_face_destroy(face) }

  var rawFace: OpaquePointer { unsafe face }

  package var unitsPerEm: Int { unsafe Int(hb_face_get_upem(face)) }

  /// The bytes of one table, or its first ones, or `nil` when the face has none of that tag.
  package func table(_ tag: OpenTypeTag, limit: Int = .max) -> [UInt8]? {
    guard let blob = unsafe hb_face_reference_table(face, tag.rawValue) else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
    let buffer = unsafe UnsafeRawBufferPointer(start: start, count: min(Int(length), limit))
    return unsafe Array(buffer)
  }

  private static func opened(_ data: FontData, faceIndex: Int) throws(FontOpeningFailure) -> OpenedFace {
    do throws(FontOpeningFailure) {
      return try FreeTypeLibrary.shared.withLock { library throws(FontOpeningFailure) in
        try library.open(data, faceIndex: faceIndex)
      }
    } catch {
      // Of a file that ends early, FreeType says only that some table is missing or broken.
      guard case .notAFont = error, let cut = SFNTDirectory.firstTruncatedTable(in: data, faceIndex: faceIndex) else {
        throw error
      }
      throw cut
    }
  }

  private static func frozen(
    _ data: FontData, faceIndex: Int, glyphCount: Int
  ) throws(FontOpeningFailure) -> OpaquePointer {
    guard let face = unsafe hb_face_create(data.rawBlob, UInt32(faceIndex)), unsafe face != hb_face_get_empty() else {
      throw .outOfMemory
    }
    // The two count by different tables; a face that one of them sees no glyph in is of no use.
    guard glyphCount > 0, unsafe hb_face_get_glyph_count(face) > 0 else {
      unsafe hb_face_destroy(face)
      throw .unusable(reason: "it has no glyphs")
    }
    unsafe hb_face_make_immutable(face)
    return unsafe face
  }

  /// A face without tables, of a font program's em and glyph count.
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

  /// The sfnt that a WOFF or WOFF2 holds, rebuilt from the tables FreeType unpacked: HarfBuzz alone opens neither.
  private static func sfnt(of tables: [SFNTTable]) throws(FontOpeningFailure) -> FontData {
    guard let builder = unsafe hb_face_builder_create() else { throw .outOfMemory }
    defer { unsafe hb_face_destroy(builder) }
    for table in tables where !table.bytes.isEmpty {
      let bytes = try FontData(copying: table.bytes)
      unsafe hb_face_builder_add_table(builder, table.tag, bytes.rawBlob)
    }
    guard let blob = unsafe hb_face_reference_blob(builder) else { throw .outOfMemory }
    return unsafe FontData(adopting: blob)
  }
}
