import FontInterop
import FontMetrics
import Foundation
import TestSupport
import Testing

/// Puts tables into a WOFF2 file, none of them compressed: as Brotli's meta-blocks that hold bytes
/// as they are (RFC 7932, section 9.2).
struct WOFF2Packing {
  var tables: [(tag: String, version: Int, original: Int, bytes: [UInt8])] = []
  /// Places of tables, for a collection.
  var fonts: [[Int]] = []
  /// The first bytes of the fonts of a collection, or of the only font.
  var flavor = 0x10000
  var totalSize = 0

  mutating func add(_ tag: String, _ bytes: [UInt8], version: Int? = nil, original: Int? = nil) {
    let plain = tag == "glyf" || tag == "loca" ? 3 : 0
    tables.append((tag, version ?? plain, original ?? bytes.count, bytes))
  }

  var file: [UInt8] {
    let data = Self.stored(tables.flatMap(\.bytes))
    var directory: [UInt8] = []
    for table in tables {
      let plain = table.tag == "glyf" || table.tag == "loca" ? 3 : 0
      directory += [UInt8(table.version << 6 | 0x3F)] + Array(table.tag.utf8) + Self.base128(table.original)
      if table.version != plain { directory += Self.base128(table.bytes.count) }
    }
    if !fonts.isEmpty {
      directory += Self.long(0x10000) + [UInt8(fonts.count)]
      for font in fonts { directory += [UInt8(font.count)] + Self.long(flavor) + font.map { UInt8($0) } }
    }
    let flavor = fonts.isEmpty ? Self.long(flavor) : Array("ttcf".utf8)
    let length = 48 + directory.count + data.count
    return Array("wOF2".utf8) + flavor + Self.long(length) + SFNTEditing.bigEndian(tables.count, 2) + [0, 0]
      + Self.long(totalSize)
      + Self.long(data.count) + [UInt8](repeating: 0, count: 24) + directory + data
  }

  private static func long(_ value: Int) -> [UInt8] { SFNTEditing.bigEndian(value, 4) }

  private static func base128(_ value: Int) -> [UInt8] {
    var bytes = [UInt8(value & 0x7F)]
    var rest = value >> 7
    while rest > 0 {
      bytes.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
      rest >>= 7
    }
    return bytes
  }

  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var (stream, place): ([UInt8], Int) = ([], 0)
    while place < bytes.count {
      let count = min(65536, bytes.count - place)
      // The first block comes after the bit that says how large the window is.
      let bits = place == 0 ? (count - 1) << 4 | 1 << 20 : (count - 1) << 3 | 1 << 19
      stream += [0, 8, 16].map { UInt8(truncatingIfNeeded: bits >> $0) } + bytes[place..<place + count]
      place += count
    }
    return stream + [3]
  }
}

/// The streams of a `glyf` table that is taken apart, all of whose glyphs are alike and made of
/// lines (W3C WOFF 2.0, section 5.1).
private struct GlyphStreams {
  /// 255UInt16 numbers: how many points each contour has.
  var counts: [[UInt8]]
  /// The flags of a glyph's points, and what comes after them.
  var flags, coordinates: [UInt8]
  var overlaps = false

  func table(glyphCount: Int) -> [UInt8] {
    func repeated(_ bytes: [UInt8]) -> [UInt8] { [[UInt8]](repeating: bytes, count: glyphCount).flatMap { $0 } }
    let streams = [
      repeated(SFNTEditing.bigEndian(counts.count, 2)), repeated(counts.flatMap { $0 }), repeated(flags),
      // No instructions.
      repeated(coordinates + [0]), [], [UInt8](repeating: 0, count: (glyphCount + 31) / 32 * 4), [],
    ]
    let header = [0, overlaps ? 1 : 0, glyphCount, 0].flatMap { SFNTEditing.bigEndian($0, 2) }
    let overlap = overlaps ? [UInt8](repeating: 0xFF, count: (glyphCount + 7) / 8) : []
    return header + streams.flatMap { SFNTEditing.bigEndian($0.count, 4) } + streams.flatMap { $0 } + overlap
  }
}

