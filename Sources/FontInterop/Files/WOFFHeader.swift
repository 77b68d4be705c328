/// What the head of a WOFF or WOFF2 file promises, asked before FreeType makes room for it.
enum WOFFHeader {
  /// The most bytes a WOFF may unpack to: four times the largest CJK font. FreeType takes the file's word for up to 4 GB.
  static let largestSFNT = 128 << 20

  static func isWOFF(_ data: FontData) -> Bool { signature(of: data) != nil }

  /// The size that the file unpacks to by its own words, the larger one where they differ; `nil` when it is no WOFF.
  static func promisedSize(of data: FontData) -> Int? {
    guard let signature = signature(of: data) else { return nil }
    return data.withBytes { bytes in
      let total = Int(bytes.bigEndianUInt32(at: 16) ?? 0)
      let count = Int(bytes.bigEndianUInt16(at: 12) ?? 0)
      return max(total, signature == "wOFF" ? tableSizes(bytes, count) : WOFF2Directory.tableSizes(bytes, count))
    }
  }

  private static func signature(of data: FontData) -> OpenTypeTag? {
    let signature = data.withBytes { $0.bigEndianUInt32(at: 0) }.map(OpenTypeTag.init(rawValue:))
    return signature == "wOFF" || signature == "wOF2" ? signature : nil
  }

  private static func tableSizes(_ bytes: borrowing RawSpan, _ count: Int) -> Int {
    var total = 0
    for index in 0..<count { total += Int(bytes.bigEndianUInt32(at: 44 + 20 * index + 12) ?? 0) }
    return total
  }
}

/// The table directory of a WOFF2 file (W3C WOFF 2.0, section 4.1), whose entries are of no fixed length.
private enum WOFF2Directory {
  private static let start = 48
  /// Flag values that stand for a known tag end here; 63 says that the tag follows.
  private static let tagFollows: UInt8 = 0x3F
  private static let (glyf, loca): (UInt8, UInt8) = (10, 11)

  /// The sum of the tables' sizes, before or after the transform, the larger one; entries past the file's end count nothing.
  static func tableSizes(_ bytes: borrowing RawSpan, _ count: Int) -> Int {
    var (offset, total) = (start, 0)
    for _ in 0..<count {
      guard let flags = byte(bytes, at: offset) else { break }
      let tag = flags & tagFollows
      offset += tag == tagFollows ? 5 : 1
      guard let original = number(bytes, &offset) else { break }
      var size = original
      let version = flags >> 6
      if tag == glyf || tag == loca ? version != 3 : version != 0 {
        guard let transformed = number(bytes, &offset) else { break }
        size = max(original, transformed)
      }
      total += size
    }
    return total
  }

  /// A UIntBase128: seven bits a byte, most significant first, five bytes at most.
  private static func number(_ bytes: borrowing RawSpan, _ offset: inout Int) -> Int? {
    var value = 0
    for _ in 0..<5 {
      guard let next = byte(bytes, at: offset) else { return nil }
      offset += 1
      value = value << 7 | Int(next & 0x7F)
      if next & 0x80 == 0 { return value }
    }
    return nil
  }

  private static func byte(_ bytes: borrowing RawSpan, at offset: Int) -> UInt8? {
    guard offset >= 0, offset < bytes.byteCount else { return nil }
    return unsafe bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }
}
