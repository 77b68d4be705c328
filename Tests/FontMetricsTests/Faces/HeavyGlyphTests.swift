import FontMetrics
import Testing

/// Variable fonts of glyphs that are made of many parts, each varied in many ways, as the 90 pixels
/// of a glyph of Handjet are in 167.
@Suite("Fonts whose glyphs are much work")
struct HeavyGlyphTests {
  private static func number(_ values: Int...) -> [UInt8] { values.flatMap { SFNTEditing.bigEndian($0, 2) } }
  private static func long(_ values: Int...) -> [UInt8] { values.flatMap { SFNTEditing.bigEndian($0, 4) } }

  /// Strut Test with "A" (glyph 34) made of a square again and again, which a thousand regions of
  /// one axis vary.
  ///
  /// - Parameter parts: A thousand take 9 million steps, 400 three and a half.
  private static func font(parts: Int, hasAdvances: Bool) throws -> FontFace {
    try FontFace(data: SFNTEditing.font(of: tables(parts: parts, hasAdvances: hasAdvances)), name: "heavy.ttf")
  }

  private static func tables(parts: Int, hasAdvances: Bool) throws -> [String: [UInt8]] {
    let glyphCount = 105
    let square = number(1, 0, 0, 100, 100, 3, 0) + [1, 1, 1, 1] + number(0, 100, 0, 0xFF9C, 0, 0, 100, 0)
    let composite =
      number(0xFFFF, 0, 0, 100, 100)
      + (0..<parts).flatMap { number($0 == parts - 1 ? 0x0002 : 0x0022, 1) + [0, 0] }
    let outlines = [1: square, 34: composite + [UInt8](repeating: 0, count: composite.count % 2)]
    let varied = number(1000, 4 + 6 * 1000) + (0..<1000).flatMap { _ in number(0, 0xA000, 0x4000) }
    var tables = try SFNTEditing.tables()
    (tables["glyf"], tables["loca"]) = placed(outlines, glyphCount)
    let (variations, places) = placed([1: varied], glyphCount)
    tables["gvar"] = number(1, 0, 1, 0) + long(20 + places.count) + number(glyphCount, 1) + long(20 + places.count)
    tables["gvar"]? += places + variations
    tables["fvar"] =
      number(1, 0, 16, 2, 1, 20, 0, 8) + Array("wght".utf8) + long(100 << 16, 400 << 16, 900 << 16) + number(0, 0)
    if hasAdvances { tables["HVAR"] = advances(glyphCount) }
    tables["head"]?.replaceSubrange(50..<52, with: [0, 1])
    tables["GPOS"] = nil
    return tables
  }

  /// Pieces by glyph, one after the other, with the places where they begin.
  private static func placed(_ pieces: [Int: [UInt8]], _ count: Int) -> (bytes: [UInt8], places: [UInt8]) {
    var (bytes, places): ([UInt8], [UInt8]) = ([], [])
    for glyph in 0..<count {
      places += long(bytes.count)
      bytes += pieces[glyph] ?? []
      while bytes.count % 4 != 0 { bytes.append(0) }
    }
    return (bytes, places + long(bytes.count))
  }

  /// Each glyph is 100 units wider at the end of the axis.
  private static func advances(_ glyphCount: Int) -> [UInt8] {
    let regions = number(1, 1, 0, 0x4000, 0x4000)
    let items = number(glyphCount, 0, 1, 0) + [UInt8](repeating: 100, count: glyphCount)
    let store = number(1) + long(12) + number(1) + long(12 + regions.count) + regions + items
    return number(1, 0) + long(20, 0, 0, 0) + store
  }

  @Test("One of four hundred parts that vary in a thousand ways is drawn", arguments: [100.0, 400, 900])
  func drawn(weight: Double) throws {
    let face = try Self.font(parts: 400, hasAdvances: true).instance(at: ["wght": weight])
    let glyph = try #require(face.glyphMetrics(of: "A"))
    #expect(glyph.advance == (weight == 900 ? 700 : 600))
    #expect(glyph.bounds == GlyphBounds(left: 50, bottom: 0, right: 150, top: 100))
    #expect(!face.warnings.contains { $0.kind == .glyphEffort })
  }

