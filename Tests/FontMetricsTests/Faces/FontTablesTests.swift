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

  @Test("Tables cut short anywhere leave out what they cannot say")
  func cut() throws {
    for length in 0..<Self.stat.count {
      let table = Array(Self.stat.prefix(length))
      let face = try FontFace(data: SFNTEditing.strutTest(replacing: ["STAT": table, "gasp": table, "cmap": table]))
      #expect((face.styleAttributes?.values.count ?? 0) < 4 && face.characterMaps.count < 4)
      #expect((face.gaspRanges?.count ?? 0) <= 2)
    }
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
    #expect(try #require(positions.kerningPairs) > 100_000 && substitutions.kerningPairs == nil)
    let plain = try FontFace(data: SFNTEditing.strutTest(replacing: ["GSUB": [], "GPOS": []]))
    #expect(plain.substitutions == nil && plain.positionings == nil)
  }

  @Test(
    "Which tables shape text is HarfBuzz's choice",
    arguments: [
      ([:], ["GSUB", "GPOS", "GPOS", nil]), (["GSUB": []], [nil, "GPOS", "GPOS", nil]),
      (["morx": [0, 2, 0, 0]], ["morx", "GPOS", "GPOS", nil]),
      (["morx": [0, 0, 0, 0], "kerx": [0, 2, 0, 0]], ["GSUB", "GPOS", "GPOS", nil]),
      (["kerx": [0, 2, 0, 0], "trak": [0, 1, 0, 0]], ["GSUB", "GPOS", "GPOS", "trak"]),
      (["kerx": [0, 2, 0, 0], "GSUB": []], [nil, "kerx", "kerx", nil]),
      (["morx": [0, 2, 0, 0], "kerx": [0, 2, 0, 0]], ["morx", "kerx", "kerx", nil]),
      (["kern": [0, 0, 0, 0], "GPOS": []], ["GSUB", nil, "kern", nil]),
      (["kern": [0, 0, 0, 0]], ["GSUB", "GPOS", "GPOS", nil]),
    ] as [([String: [UInt8]], [String?])])
  func shaping(tables: [String: [UInt8]], expected: [String?]) throws {
    let rules = try FontFace(data: SFNTEditing.strutTest(replacing: tables)).shapingRules
    #expect([rules.substitution, rules.positioning, rules.kerning, rules.tracking] == expected)
  }

  @Test("Apple's and Graphite's tables are named")
  func otherRules() throws {
    let tables: [String: [UInt8]] = ["morx": [0], "Silf": [0], "feat": [0], "Feat": [0], "Zapf": [0], "Glat": []]
    let face = try FontFace(data: SFNTEditing.strutTest(replacing: tables))
    #expect(face.appleTables == ["Zapf", "feat", "morx"])
    #expect(face.graphiteTables == ["Feat", "Silf"])
  }
}
