internal import CHarfBuzz

/// Tables that let HarfBuzz read advances and outlines as the font has them, and faults that no table can mend.
struct FaceRepairs {
  /// Tables in the place of the face's own.
  private(set) var tables: [OpenTypeTag: [UInt8]] = [:]
  /// Why HarfBuzz does not read outlines of `glyf` as they are; `nil` where it does, and where there are none that count.
  private(set) var outlineFault: OutlineFault?
  /// Why glyphs would come out with no advance, which HarfBuzz does not say; `nil` for a font whose advances can be known.
  private(set) var lossOfAdvances: String?
  /// Why glyphs have no vertical advance though there is `vmtx`; `nil` where all have one, or none is to have one.
  private(set) var lossOfVerticalAdvances: String?
  /// Whether glyphs have vertical advances of their own.
  private(set) var hasVerticalAdvances = false

  /// Of a face that HarfBuzz does not read.
  init() {}

  /// - Complexity: Linear in the tables that are changed, which few fonts have.
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
      // HarfBuzz makes vertical advances of the line box where there are none.
      return tables["vmtx"] = []
    }
    tables.merge(own) { $1 }
    tables["VVAR"] = variations.constant("VVAR")
  }
}

/// Where the variations of a face's advances are: in `HVAR` and `VVAR`, else HarfBuzz looks for them in the outlines of `glyf`.
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

  /// Why numbers that vary are lost: those of outlines that HarfBuzz cannot read.
  func loss(_ numbers: String, _ table: OpenTypeTag, _ fault: OutlineFault?) -> String? {
    isVariable && !tables.contains(table) ? fault?.loss(of: numbers, without: table) : nil
  }

  /// A table in which nothing varies, for a variable font that has none and is not drawn by `glyf`: its advances are those of `hmtx` and
  /// `vmtx` at every location (OpenType 1.9.1, `HVAR`). HarfBuzz would look for them in `glyf`, and find 0.
  func constant(_ table: OpenTypeTag) -> [UInt8]? {
    guard isVariable, !tables.contains(table), !hasOutlines else { return nil }
    // As long as the header of VVAR, which is longer than that of HVAR.
    let header: [UInt8] = [0, 1, 0, 0, 0, 0, 0, 24] + [UInt8](repeating: 0, count: 16)
    // A store of no deltas: its format, where its regions are, of which there are none.
    return header + [0, 1, 0, 0, 0, 8, 0, 0] + [0, 0, 0, 0]
  }
}

extension OpenTypeFace {
  /// Which of the tables of varied advances HarfBuzz and FreeType read: those of version 1 that are as long as their header.
  fileprivate static func advanceVariations(in face: OpaquePointer) -> Set<OpenTypeTag> {
    let headers: [(tag: OpenTypeTag, length: Int)] = [("HVAR", 20), ("VVAR", 24)]
    let read = headers.filter { header in
      unsafe withTable(header.tag, of: face) { $0.byteCount >= header.length && $0.bigEndianUInt16(at: 0) == 1 }
        ?? false
    }
    return Set(read.map(\.tag))
  }

  /// Why a font whose advances HarfBuzz takes from outlines cannot have them: they are more work to vary than it takes on.
  ///
  /// HarfBuzz takes the advances of a variable font without `HVAR` from outlines of `glyf`.
  var excessOfAdvances: String? {
    guard program == nil, !isDrawnByCFF, ["fvar", "glyf", "gvar"].allSatisfy({ hasTable($0) }),
      unsafe !Self.advanceVariations(in: rawFace).contains("HVAR"), !heavyGlyphs(isVaried: true).areNone
    else { return nil }
    return "its outlines take too much work to vary, and no HVAR table has their advances"
  }

  /// Why glyphs have no vertical advance though there is `vmtx`; `nil` where all have one, or none is to have one.
  package var lossOfVerticalAdvances: String? { repairs.lossOfVerticalAdvances }

  /// Whether glyphs have vertical advances of their own.
  package var hasVerticalAdvances: Bool { repairs.hasVerticalAdvances }

  /// Why HarfBuzz does not read outlines of `glyf` as they are; `nil` where it does, and where there are none.
  package var outlineFault: OutlineFault? { repairs.outlineFault }
}
