internal import CHarfBuzz

/// A table of advances, `hmtx` or `vmtx`, checked against its length in the other tables.
struct AdvanceTable {
  private let tag: OpenTypeTag
  private let header: AdvanceHeader
  /// The number of advances in the header; all following glyphs have the last advance.
  private let stated: Int
  /// The number of glyphs in HarfBuzz, and of those that text can have.
  private let glyphCount, usedCount: Int
  private let byteCount: Int

  static func horizontal(_ face: OpaquePointer, usedCount: Int) -> AdvanceTable {
    unsafe AdvanceTable("hmtx", AdvanceHeader("hhea", face), face, usedCount)
  }

  /// Returns `nil` for a face without the table.
  static func vertical(_ face: OpaquePointer, usedCount: Int) -> AdvanceTable? {
    let table = unsafe AdvanceTable("vmtx", AdvanceHeader("vhea", face), face, usedCount)
    return table.byteCount > 0 ? table : nil
  }

  private init(_ tag: OpenTypeTag, _ header: AdvanceHeader, _ face: OpaquePointer, _ usedCount: Int) {
    (self.tag, self.header) = (tag, header)
    stated = header.stated ?? 0
    glyphCount = unsafe Int(hb_face_get_glyph_count(face))
    self.usedCount = min(usedCount, glyphCount)
    byteCount = unsafe OpenTypeFace.withTable(tag, of: face) { $0.byteCount } ?? 0
  }

  /// The reason why glyphs have no advance; `nil` if all have one.
  var fault: String? {
    if let fault = header.fault(counting: tag) { return fault }
    // A record is an advance and a bearing, two bytes each; the last bearing may be missing.
    let (count, needed) = (min(stated, (byteCount + 2) / 4), min(stated, usedCount))
    guard count > 0 else { return "\(tag) has no advances" }
    return count < needed ? "\(tag) ends early: it has \(count) of \(needed) advances" : nil
  }

  /// Tables that replace those of the face, so that HarfBuzz reads all existing advances; `nil` if
  /// glyphs have none.
  func tables(from face: OpaquePointer) -> [OpenTypeTag: [UInt8]]? {
    guard fault == nil else { return nil }
    var tables: [OpenTypeTag: [UInt8]] = [:]
    tables[tag] = unsafe completed(from: face)
    tables[header.tag] = unsafe header.corrected(from: face)
    return tables
  }

  /// The length of the table with a bearing for each glyph, in bytes.
  ///
  /// HarfBuzz ignores the last advance if it has no bearing, and uses 0 for the advances of
  /// following glyphs without bearings.
  private var wholeLength: Int { 4 * min(stated, glyphCount) + 2 * max(0, glyphCount - stated) }

  /// The table with bearings of 0 for missing bearings; `nil` if none are missing.
  private func completed(from face: OpaquePointer) -> [UInt8]? {
    let length = wholeLength
    guard byteCount < length else { return nil }
    return unsafe OpenTypeFace.withTable(tag, of: face) { table in
      var bytes = table.bytes(length)
      bytes += [UInt8](repeating: 0, count: length - bytes.count)
      return bytes
    }
  }
}

/// A table with the number of advances, `hhea` or `vhea`.
private struct AdvanceHeader {
  /// The number of bytes that HarfBuzz and FreeType read of it.
  private static let length = 36

  let tag: OpenTypeTag
  private let byteCount: Int
  private let version: UInt16?
  /// The stated number of advances; `nil` if the table is missing or too short.
  let stated: Int?

  init(_ tag: OpenTypeTag, _ face: OpaquePointer) {
    self.tag = tag
    byteCount = unsafe OpenTypeFace.withTable(tag, of: face) { $0.byteCount } ?? 0
    version = unsafe OpenTypeFace.withTable(tag, of: face) { $0.bigEndianUInt16(at: 0) }
    stated = unsafe OpenTypeFace.withTable(tag, of: face) { $0.bigEndianUInt16(at: Self.length - 2).map(Int.init) }
  }

  /// The reason why it does not state the number of advances; `nil` if it does.
  func fault(counting table: OpenTypeTag) -> String? {
    switch stated {
    case nil where byteCount == 0: "the \(tag) table, which contains the number of advances in \(table), is missing"
    case nil: "\(tag) ends before the number of advances in \(table)"
    case 0: "\(tag) has no advances for \(table)"
    default: nil
    }
  }

  /// The table with version 1, which HarfBuzz requires and FreeType does not check; `nil` if it
  /// already has this version.
  func corrected(from face: OpaquePointer) -> [UInt8]? {
    guard let version, version != 1 else { return nil }
    return unsafe OpenTypeFace.withTable(tag, of: face) { [0, 1] + $0.bytes(Self.length).dropFirst(2) }
  }
}
