import FontInterop
import FontMetrics
import TestSupport
import Testing

/// `cmap` tables as fonts have them, put into Strut Test, which has 105 glyphs.
@Suite("Character maps")
struct CharacterMapTests {
  private static func number(_ values: Int...) -> [UInt8] { values.flatMap { SFNTEditing.bigEndian($0, 2) } }
  private static func long(_ values: Int...) -> [UInt8] { values.flatMap { SFNTEditing.bigEndian($0, 4) } }

  /// A table with subtables by platform and encoding.
  private static func table(_ subtables: [(platform: Int, encoding: Int, bytes: [UInt8])]) -> [UInt8] {
    var (records, body): ([UInt8], [UInt8]) = ([], [])
    for subtable in subtables {
      records += number(subtable.platform, subtable.encoding) + long(4 + 8 * subtables.count + body.count)
      body += subtable.bytes
    }
    return number(0, subtables.count) + records + body
  }

  private static func face(_ subtables: (platform: Int, encoding: Int, bytes: [UInt8])...) throws -> FontFace {
    try FontFace(data: SFNTEditing.strutTest(replacing: ["cmap": table(subtables)]), name: "map.ttf")
  }

  /// Codes with their glyphs, one byte each.
  private static func bytes(_ glyphs: [Int: UInt8]) -> [UInt8] {
    number(0, 262, 0) + (0..<256).map { glyphs[$0] ?? 0 }
  }

  private static func groups(_ groups: [(first: Int, last: Int, glyph: Int)], format: Int = 12) -> [UInt8] {
    number(format, 0) + long(16 + 12 * groups.count, 0, groups.count)
      + groups.flatMap { long($0.first, $0.last, $0.glyph) }
  }

  /// Coverage, the glyph of each character alone, and shaping say the same of all characters up to
  /// U+FFFF.
  /// - Parameter isOfOnePlane: True if the map has no other planes.
  private func expectAgreement(_ face: FontFace, isOfOnePlane: Bool = true) throws {
    let coverage = face.coverage
    var count = 0
    for scalar in (0..<0x1_0000).compactMap(Unicode.Scalar.init) {
      let glyph = face.glyphMetrics(of: scalar)?.glyphID
      if glyph != nil { count += 1 }
      guard coverage.contains(scalar) == (glyph != nil), face.contains(scalar) == (glyph != nil) else {
        Issue.record("U+\(String(scalar.value, radix: 16)): coverage \(coverage.contains(scalar)), glyph \(glyph ?? 0)")
        return
      }
    }
    if isOfOnePlane { #expect(face.codePointCount == count) }
  }

  private func glyphs(_ text: String, _ face: FontFace) throws -> [UInt32] {
    let units = Array(text.utf16)
    let request = ShapingRequest(text: units, range: 0..<units.count, script: "Latn")
    return try #require(face.shapingFont.shape(request)).map(\.glyphID)
  }

  @Test("Many characters with one glyph are all counted (format 13)")
  func manyToOne() throws {
    let face = try Self.face((3, 10, Self.groups([(0x20, 0x2FFF, 3)], format: 13)))
    #expect(face.codePointCount == 0x2FFF - 0x20 + 1)
    #expect(face.glyphMetrics(of: "\u{2FFF}")?.glyphID == 3)
    try expectAgreement(face)
    let whole = try Self.face((3, 10, Self.groups([(0xD000, 0x10FFFF, 3), (0x11_0000, 0x12_0000, 4)], format: 13)))
    #expect(whole.codePointCount == 0x11_0000 - 0xD000 - 0x800)
  }

  /// Each leads "A" to glyph 34, "B" and "C" to the two after it, and "G" far beyond.
  static let mapsBeyond: [(name: String, platform: Int, encoding: Int, bytes: [UInt8])] = [
    ("12", 3, 10, groups([(0x41, 0x43, 34), (0x47, 0x49, 200)])),
    ("12, one group", 3, 10, groups([(0x41, 0x43, 34), (0x44, 0x60, 103)])),
    ("13", 3, 10, groups([(0x41, 0x41, 34), (0x42, 0x42, 35), (0x43, 0x43, 36), (0x47, 0x49, 200)], format: 13)),
    ("10", 3, 10, number(10, 0) + long(34, 0, 0x41, 7) + number(34, 35, 36, 0, 0, 0, 200)),
    ("6", 3, 1, number(6, 24, 0, 0x41, 7, 34, 35, 36, 0, 0, 0, 200)),
    (
      "4", 3, 1,
      number(4, 40, 0, 6, 4, 1, 2, 0x43, 0x47, 0xFFFF, 0, 0x41, 0x47, 0xFFFF, 34 - 0x41, 200 - 0x47, 1, 0, 0, 0)
    ),
  ]

  @Test("Characters that lead beyond the glyphs count as missing", .fact("font-2"), arguments: 0..<6)
  func beyond(index: Int) throws {
    let map = Self.mapsBeyond[index]
    let face = try Self.face((map.platform, map.encoding, map.bytes))
    #expect(try glyphs("ABCG", face) == [34, 35, 36, 0], "\(map.name)")
    #expect(face.contains("C") && !face.contains("G"), "\(map.name)")
    try expectAgreement(face)
    #expect(face.warnings.contains { $0.kind == .glyphsBeyond && $0.message.contains("(it has 105 glyphs)") })
  }

  @Test("A warning counts them")
  func beyondWarning() throws {
    let face = try Self.face((3, 10, Self.groups([(0x41, 0x43, 34), (0x44, 0x60, 103)])))
    #expect(face.codePointCount == 5)
    #expect(
      face.warnings.first { $0.kind == .glyphsBeyond }?.message
        == "the character map maps 27 characters to glyphs that the font does not have (it has 105 glyphs): they count as missing"
    )
  }

