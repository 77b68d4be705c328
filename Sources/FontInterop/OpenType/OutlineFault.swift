/// A fault of the tables that locate outlines in `glyf`.
package struct OutlineFault: Hashable, Sendable {
  private let reason: String
  /// The number of glyphs of the face.
  private let glyphCount: Int
  /// The glyphs whose outlines HarfBuzz does not read; none if only the end of the last outline is
  /// missing.
  let lost: Range<Int>

  /// The fault and its effect, as a sentence.
  package var sentence: String {
    if lost.isEmpty {
      return "\(reason): the outline of glyph \(glyphCount - 1) is assumed to end where the glyf table ends"
    }
    if lost.count == glyphCount { return "\(reason): its glyphs have no outlines" }
    return "\(reason): glyphs \(lost.lowerBound) to \(lost.upperBound - 1) have no outlines"
  }

  /// The reason why numbers from outlines are lost, and the table that could contain them; `nil` if
  /// all outlines are read.
  func loss(of numbers: String, without table: OpenTypeTag) -> String? {
    lost.isEmpty ? nil : "\(reason), and there is no \(table) table with its \(numbers)"
  }

  /// The fault; `nil` if HarfBuzz reads all outlines, and if there are none.
  static func find(in face: OpaquePointer, glyphCount: Int) -> OutlineFault? {
    guard unsafe OpenTypeFace.hasTable("glyf", of: face) else { return nil }
    func number(_ place: Int) -> UInt16? {
      unsafe OpenTypeFace.withTable("head", of: face) { $0.bigEndianUInt16(at: place) }
    }
    func all(_ reason: String) -> OutlineFault {
      OutlineFault(reason: reason, glyphCount: glyphCount, lost: 0..<glyphCount)
    }
    guard number(52) == 0 else { return all("glyphDataFormat in the head table is not 0") }
    guard let format = number(50), format <= 1 else {
      return all("indexToLocFormat in the head table is neither 0 nor 1")
    }
    let places = (unsafe OpenTypeFace.withTable("loca", of: face) { $0.byteCount } ?? 0) / (format == 0 ? 2 : 4)
    guard places <= glyphCount else { return nil }
    // Each outline ends at the start of the next outline.
    let lost = places == glyphCount ? glyphCount..<glyphCount : max(0, places - 1)..<glyphCount
    return OutlineFault(reason: "the loca table ends before its last glyph", glyphCount: glyphCount, lost: lost)
  }

  /// A `loca` in which the last outline ends at the end of `glyf`; `nil` unless only this entry is
  /// missing.
  func completedPlaces(from face: OpaquePointer) -> [UInt8]? {
    guard lost.isEmpty, let length = unsafe OpenTypeFace.withTable("glyf", of: face, { $0.byteCount }) else {
      return nil
    }
    let isLong = unsafe OpenTypeFace.withTable("head", of: face) { $0.bigEndianUInt16(at: 50) } == 1
    let end = isLong ? UInt32(clamping: length) : UInt32(min(length / 2, 0xFFFF))
    let entry = (0..<4).reversed().map { UInt8(truncatingIfNeeded: end >> ($0 * 8)) }
    return unsafe OpenTypeFace.withTable("loca", of: face) { table in
      table.bytes(glyphCount * (isLong ? 4 : 2)) + entry.suffix(isLong ? 4 : 2)
    }
  }
}
