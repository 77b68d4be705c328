import FontMetrics
import Testing

/// Variable fonts without `HVAR` whose outlines HarfBuzz cannot read, so that it would answer advances of 0, and fonts without advances.
@Suite("Fonts whose advances would be lost")
struct LostAdvanceTests {
  private static let axis = SFNTEditing.axisTable([SFNTEditing.Axis("wght", 100, 400, 900)])

  private func message(_ patches: [SFNTEditing.Patch], replacing tables: [String: [UInt8]]) throws -> String? {
    let bytes = try SFNTEditing.strutTest(patches, replacing: tables)
    do throws(FontError) {
      _ = try FontFace(data: bytes, name: "lost.ttf")
      return nil
    } catch { return error.message }
  }

  @Test("A sound one is opened, and has its advances")
  func sound() throws {
    let bytes = try SFNTEditing.strutTest(replacing: ["fvar": Self.axis])
    let face = try FontFace(data: bytes, name: "sound.ttf")
    #expect(face.glyphMetrics(of: "A")?.advance == 600)
    #expect(try face.instance(at: ["wght": 900]).glyphMetrics(of: "A")?.advance == 600)
  }

  @Test(
    "One whose outlines cannot be read is refused by the name of the table",
    arguments: [
      ("head", 52, [0, 1], "glyphDataFormat"), ("head", 50, [0, 2], "indexToLocFormat"),
    ] as [(String, Int, [UInt8], String)])
  func unreadable(table: String, offset: Int, bytes: [UInt8], word: String) throws {
    let patch = SFNTEditing.Patch(table, offset, bytes)
    #expect(try message([patch], replacing: ["fvar": Self.axis])?.contains(word) == true)
    if word == "glyphDataFormat" { #expect(try message([patch], replacing: [:]) == nil) }
  }

  @Test("One whose loca ends early is refused", arguments: [4, 100, 208])
  func locations(length: Int) throws {
    var bytes = try SFNTEditing.strutTest(replacing: ["fvar": Self.axis])
    // The directory alone says where it ends: where another table followed sooner, FreeType would count fewer glyphs.
    let record = try #require(
      stride(from: 12, to: 12 + 16 * Int(bytes[5]), by: 16).first { Array(bytes[$0..<$0 + 4]) == Array("loca".utf8) })
    bytes.replaceSubrange(record + 12..<record + 16, with: SFNTEditing.bigEndian(length, 4))
    let error = #expect(throws: FontError.self) { try FontFace(data: bytes, name: "lost.ttf") }
    #expect(error?.message.contains("loca ends before its last glyph") == true)
  }

  @Test("A font without advances is refused")
  func noAdvances() throws {
    #expect(try message([SFNTEditing.Patch("hhea", 34, [0, 0])], replacing: [:])?.contains("hmtx") == true)
    #expect(try message([], replacing: ["hmtx": [2, 88]])?.contains("hmtx") == true)
  }

  @Test("One that is drawn by CFF has the advances of hmtx at every location")
  func constant() throws {
    var tables = try SFNTEditing.tables(of: BundledFolder.path + "/TeXGyrePagella/texgyrepagella-regular.otf")
    #expect(tables["CFF "] != nil)
    let plain = try FontFace(data: SFNTEditing.font(of: tables, version: 0x4F54_544F), name: "plain.otf")
    tables["fvar"] = Self.axis
    let varied = try FontFace(data: SFNTEditing.font(of: tables, version: 0x4F54_544F), name: "varied.otf")
    for letter in ["A", "W", "i"] as [Unicode.Scalar] {
      let advance = try #require(plain.glyphMetrics(of: letter)?.advance)
      #expect(advance > 0)
      #expect(varied.glyphMetrics(of: letter)?.advance == advance)
      #expect(try varied.instance(at: ["wght": 900]).glyphMetrics(of: letter)?.advance == advance)
    }
  }
}