  @Test("One of a thousand has its advance by HVAR, and no outline, which a warning says")
  func tooMuch() throws {
    let face = try Self.font(parts: 1000, hasAdvances: true).instance(at: ["wght": 900])
    #expect(face.glyphMetrics(of: "A")?.advance == 700)
    #expect(face.glyphMetrics(of: "A")?.bounds == nil)
    #expect(face.glyphMetrics(of: " ")?.advance == 400)
    #expect(face.inkBounds(of: "AA").advance == 1400)
    let sentences = face.warnings.filter { $0.kind == .glyphEffort }.map(\.message)
    #expect(
      sentences == [
        "1 glyph is too complex for Strut to draw, so it has no outline, and marks are placed as they are at the default axis values"
      ])
  }

  @Test("Without VVAR vertical advances of such glyphs are those of the default location")
  func verticalAdvances() throws {
    var tables = try Self.tables(parts: 1000, hasAdvances: true)
    tables["vhea"] = Self.number(1, 0) + [UInt8](repeating: 0, count: 30) + Self.number(1)
    tables["vmtx"] = Self.number(900, 0) + (1..<105).flatMap { _ in Self.number(0) }
    let face = try FontFace(data: SFNTEditing.font(of: tables), name: "tall.ttf").instance(at: ["wght": 900])
    #expect(face.shapingFont.verticalAdvance(34) == 900)
    #expect(face.glyphMetrics(of: "A")?.advance == 700)
  }

  @Test("Where the outlines of glyf do not count, nor does their work")
  func ofCFF() throws {
    var tables = try SFNTEditing.tables(of: FormatFonts.path("letters.otf"))
    let count = try FormatFonts.face("letters.otf").glyphCount
    let square = Self.number(1, 0, 0, 100, 100, 3, 0) + [1, 1, 1, 1] + Self.number(0, 100, 0, 0xFF9C, 0, 0, 100, 0)
    var outlines = [count - 1: square]
    for glyph in 0..<count - 1 {
      outlines[glyph] = Self.number(0xFFFF, 0, 0, 100, 100)
      for part in 0..<16 { outlines[glyph]? += Self.number(part == 15 ? 0x0002 : 0x0022, glyph + 1) + [0, 0] }
    }
    (tables["glyf"], tables["loca"]) = Self.placed(outlines, count)
    tables["head"]?.replaceSubrange(50..<52, with: [0, 1])
    let face = try FontFace(data: SFNTEditing.font(of: tables, version: 0x4F54_544F))
    #expect(!face.warnings.contains { $0.kind == .glyphEffort })
    #expect(try face.glyphMetrics(glyphID: 1) == FormatFonts.face("letters.otf").glyphMetrics(glyphID: 1))
  }

  @Test("Where glyphs share so many parts that not all are looked at, no number is said")
  func parts() throws {
    var tables = try SFNTEditing.tables()
    let parts = 25_000
    tables["glyf"] =
      Self.number(0xFFFF, 0, 0, 100, 100)
      + (0..<parts).flatMap { Self.number($0 == parts - 1 ? 0x0002 : 0x0022, 1) + [0, 0] }
    let length = tables["glyf"]?.count ?? 0
    // Every second glyph is the same one; those between have none.
    tables["loca"] = (0...105).flatMap { Self.long($0 % 2 == 0 ? 0 : length) }
    tables["head"]?.replaceSubrange(50..<52, with: [0, 1])
    let face = try FontFace(data: SFNTEditing.font(of: tables))
    #expect(
      face.warnings.filter { $0.kind == .glyphEffort }.map(\.message) == [
        "some glyphs have too many components and may have no outlines in Strut"
      ])
  }

  @Test("Without HVAR such a font is refused, and one that can be drawn is not")
  func withoutAdvances() throws {
    let failure = #expect(throws: FontError.self) { try Self.font(parts: 1000, hasAdvances: false) }
    #expect(failure?.message.contains("are too complex to vary") == true)
    #expect(try Self.font(parts: 400, hasAdvances: false).glyphMetrics(of: "A")?.advance == 600)
  }
}
