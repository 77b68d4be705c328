import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

@Suite("Variation sequences of a face's own character map")
struct VariationSequenceTests {
  /// A face with "a", and with a character by a sequence alone, or with a usual form that it lacks.
  ///
  /// - Parameters:
  ///   - base: The character.
  ///   - glyph: The glyph of the sequence: glyph 2 is that of "b", and 3 is beyond the last.
  ///   - hasMore: True if a character leads beyond the last glyph, so that Strut reads the
  ///     character map instead of HarfBuzz.
  private static func face(_ base: Int = 0x6F22, glyph: Int = 2, hasMore: Bool = false) throws -> FontFace {
    var small = SmallFont(characters: [("a", 500), ("b", 700)], script: "latn")
    func words(_ values: Int...) -> [UInt8] { values.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
    func long(_ value: Int) -> [UInt8] { words(value >> 16, value & 0xFFFF) }
    let character = long(base).dropFirst()
    // U+FE00 makes the character another glyph, U+FE01 leaves it as it is.
    let records = [0x00, 0xFE, 0x00] + long(0) + long(32) + [0x00, 0xFE, 0x01] + long(41) + long(0)
    let sequences = words(14) + long(49) + long(2) + records + long(1) + character + words(glyph)
    let pairs = [(0x61, 1), (0x62, 2)] + (hasMore ? [(0x63, 3)] : [])
    let letters = words(12, 0) + long(16 + 12 * pairs.count) + long(0) + long(pairs.count)
    let groups = pairs.flatMap { long($0.0) + long($0.0) + long($0.1) }
    small.tables["cmap"] =
      words(0, 2, 0, 5) + long(20) + words(3, 10) + long(69) + sequences + long(1) + character + [0] + letters + groups
    return try small.face("sequences")
  }

  @Test(
    "A sequence is drawn by the face that has it, though the character alone is not in it", .fact("font-16"),
    arguments: [false, true])
  func sequence(hasMore: Bool) throws {
    let engine = try Fixtures.engine()
    let font = Font(face: try Self.face(hasMore: hasMore), pointSize: 10)
    #expect(font.face.warnings.contains { $0.kind == .glyphsBeyond } == hasMore)
    for (text, width) in [("\u{6F22}\u{FE00}", 7.0), ("a\u{6F22}\u{FE00}a", 17), ("a\u{FE00}", 5)] {
      let shaped = engine.shape(text, font: font)
      #expect(shaped.faces == [font.face] && shaped.missing.isEmpty, "\(text)")
      #expect(shaped.widest == width)
      #expect(shaped.stretches.allSatisfy { $0.missing.isEmpty && $0.face == font.face && $0.request == nil })
      #expect(engine.measure(text, font: font, displayScale: 3).unroundedSize.width == width)
    }
  }

  @Test("What was measured before changes nothing", arguments: [0x6F22, 0x1000])
  func order(base: Int) throws {
    let font = Font(face: try Self.face(base), pointSize: 10)
    let alone = String(try #require(Unicode.Scalar(UInt32(base))))
    let texts = [alone, alone + "\u{FE00}", alone + "\u{FE01}"]
    for order in [texts, texts.reversed()] {
      let engine = try Fixtures.engine()
      for text in order + order {
        let shaped = engine.shape(text, font: font)
        #expect((shaped.faces == [font.face]) == (text == texts[1]), "\(order)")
        #expect((shaped.widest == 7) == (text == texts[1]), "\(order)")
      }
    }
  }

  @Test("A mark behind the selector that the face lacks leaves it the sequence")
  func mark() throws {
    let engine = try Fixtures.engine()
    let font = Font(face: try Self.face(), pointSize: 10)
    let shaped = engine.shape("\u{6F22}\u{FE00}\u{651}", font: font)
    #expect(shaped.faces.first == font.face && shaped.faces.count == 2 && shaped.missing.isEmpty)
    #expect(shaped.stretches.map { $0.utf16Range } == [0..<2, 2..<3])
    #expect(shaped.stretches.map { $0.face == font.face } == [true, false])
    #expect(shaped.stretches.allSatisfy { $0.missing.isEmpty })
    // If no face contains a mark, its base is not reported as missing.
    let lacking = engine.shape("\u{6F22}\u{FE00}\u{1E8D0}", font: font)
    #expect(lacking.faces == [font.face] && lacking.missing == ["\u{1E8D0}"])
    #expect(lacking.stretches.flatMap { $0.missing } == ["\u{1E8D0}"])
  }

  @Test(
    "A sequence that leads beyond the last glyph is none", .fact("font-2"),
    arguments: [(3, false), (3, true), (60_000, false), (0xFFFF, true)])
  func beyond(glyph: Int, hasMore: Bool) throws {
    let engine = try Fixtures.engine()
    let font = Font(face: try Self.face(glyph: glyph, hasMore: hasMore), pointSize: 10)
    let shaped = engine.shape("\u{6F22}\u{FE00}", font: font)
    #expect(shaped.faces.count == 1 && shaped.faces != [font.face] && shaped.missing.isEmpty)
    #expect(shaped.widest == 10)
    #expect(engine.shape("a\u{FE00}", font: font).widest == 5)
    let count = hasMore ? "1 character and 1 variation sequence" : "1 variation sequence"
    #expect(
      font.face.warnings.filter { $0.kind == .glyphsBeyond }.map(\.message) == [
        "the character map maps \(count) to glyphs that the font does not have (it has 3 glyphs): they count as missing"
      ])
    // Alone with it, where no face stands in.
    #expect(font.face.shapingFont.variationGlyph("\u{6F22}", "\u{FE00}") == nil)
  }

  @Test("Another face stands in for the character alone, and for what a selector leaves as it is")
  func standIn() throws {
    let engine = try Fixtures.engine()
    let font = Font(face: try Self.face(), pointSize: 10)
    for text in ["\u{6F22}", "\u{6F22}\u{FE01}", "\u{6F22}\u{FE02}"] {
      let shaped = engine.shape(text, font: font)
      #expect(shaped.faces.count == 1 && shaped.faces != [font.face] && shaped.missing.isEmpty)
      #expect(shaped.widest == 10)
    }
  }
}
