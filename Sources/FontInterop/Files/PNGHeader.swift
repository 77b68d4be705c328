/// What the head of a PNG file claims, asked before anybody makes room for its pixels.
enum PNGHeader {
  /// The most pixels along a side of a glyph's bitmap. Fonts have some hundreds; a hostile one claims millions in a few bytes.
  private static let largestSide: UInt32 = 4096

  /// Whether the bytes begin as a PNG of a size that a glyph can have.
  static func isPicture(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard unsafe bytes.starts(with: signature) else { return false }
    let span = unsafe RawSpan(_unsafeBytes: bytes)
    // The first chunk is IHDR: length, name, width, height.
    guard let width = span.bigEndianUInt32(at: 16), let height = span.bigEndianUInt32(at: 20) else { return false }
    return (1...largestSide).contains(width) && (1...largestSide).contains(height)
  }
}
