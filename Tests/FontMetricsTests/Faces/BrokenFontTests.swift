import FontMetrics
import Foundation
import TestSupport
import Testing

@Suite("Broken fonts are errors that name the file")
struct BrokenFontTests {
  private func bytes() throws -> [UInt8] { try Array(Data(contentsOf: URL(filePath: BundledFolder.strutTest))) }

  private func error(_ open: () throws(FontError) -> FontFace) -> FontError? {
    do throws(FontError) {
      _ = try open()
      return nil
    } catch { return error }
  }

  @Test("A file that is not there, a folder, an empty file")
  func noFile() throws {
    let empty = FileManager.default.temporaryDirectory.appending(path: "strut-empty-\(UUID().uuidString).ttf")
    try Data().write(to: empty)
    defer { try? FileManager.default.removeItem(at: empty) }
    #expect(error { () throws(FontError) in try FontFace(path: "/no/such.ttf") }?.code == .notFound)
    #expect(
      error { () throws(FontError) in try FontFace(path: BundledFolder.strutTest + "\0.woff") }?.code == .notFound)
    #expect(
      error { () throws(FontError) in try FontFace(path: "/tmp") }
        == FontError(.unreadable, of: "/tmp", "\"/tmp\" is a folder; specify the font files in it."))
    #expect(error { () throws(FontError) in try FontFace(path: "/dev/zero") }?.code == .unreadable)
    let failure = error { () throws(FontError) in try FontFace(path: empty.path) }
    #expect(
      failure
        == FontError(.malformed, of: empty.path, "\"\(empty.path)\" is empty (0 bytes); fetch or copy the file again."))
  }

  @Test("Bytes that are no font")
  func noFont() {
    let text = Array("This is a letter, not a font.".utf8)
    let failure = error { () throws(FontError) in try FontFace(data: text, name: "letter.txt") }
    #expect(failure?.code == .malformed)
    #expect(failure?.message.hasPrefix("\"letter.txt\" is not a font that FreeType can open (") == true)
    #expect(failure?.message.hasSuffix("): specify a font file.") == true)
  }

  @Test("Bytes that begin as a font does and name no tables are told as no font, not as a font that was cut")
  func noTables() {
    let bytes: [UInt8] = [0, 1, 0, 0, 0, 4] + (0..<70).map { UInt8($0 % 7) }
    let failure = error { () throws(FontError) in try FontFace(data: bytes, name: "no.ttf") }
    #expect(failure?.code == .malformed)
    #expect(failure?.message.hasPrefix("\"no.ttf\" is not a font that FreeType can open (") == true)
    #expect(failure?.message.contains("fetch") == false)
  }

  @Test("One table whose tag is not printable hides neither the cut of another one nor the font")
  func unprintableTag() throws {
    var tables = try SFNTEditing.tables()
    tables["\u{1}abc"] = [0, 0, 0, 0]
    let whole = SFNTEditing.font(of: tables)
    #expect(try FontFace(data: whole, name: "odd.ttf").glyphCount == 105)
    for length in [whole.count - 8, whole.count / 2, 200] {
      let failure = error { () throws(FontError) in try FontFace(data: Array(whole.prefix(length)), name: "cut.ttf") }
      #expect(failure?.message.contains("is truncated: its ") == true, "cut at \(length)")
    }
  }

  @Test("A face index the file does not have", arguments: [-1, 1, 7, Int(Int32.max)])
  func noFace(index: Int) throws {
    let failure = error { () throws(FontError) in try FontFace(path: BundledFolder.strutTest, faceIndex: index) }
    let expected = "\"\(BundledFolder.strutTest)\" has no face \(index); it has only face 0."
    #expect(failure == FontError(.noSuchFace, of: BundledFolder.strutTest, expected))
  }

  @Test("A font cut short anywhere is refused, and told which table ends beyond the file")
  func truncated() throws {
    let whole = try bytes()
    for length in stride(from: 0, to: whole.count - 3, by: 37) {
      let failure = error { () throws(FontError) in try FontFace(data: Array(whole.prefix(length)), name: "cut.ttf") }
      #expect(failure?.code == .malformed, "cut at \(length)")
      #expect(length == 0 || failure?.message.contains("is truncated: its ") == true, "cut at \(length)")
    }
  }

  @Test("Whatever byte is wrong, opening and asking everything comes to an end")
  func corrupted() throws {
    let whole = try bytes()
    var numbers = SeededGenerator(seed: 20)
    func random(_ bound: Int) -> Int { numbers.below(bound) }
    for _ in 0..<400 {
      var broken = whole
      for _ in 0..<(1 + random(8)) { broken[random(broken.count)] = UInt8(random(256)) }
      guard let face = try? FontFace(data: broken, name: "broken.ttf") else { continue }
      let font = Font(face: face, pointSize: 17)
      #expect(font.lineHeight.isFinite)
      _ = (face.names, face.scripts, face.features, face.codePointCount, face.colorFormats, face.warnings, face.format)
      askTables(of: face)
    }
  }

  /// The queries of `strut inspect` in addition to metrics.
  private func askTables(of face: FontFace) {
    _ = (face.tableSizes, face.characterMaps, face.os2, face.head, face.gaspRanges, face.styleAttributes)
    _ = (face.substitutions, face.positionings, face.shapingRules, face.appleTables, face.graphiteTables)
  }

  @Test("Whatever byte of a table of styles or rules is wrong, asking of it comes to an end")
  func corruptedTables() throws {
    let stat = [
      1, 2, 8, 1, 0, 20, 2, 0, 28, 1, 0x7767, 0x6874, 1, 0, 4, 16, 2, 0, 0, 2, 0, 400, 0, 4, 1, 0, 2, 0, 0, 0,
    ]
    let kern = [0, 1, 0, 20, 1, 1, 6, 0, 0, 5, 6, 0xFF38]
    func bytes(_ words: [Int]) -> [UInt8] { words.flatMap { SFNTEditing.bigEndian($0, 2) } }
    let tables = try SFNTEditing.tables()
    let sound = [
      "STAT": bytes(stat), "kern": bytes(kern), "GPOS": try #require(tables["GPOS"]),
      "GSUB": try #require(tables["GSUB"]),
    ]
    var numbers = SeededGenerator(seed: 49)
    for round in 0..<800 {
      var broken = sound
      for tag in sound.keys.sorted() {
        for _ in 0..<numbers.below(4) {
          let place = numbers.below(broken[tag]?.count ?? 1)
          broken[tag]?[place] = [0, 1, 0xFF, UInt8(numbers.below(256))][numbers.below(4)]
        }
      }
      guard let face = try? FontFace(data: SFNTEditing.strutTest(replacing: broken)) else { continue }
      askTables(of: face)
      #expect(face.styleAttributes?.values.count ?? 0 <= 4096, "\(round)")
    }
  }

  @Test("Whatever byte of a character map is wrong, its characters can be asked for")
  func corruptedCharacters() throws {
    let map = try #require(SFNTEditing.tables()["cmap"])
    for place in map.indices {
      for byte: UInt8 in [0, 1, 0x7F, 0xFF] {
        var broken = map
        broken[place] = byte
        guard let face = try? FontFace(data: SFNTEditing.strutTest(replacing: ["cmap": broken])) else { continue }
        #expect(face.coverage.count <= 0x11_0000, "\(place)")
        _ = (face.characterMaps, face.glyphMetrics(of: "H"), face.warnings)
      }
    }
  }

  @Test("What fuzzing found stays mended")
  func regressions() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Fuzzing/Regressions/fonts")
    func open(_ name: String) throws(FontError) -> FontFace { try FontFace(path: folder.appending(path: name).path) }
    for name in ["no-glyphs-for-freetype.ttf", "no-glyphs-for-harfbuzz.ttf"] {
      #expect(error { () throws(FontError) in try open(name) }?.code == .malformed)
    }
    weak let leaked = try open("leaked-instance.ttf").instance(at: [:])
    #expect(leaked == nil)
    #expect(try open("png-of-20000-pixels.ttf").glyphCount > 0)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      if let face = try? open(name) { askTables(of: face) }
    }
    let promising = try open("pairs-without-numbers.ttf")
    #expect(promising.positionings?.kerningPairs == 0 && promising.positionings?.lookups.map(\.count) == [1])
    #expect(try open("tracking-out-of-order.ttf").file.openType.trackingSizes == 0...Double.greatestFiniteMagnitude)
  }

  @Test("A collection's faces are opened by index")
  func collection() throws {
    let both = SFNTPackaging.collection(of: try bytes(), count: 2)
    let second = try FontFace(data: both, name: "both.ttc", faceIndex: 1)
    #expect(second.faceCount == 2)
    #expect(second.metrics == (try FontFace(path: BundledFolder.strutTest).metrics))
    let failure = error { () throws(FontError) in try FontFace(data: both, name: "both.ttc", faceIndex: 2) }
    #expect(failure == FontError(.noSuchFace, of: "both.ttc", "\"both.ttc\" has no face 2; it has faces 0 to 1."))
  }

  @Test("WOFF opens as the sfnt inside it")
  func woff() throws {
    let face = try FontFace(data: SFNTPackaging.woff(of: try bytes()), name: "test.woff")
    #expect(face.metrics == (try FontFace(path: BundledFolder.strutTest).metrics))
    #expect(face.contains("A"))
  }
}

