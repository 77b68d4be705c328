internal import CFreeType

/// Owns the one `FT_Library`. FreeType's library object may be used by one thread at a time, so it lives in a lock.
@safe
package struct FreeTypeLibrary: ~Copyable {
  private let raw: FT_Library?

  /// The documented exception to "no singletons": FreeType faces are opened and closed under this lock, and never leave it.
  package static let shared = Locked(FreeTypeLibrary())

  private init() {
    var library: FT_Library?
    unsafe FT_Init_FreeType(&library)
    unsafe self.raw = library
  }

  deinit {
    if let raw = unsafe raw { unsafe FT_Done_FreeType(raw) }
  }

  /// The library's version, "2.12.1".
  package var version: String {
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    if let raw = unsafe raw { unsafe FT_Library_Version(raw, &major, &minor, &patch) }
    return "\(major).\(minor).\(patch)"
  }

  /// What FreeType says of one face. The face is closed again before this returns.
  package func inspect(_ data: FontData, faceIndex: Int) throws(FontOpeningFailure) -> FreeTypeFacts {
    let face = try open(data, faceIndex: faceIndex)
    return face.facts
  }

  /// The face as one sfnt: FreeType unpacks WOFF and WOFF2, HarfBuzz alone opens neither.
  package func unpack(_ data: FontData) throws(FontOpeningFailure) -> [SFNTTable] {
    let face = try open(data, faceIndex: 0)
    return face.tables
  }

  private func open(_ data: FontData, faceIndex: Int) throws(FontOpeningFailure) -> FreeTypeFace {
    guard let library = unsafe raw else { throw .outOfMemory }
    var face: FT_Face?
    let status = data.withBytes { bytes in
      unsafe bytes.withUnsafeBytes { buffer in
        let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
        return unsafe FT_New_Memory_Face(library, start, FT_Long(buffer.count), FT_Long(faceIndex), &face)
      }
    }
    guard status == 0, let face = unsafe face else { throw .notAFont(FreeTypeStatus(rawValue: status)) }
    return unsafe FreeTypeFace(adopting: face)
  }
}

/// What FreeType knows of a face that HarfBuzz does not.
package struct FreeTypeFacts: Hashable, Sendable {
  /// FreeType's name of the format: "TrueType", "CFF", "Type 1", "PCF", …
  package var format: String
  /// Whether the face is an sfnt, so that HarfBuzz can read it.
  package var isSFNT: Bool
  package var isScalable: Bool
  package var faceCount: Int
  package var glyphCount: Int
  package var isFixedWidth: Bool
}

/// One table of an sfnt: its tag and its bytes.
package struct SFNTTable: Hashable, Sendable {
  package var tag: UInt32
  package var bytes: [UInt8]
}