@Suite("WOFF2")
struct WOFF2Tests {
  private func face(_ streams: GlyphStreams) throws -> FontFace {
    var packing = try packed(leaving: ["glyf", "loca"])
    packing.add("glyf", streams.table(glyphCount: 105), version: 0)
    packing.add("loca", [], version: 0, original: 212)
    return try FontFace(data: packing.file)
  }

  @Test("Numbers of points in each form, flags that repeat, and places too far for two bytes")
  func longGlyphs() throws {
    // 600 points in two forms and 300, each one unit right of the last.
    let counts: [[UInt8]] = [[253, 0x02, 0x58], [254, 94], [255, 47]]
    let streams = GlyphStreams(
      counts: counts, flags: [UInt8](repeating: 11, count: 1500), coordinates: [UInt8](repeating: 1, count: 1500))
    let face = try face(streams)
    let outlines = try #require(face.file.openType.table("glyf"))
    let head = [3, 1, 0, 1500, 0, 599, 1199, 1499, 0].flatMap { SFNTEditing.bigEndian($0, 2) }
    let flags: [UInt8] = [[UInt8]](repeating: [0x3B, 255], count: 5).joined() + [0x3B, 219]
    let glyph: [UInt8] = head + flags + [UInt8](repeating: 1, count: 1500)
    #expect(Array(outlines.prefix(glyph.count)) == glyph)
    #expect(outlines.count == 105 * ((glyph.count + 3) / 4 * 4))
    #expect(outlines.count > 0x1_FFFE)
    #expect(face.file.openType.uint16("head", at: 50) == 1)
    #expect(face.file.openType.table("loca")?.count == 4 * 106)
    // The side bearing of `hmtx` moves the outline.
    let bounds = try #require(face.glyphMetrics(of: "A")?.bounds)
    #expect(bounds.right - bounds.left == 1499)
  }

  @Test("Outlines that overlap are marked at their first point", arguments: [false, true])
  func overlaps(areMarked: Bool) throws {
    let streams = GlyphStreams(counts: [[2]], flags: [11, 11], coordinates: [1, 1], overlaps: areMarked)
    let table = try #require(try face(streams).file.openType.table("glyf"))
    #expect(Array(table[14..<16]) == (areMarked ? [0x73, 0x33] : [0x3B, 1]))
  }

  @Test("A first contour without points leaves the others, and one alone no outline")
  func emptyContours() throws {
    let face = try face(GlyphStreams(counts: [[0], [2]], flags: [11, 11], coordinates: [1, 1]))
    let table = try #require(face.file.openType.table("glyf"))
    #expect(Array(table.prefix(14)) == [1, 1, 0, 2, 0, 1, 0].flatMap { SFNTEditing.bigEndian($0, 2) })
    #expect(try self.face(GlyphStreams(counts: [[0]], flags: [], coordinates: [])).glyphMetrics(of: "A")?.bounds == nil)
  }

  /// A line of the table of section 5.2: how many bits and which start a distance has in each
  /// direction, and which sign.
  private static func triplet(_ index: Int) -> (bits: (Int, Int), start: (Int, Int), sign: (Int, Int)) {
    let signs = [(-1, -1), (1, -1), (-1, 1), (1, 1)][index % 4]
    let steps = [0, 256, 512, 768, 1024]
    switch index {
    case 0...9: return ((0, 8), (0, steps[index / 2]), (1, index % 2 == 0 ? -1 : 1))
    case 10...19: return ((8, 0), (steps[(index - 10) / 2], 0), (index % 2 == 0 ? -1 : 1, 1))
    case 20...83: return ((4, 4), (1 + (index - 20) / 16 * 16, 1 + (index - 20) / 4 % 4 * 16), signs)
    case 84...119: return ((8, 8), (1 + (index - 84) / 12 * 256, 1 + (index - 84) / 4 % 3 * 256), signs)
    case 120...123: return ((12, 12), (0, 0), signs)
    default: return ((16, 16), (0, 0), signs)
    }
  }