/// Other wrappings of one sfnt, made in the test so that no file of each kind need be kept.
enum SFNTPackaging {
  private static func number(_ bytes: [UInt8], _ offset: Int, _ length: Int) -> Int {
    bytes[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func bigEndian(_ value: Int, _ length: Int = 4) -> [UInt8] {
    (0..<length).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  /// Strut Test with the bytes of one table changed in place.
  static func strutTest(changing tag: String, _ change: (inout ArraySlice<UInt8>) -> Void) throws -> [UInt8] {
    try changing(tag, of: BundledFolder.strutTest, change)
  }

  /// A font file with the bytes of one table changed in place.
  static func changing(_ tag: String, of path: String, _ change: (inout ArraySlice<UInt8>) -> Void) throws -> [UInt8] {
    var font = try Array(Data(contentsOf: URL(filePath: path)))
    let record = try #require(
      stride(from: 12, to: 12 + 16 * number(font, 4, 2), by: 16).first { Array(font[$0..<$0 + 4]) == Array(tag.utf8) })
    let start = number(font, record + 8, 4)
    var table = ArraySlice(Array(font[start..<start + number(font, record + 12, 4)]))
    change(&table)
    font.replaceSubrange(start..<start + table.count, with: table)
    return font
  }

  /// Returns the offset of a table.
  static func offset(of tag: String, in font: [UInt8]) -> Int? {
    (0..<number(font, 4, 2)).map { 12 + 16 * $0 }.first { Array(font[$0..<$0 + 4]) == Array(tag.utf8) }
      .map { number(font, $0 + 8, 4) }
  }

  /// A collection that names the same font several times.
  static func collection(of font: [UInt8], count: Int) -> [UInt8] {
    let header = 12 + 4 * count
    var moved = font
    for table in 0..<number(font, 4, 2) {
      let field = 12 + 16 * table + 8
      moved.replaceSubrange(field..<field + 4, with: bigEndian(number(font, field, 4) + header))
    }
    let offsets = Array(repeating: bigEndian(header), count: count).flatMap { $0 }
    return Array("ttcf".utf8) + bigEndian(0x0001_0000) + bigEndian(count) + offsets + moved
  }

  /// A WOFF 1 file with its tables stored as they are, which the format allows.
  static func woff(of font: [UInt8]) -> [UInt8] {
    let count = number(font, 4, 2)
    var offset = 44 + 20 * count
    var (directory, data): ([UInt8], [UInt8]) = ([], [])
    for table in 0..<count {
      let record = 12 + 16 * table
      let (start, length) = (number(font, record + 8, 4), number(font, record + 12, 4))
      directory += font[record..<record + 4]
      directory += bigEndian(offset) + bigEndian(length) + bigEndian(length) + font[record + 4..<record + 8]
      let padded = Array(font[start..<start + length]) + [UInt8](repeating: 0, count: (4 - length % 4) % 4)
      data += padded
      offset += padded.count
    }
    let total = 44 + directory.count + data.count
    var header: [UInt8] = Array("wOFF".utf8) + font[0..<4] + bigEndian(total) + bigEndian(count, 2) + bigEndian(0, 2)
    header += bigEndian(font.count) + bigEndian(1, 2) + bigEndian(0, 2)
    header += [UInt8](repeating: 0, count: 20)
    return header + directory + data
  }
}
