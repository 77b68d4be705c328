import FontMetrics
import TestSupport
import Testing

/// Variable fonts without `HVAR` whose outlines HarfBuzz cannot read, so that it would answer
/// advances of 0, and fonts without advances.
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

  /// Strut Test with so many entries in `loca`, of 106, and these tables besides.
  private static func font(entries: Int, _ tables: [String: [UInt8]] = [:]) throws -> [UInt8] {
    var bytes = try SFNTEditing.strutTest(replacing: tables)
    let width = try #require(SFNTEditing.tables()["loca"]).count / 106
    // The directory alone says where it ends: where another table followed sooner, FreeType would
    // count fewer glyphs.
    let record = try #require(
      stride(from: 12, to: 12 + 16 * Int(bytes[5]), by: 16).first { Array(bytes[$0..<$0 + 4]) == Array("loca".utf8) })
    bytes.replaceSubrange(record + 12..<record + 16, with: SFNTEditing.bigEndian(entries * width, 4))
    return bytes
  }

  @Test("One whose loca ends early is refused", arguments: [1, 50, 104])
  func locations(entries: Int) throws {
    let bytes = try Self.font(entries: entries, ["fvar": Self.axis])
    let error = #expect(throws: FontError.self) { try FontFace(data: bytes, name: "lost.ttf") }
    #expect(error?.message.contains("the loca table ends before its last glyph") == true)
  }

  @Test("One whose loca lacks the end of its last glyph alone has all advances and outlines", .fact("font-18"))
  func lastLocation() throws {
    let sound = try FontFace(data: SFNTEditing.strutTest(), name: "sound.ttf")
    for tables in [[:], ["fvar": Self.axis]] as [[String: [UInt8]]] {
      let face = try FontFace(data: Self.font(entries: 105, tables), name: "last.ttf")
      let heavy = tables.isEmpty ? face : try face.instance(at: ["wght": 900])
      try #require(face.glyphCount == 105)
      for glyph in 0..<105 as Range<UInt32> {
        #expect(heavy.glyphMetrics(glyphID: glyph) == sound.glyphMetrics(glyphID: glyph), "\(glyph)")
      }
      let sentences = face.warnings.filter { $0.kind == .unreadableOutlines }.map(\.message)
      #expect(
        sentences == [
          "the loca table ends before its last glyph: the outline of glyph 104 is assumed to end where the glyf table ends"
        ])
    }
  }

  @Test("A warning names the glyphs that have no outline, and these have none", arguments: [1, 50, 104])
  func lostOutlines(entries: Int) throws {
    let sound = try FontFace(data: SFNTEditing.strutTest(), name: "sound.ttf")
    let face = try FontFace(data: Self.font(entries: entries), name: "static.ttf")
    try #require(face.glyphCount == 105)
    for glyph in 0..<105 as Range<UInt32> {
      let (found, whole) = (face.glyphMetrics(glyphID: glyph), sound.glyphMetrics(glyphID: glyph))
      #expect(found?.advance == whole?.advance)
      #expect(found?.bounds == (Int(glyph) < entries - 1 ? whole?.bounds : nil), "\(glyph)")
    }
    let sentences = face.warnings.filter { $0.kind == .unreadableOutlines }.map(\.message)
    let lost = entries == 1 ? "its glyphs" : "glyphs \(entries - 1) to 104"
    #expect(sentences == ["the loca table ends before its last glyph: \(lost) have no outlines"])
  }

  @Test("A font without advances is refused by the table that lacks them", .fact("font-17"))
  func noAdvances() throws {
    #expect(
      try message([SFNTEditing.Patch("hhea", 34, [0, 0])], replacing: [:])?.contains("hhea has no advances for hmtx")
        == true)
    #expect(try message([], replacing: ["hmtx": [2]])?.contains("hmtx has no advances") == true)
    #expect(try message([], replacing: ["hmtx": [2, 88]])?.contains("hmtx ends early: it has 1 of 105") == true)
    let header = try #require(SFNTEditing.tables()["hhea"])
    #expect(
      try message([], replacing: ["hhea": Array(header.prefix(34))])?
        .contains("hhea ends before the number of advances in hmtx") == true)
  }

  @Test(
    "A font whose hmtx ends before its last advance is refused by the table's name", .fact("font-17"),
    arguments: [4, 40, 41, 42, 415, 416, 417])
  func cutAdvances(length: Int) throws {
    let advances = try Self.advances()
    try #require(advances.count == 420)
    let sentence = try message([], replacing: ["hmtx": Array(advances.prefix(length))])
    #expect(sentence?.contains("hmtx ends early: it has \((length + 2) / 4) of 105 advances") == true)
    // The glyphs after the last advance have that one, and more advances than glyphs are nothing to
    // anybody.
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
      (["vhea": header, "vmtx": [3, 132, 0, 0]], "1 of 105"), (["vhea": header, "vmtx": [3, 132]], "1 of 105"),
      (["vmtx": advances], "the vhea table, which contains the number of advances in vmtx, is missing"),
      (["vhea": Array(header.dropLast(2)) + [0, 0], "vmtx": advances], "vhea has no advances for vmtx"),
    ] {
      let cut = try face(tables)
      #expect(cut.glyphMetrics(glyphID: 34)?.advance == whole.glyphMetrics(glyphID: 34)?.advance)
      #expect(cut.glyphMetrics(glyphID: 34)?.vertical == nil)
      let sentences = cut.warnings.filter { $0.kind == .verticalAdvances }.map(\.message)
      #expect(sentences.count == 1 && sentences[0].contains("vmtx") && sentences[0].contains(count))
    }
    // Of bearings alone nothing is lost, nor by the version of the header.
    for length in [418, 419] {
      let cut = try face(["vhea": header, "vmtx": Array(advances.prefix(length))])
      #expect(cut.glyphMetrics(glyphID: 104)?.vertical?.advance == 900)
    }
    for version in [0, 2, 0xFFFF] {
      let patched = try face(["vhea": SFNTEditing.bigEndian(version, 2) + header.dropFirst(2), "vmtx": advances])
      for glyph in [0, 34, 104] as [UInt32] { #expect(patched.glyphMetrics(glyphID: glyph)?.vertical?.advance == 900) }
    }
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

  /// Tables that give a font of so many glyphs vertical advances of 900.
  private static func verticalTables(_ count: Int) -> [String: [UInt8]] {
    let header: [UInt8] = [0, 1, 0, 0, 1, 244, 254, 12] + [UInt8](repeating: 0, count: 26)
    return [
      "vhea": header + SFNTEditing.bigEndian(count, 2), "vmtx": (0..<count).flatMap { _ in [3, 132, 0, 0] as [UInt8] },
    ]
  }

  @Test("A font that is drawn by CFF2 and has no VVAR has the vertical advances of vmtx at every location")
  func verticalOfCFF2() throws {
    var tables = try SFNTEditing.tables(of: FormatFonts.path("variable-cff2.otf"))
    for tag in ["HVAR", "VVAR"] { tables[tag] = nil }
    let count = try FormatFonts.face("variable-cff2.otf").glyphCount
    tables.merge(Self.verticalTables(count)) { $1 }
    let face = try FontFace(data: SFNTEditing.font(of: tables, version: 0x4F54_544F), name: "vertical.otf")
    let axis = try #require(face.coordinates.first?.tag)
    for value in [-1e6, 1e6] {
      let moved = try face.instance(at: [axis: value])
      for glyph in 0..<UInt32(count) {
        #expect(moved.glyphMetrics(glyphID: glyph)?.vertical?.advance == 900)
        #expect(moved.glyphMetrics(glyphID: glyph)?.advance == face.glyphMetrics(glyphID: glyph)?.advance)
      }
    }
  }

  @Test("An HVAR of a version that is not read is none", arguments: [0, 2])
  func versionOfHVAR(version: Int) throws {
    var tables = try SFNTEditing.tables(of: BundledFolder.path + "/TeXGyrePagella/texgyrepagella-regular.otf")
    tables["fvar"] = Self.axis
    let header: [UInt8] = [0, 0, 0, 0, 0, 20] + [UInt8](repeating: 0, count: 12)
    tables["HVAR"] = SFNTEditing.bigEndian(version, 2) + header + [0, 1, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]
    let face = try FontFace(data: SFNTEditing.font(of: tables, version: 0x4F54_544F), name: "odd.otf")
    let advance = try #require(face.glyphMetrics(of: "A")?.advance)
    #expect(advance > 0)
    #expect(try face.instance(at: ["wght": 900]).glyphMetrics(of: "A")?.advance == advance)
  }

  @Test("Without VVAR, vertical advances that vary by outlines which cannot be read are left out, and told")
  func verticalWithoutOutlines() throws {
    var tables = Self.verticalTables(105)
    tables["fvar"] = Self.axis
    // Nothing varies.
    tables["HVAR"] =
      [0, 1, 0, 0, 0, 0, 0, 20] + [UInt8](repeating: 0, count: 12) + [0, 1, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0]
    let sound = try FontFace(data: SFNTEditing.strutTest(replacing: tables), name: "sound.ttf")
    #expect(try sound.instance(at: ["wght": 900]).glyphMetrics(of: "A")?.vertical?.advance == 900)
    let patch = SFNTEditing.Patch("head", 52, [0, 1])
    let lost = try FontFace(data: SFNTEditing.strutTest([patch], replacing: tables), name: "lost.ttf")
    for face in [lost, try lost.instance(at: ["wght": 900])] {
      #expect(face.glyphMetrics(of: "A")?.vertical == nil)
      #expect(face.glyphMetrics(of: "A")?.advance == 600)
    }
    #expect(
      lost.warnings.filter { $0.kind == .verticalAdvances }.map(\.message) == [
        "glyphDataFormat in the head table is not 0, and there is no VVAR table with its vertical advances: its glyphs have no vertical advances"
      ])
  }

  @Test("A vertical advance of 0 is not below 0")
  func signOfZero() throws {
    var tables = Self.verticalTables(105)
    tables["vmtx"] = [UInt8](repeating: 0, count: 420)
    let face = try FontFace(data: SFNTEditing.strutTest(replacing: tables), name: "zero.ttf")
    let advance = try #require(face.glyphMetrics(of: "A")?.vertical?.advance)
    #expect(advance == 0 && advance.sign == .plus)
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
