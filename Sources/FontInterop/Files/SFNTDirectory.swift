/// The table directory at the start of an sfnt, read only to detect truncated files.
///
/// FreeType and HarfBuzz both skip a table outside the file, so a font that is truncated in `glyf`
/// opens without an error.
struct SFNTDirectory {
  /// The first table, in file order, that extends beyond the file; `nil` if all fit or the bytes
  /// are not an sfnt.
  ///
  /// A record whose tag is not printable is skipped. Bytes with no other records are not a font,
  /// truncated or not.
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

  /// The number of faces in the header of a collection; `nil` for a file that is not a collection.
  static func collectionCount(in data: FontData) -> Int? {
    data.withBytes { bytes in
      guard bytes.bigEndianUInt32(at: 0).map(OpenTypeTag.init(rawValue:)) == "ttcf" else { return nil }
      return bytes.bigEndianUInt32(at: 8).map(Int.init)
    }
  }

  /// Returns true if bytes begin like a font of any format that FreeType opens.
  static func beginsAsFont(_ data: FontData) -> Bool {
    guard let first = data.withBytes({ $0.bigEndianUInt32(at: 0) }) else { return false }
    let beginnings: Set<OpenTypeTag> = [
      OpenTypeTag(rawValue: 0x0001_0000), "OTTO", "true", "typ1", "ttcf", "wOFF", "STAR", "%!PS", "%!Fo", "PFR0",
      OpenTypeTag(rawValue: 0x0166_6370),
    ]
    // The first bytes of a Type 1 font in segments, and of a bare CFF.
    return beginnings.contains(OpenTypeTag(rawValue: first)) || first >> 16 == 0x8001 || first >> 16 == 0x0100
  }

  /// Returns true if the version of a face requires the outlines of `CFF ` or `CFF2`.
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
  /// The number of faces in the header of a collection, including WOFF2 and gzip files; `nil` for
  /// other files.
  package var collectionFaceCount: Int? {
    guard let data = try? uncompressed() else { return nil }
    return WOFF2File.isWOFF2(data) ? (try? WOFF2File(data))?.faceCount : SFNTDirectory.collectionCount(in: data)
  }
}

extension RawSpan {
  /// Returns the first bytes, up to a number of bytes.
  func bytes(_ limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for place in 0..<min(limit, byteCount) { bytes.append(byte(at: place) ?? 0) }
    return bytes
  }

  /// Returns the byte at an offset, or `nil` if it is not inside.
  package func byte(at offset: Int) -> UInt8? {
    guard offset >= 0, offset < byteCount else { return nil }
    return unsafe unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }

  /// Returns the big-endian number at a byte offset, or `nil` if it is not inside.
  package func bigEndianUInt16(at offset: Int) -> UInt16? {
    guard offset >= 0, offset <= byteCount - 2 else { return nil }
    return unsafe UInt16(bigEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  /// Returns the big-endian number at a byte offset, or `nil` if it is not inside.
  package func bigEndianUInt32(at offset: Int) -> UInt32? {
    guard offset >= 0, offset <= byteCount - 4 else { return nil }
    return unsafe UInt32(bigEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
