/// The header of a PNG file, which is checked before memory is allocated for its pixels.
enum PNGHeader {
  /// The maximum number of pixels per side of a glyph's bitmap. Fonts have some hundreds; a
  /// hostile file states millions in a few bytes.
  private static let largestSide: UInt32 = 4096

  /// Returns true if the bytes begin like a PNG with a size that a glyph can have.
  static func isPicture(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard unsafe bytes.starts(with: signature) else { return false }
    let span = unsafe RawSpan(_unsafeBytes: bytes)
    // The first chunk is IHDR: length, name, width, height.
    guard let width = span.bigEndianUInt32(at: 16), let height = span.bigEndianUInt32(at: 20) else { return false }
    return (1...largestSide).contains(width) && (1...largestSide).contains(height)
  }
}
