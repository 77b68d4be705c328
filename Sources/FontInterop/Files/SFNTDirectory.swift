/// The table directory at the head of an sfnt, read only to tell a truncated file from a whole one.
///
/// FreeType and HarfBuzz both skip a table that lies outside the file, so a font cut short in `glyf` opens without a word.
struct SFNTDirectory {
  /// The first table, in file order, whose end lies beyond the file; `nil` when all fit or the bytes are no sfnt.
  ///
  /// A record whose tag is not printable is skipped. Bytes with no other records are no font, cut or whole.
  static func firstTruncatedTable(in data: FontData, faceIndex: Int) -> FontOpeningFailure? {
    let size = data.count
    return data.withBytes { bytes in
      guard let directory = directoryOffset(bytes, faceIndex: faceIndex),
        let count = bytes.bigEndianUInt16(at: directory + 4)
      else { return nil }
      var (hasTables, hasOthers) = (false, false)
      for entry in 0..<Int(count) {
        let record = directory + 12 + entry * 16
        let tag = bytes.bigEndianUInt32(at: record).map(OpenTypeTag.init(rawValue:))
        if let tag, !tag.isPrintable {
          hasOthers = true
          continue
        }
        guard let tag, let offset = bytes.bigEndianUInt32(at: record + 8),
          let length = bytes.bigEndianUInt32(at: record + 12)
        else {
          if hasOthers, !hasTables { return nil }
          return .truncated(table: "table directory", endsAt: directory + 12 + Int(count) * 16, fileSize: size)
        }
        hasTables = true
        let end = Int(offset) + Int(length)
        if end > size {
          return .truncated(table: String(tag.description.prefix { $0 != " " }), endsAt: end, fileSize: size)
        }
      }
      return nil
    }
  }

  /// How many faces a collection's header says that it has; `nil` for a file that is no collection.
  static func collectionCount(in data: FontData) -> Int? {
    data.withBytes { bytes in
      guard bytes.bigEndianUInt32(at: 0).map(OpenTypeTag.init(rawValue:)) == "ttcf" else { return nil }
      return bytes.bigEndianUInt32(at: 8).map(Int.init)
    }
  }

  /// Whether bytes begin as those of a font do, of any format that FreeType opens.
  static func beginsAsFont(_ data: FontData) -> Bool {
    guard let first = data.withBytes({ $0.bigEndianUInt32(at: 0) }) else { return false }
    let beginnings: Set<OpenTypeTag> = [
      OpenTypeTag(rawValue: 0x0001_0000), "OTTO", "true", "typ1", "ttcf", "wOFF", "STAR", "%!PS", "%!Fo", "PFR0",
      OpenTypeTag(rawValue: 0x0166_6370),
    ]
    // The bytes of a Type 1 font in segments, and of a bare CFF.
    return beginnings.contains(OpenTypeTag(rawValue: first)) || first >> 16 == 0x8001 || first >> 16 == 0x0100
  }

  /// Whether the version of a face says that its outlines are those of `CFF ` or `CFF2`.
  static func isOfCFF(_ data: FontData, faceIndex: Int) -> Bool {
    data.withBytes { bytes in
      guard let directory = directoryOffset(bytes, faceIndex: faceIndex),
        let version = bytes.bigEndianUInt32(at: directory)
      else { return false }
      return OpenTypeTag(rawValue: version) == "OTTO"
    }
  }

  private static func directoryOffset(_ bytes: borrowing RawSpan, faceIndex: Int) -> Int? {
    guard let signature = bytes.bigEndianUInt32(at: 0) else { return nil }
    switch OpenTypeTag(rawValue: signature) {
    case "ttcf": return bytes.bigEndianUInt32(at: 12 + faceIndex * 4).map(Int.init)
    case "OTTO", "true", OpenTypeTag(rawValue: 0x0001_0000): return 0
    default: return nil
    }
  }
}

extension FontData {
  /// How many faces a collection's header says that it has, of WOFF2 too and of what gzip has packed; `nil` for a file that is none.
  package var collectionFaceCount: Int? {
    guard let data = try? uncompressed() else { return nil }
    return WOFF2File.isWOFF2(data) ? (try? WOFF2File(data))?.faceCount : SFNTDirectory.collectionCount(in: data)
  }
}

extension RawSpan {
  /// The first bytes, at most so many.
  func bytes(_ limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for place in 0..<min(limit, byteCount) { bytes.append(byte(at: place) ?? 0) }
    return bytes
  }

  /// The byte at an offset, or `nil` when it does not lie inside.
  package func byte(at offset: Int) -> UInt8? {
    guard offset >= 0, offset < byteCount else { return nil }
    return unsafe unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }

  /// The big-endian number at a byte offset, or `nil` when it does not lie inside.
  package func bigEndianUInt16(at offset: Int) -> UInt16? {
    guard offset >= 0, offset <= byteCount - 2 else { return nil }
    return unsafe UInt16(bigEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  /// The big-endian number at a byte offset, or `nil` when it does not lie inside.
  package func bigEndianUInt32(at offset: Int) -> UInt32? {
    guard offset >= 0, offset <= byteCount - 4 else { return nil }
    return unsafe UInt32(bigEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
