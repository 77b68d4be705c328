import FontInterop
import FontMetrics
import TestSupport
import Testing

@Suite("Tables that readers take in different ways")
struct OddTableTests {
  private static func number(_ values: Int...) -> [UInt8] { values.flatMap { SFNTEditing.bigEndian($0, 2) } }
  private static func long(_ values: Int...) -> [UInt8] { values.flatMap { SFNTEditing.bigEndian($0, 4) } }

  @Test("The version says whose outlines count where a font has two kinds", .fact("font-5"))
  func twoKindsOfOutlines() throws {
    var tables = try SFNTEditing.tables(of: FormatFonts.path("letters.otf"))
    let glyphCount = try FormatFonts.face("letters.otf").glyphCount
    let square = Self.number(1, 0, 0, 100, 100, 3, 0) + [1, 1, 1, 1] + Self.number(0, 100, 0, 0xFF9C, 0, 0, 100, 0)
    tables["glyf"] = square + [0, 0]
    tables["loca"] = Self.number(0) + (0..<glyphCount).flatMap { _ in Self.number((square.count + 2) / 2) }
    tables["head"]?.replaceSubrange(50..<52, with: [0, 0])
    let both = try FontFace(data: SFNTEditing.font(of: tables, version: 0x4F54_544F))
    let alone = try FormatFonts.face("letters.otf")
    #expect(both.format == .cff)
    #expect(both.warnings.filter { $0.kind == .glyphEffort } == [])
    for glyph in 0..<UInt32(glyphCount) {
      #expect(both.shapingFont.outline(of: glyph) == alone.shapingFont.outline(of: glyph), "\(glyph)")
      #expect(both.glyphMetrics(glyphID: glyph)?.bounds == alone.glyphMetrics(glyphID: glyph)?.bounds, "\(glyph)")
    }
    #expect(both.file.openType.hasTable("glyf"))
  }

  /// Tracking of -100 units at 96 points, none at 12, 200 at 2.
  private func tracked() throws -> FontFace {
    let sizes = Self.long(2 << 16, 12 << 16, 96 << 16)
    let track = Self.long(0) + Self.number(256, 32 + sizes.count)
    let table = Self.number(1, 0, 0, 12, 0, 0) + Self.number(1, 3) + Self.long(32) + track + [0, 0, 0, 0] + sizes
    return try FontFace(data: SFNTEditing.strutTest(replacing: ["trak": table + Self.number(200, 0, 0xFF9C)]))
  }

  @Test(
    "Tracking is held at its first and last size", .fact("font-4"),
    arguments: [(0.5, 200), (2, 200), (7, 100), (12, 0), (54, -50), (96, -100), (97, -100), (1000, -100), (1e6, -100)])
  func tracking(pointSize: Double, expected: Int32) throws {
    let face = try tracked()
    let plain = try FormatFonts.advances("AV", FontFace(path: BundledFolder.strutTest))
    #expect(try FormatFonts.advances("AV", face.sized(for: pointSize)) == plain.map { $0 + expected })
  }

  @Test(
    "Sizes of tracking that are out of order, or none, are no limit",
    arguments: [[0x1_0000, 0x8000_0000], [0x8000_0000, 0xFFFF_0000], [12 << 16, 2 << 16], [0, 0]])
  func trackingSizes(sizes: [Int]) throws {
    let track = Self.long(0) + Self.number(256, 32 + 4 * sizes.count)
    let table = Self.number(1, 0, 0, 12, 0, 0) + Self.number(1, sizes.count) + Self.long(32) + track + [0, 0, 0, 0]
    let face = try FontFace(
      data: SFNTEditing.strutTest(replacing: ["trak": table + sizes.flatMap { Self.long($0) } + Self.number(0, 0)]))
    #expect(face.file.openType.trackingSizes == 0...Double.greatestFiniteMagnitude)
    #expect(try FormatFonts.advances("AV", face.sized(for: 12)).count == 2)
  }

  @Test("Rules of Graphite are not applied, which a warning says")
  func graphite() throws {
    let face = try FontFace(data: SFNTEditing.strutTest(replacing: ["Silf": [0, 3, 0, 0]]))
    #expect(
      face.warnings.filter { $0.kind == .graphite }.map(\.message) == [
        "Graphite rules (Silf) are not applied"
      ])
    #expect(try !FontFace(path: BundledFolder.strutTest).warnings.contains { $0.kind == .graphite })
  }

  @Test("A font without a family name is told")
  func nameless() throws {
    let face = try FontFace(data: SFNTEditing.strutTest(replacing: ["name": SFNTEditing.nameTable([])]))
    #expect(face.warnings.map(\.message).contains("there is no family name"))
  }
}
