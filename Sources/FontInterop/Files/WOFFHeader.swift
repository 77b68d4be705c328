/// What the head of a WOFF file promises, asked before FreeType makes room for it.
enum WOFFHeader {
  /// The most bytes a WOFF may unpack to: four times the largest CJK font. FreeType takes the file's word for up to 4 GB.
  static let largestSFNT = 128 << 20

  static func isWOFF(_ data: FontData) -> Bool {
    data.withBytes { $0.bigEndianUInt32(at: 0) }.map(OpenTypeTag.init(rawValue:)) == "wOFF"
  }

  /// The first four bytes of the font in the file, which say whose outlines count.
  static func flavor(of data: FontData) -> UInt32 { data.withBytes { $0.bigEndianUInt32(at: 4) } ?? 0 }

  /// The size that the file unpacks to by its own words, the larger one where they differ; `nil` when it is no WOFF of version 1.
  static func promisedSize(of data: FontData) -> Int? {
    guard isWOFF(data) else { return nil }
    return data.withBytes { bytes in
      let total = Int(bytes.bigEndianUInt32(at: 16) ?? 0)
      return max(total, tableSizes(bytes, Int(bytes.bigEndianUInt16(at: 12) ?? 0)))
    }
  }

  private static func tableSizes(_ bytes: borrowing RawSpan, _ count: Int) -> Int {
    var total = 0
    for index in 0..<count { total += Int(bytes.bigEndianUInt32(at: 44 + 20 * index + 12) ?? 0) }
    return total
  }
}