  @Test("Mac Roman is read where there is nothing else", .fact("font-1"))
  func macRoman() throws {
    let face = try Self.face((1, 0, Self.bytes([0x41: 34, 0x8A: 35, 0xDB: 36])))
    #expect(try glyphs("Aä€", face) == [34, 35, 36])
    #expect(face.codePointCount == 3)
    try expectAgreement(face)
    #expect(face.warnings.contains { $0.kind == .characterEncoding })
    let both = try Self.face((1, 0, Self.bytes([0x41: 34])), (3, 1, Self.groups([(0x42, 0x42, 40)])))
    #expect(try glyphs("AB", both) == [0, 40])
    let greek = try Self.face((1, 6, Self.bytes([0x41: 34, 0xE1: 35])))
    #expect(try glyphs("Aα", greek) == [34, 35])
  }

  @Test("Unicode is read before symbols", .fact("font-1"))
  func symbols() throws {
    let symbols = Self.groups([(0xF041, 0xF041, 50)])
    let both = try Self.face((3, 0, symbols), (3, 1, Self.groups([(0x41, 0x43, 34)])))
    #expect(try glyphs("AB\u{F041}", both) == [34, 35, 0])
    #expect(both.codePointCount == 3)
    try expectAgreement(both)
    let alone = try Self.face((3, 0, symbols))
    #expect(try glyphs("A\u{F041}", alone) == [50, 50])
    #expect(alone.codePointCount == 2)
    try expectAgreement(alone)
  }

  @Test("A Unicode subtable of format 2, which HarfBuzz does not read, and of format 8")
  func otherFormats() throws {
    var keys = [Int](repeating: 0, count: 256)
    keys[0x30] = 8
    let headers = Self.number(0x40, 4, 0, 10) + Self.number(0x41, 2, 1, 10)
    let two =
      Self.number(2, 546, 0) + keys.flatMap { Self.number($0) } + headers + Self.number(30, 34, 35, 36, 40, 41)
    let face = try Self.face((3, 1, two))
    #expect(try glyphs("@ABC", face) == [30, 34, 35, 36])
    #expect(try glyphs("\u{3041}\u{3042}", face) == [41, 42])
    #expect(face.codePointCount == 6)
    try expectAgreement(face)
    let eight =
      Self.number(8, 0) + Self.long(8208 + 12, 0) + [UInt8](repeating: 0, count: 8192)
      + Self.long(1, 0x41, 0x43, 34)
    #expect(try glyphs("ABC", Self.face((3, 10, eight))) == [34, 35, 36])
  }

