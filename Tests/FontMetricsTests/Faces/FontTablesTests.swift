import FontInterop
import FontMetrics
import Testing

@Suite("Tables, and what they say beside metrics")
struct FontTablesTests {
  private func inter() throws -> FontFace { try FontFace(path: BundledFolder.path + "/Inter/InterVariable.ttf") }

  @Test("The tables with their sizes, and the subtables of cmap")
  func directory() throws {
    let face = try FontFace(path: BundledFolder.strutTest)
    let sizes = Dictionary(uniqueKeysWithValues: face.tableSizes.map { ($0.tag.description, $0.byteCount) })
    let expected = [
      "head": 54, "hhea": 36, "maxp": 32, "OS/2": 96, "hmtx": 420, "cmap": 132, "loca": 212, "glyf": 2732, "name": 546,
      "post": 270, "GDEF": 40, "GPOS": 96, "GSUB": 86,
    ]
    #expect(sizes == expected)
    #expect(face.characterMaps.map { [$0.platform, $0.encoding, $0.format] } == [[0, 3, 4], [3, 1, 4]])
    #expect(try inter().characterMaps.map(\.format) == [4, 12, 4, 12])
    #expect(try FontFace(path: BundledFolder.strutTest, faceIndex: 0).appleTables == [])
  }

  @Test("What head and OS/2 say of Inter, as fontTools reads it")
  func inters() throws {
    let head = try #require(try inter().head)
    #expect(head.revision == 4.001 && head.macStyle == 0 && head.lowestPixelsPerEm == 3)
    #expect(head.created == "2024-05-24T18:06:08Z" && head.modified == "2024-05-24T18:06:21Z")
    let os2 = try #require(try inter().os2)
    #expect(os2.vendor == "RSMS" && os2.panose == [2, 0, 5, 3, 0, 0, 0, 2, 0, 4])
    #expect(os2.selectionNames == ["REGULAR", "USE_TYPO_METRICS"] && os2.version == 4)
    #expect(os2.codePageNames == ["1252", "1250", "1251", "1253", "1254", "1257", "1258"])
    #expect(os2.unicodeRanges.prefix(10) == [0, 1, 2, 3, 4, 5, 6, 7, 9, 11] && os2.unicodeRanges.last == 69)
    #expect(try inter().gaspRanges?.map { [$0.greatestPixelsPerEm, $0.flags] } == [[65535, 15]])
  }

  @Test("Bits, vendors and styles that are out of the way")
  func oddStyles() throws {
    let patches: [SFNTEditing.Patch] = [
      .init("OS/2", 62, [0x82, 0x21]), .init("OS/2", 58, [0x41, 0xA9, 0x20, 0]), .init("head", 44, [0x80, 0x03]),
      .init("OS/2", 78, [0x80, 0, 0, 1, 0, 0, 0, 2]),
    ]
    let face = try FontFace(data: SFNTEditing.strutTest(patches))
    let os2 = try #require(face.os2)
    #expect(os2.selectionNames == ["ITALIC", "BOLD", "OBLIQUE", "bit 15"])
    #expect(os2.vendor == "A\\xA9" && os2.codePageRanges == [0, 31, 33])
    #expect(os2.codePageNames == ["1252", "symbol", "bit 33"])
    #expect(face.head?.macStyleNames == ["bold", "italic", "bit 15"])
    let old = try FontFace(data: SFNTEditing.strutTest([.init("OS/2", 0, [0, 0])]))
    #expect(old.os2?.codePageRanges == nil && old.os2?.vendor == "STRT")
  }

  @Test(
    "Dates of head, leap years and ends of the calendar among them",
    arguments: [
      (0, "1904-01-01T00:00:00Z"), (2_082_844_800, "1970-01-01T00:00:00Z"), (-1, "1903-12-31T23:59:59Z"),
      (3_792_009_599, "2024-02-28T23:59:59Z"), (3_792_009_600, "2024-02-29T00:00:00Z"),
      (3_792_096_000, "2024-03-01T00:00:00Z"), (-127_144_800, "1899-12-20T10:00:00Z"),
      (-60_052_752_000, "0001-01-01T00:00:00Z"), (-60_052_752_001, nil), (255_485_145_599, "9999-12-31T23:59:59Z"),
      (255_485_145_600, nil), (Int.max, nil), (Int.min, nil),
    ] as [(Int, String?)])
  func dates(seconds: Int, text: String?) throws {
    let face = try FontFace(data: SFNTEditing.strutTest([.init("head", 20, SFNTEditing.bigEndian(seconds, 8))]))
    #expect(try #require(face.head).created == text)
  }

  // MARK: STAT

