internal import CHarfBuzz

/// Tables with which HarfBuzz reads advances and outlines correctly, and faults that no table can
/// fix.
struct FaceRepairs {
  /// Tables that replace those of the face.
  private(set) var tables: [OpenTypeTag: [UInt8]] = [:]
  /// The reason why HarfBuzz does not read outlines of `glyf` correctly; `nil` if it does, and if
  /// there are no outlines in use.
  private(set) var outlineFault: OutlineFault?
  /// The reason why glyphs would have no advance, which HarfBuzz does not report; `nil` for a font
  /// with valid advances.
  private(set) var lossOfAdvances: String?
  /// The reason why glyphs have no vertical advance although there is a `vmtx`; `nil` if all have
  /// one, or none should have one.
  private(set) var lossOfVerticalAdvances: String?
  /// True if glyphs have vertical advances in a table.
  private(set) var hasVerticalAdvances = false

  /// The value for a face that HarfBuzz does not read.
  init() {}

  /// - Complexity: Linear in the changed tables, which few fonts have.
  init(_ face: OpaquePointer, isDrawnByCFF: Bool, usedCount: Int) {
    outlineFault = isDrawnByCFF ? nil : unsafe OutlineFault.find(in: face, glyphCount: usedCount)
    let variations = unsafe AdvanceVariations(face, isDrawnByCFF: isDrawnByCFF)
    unsafe repairHorizontal(face, variations, usedCount)
    unsafe repairVertical(face, variations, usedCount)
    tables["loca"] = unsafe outlineFault?.completedPlaces(from: face)
  }

  private mutating func repairHorizontal(_ face: OpaquePointer, _ variations: AdvanceVariations, _ usedCount: Int) {
    let advances = unsafe AdvanceTable.horizontal(face, usedCount: usedCount)
    lossOfAdvances = advances.fault ?? variations.loss("advances", "HVAR", outlineFault)
    guard lossOfAdvances == nil, let own = unsafe advances.tables(from: face) else { return }
    tables.merge(own) { $1 }
    tables["HVAR"] = variations.constant("HVAR")
  }

  private mutating func repairVertical(_ face: OpaquePointer, _ variations: AdvanceVariations, _ usedCount: Int) {
    guard let advances = unsafe AdvanceTable.vertical(face, usedCount: usedCount) else { return }
    lossOfVerticalAdvances = advances.fault ?? variations.loss("vertical advances", "VVAR", outlineFault)
    hasVerticalAdvances = lossOfVerticalAdvances == nil
    guard hasVerticalAdvances, let own = unsafe advances.tables(from: face) else {
      // Without vertical advances, HarfBuzz derives them from the line box.
      return tables["vmtx"] = []
    }
    tables.merge(own) { $1 }
    tables["VVAR"] = variations.constant("VVAR")
  }
}

/// The table with the variations of a face's advances: `HVAR` and `VVAR`, or else the outlines of
/// `glyf`.
private struct AdvanceVariations {
  private let isVariable: Bool
  private let hasOutlines: Bool
  /// The tables that HarfBuzz reads.
  private let tables: Set<OpenTypeTag>

  init(_ face: OpaquePointer, isDrawnByCFF: Bool) {
    isVariable = unsafe OpenTypeFace.hasTable("fvar", of: face)
    hasOutlines = unsafe !isDrawnByCFF && OpenTypeFace.hasTable("glyf", of: face)
    tables = isVariable ? unsafe OpenTypeFace.advanceVariations(in: face) : []
  }

  /// The reason why varying numbers are lost: they belong to outlines that HarfBuzz cannot read.
  func loss(_ numbers: String, _ table: OpenTypeTag, _ fault: OutlineFault?) -> String? {
    isVariable && !tables.contains(table) ? fault?.loss(of: numbers, without: table) : nil
  }

  /// A table without variations, for a variable font that has none and is not drawn with `glyf`:
  /// its advances are those of `hmtx` and `vmtx` at every location (OpenType 1.9.1, `HVAR`).
  /// HarfBuzz would otherwise look for them in `glyf`, and find 0.
  func constant(_ table: OpenTypeTag) -> [UInt8]? {
    guard isVariable, !tables.contains(table), !hasOutlines else { return nil }
    // The length of the header of VVAR, which is longer than that of HVAR.
    let header: [UInt8] = [0, 1, 0, 0, 0, 0, 0, 24] + [UInt8](repeating: 0, count: 16)
    // A store without deltas: its format, and the offset of its empty list of regions.
    return header + [0, 1, 0, 0, 0, 8, 0, 0] + [0, 0, 0, 0]
  }
}

extension OpenTypeFace {
  /// Returns which of the tables of varied advances HarfBuzz and FreeType read: those of version 1
  /// that are as long as their header.
  fileprivate static func advanceVariations(in face: OpaquePointer) -> Set<OpenTypeTag> {
    let headers: [(tag: OpenTypeTag, length: Int)] = [("HVAR", 20), ("VVAR", 24)]
    let read = headers.filter { header in
      unsafe withTable(header.tag, of: face) { $0.byteCount >= header.length && $0.bigEndianUInt16(at: 0) == 1 }
        ?? false
    }
    return Set(read.map(\.tag))
  }

  /// The reason why a font whose advances HarfBuzz computes from outlines has none: varying them is
  /// too much work.
  ///
  /// HarfBuzz computes the advances of a variable font without `HVAR` from outlines of `glyf`.
  var excessOfAdvances: String? {
    guard program == nil, !isDrawnByCFF, ["fvar", "glyf", "gvar"].allSatisfy({ hasTable($0) }),
      unsafe !Self.advanceVariations(in: rawFace).contains("HVAR"), !heavyGlyphs(isVaried: true).areNone
    else { return nil }
    return "its outlines are too complex to vary, and it has no HVAR table with their advances"
  }

  /// The reason why glyphs have no vertical advance although there is a `vmtx`; `nil` if all have
  /// one, or none should have one.
  package var lossOfVerticalAdvances: String? { repairs.lossOfVerticalAdvances }

  /// True if glyphs have vertical advances in a table.
  package var hasVerticalAdvances: Bool { repairs.hasVerticalAdvances }

  /// The reason why HarfBuzz does not read outlines of `glyf` correctly; `nil` if it does, and if
  /// there are none.
  package var outlineFault: OutlineFault? { repairs.outlineFault }
}
