internal import CBrotli

/// A WOFF2 file, unpacked without FreeType (W3C WOFF 2.0).
///
/// FreeType 2.12 loses the last glyph of each font with `glyf`, refuses what states another total size than it comes to, `hmtx` that
/// is packed without `glyf`, and collections of which three fonts have outlines of their own.
struct WOFF2File {
  private let directory: WOFF2Directory
  private let file: [UInt8]

  static func isWOFF2(_ data: FontData) -> Bool {
    data.withBytes { $0.bigEndianUInt32(at: 0) }.map(OpenTypeTag.init(rawValue:)) == "wOF2"
  }

  /// Reads the head of a file.
  init(_ data: FontData) throws(FontOpeningFailure) {
    file = data.withBytes { bytes in unsafe bytes.withUnsafeBytes { unsafe Array($0) } }
    // The third number is the file's own length.
    let length = data.withBytes { $0.bigEndianUInt32(at: 8) }.map(Int.init) ?? 0
    do throws(WOFF2Damage) {
      directory = try WOFF2Directory(file)
      guard directory.data.upperBound <= file.count else { throw .endsEarly }
    } catch {
      if length > file.count { throw .truncated(table: "WOFF2 data", endsAt: length, fileSize: file.count) }
      throw .unusable(reason: error.reason)
    }
    guard directory.largestLength <= WOFFHeader.largestSFNT else {
      throw .tooLarge(bytes: directory.largestLength, limit: WOFFHeader.largestSFNT)
    }
  }

  var faceCount: Int { directory.fonts.count }

  /// The sum of the tables' sizes; `nil` for what is not WOFF2, or has a damaged head.
  static func unpackedLength(of data: FontData) -> Int? {
    guard isWOFF2(data) else { return nil }
    let file = data.withBytes { bytes in unsafe bytes.withUnsafeBytes { unsafe Array($0.prefix(headLimit)) } }
    return (try? WOFF2Directory(file))?.largestLength
  }

  /// No head of a font is longer, and of a collection hardly one.
  private static let headLimit = 1 << 16

  /// One font as an sfnt.
  /// - Complexity: Linear in the unpacked data.
  func sfnt(faceIndex: Int) throws(FontOpeningFailure) -> FontData {
    guard directory.fonts.indices.contains(faceIndex) else {
      throw .noSuchFace(index: faceIndex, count: faceCount)
    }
    let font = directory.fonts[faceIndex]
    let tables: [SFNTTable]
    do throws(WOFF2Damage) {
      tables = try WOFF2Tables(font.tables.map { directory.tables[$0] }, in: unpacked()).all
    } catch { throw .unusable(reason: error.reason) }
    return try FontData(copying: SFNTWriter.bytes(of: tables, flavor: UInt32(font.flavor)))
  }

  private func unpacked() throws(WOFF2Damage) -> [UInt8] {
    let length = directory.unpackedLength
    // A kilobyte can unpack to all that a file may promise. FreeType has the same limit, for files of any size.
    guard length <= 1 << 20 || length / 100 <= directory.data.count else { throw .excess }
    var count = length
    // Pages that nothing is written to take no memory, so that a file which promises much and has little takes little.
    let output = unsafe [UInt8](unsafeUninitializedCapacity: max(1, length)) { buffer, filled in
      let isWhole = unsafe file.withUnsafeBufferPointer { input in
        guard let start = input.baseAddress, let target = buffer.baseAddress else { return false }
        return unsafe BrotliDecoderDecompress(
          directory.data.count, start + directory.data.lowerBound, &count, target) == BROTLI_DECODER_RESULT_SUCCESS
      }
      filled = isWhole && count == length ? length : 0
    }
    guard output.count == length, length > 0 else { throw .compression }
    return output
  }
}