  @Test("Axes and values of Inter, as fontTools reads them")
  func interStyles() throws {
    let stat = try #require(try inter().styleAttributes)
    #expect(stat.axes.map(\.tag) == ["opsz", "wght", "ital"] && stat.axes.map(\.ordering) == [0, 1, 2])
    #expect(stat.values.count == 17)
    let regular = try #require(stat.values.first { $0.name == "Regular" })
    #expect(
      regular.coordinates.map(\.tag) == ["wght"] && regular.coordinates.map(\.value) == [400] && regular.linked == 700)
    #expect(regular.isElidable && !regular.isOlderSibling && regular.range == nil)
    #expect(stat.elidedFallbackName == "Regular")
  }

  private static func fixed(_ number: Double) -> [UInt8] { SFNTEditing.bigEndian(Int((number * 65536).rounded()), 4) }

  private static func words(_ numbers: Int...) -> [UInt8] { numbers.flatMap { SFNTEditing.bigEndian($0, 2) } }

  /// Two axes, and a value of each format; version 1.2.
  private static let stat: [UInt8] = {
    let values = [
      words(1, 0, 3, 2) + fixed(356.5), words(2, 1, 0, 2) + fixed(840.3) + fixed(840) + fixed(900.5),
      words(3, 0, 2, 4) + fixed(400) + fixed(700), words(4, 2, 0, 6) + words(0) + fixed(100) + words(1) + fixed(75),
    ]
    let axes = Array("wght".utf8) + words(1, 0) + Array("wdth".utf8) + words(2, 1)
    var offsets: [UInt8] = []
    var place = 8
    for value in values {
      offsets += words(place)
      place += value.count
    }
    return words(1, 2, 8, 2, 0, 20, 4, 0, 36, 1) + axes + offsets + values.flatMap { $0 }
  }()

  @Test("Values of each of the four formats")
  func formats() throws {
    let face = try FontFace(data: SFNTEditing.strutTest(replacing: ["STAT": Self.stat]))
    let stat = try #require(face.styleAttributes)
    #expect(stat.axes.map(\.tag) == ["wght", "wdth"])
    let values = stat.values
    #expect(values.map { $0.coordinates.map(\.value) } == [[356.5], [840.3], [400], [100, 75]])
    #expect(values.map { $0.coordinates.map(\.tag) } == [["wght"], ["wdth"], ["wght"], ["wght", "wdth"]])
    #expect(values.map(\.range) == [nil, 840...900.5, nil, nil] && values.map(\.linked) == [nil, nil, 700, nil])
    #expect(values.map(\.isElidable) == [true, false, true, false])
    #expect(values.map(\.isOlderSibling) == [true, false, false, false])
  }

  @Test("A STAT table cut short anywhere leaves out the values that are not whole, and counts them")
  func cut() throws {
    // Where the values end. Their offsets and axes lie before.
    let ends = [56, 76, 92, 112]
    for length in 0..<Self.stat.count {
      let face = try FontFace(data: SFNTEditing.strutTest(replacing: ["STAT": Array(Self.stat.prefix(length))]))
      let whole = length < 18 ? nil : ends.count { $0 <= length }
      #expect(face.styleAttributes?.values.count == whole, "\(length)")
      #expect(face.styleAttributes?.unreadValueCount == whole.map { 4 - $0 }, "\(length)")
    }
  }

  @Test("A gasp table cut short anywhere has the ranges before its end, and a cut cmap the subtables")
  func cutRanges() throws {
    let gasp = Self.words(1, 3, 8, 2, 16, 1, 65535, 15)
    let cmap = try #require(SFNTEditing.tables()["cmap"])
    for length in 1...gasp.count {
      let face = try FontFace(data: SFNTEditing.strutTest(replacing: ["gasp": Array(gasp.prefix(length))]))
      #expect((face.gaspRanges ?? []).map(\.flags) == Array([2, 1, 15].prefix(max(0, length - 4) / 4)), "\(length)")
    }
    for length in 1..<20 {
      let face = try FontFace(data: SFNTEditing.strutTest(replacing: ["cmap": Array(cmap.prefix(length))]))
      #expect(face.characterMaps.isEmpty, "\(length)")
    }
  }

  @Test("Values that one long place stands for take no more coordinates than are read of a table")
  func manyCoordinates() throws {
    let axes = (0..<256).flatMap { _ in Array("wght".utf8) + Self.words(1, 0) }
    let value = Self.words(4, 256, 0, 2) + (0..<256).flatMap { Self.words($0, 1, 0) }
    let offsets = (0..<4096).flatMap { _ in Self.words(8192) }
    let stat = Self.words(1, 2, 8, 256, 0, 20, 4096, 0, 20 + axes.count, 1) + axes + offsets + value
    let face = try FontFace(data: SFNTEditing.strutTest(replacing: ["STAT": stat]))
    let found = try #require(face.styleAttributes)
    #expect(found.values.count == 64 && found.unreadValueCount == 4032)
    #expect(found.values.allSatisfy { $0.coordinates.count == 256 })
  }

  // MARK: Layout

  @Test("Features and lookups of each layout table")
  func layout() throws {
    let face = try inter()
    let (substitutions, positions) = (try #require(face.substitutions), try #require(face.positionings))
    #expect(substitutions.features.contains("calt") && !substitutions.features.contains("kern"))
    #expect(positions.features.contains("kern") && !positions.features.contains("calt"))
    #expect(Set(substitutions.features + positions.features) == Set(face.features))
    #expect(positions.lookups.contains { $0.name == "pair" && $0.type == 2 && $0.count > 0 })
    // As fontTools counts them.
    #expect(positions.kerningPairs == 534_306 && substitutions.kerningPairs == nil)
    let plain = try FontFace(data: SFNTEditing.strutTest(replacing: ["GSUB": [], "GPOS": []]))
    #expect(plain.substitutions == nil && plain.positionings == nil)
  }

  /// AV closer by 100 units in `GPOS`, as Strut Test has it, by 200 in `kern` and by 300 in `kerx`;
  /// `fi` is a ligature in `GSUB`.
  private enum Rules {
    static let morx = words(2, 0, 0, 0)
    static let trak = words(1, 0, 0, 0, 0, 0)

    private static func pair(_ amount: Int) throws -> [UInt8] {
      let font = try FontFace(path: BundledFolder.strutTest)
      let glyphs = try ["A", "V"].map { Int(try #require(font.glyphMetrics(of: $0)).glyphID) }
      return words(glyphs[0], glyphs[1], amount)
    }
    static func kern() throws -> [UInt8] { try words(0, 1, 0, 20, 1, 1, 6, 0, 0) + pair(-200) }
    static func kerx() throws -> [UInt8] {
      try words(2, 0, 0, 1) + words(0, 34, 0, 0, 0, 0) + words(0, 1, 0, 6, 0, 0, 0, 0) + pair(-300)
    }

    /// Returns the kerning of the pair in a table.
    static func move(_ table: String?) -> Int {
      table.map { ["GPOS": -100, "kern": -200, "kerx": -300][$0] ?? 1 } ?? 0
    }

    static func tables(_ words: String) throws -> [String: [UInt8]] {
      var tables: [String: [UInt8]] = [:]
      for word in words.split(separator: " ") {
        switch word {
        case "-GSUB", "-GPOS": tables[String(word.dropFirst())] = []
        case "morx": tables["morx"] = morx
        case "trak": tables["trak"] = trak
        case "kern": tables["kern"] = try kern()
        case "kerx": tables["kerx"] = try kerx()
        case "kern=0": tables["kern"] = [0, 0, 0, 0] + (try kern()).dropFirst(4)
        default: tables[String(word.prefix(4))] = [0, word.hasSuffix("1") ? 1 : 2, 0, 0]
        }
      }
      return tables
    }
  }

  @Test(
    "The tables that are named are those by which HarfBuzz shapes; one that it finds broken is none",
    arguments: [
      ("", ["GSUB", "GPOS", "GPOS", nil]), ("-GSUB", [nil, "GPOS", "GPOS", nil]),
      ("morx", ["morx", "GPOS", "GPOS", nil]), ("morx=cut2", ["GSUB", "GPOS", "GPOS", nil]),
      ("kerx trak", ["GSUB", "GPOS", "GPOS", "trak"]), ("trak=cut1", ["GSUB", "GPOS", "GPOS", nil]),
      ("kerx -GSUB", [nil, "kerx", "kerx", nil]), ("morx kerx", ["morx", "kerx", "kerx", nil]),
      ("kerx=cut2 -GSUB", [nil, "GPOS", "GPOS", nil]), ("kerx -GPOS", ["GSUB", "kerx", "kerx", nil]),
      ("kern -GPOS", ["GSUB", nil, "kern", nil]), ("kern", ["GSUB", "GPOS", "GPOS", nil]),
      ("kern=0 -GPOS", ["GSUB", nil, nil, nil]), ("kern GPOS=cut1", ["GSUB", nil, "kern", nil]),
      ("GSUB=cut1 kerx", [nil, "kerx", "kerx", nil]),
    ] as [(String, [String?])])
  func shaping(words: String, expected: [String?]) throws {
    let face = try FontFace(data: SFNTEditing.strutTest(replacing: Rules.tables(words)))
    let rules = face.shapingRules
    #expect([rules.substitution, rules.positioning, rules.kerning, rules.tracking] == expected)
    func width(_ text: String) throws -> Int {
      let units = Array(text.utf16)
      let font = try ShapingFont(face.file.openType, variations: [])
      let glyphs = try #require(font.shape(ShapingRequest(text: units, range: 0..<units.count, script: "Latn")))
      return glyphs.reduce(0) { $0 + Int($1.xAdvance) }
    }
    #expect(try width("AV") == 1200 + Rules.move(rules.kerning))
    #expect(try width("fi") == (rules.substitution == "GSUB" ? 700 : 900))
  }

  @Test("Apple's and Graphite's tables are named")
  func otherRules() throws {
    let tables: [String: [UInt8]] = ["morx": [0], "Silf": [0], "feat": [0], "Feat": [0], "Zapf": [0], "Glat": []]
    let face = try FontFace(data: SFNTEditing.strutTest(replacing: tables))
    #expect(face.appleTables == ["Zapf", "feat", "morx"])
    #expect(face.graphiteTables == ["Feat", "Silf"])
  }
}
