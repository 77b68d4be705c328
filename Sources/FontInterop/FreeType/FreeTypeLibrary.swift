internal import CFreeType
package import Threads

/// Owns the only `FT_Library`. One thread at a time may use FreeType's library object, so it is
/// protected by a lock.
@safe
package struct FreeTypeLibrary: ~Copyable {
  private let raw: FT_Library?

  /// The documented exception to "no singletons": FreeType faces are opened, used and closed only
  /// inside this lock.
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

  /// FreeType's data for a face, including the data that HarfBuzz cannot read by itself.
  func open(_ data: FontData, faceIndex: Int) throws(FontOpeningFailure) -> OpenedFace {
    let face = try face(data, faceIndex: faceIndex)
    let facts = Self.facts(of: face, in: data)
    // For a Mac suitcase, FreeType opens a face for any index.
    guard faceIndex < facts.faceCount else { throw .noSuchFace(index: faceIndex, count: facts.faceCount) }
    guard facts.isSFNT, face.hasOpenTypeMetrics else {
      let program = try FontProgram(face, facts, of: data)
      return OpenedFace(facts: facts, content: .program(program))
    }
    guard WOFFHeader.isWOFF(data) else { return OpenedFace(facts: facts, content: .file(data, index: faceIndex)) }
    let unpacked = try FontData(copying: SFNTWriter.bytes(of: face.tables, flavor: WOFFHeader.flavor(of: data)))
    return OpenedFace(facts: facts, content: .file(unpacked, index: 0))
  }

  func face(_ data: FontData, faceIndex: Int) throws(FontOpeningFailure) -> FreeTypeFace {
    // The upper half of FreeType's index is the number of a named instance, and a negative index
    // requests only the count.
    guard (0...0xFFFF).contains(faceIndex) else { throw try noSuchFace(data, faceIndex) }
    do throws(FontOpeningFailure) { return try rawFace(data, faceIndex) } catch {
      // Face 0 distinguishes a wrong index from a bad file.
      let count = faceIndex == 0 ? 0 : try rawFace(data, 0).facts.faceCount
      throw faceIndex < count || faceIndex == 0 ? error : .noSuchFace(index: faceIndex, count: count)
    }
  }

  /// FreeType treats a CFF face of a collection without `head` as a bare CFF, and counts its names
  /// instead of the collection's faces. At this point, it has checked the count in the header.
  private static func facts(of face: borrowing FreeTypeFace, in data: FontData) -> FreeTypeFacts {
    var facts = face.facts
    if let count = SFNTDirectory.collectionCount(in: data) { facts.faceCount = count }
    return facts
  }

  private func noSuchFace(_ data: FontData, _ index: Int) throws(FontOpeningFailure) -> FontOpeningFailure {
    let first = try rawFace(data, 0)
    return .noSuchFace(index: index, count: Self.facts(of: first, in: data).faceCount)
  }

  private func rawFace(_ data: FontData, _ index: Int) throws(FontOpeningFailure) -> FreeTypeFace {
    guard let library = unsafe raw else { throw .outOfMemory }
    var face: FT_Face?
    let status = data.withBytes { bytes in
      unsafe bytes.withUnsafeBytes { buffer in
        let start = unsafe buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
        return unsafe FT_New_Memory_Face(library, start, FT_Long(buffer.count), FT_Long(index), &face)
      }
    }
    guard status == 0, let face = unsafe face else { throw .notAFont(FreeTypeStatus(rawValue: status)) }
    return unsafe FreeTypeFace(adopting: face)
  }
}
