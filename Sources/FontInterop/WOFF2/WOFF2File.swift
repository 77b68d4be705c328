internal import CBrotli

/// A WOFF2 file, unpacked without FreeType (W3C WOFF 2.0).
///
/// FreeType 2.12 loses the last glyph of each font with `glyf`, and rejects files whose stated
/// total size is wrong, files with a transformed `hmtx` without a transformed `glyf`, and
/// collections in which three fonts have their own outlines.
struct WOFF2File {
  private let directory: WOFF2Directory
  private let file: FontData

  static func isWOFF2(_ data: FontData) -> Bool {
    data.withBytes { $0.bigEndianUInt32(at: 0) }.map(OpenTypeTag.init(rawValue:)) == "wOF2"
  }

  /// Reads the header of a file.
  init(_ data: FontData) throws(FontOpeningFailure) {
    file = data
    // The third number is the length of the file.
    let length = data.withBytes { $0.bigEndianUInt32(at: 8) }.map(Int.init) ?? 0
    do throws(WOFF2Damage) {
      directory = try WOFF2Directory(Self.head(of: data))
      guard directory.data.upperBound <= data.count else { throw .endsEarly }
    } catch {
      if length > data.count { throw .truncated(table: "WOFF2 data", endsAt: length, fileSize: data.count) }
      throw .unusable(reason: error.reason)
    }
    guard directory.largestLength <= WOFFHeader.largestSFNT else {
      throw .tooLarge(bytes: directory.largestLength, limit: WOFFHeader.largestSFNT)
    }
  }

  var faceCount: Int { directory.fonts.count }

  /// The sum of the sizes of the tables, and the maximum unpacked size if the header is damaged;
  /// `nil` for other formats.
  static func unpackedLength(of data: FontData) -> Int? {
    guard isWOFF2(data) else { return nil }
    return (try? WOFF2Directory(head(of: data)))?.largestLength ?? WOFFHeader.largestSFNT
  }

  private static func head(of data: FontData) -> [UInt8] {
    data.withBytes { bytes in unsafe bytes.withUnsafeBytes { unsafe Array($0.prefix(WOFF2Directory.lengthLimit)) } }
  }

  /// Returns a font as an sfnt.
  /// - Complexity: Linear in the unpacked data.
  func sfnt(faceIndex: Int) throws(FontOpeningFailure) -> FontData {
    guard directory.fonts.indices.contains(faceIndex) else {
      throw .noSuchFace(index: faceIndex, count: faceCount)
    }
    let font = directory.fonts[faceIndex]
    do throws(WOFF2Damage) {
      var tables = WOFF2Tables(directory.tables, in: try unpacked())
      return try Self.data(SFNTWriter.bytes(of: try tables.all(of: font).map(\.table), flavor: UInt32(font.flavor)))
    } catch { throw error.failure }
  }

  /// Returns all fonts of a collection as a collection of sfnts, which share the same tables as in
  /// the file.
  /// - Complexity: Linear in the unpacked data, and in the reconstructed data.
  func collection() throws(FontOpeningFailure) -> UnpackedCollection {
    do throws(WOFF2Damage) {
      var tables = WOFF2Tables(directory.tables, in: try unpacked())
      var writer = CollectionWriter(count: directory.fonts.count)
      var failures: [Int: FontOpeningFailure] = [:]
      for (index, font) in directory.fonts.enumerated() {
        do throws(WOFF2Damage) {
          writer.add(try tables.all(of: font), flavor: UInt32(font.flavor), as: index)
        } catch { failures[index] = error.failure }
        guard writer.length <= WOFFHeader.largestSFNT else { throw .size }
      }
      return UnpackedCollection(file: file, fonts: try Self.data(writer.bytes), failures: failures)
    } catch { throw error.failure }
  }

  private static func data(_ bytes: [UInt8]) throws(WOFF2Damage) -> FontData {
    do throws(FontOpeningFailure) { return try FontData(copying: bytes) } catch { throw .memory }
  }

  private func unpacked() throws(WOFF2Damage) -> [UInt8] {
    let length = directory.unpackedLength
    // A kilobyte can unpack to the maximum size of a file. FreeType has the same limit, for files
    // of any size.
    guard length <= 1 << 20 || length / 100 <= directory.data.count else { throw .excess }
    var count = length
    // Pages to which nothing is written take no memory, so a file that states a large size and has
    // little data takes little.
    let output = unsafe [UInt8](unsafeUninitializedCapacity: max(1, length)) { buffer, filled in
      let isWhole = file.withBytes { bytes in
        unsafe bytes.withUnsafeBytes { input in
          let start = unsafe input.baseAddress?.assumingMemoryBound(to: UInt8.self)
          guard let start = unsafe start, let target = buffer.baseAddress else { return false }
          return unsafe BrotliDecoderDecompress(
            directory.data.count, start + directory.data.lowerBound, &count, target) == BROTLI_DECODER_RESULT_SUCCESS
        }
      }
      filled = isWhole && count == length ? length : 0
    }
    guard output.count == length, length > 0 else { throw .compression }
    return output
  }
}

extension WOFF2Damage {
  fileprivate var failure: FontOpeningFailure { self == .memory ? .outOfMemory : .unusable(reason: reason) }
}
