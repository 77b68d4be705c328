/// The header of a WOFF file, which is checked before FreeType allocates memory for it.
enum WOFFHeader {
  /// The maximum number of bytes of an unpacked WOFF: four times the largest CJK font. FreeType
  /// accepts the stated size up to 4 GB.
  static let largestSFNT = 128 << 20

  static func isWOFF(_ data: FontData) -> Bool {
    data.withBytes { $0.bigEndianUInt32(at: 0) }.map(OpenTypeTag.init(rawValue:)) == "wOFF"
  }

  /// The first four bytes of the font in the file, which determine the kind of outlines.
  static func flavor(of data: FontData) -> UInt32 { data.withBytes { $0.bigEndianUInt32(at: 4) } ?? 0 }

  /// The stated unpacked size, the larger one if there are two; `nil` if the file is not WOFF of
  /// version 1.
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
