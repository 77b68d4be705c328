internal import CFreeType

extension FontData {
  /// The maximum number of bytes of an unpacked font: ten times the largest font for X11.
  static let largestUnpacked = 64 << 20

  /// Returns the bytes inside a gzip file, as fonts for X11 are installed; any other file
  /// unchanged.
  ///
  /// FreeType would unpack it while reading, again for each seek backward, and without a limit. The
  /// other supported compressions, `compress` (.Z) and bzip2, do not contain the size of the font,
  /// and are rejected.
  func uncompressed() throws(FontOpeningFailure) -> FontData {
    switch withBytes({ $0.bigEndianUInt32(at: 0) }).map({ $0 >> 8 }) {
    case 0x1F8B08: try gunzipped()
    case 0x1F9D90, 0x1F9D8C, 0x1F9D10: throw .packed(by: "compress")
    case 0x425A68: throw .packed(by: "bzip2")
    default: self
    }
  }

  private func gunzipped() throws(FontOpeningFailure) -> FontData {
    let input = self
    // The last four bytes are the size, least significant byte first.
    let trailer = withBytes { $0.bigEndianUInt32(at: input.count - 4) }.map { Int($0.byteSwapped) } ?? 0
    guard trailer <= Self.largestUnpacked else { throw .tooLarge(bytes: trailer, limit: Self.largestUnpacked) }
    guard trailer > 0 else { throw .empty }
    var output = [UInt8](repeating: 0, count: trailer)
    var length = FT_ULong(trailer)
    let status = withBytes { bytes in
      unsafe bytes.withUnsafeBytes { source in
        unsafe output.withUnsafeMutableBufferPointer { target in
          let start = unsafe source.baseAddress?.assumingMemoryBound(to: UInt8.self)
          return unsafe strut_ft_gunzip(target.baseAddress, &length, start, FT_ULong(source.count))
        }
      }
    }
    guard status == 0, length == trailer else {
      throw .unusable(reason: "its gzip data is broken; fetch the font again")
    }
    return try FontData(copying: output)
  }
}
