internal import CHarfBuzz

/// A table of advances, `hmtx` or `vmtx`, held against what the other tables say of its length.
struct AdvanceTable {
  let tag: OpenTypeTag
  private let header: OpenTypeTag
  /// How many advances the header states; the glyphs after these have the last one.
  private let stated: Int
  /// How many glyphs HarfBuzz counts, and how many text can have.
  private let glyphCount, usedCount: Int
  private let byteCount: Int

  static func horizontal(_ face: OpaquePointer, usedCount: Int) -> AdvanceTable {
    unsafe AdvanceTable("hmtx", header: "hhea", face, usedCount)
  }

  /// `nil` for a face without the table.
  static func vertical(_ face: OpaquePointer, usedCount: Int) -> AdvanceTable? {
    let table = unsafe AdvanceTable("vmtx", header: "vhea", face, usedCount)
    return table.byteCount > 0 ? table : nil
  }

  private init(_ tag: OpenTypeTag, header: OpenTypeTag, _ face: OpaquePointer, _ usedCount: Int) {
    (self.tag, self.header) = (tag, header)
    stated = unsafe OpenTypeFace.withTable(header, of: face) { $0.bigEndianUInt16(at: 34).map(Int.init) } ?? 0
    glyphCount = unsafe Int(hb_face_get_glyph_count(face))
    self.usedCount = min(usedCount, glyphCount)
    byteCount = unsafe OpenTypeFace.withTable(tag, of: face) { $0.byteCount } ?? 0
  }

  /// Why glyphs have no advance; `nil` where all have one.
  var fault: String? {
    let (count, needed) = (min(stated, byteCount / 4), min(stated, usedCount))
    guard count > 0 else { return "\(tag) has no advances" }
    return count < needed ? "\(tag) ends early: it has \(count) of \(needed) advances" : nil
  }

  /// How long the table is with a bearing for each glyph after the last advance; `nil` where it is that long.
  ///
  /// HarfBuzz answers 0 for the advances of glyphs without one.
  private var lackedLength: Int? {
    let length = 4 * stated + 2 * max(0, glyphCount - stated)
    return fault == nil && stated < glyphCount && byteCount < length ? length : nil
  }

  /// The table with bearings of 0 where it lacks them, as FreeType reads it; `nil` where it lacks none.
  func completed(from face: OpaquePointer) -> [UInt8]? {
    guard let length = lackedLength else { return nil }
    return unsafe OpenTypeFace.withTable(tag, of: face) { table in
      var bytes = [UInt8](repeating: 0, count: length)
      for place in 0..<min(table.byteCount, length) { bytes[place] = table.byte(at: place) ?? 0 }
      return bytes
    }
  }
}

extension OpenTypeFace {
  /// Tables in the place of a face's own, without which HarfBuzz would answer advances of 0.
  static func advanceTables(_ face: OpaquePointer, isDrawnByCFF: Bool, usedCount: Int) -> [OpenTypeTag: [UInt8]] {
    var tables = unsafe constantAdvances(face, isDrawnByCFF: isDrawnByCFF)
    tables["hmtx"] = unsafe AdvanceTable.horizontal(face, usedCount: usedCount).completed(from: face)
    guard let vertical = unsafe AdvanceTable.vertical(face, usedCount: usedCount) else { return tables }
    // HarfBuzz makes vertical advances of the line box where there are none.
    tables["vmtx"] = vertical.fault == nil ? unsafe vertical.completed(from: face) : []
    return tables
  }

  /// An `HVAR` in which nothing varies, for a variable font that has none and is not drawn by `glyf`: its advances are those of `hmtx` at
  /// every location (OpenType 1.9.1, `HVAR`). HarfBuzz would look for them in `glyf`, and find 0.
  private static func constantAdvances(_ face: OpaquePointer, isDrawnByCFF: Bool) -> [OpenTypeTag: [UInt8]] {
    guard unsafe hasTable("fvar", of: face), unsafe !hasTable("HVAR", of: face),
      unsafe isDrawnByCFF || !hasTable("glyf", of: face)
    else { return [:] }
    let header: [UInt8] = [0, 1, 0, 0, 0, 0, 0, 20] + [UInt8](repeating: 0, count: 12)
    // A store of no deltas: its format, where its regions are, of which there are none.
    return ["HVAR": header + [0, 1, 0, 0, 0, 8, 0, 0] + [0, 0, 0, 0]]
  }

  /// Why glyphs would come out with no advance, which HarfBuzz does not say; nil for a font whose advances can be known.
  ///
  /// HarfBuzz takes the advances of a variable font without `HVAR` from outlines of `glyf`, and those that it cannot read are 0 to it.
  var lossOfAdvances: String? {
    guard program == nil else { return nil }
    if let fault = unsafe AdvanceTable.horizontal(rawFace, usedCount: facts.glyphCount).fault { return fault }
    guard hasTable("fvar"), !hasTable("HVAR") else { return nil }
    if let fault = outlineFault { return "\(fault), and no HVAR table has its advances" }
    if !isDrawnByCFF, hasTable("glyf"), hasTable("gvar"), !heavyGlyphs(isVaried: true).areNone {
      return "its outlines take too much work to vary, and no HVAR table has their advances"
    }
    return nil
  }

  /// Why glyphs have no vertical advance though there is `vmtx`; `nil` where all have one, or none is to have one.
  package var lossOfVerticalAdvances: String? {
    unsafe AdvanceTable.vertical(rawFace, usedCount: facts.glyphCount)?.fault
  }

  /// Whether glyphs have vertical advances of their own.
  package var hasVerticalAdvances: Bool { hasTable("vmtx") && lossOfVerticalAdvances == nil }

  /// Why HarfBuzz reads no outlines of `glyf`, or not all; `nil` where it does, and where there are none.
  package var outlineFault: String? {
    guard program == nil, !isDrawnByCFF, hasTable("glyf") else { return nil }
    guard uint16("head", at: 52) == 0 else { return "the glyphDataFormat of head is not 0" }
    guard let format = uint16("head", at: 50), format <= 1 else {
      return "the indexToLocFormat of head is neither 0 nor 1"
    }
    let count = (withTable("loca") { $0.byteCount } ?? 0) / (format == 0 ? 2 : 4)
    return count > facts.glyphCount ? nil : "loca ends before its last glyph"
  }
}