  @Test("Each of the 128 ways to write a point, on the curve and off it", arguments: 0..<128)
  func points(index: Int) throws {
    let (bits, start, sign) = Self.triplet(index)
    let count = (bits.0 + bits.1) / 8
    let bytes = Array([0x13, 0x57, 0x1B, 0x2D].prefix(count)) as [UInt8]
    let value = bytes.reduce(0) { $0 << 8 | Int($1) }
    let x = sign.0 * (start.0 + value >> bits.1)
    let y = sign.1 * (start.1 + value & (1 << bits.1 - 1))
    for mark in [0, 0x80] as [UInt8] {
      // Another point first, so that the one in question is a distance.
      let streams = GlyphStreams(counts: [[2]], flags: [11, UInt8(index) | mark], coordinates: [7] + bytes)
      let table = try #require(try face(streams).file.openType.table("glyf"))
      let box = [min(7, 7 + x), min(0, y), max(7, 7 + x), max(0, y)].flatMap { SFNTEditing.bigEndian($0, 2) }
      #expect(Array(table[2..<10]) == box)
      let second = table[14] & 0x08 != 0 ? table[14] & ~0x08 : table[15]
      #expect(second & 1 == (mark == 0 ? 1 : 0))
    }
  }

  private func packed(leaving out: Set<String> = []) throws -> WOFF2Packing {
    var packing = WOFF2Packing()
    for (tag, bytes) in try SFNTEditing.tables().sorted(by: { $0.key < $1.key }) where !out.contains(tag) {
      packing.add(tag, bytes)
    }
    return packing
  }

  private func expectSame(_ face: FontFace, _ whole: FontFace) throws {
    #expect(face.glyphCount == whole.glyphCount)
    for glyph in 0..<UInt32(whole.glyphCount) {
      #expect(face.shapingFont.outline(of: glyph) == whole.shapingFont.outline(of: glyph), "\(glyph)")
      #expect(face.glyphMetrics(glyphID: glyph) == whole.glyphMetrics(glyphID: glyph), "\(glyph)")
    }
  }

  @Test("Every glyph that was taken apart is what it was, the last one too", arguments: [0, 1])
  func outlines(index: Int) throws {
    try expectSame(FormatFonts.face("two.woff2", index: index), FormatFonts.face("two.ttc", index: index))
  }

  @Test("The total size that a file states is no ground to refuse it", arguments: [0, 12, 0xFFFF_FFFF])
  func totalSize(stated: Int) throws {
    var bytes = try FormatFonts.bytes("two.woff2")
    bytes.replaceSubrange(16..<20, with: SFNTEditing.bigEndian(stated, 4))
    try expectSame(FontFace(data: bytes), FormatFonts.face("two.ttc"))
  }