  @Test("Encodings that are not read, no subtable, and one without a glyph are told")
  func unread() throws {
    let foreign = try Self.face((3, 2, Self.groups([(0x41, 0x43, 34)])))
    #expect(foreign.codePointCount == 0)
    #expect(try glyphs("A", foreign) == [0])
    let odd = try Self.face((0, 5, Self.number(14, 0, 10, 0, 0)), (3, 1, Self.number(5, 6, 0)))
    #expect(
      odd.warnings.map(\.message).contains(
        "its Unicode character map has format 5, which Strut does not read: other fonts are used for text"))
    let many = try Self.face(
      (1, 1, Self.number(5, 6, 0)), (3, 2, Self.number(5, 6, 0)), (3, 2, Self.number(5, 6, 0)),
      (3, 3, Self.number(5, 6, 0)), (3, 4, Self.number(5, 6, 0)), (3, 9, Self.number(5, 6, 0)))
    #expect(
      many.warnings.map(\.message).contains(
        "its character map uses Mac Japanese, Shift JIS, GBK and 2 more encodings, which Strut does not read: "
          + "other fonts are used for text"))
    #expect(
      foreign.warnings.map(\.message).contains(
        "its character map uses Shift JIS, which Strut does not read: other fonts are used for text"))
    let none = try Self.face()
    #expect(none.warnings.map(\.message).contains("there is no character map: other fonts are used for text"))
    let empty = try Self.face((3, 1, Self.groups([(0x41, 0x43, 0x8000)])))
    #expect(empty.codePointCount == 0)
    #expect(empty.warnings.map(\.message).contains("the character map maps to no glyph: other fonts are used for text"))
    try expectAgreement(empty)
    let whole = try FontFace(path: BundledFolder.strutTest).warnings.map(\.kind)
    #expect(!whole.contains { [.noCharacters, .glyphsBeyond, .characterEncoding, .missingName].contains($0) })
  }

  @Test("Surrogates and codes that are no characters are not counted among those beyond the glyphs")
  func beyondCount() throws {
    let face = try Self.face((3, 10, Self.groups([(0x41, 0x43, 34), (0xD7FF, 0xE000, 200)])))
    #expect(
      face.warnings.first { $0.kind == .glyphsBeyond }?.message
        == "the character map maps 2 characters to glyphs that the font does not have (it has 105 glyphs): they count as missing"
    )
    let codes = Self.number(6, 0, 0, 0xFE, 4, 200, 200, 200, 200)
    let roman = try Self.face((1, 0, codes))
    #expect(roman.warnings.first { $0.kind == .glyphsBeyond }?.message.hasPrefix("the character map maps 2 ") == true)
  }

  @Test("Format 4 ends where it says: an offset beyond leads to no glyph of the next subtable")
  func endOfFormat4() throws {
    // The second segment's offset leads behind the table, where the next one has its numbers.
    let four = Self.number(
      4, 40, 0, 6, 4, 1, 2, 0x43, 0x47, 0xFFFF, 0, 0x41, 0x47, 0xFFFF, 34 - 0x41, 0, 1, 0, 4, 0)
    let next = Self.number(50, 50, 50, 50, 50, 50, 50, 50)
    // HarfBuzz takes the symbols.
    let face = try Self.face((3, 0, Self.groups([(0xF041, 0xF041, 50)])), (3, 1, four), (3, 2, next))
    #expect(try glyphs("ACG", face) == [34, 36, 0])
    try expectAgreement(face)
    let alone = try Self.face((0, 0, four), (1, 1, next))
    #expect(try glyphs("ACG", alone) == [34, 36, 0])
    try expectAgreement(alone)
  }

  @Test("Where Strut reads the characters, variation selectors choose glyphs by its map, and none beyond the last")
  func variations() throws {
    // U+FE0E leaves A as it is and gives B glyph 60; U+FE0F gives A glyph 200, which is not there.
    let usual = Self.long(1) + [0, 0, 0x41, 0]
    let other = Self.long(1) + [0, 0, 0x42] + Self.number(60)
    let beyond = Self.long(1) + [0, 0, 0x41] + Self.number(200)
    let first = 10 + 2 * 11
    let header = Self.number(14) + Self.long(first + usual.count + other.count + beyond.count, 2)
    let records =
      [0, 0xFE, 0x0E] + Self.long(first, first + usual.count)
      + [0, 0xFE, 0x0F] + Self.long(0, first + usual.count + other.count)
    let sequences = header + records + usual + other + beyond
    // HarfBuzz takes the symbols.
    let symbols = Self.groups([(0xF041, 0xF042, 50)])
    let face = try Self.face(
      (0, 5, sequences), (3, 0, symbols), (3, 1, Self.groups([(0x41, 0x42, 34)])))
    #expect(try glyphs("AB", face) == [34, 35])
    #expect(try glyphs("A\u{FE0E}", face).first == 34)
    #expect(try glyphs("B\u{FE0E}", face).first == 60)
    #expect(try glyphs("A\u{FE0F}", face).first == 34)
  }

  /// Formats 0, 2 and 8, of the Macintosh, of symbols, and of Unicode.
  static let otherMaps: [(name: String, platform: Int, encoding: Int, bytes: [UInt8])] = {
    var keys = [Int](repeating: 0, count: 256)
    keys[0x30] = 8
    let headers = number(0x40, 4, 0, 10) + number(0x41, 2, 1, 10)
    let two = number(2, 546, 0) + keys.flatMap { number($0) } + headers + number(30, 34, 35, 36, 40, 41)
    let eight = number(8, 0) + long(8208 + 12, 0) + [UInt8](repeating: 0, count: 8192) + long(1, 0x41, 0x43, 34)
    return [
      ("0 of the Macintosh", 1, 0, bytes([0x41: 34, 0x8A: 35, 0xDB: 36])), ("2", 3, 1, two), ("8", 3, 10, eight),
      ("0 of Unicode", 0, 3, bytes([0x41: 34, 0xE1: 35])), ("symbols", 3, 0, groups([(0xF041, 0xF043, 50)])),
      ("6 of the Macintosh", 1, 0, number(6, 24, 0, 0x41, 7, 34, 35, 36, 0, 0, 0, 200)),
    ]
  }()

  @Test("A first byte of 0 in format 2 has codes of one byte alone")
  func zeroByte() throws {
    var keys = [Int](repeating: 0, count: 256)
    (keys[0], keys[1]) = (8, 8)
    let headers = Self.number(0x40, 4, 0, 10) + Self.number(0x41, 2, 1, 10)
    let two = Self.number(2, 546, 0) + keys.flatMap { Self.number($0) } + headers + Self.number(30, 34, 35, 36, 40, 41)
    let face = try Self.face((3, 1, two))
    #expect(try glyphs("A", face) == [34])
    #expect(face.coverage.contains("\u{141}"))
    try expectAgreement(face)
  }

  @Test("What is out of order is found by all or by none")
  func disorder() throws {
    let groups = try Self.face((3, 10, Self.groups([(0x61, 0x63, 34), (0x41, 0x43, 34), (0x62, 0x70, 40)])))
    try expectAgreement(groups)
    let records = try Self.face(
      (3, 1, Self.groups([(0x41, 0x43, 34)])), (0, 3, Self.groups([(0x41, 0x43, 50)])))
    #expect(try glyphs("ABC", records) == [34, 35, 36])
    try expectAgreement(records)
  }

  @Test("Whatever number is wrong, coverage, glyphs and shaping agree", arguments: 0..<12)
  func damaged(index: Int) throws {
    let whole = Self.table([(Self.mapsBeyond + Self.otherMaps)[index]].map { ($0.platform, $0.encoding, $0.bytes) })
    var numbers = SeededGenerator(seed: index)
    var opened = 0
    for _ in 0..<12 {
      var broken = whole
      // The numbers at the head as often as the others.
      let room = numbers.below(2) == 0 ? min(40, broken.count - 12) : broken.count - 12
      broken[12 + numbers.below(room)] = UInt8(numbers.below(256))
      guard let face = try? FontFace(data: SFNTEditing.strutTest(replacing: ["cmap": broken])) else { continue }
      opened += 1
      try expectAgreement(face, isOfOnePlane: false)
    }
    #expect(opened >= 6)
  }
}
