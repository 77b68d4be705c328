internal import CHarfBuzz

/// One face of a font file at no particular size or variation: HarfBuzz's `hb_face_t`, frozen.
///
/// Safe from any thread.
@safe
package final class OpenTypeFace: Sendable {
  /// Frozen by `hb_face_make_immutable` before `init` returns; HarfBuzz's lazily loaded tables behind it are lock-free and atomic.
  nonisolated(unsafe) private let face: OpaquePointer

  /// Filled when first asked for.
  let described = Locked(FaceDescriptionCache())

  package let faceIndex: Int
  package let facts: FreeTypeFacts

  /// Opens one face. FreeType judges the bytes first, because HarfBuzz answers bad ones with an empty face and no word.
  package init(_ data: FontData, faceIndex: Int) throws(FontOpeningFailure) {
    facts = try Self.facts(of: data, faceIndex: faceIndex)
    self.faceIndex = faceIndex
    guard facts.isSFNT, facts.format == "TrueType" || facts.format == "CFF" else {
      throw .unsupportedFormat(facts.format)
    }
    if let truncation = SFNTDirectory.firstTruncatedTable(in: data, faceIndex: faceIndex) { throw truncation }
    let sfnt = try Self.sfnt(in: data)
    // The two count by different tables; a face that one of them sees no glyph in is of no use.
    guard facts.glyphCount > 0, let face = unsafe hb_face_create(sfnt.rawBlob, UInt32(faceIndex)),
      unsafe face != hb_face_get_empty(),
      unsafe hb_face_get_glyph_count(face) > 0
    else { throw .unusable(reason: "it has no glyphs") }
    unsafe hb_face_make_immutable(face)
    unsafe self.face = face
  }

  deinit { unsafe hb_face_destroy(face) }

  var rawFace: OpaquePointer { unsafe face }

  package var unitsPerEm: Int { unsafe Int(hb_face_get_upem(face)) }

  /// The bytes of one table, or `nil` when the face has none of that tag.
  package func table(_ tag: OpenTypeTag) -> [UInt8]? {
    guard let blob = unsafe hb_face_reference_table(face, tag.rawValue) else { return nil }
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
    let buffer = unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
    return unsafe Array(buffer)
  }

  /// The tags of all tables, sorted.
  package var tableTags: [OpenTypeTag] {
    var tags = [hb_tag_t](repeating: 0, count: 256)
    var count = UInt32(tags.count)
    _ = unsafe hb_face_get_table_tags(face, 0, &count, &tags)
    return tags.prefix(Int(count)).map(OpenTypeTag.init(rawValue:)).sorted()
  }

  private static func facts(of data: FontData, faceIndex: Int) throws(FontOpeningFailure) -> FreeTypeFacts {
    // Face 0 first, so that a bad index is told from a bad file.
    let first = try FreeTypeLibrary.shared.withLock { library throws(FontOpeningFailure) in
      try library.inspect(data, faceIndex: 0)
    }
    guard (0..<first.faceCount).contains(faceIndex) else {
      throw .noSuchFace(index: faceIndex, count: first.faceCount)
    }
    guard faceIndex != 0 else { return first }
    return try FreeTypeLibrary.shared.withLock { library throws(FontOpeningFailure) in
      try library.inspect(data, faceIndex: faceIndex)
    }
  }

  /// The bytes HarfBuzz reads: the file's own, or, for WOFF and WOFF2, the sfnt rebuilt from the tables FreeType unpacked.
  private static func sfnt(in data: FontData) throws(FontOpeningFailure) -> FontData {
    let signature = data.withBytes { $0.bigEndianUInt32(at: 0) }.map(OpenTypeTag.init(rawValue:))
    guard signature == "wOFF" || signature == "wOF2" else { return data }
    let tables = try FreeTypeLibrary.shared.withLock { library throws(FontOpeningFailure) in try library.unpack(data) }
    guard let builder = unsafe hb_face_builder_create() else { throw .outOfMemory }
    defer { unsafe hb_face_destroy(builder) }
    for table in tables {
      let bytes = try FontData(copying: table.bytes)
      unsafe hb_face_builder_add_table(builder, table.tag, bytes.rawBlob)
    }
    guard let blob = unsafe hb_face_reference_blob(builder) else { throw .outOfMemory }
    return unsafe FontData(adopting: blob)
  }
}