  @Test("Tables as they are, and left side bearings that are left out")
  func metrics() throws {
    let whole = try FontFace(path: BundledFolder.strutTest)
    try expectSame(FontFace(data: packed().file), whole)
    let metrics = try #require(SFNTEditing.tables()["hmtx"])
    var promising = WOFF2Packing()
    promising.add("cmap", [0, 0, 0, 0], original: 50 << 20)
    #expect(
      sentence(promising.file)
        == "its data unpacks to more than 100 times its compressed size, which is not plausible for a font.")
    var packing = try packed(leaving: ["hmtx"])
    let advances = stride(from: 0, to: metrics.count, by: 4).flatMap { metrics[$0..<$0 + 2] }
    packing.add("hmtx", [0b01] + advances, version: 1, original: metrics.count)
    let face = try FontFace(data: packing.file)
    try expectSame(face, whole)
    #expect(face.file.openType.table("hmtx") == metrics)
  }

  @Test("Four faces with outlines of their own")
  func collection() throws {
    var packing = WOFF2Packing()
    let tables = try SFNTEditing.tables().sorted { $0.key < $1.key }
    for (tag, bytes) in tables { packing.add(tag, bytes) }
    let shared = tables.indices.filter { !["glyf", "loca"].contains(tables[$0].key) }
    let own = tables.indices.filter { !shared.contains($0) }
    for index in 0..<4 {
      packing.fonts.append(shared + own.map { index == 0 ? $0 : packing.tables.count + $0 - own[0] })
      if index > 0 {
        for place in own[0]...own[own.count - 1] { packing.add(tables[place].key, tables[place].value) }
      }
    }
    for index in 0..<4 {
      let face = try FontFace(data: packing.file, faceIndex: index)
      #expect(face.faceCount == 4)
      try expectSame(face, FontFace(path: BundledFolder.strutTest))
    }
    let failure = FontError(.noSuchFace, of: "four.woff2", "\"four.woff2\" has no face 4; it has faces 0 to 3.")
    #expect(throws: failure) { try FontFace(data: packing.file, name: "four.woff2", faceIndex: 4) }
  }

  /// Returns the message for a file after "cannot be used: ", or the whole message.
  private func sentence(_ bytes: [UInt8]) -> String? {
    do throws(FontError) {
      _ = try FontFace(data: bytes, name: "f.woff2")
      return nil
    } catch {
      return error.message.split(separator: "cannot be used: ", maxSplits: 1).last.map(String.init)
    }
  }

  @Test("What is wrong with a file is said of it")
  func damage() throws {
    let whole = try FormatFonts.bytes("two.woff2")
    let cut = try #require(sentence(Array(whole.prefix(whole.count - 100))))
    #expect(
      cut.contains("is truncated: its WOFF2 data ends at byte \(whole.count) and the file at \(whole.count - 100)"))
    var broken = whole
    for place in whole.count - 300..<whole.count - 200 { broken[place] ^= 0x55 }
    #expect(sentence(broken) == "its compressed data is damaged.")
    var packing = try packed(leaving: ["hmtx"])
    packing.add("hmtx", [4], version: 1)
    #expect(sentence(packing.file) == "its hmtx table uses an undefined WOFF2 transformation.")
    packing = try packed(leaving: ["hmtx", "glyf", "loca"])
    packing.add("hmtx", [3] + [UInt8](repeating: 0, count: 210), version: 1)
    #expect(sentence(packing.file) == "its tables cannot be unpacked without glyf, which is missing.")
    packing = try packed(leaving: ["glyf"])
    packing.add("glyf", [UInt8](repeating: 0, count: 36), version: 1)
    #expect(sentence(packing.file) == "its glyf table uses an undefined WOFF2 transformation.")
  }

  @Test("A directory that lists a table twice, or more tables than any font has, is refused")
  func directory() throws {
    var packing = try packed()
    packing.add("cmap", [0, 0, 0, 0])
    #expect(sentence(packing.file) == "its WOFF2 directory lists the table cmap twice.")
    packing = try packed()
    for _ in 0..<5000 { packing.add("junk", []) }
    #expect(sentence(packing.file) == "its WOFF2 directory lists more tables than any font has.")
    packing = try packed(leaving: ["glyf", "loca"])
    packing.add("glyf", [UInt8](repeating: 0, count: 36), version: 0)
    packing.add("loca", [0, 0], version: 0)
    #expect(sentence(packing.file) == "its glyf table uses an undefined WOFF2 transformation.")
  }

  @Test("A first word that no font begins with is not taken over")
  func flavor() throws {
    let whole = try FontFace(path: BundledFolder.strutTest)
    var packing = try packed()
    for flavor in [0, 0x1234_5678, 0x7472_7565] {
      packing.flavor = flavor
      let face = try FontFace(data: packing.file)
      #expect(face.format == .trueType)
      try expectSame(face, whole)
    }
    packing = WOFF2Packing(flavor: 0x4F54_5400)
    for (tag, bytes) in try SFNTEditing.tables(of: FormatFonts.path("letters.otf")).sorted(by: { $0.key < $1.key }) {
      packing.add(tag, bytes)
    }
    #expect(try FontFace(data: packing.file).format == .cff)
    packing = try packed()
    packing.fonts = [Array(packing.tables.indices)]
    packing.flavor = 0x7474_6366
    #expect(sentence(packing.file) == "its WOFF2 collection refers to tables that it does not contain.")
  }

  @Test("Faces of a collection that are open at once share the tables that they have in common")
  func sharing() throws {
    var packing = try packed()
    packing.add("hmtx", [4], version: 1)
    let good = packing.tables.indices.dropLast()
    let bad = good.filter { packing.tables[$0].tag != "hmtx" } + [packing.tables.count - 1]
    packing.fonts = [[Int]](repeating: Array(good), count: 199) + [bad]
    let (file, whole) = (packing.file, try FontFace(path: BundledFolder.strutTest))
    let faces = try (0..<199).map { try FontFace(data: file, faceIndex: $0) }
    let places = faces.map { face in
      face.file.openType.withTable("glyf") { table in
        unsafe table.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
      }
    }
    #expect(Set(places).count == 1)
    try expectSame(faces[198], whole)
    #expect(throws: FontError.self) { try FontFace(data: file, faceIndex: 199) }
  }

  @Test("Side bearings of the glyphs after the last advance")
  func lastBearings() throws {
    var tables = try SFNTEditing.tables()
    let metrics = try #require(tables["hmtx"])
    tables["hhea"]?.replaceSubrange(34..<36, with: [0, 100])
    let bearings = stride(from: 400, to: metrics.count, by: 4).flatMap { metrics[$0 + 2..<$0 + 4] }
    tables["hmtx"] = metrics[..<400] + bearings
    let advances = stride(from: 0, to: 400, by: 4).flatMap { metrics[$0..<$0 + 2] }
    let first = stride(from: 0, to: 400, by: 4).flatMap { metrics[$0 + 2..<$0 + 4] }
    for (flags, rest) in [(0b11, []), (0b10, first), (0b01, bearings)] as [(UInt8, [UInt8])] {
      var packing = WOFF2Packing()
      for (tag, bytes) in tables.sorted(by: { $0.key < $1.key }) where tag != "hmtx" { packing.add(tag, bytes) }
      packing.add("hmtx", [flags] + advances + rest, version: 1, original: metrics.count)
      #expect(try FontFace(data: packing.file).file.openType.table("hmtx") == tables["hmtx"], "\(flags)")
    }
  }

  @Test("A file that ends anywhere in its head is refused", arguments: [true, false])
  func cutHeads(keepsLength: Bool) throws {
    let whole = try FormatFonts.bytes("two.woff2")
    for count in 4..<200 {
      var cut = Array(whole.prefix(count))
      // The file's own length.
      if !keepsLength, count >= 12 { cut.replaceSubrange(8..<12, with: SFNTEditing.bigEndian(count, 4)) }
      #expect(throws: FontError.self, "\(count)") { try FontFace(data: cut) }
    }
  }

  @Test("Whatever byte is wrong, opening comes to an end")
  func corrupted() throws {
    let whole = [try FormatFonts.bytes("two.woff2"), try packed().file]
    var numbers = SeededGenerator(seed: 4)
    var opened = 0
    for round in 0..<300 {
      var broken = whole[round % 2]
      // The head as often as all the rest.
      let room = round % 4 < 2 ? 200 : broken.count
      for _ in 0..<(1 + numbers.below(4)) { broken[numbers.below(room)] = UInt8(numbers.below(256)) }
      guard let face = try? FontFace(data: broken) else { continue }
      opened += 1
      for glyph in 0..<UInt32(min(face.glyphCount, 200)) { _ = face.glyphMetrics(glyphID: glyph) }
    }
    #expect(opened >= 10)
  }
}
