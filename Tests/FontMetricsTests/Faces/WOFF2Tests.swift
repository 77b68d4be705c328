import FontInterop
import FontMetrics
import Foundation
import TestSupport
import Testing

/// Puts tables into a WOFF2 file, none of them compressed: as Brotli's meta-blocks that hold bytes as they are (RFC 7932, section 9.2).
struct WOFF2Packing {
  var tables: [(tag: String, version: Int, original: Int, bytes: [UInt8])] = []
  /// Places of tables, for a collection.
  var fonts: [[Int]] = []
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
      for font in fonts { directory += [UInt8(font.count)] + Self.long(0x10000) + font.map { UInt8($0) } }
    }
    let flavor = fonts.isEmpty ? Self.long(0x10000) : Array("ttcf".utf8)
    let length = 48 + directory.count + data.count
    return Array("wOF2".utf8) + flavor + Self.long(length) + [0, UInt8(tables.count), 0, 0] + Self.long(totalSize)
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

@Suite("WOFF2")
struct WOFF2Tests {
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
      sentence(promising.file) == "its data unpack to more than a hundred times their size, which no font's do.")
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

  /// What opening says after "cannot be used: ", or the whole sentence.
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
    #expect(sentence(broken) == "its compressed data are damaged.")
    var packing = try packed(leaving: ["hmtx"])
    packing.add("hmtx", [4], version: 1)
    #expect(sentence(packing.file) == "its hmtx table is packed in a way that WOFF2 does not have.")
    packing = try packed(leaving: ["hmtx", "glyf", "loca"])
    packing.add("hmtx", [3] + [UInt8](repeating: 0, count: 210), version: 1)
    #expect(sentence(packing.file) == "its tables cannot be unpacked without glyf, which it does not have.")
    packing = try packed(leaving: ["glyf"])
    packing.add("glyf", [UInt8](repeating: 0, count: 36), version: 1)
    #expect(sentence(packing.file) == "its glyf table is packed in a way that WOFF2 does not have.")
  }

  @Test("Whatever byte is wrong, opening comes to an end")
  func corrupted() throws {
    let whole = [try FormatFonts.bytes("two.woff2"), try packed().file]
    var numbers = SeededGenerator(seed: 4)
    for round in 0..<300 {
      var broken = whole[round % 2]
      // The head as often as all the rest.
      let room = round % 4 < 2 ? 200 : broken.count
      for _ in 0..<(1 + numbers.below(4)) { broken[numbers.below(room)] = UInt8(numbers.below(256)) }
      guard let face = try? FontFace(data: broken) else { continue }
      for glyph in 0..<UInt32(min(face.glyphCount, 200)) { _ = face.glyphMetrics(glyphID: glyph) }
    }
  }
}
