internal import CFreeType

/// Owns an `FT_Face`. It is created, used and closed only inside `FreeTypeLibrary`'s lock, so it
/// has no lock of its own.
@safe
struct FreeTypeFace: ~Copyable {
  let raw: FT_Face

  /// Takes ownership of an open face.
  @unsafe
  init(adopting raw: FT_Face) { unsafe self.raw = raw }

  deinit { unsafe FT_Done_Face(raw) }

  var facts: FreeTypeFacts {
    let flags = unsafe Int(raw.pointee.face_flags)
    let format = unsafe FT_Get_Font_Format(raw)
    return unsafe FreeTypeFacts(
      format: format.map { unsafe String(cString: $0) } ?? "unknown",
      isSFNT: flags & Int(STRUT_FT_FACE_FLAG_SFNT) != 0,
      isScalable: flags & Int(STRUT_FT_FACE_FLAG_SCALABLE) != 0,
      // FreeType treats a CFF2 without `head` as a bare CFF, whose faces are its names; CFF2 has
      // none.
      faceCount: max(1, Int(raw.pointee.num_faces)),
      glyphCount: Int(raw.pointee.num_glyphs),
      isFixedWidth: flags & Int(STRUT_FT_FACE_FLAG_FIXED_WIDTH) != 0,
      line: line, strikes: strikes)
  }

  private var line: FreeTypeLine? {
    let face = unsafe raw.pointee
    guard unsafe Int(face.face_flags) & Int(STRUT_FT_FACE_FLAG_SCALABLE) != 0 else { return nil }
    return unsafe FreeTypeLine(
      ascender: Int(face.ascender), descender: Int(face.descender), height: Int(face.height))
  }

  /// The maximum number of strikes in the list; fonts have a dozen.
  private static let strikeLimit = 1024

  private var strikes: [StrikeFacts] {
    guard let sizes = unsafe raw.pointee.available_sizes else { return [] }
    let count = unsafe min(Int(raw.pointee.num_fixed_sizes), Self.strikeLimit)
    return (0..<max(0, count)).map { index in
      let size = unsafe sizes[index]
      return StrikeFacts(
        horizontalPixelsPerEm: Double(size.x_ppem) / 64, verticalPixelsPerEm: Double(size.y_ppem) / 64,
        lineHeight: Int(size.height), averageWidth: Int(size.width))
    }
  }

  /// True if the face has the tables without which HarfBuzz makes up an em and advances: an sfnt of
  /// bitmaps for old Macs has a `bhed` and none of these tables.
  var hasOpenTypeMetrics: Bool {
    ["head", "hhea", "hmtx"].allSatisfy { (tag: OpenTypeTag) in
      var length: FT_ULong = 0
      return unsafe FT_Load_Sfnt_Table(raw, FT_ULong(tag.rawValue), 0, nil, &length) == 0 && length > 0
    }
  }

  /// Every table, unpacked. Tables that FreeType cannot load are skipped, and HarfBuzz
  /// treats them as missing.
  var tables: [SFNTTable] {
    var count: FT_ULong = 0
    guard unsafe FT_Sfnt_Table_Info(raw, 0, nil, &count) == 0 else { return [] }
    return (0..<UInt32(clamping: count)).compactMap { index in
      var tag: FT_ULong = 0
      var length: FT_ULong = 0
      guard unsafe FT_Sfnt_Table_Info(raw, index, &tag, &length) == 0, length <= WOFFHeader.largestSFNT
      else { return nil }
      var bytes = [UInt8](repeating: 0, count: Int(length))
      let status = unsafe bytes.withUnsafeMutableBufferPointer {
        unsafe FT_Load_Sfnt_Table(raw, tag, 0, $0.baseAddress, &length)
      }
      return status == 0 ? SFNTTable(tag: UInt32(clamping: tag), bytes: bytes[...]) : nil
    }
  }
}
