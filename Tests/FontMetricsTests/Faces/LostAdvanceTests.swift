import FontMetrics
import TestSupport
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

  @Test(
    "A font whose hmtx ends before its last advance is refused by the table's name", .fact("font-17"),
    arguments: [4, 40, 416, 418, 419])
  func cutAdvances(length: Int) throws {
    let advances = try Self.advances()
    try #require(advances.count == 420)
    let sentence = try message([], replacing: ["hmtx": Array(advances.prefix(length))])
    #expect(sentence?.contains("hmtx ends early: it has \(length / 4) of 105 advances") == true)
    // The glyphs after the last advance have that one, and more advances than glyphs are nothing to anybody.
    let whole = try message(
      [SFNTEditing.Patch("hhea", 34, [0, 1])], replacing: ["hmtx": Array(advances.prefix(length))])
    #expect(whole == nil)
    #expect(try message([SFNTEditing.Patch("hhea", 34, [0, 200])], replacing: ["hmtx": advances]) == nil)
  }

  @Test("Advances are those of hmtx, however many bearings it lacks", .fact("font-17"), arguments: [0, 1, 50, 102])
  func cutBearings(count: Int) throws {
    let patch = SFNTEditing.Patch("hhea", 34, [0, 2])
    let metrics: [UInt8] = [1, 244, 0, 0, 2, 88, 0, 0] + [UInt8](repeating: 0, count: 2 * count)
    for tables in [["hmtx": metrics], ["hmtx": metrics, "fvar": Self.axis]] {
      let face = try FontFace(data: try SFNTEditing.strutTest([patch], replacing: tables), name: "bearings.ttf")
      for glyph in 0..<105 as Range<UInt32> {
        #expect(face.glyphMetrics(glyphID: glyph)?.advance == (glyph == 0 ? 500 : 600), "\(glyph)")
      }
    }
  }

  @Test("A vmtx that ends early, or that no header counts, is left out and told", .fact("font-17"))
  func vertical() throws {
    let header: [UInt8] = [0, 1, 0, 0, 1, 244, 254, 12] + [UInt8](repeating: 0, count: 26) + [0, 105]
    let advances = (0..<105).flatMap { _ in [3, 132, 0, 0] as [UInt8] }
    func face(_ tables: [String: [UInt8]]) throws -> FontFace {
      try FontFace(data: try SFNTEditing.strutTest(replacing: tables), name: "vertical.ttf")
    }
    let whole = try face(["vhea": header, "vmtx": advances])
    #expect(whole.glyphMetrics(glyphID: 34)?.vertical?.advance == 900)
    #expect(!whole.warnings.contains { $0.kind == .verticalAdvances })
    for (tables, count) in [
      (["vhea": header, "vmtx": [3, 132, 0, 0]], "1 of 105"), (["vhea": header, "vmtx": [3, 132]], "no advances"),
      (["vmtx": advances], "no advances"),
    ] {
      let cut = try face(tables)
      #expect(cut.glyphMetrics(glyphID: 34)?.advance == whole.glyphMetrics(glyphID: 34)?.advance)
      #expect(cut.glyphMetrics(glyphID: 34)?.vertical == nil)
      let sentences = cut.warnings.filter { $0.kind == .verticalAdvances }.map(\.message)
      #expect(sentences.count == 1 && sentences[0].contains("vmtx") && sentences[0].contains(count))
    }
    // Of bearings alone nothing is lost.
    let one = try face(["vhea": Array(header.dropLast(2)) + [0, 1], "vmtx": [3, 132, 0, 0]])
    #expect(one.glyphMetrics(glyphID: 34)?.vertical?.advance == 900)
  }

  @Test(
    "Where outlines of a font that does not vary cannot be read, it is said, and its advances stay",
    arguments: [("head", 50, [0, 2], "indexToLocFormat"), ("head", 52, [0, 1], "glyphDataFormat")]
      as [(String, Int, [UInt8], String)])
  func outlines(table: String, offset: Int, bytes: [UInt8], word: String) throws {
    let sound = try FontFace(data: try SFNTEditing.strutTest(), name: "sound.ttf")
    #expect(!sound.warnings.contains { $0.kind == .unreadableOutlines })
    let bytes = try SFNTEditing.strutTest([SFNTEditing.Patch(table, offset, bytes)])
    let face = try FontFace(data: bytes, name: "outlines.ttf")
    let sentences = face.warnings.filter { $0.kind == .unreadableOutlines }.map(\.message)
    #expect(sentences.count == 1 && sentences[0].contains(word) && sentences[0].contains("no outline"))
    #expect(face.glyphMetrics(of: "A")?.advance == sound.glyphMetrics(of: "A")?.advance)
  }

  private static func advances() throws -> [UInt8] { try SFNTEditing.tables()["hmtx"] ?? [] }

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
