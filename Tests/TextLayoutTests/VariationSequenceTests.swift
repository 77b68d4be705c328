import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

@Suite("Variation sequences of a face's own character map")
struct VariationSequenceTests {
  /// A face with "a", and with U+6F22 by a sequence alone, or with a usual form that it lacks.
  private static func face() throws -> FontFace {
    var small = SmallFont(characters: [("a", 500), ("b", 700)], script: "latn")
    func words(_ values: Int...) -> [UInt8] { values.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
    func long(_ value: Int) -> [UInt8] { words(value >> 16, value & 0xFFFF) }
    // U+FE00 makes U+6F22 the glyph of "b", U+FE01 leaves it as it is.
    let records = [0x00, 0xFE, 0x00] + long(0) + long(32) + [0x00, 0xFE, 0x01] + long(41) + long(0)
    let sequences = words(14) + long(49) + long(2) + records + long(1) + [0x00, 0x6F, 0x22] + words(2)
    let letters = words(12, 0) + long(40) + long(0) + long(2)
    let groups = [(0x61, 1), (0x62, 2)].flatMap { long($0.0) + long($0.0) + long($0.1) }
    small.tables["cmap"] =
      words(0, 2, 0, 5) + long(20) + words(3, 10) + long(69) + sequences + long(1) + [0x00, 0x6F, 0x22, 0] + letters
      + groups
    return try small.face("sequences")
  }

  @Test("A sequence is drawn by the face that has it, though the character alone is not in it", .fact("font-16"))
  func sequence() throws {
    let engine = try Fixtures.engine()
    let font = Font(face: try Self.face(), pointSize: 10)
    for (text, width) in [("\u{6F22}\u{FE00}", 7.0), ("a\u{6F22}\u{FE00}a", 17), ("a\u{FE00}", 5)] {
      let shaped = engine.shape(text, font: font)
      #expect(shaped.faces == [font.face] && shaped.missing.isEmpty, "\(text)")
      #expect(shaped.widest == width)
      #expect(shaped.stretches.allSatisfy { $0.missing.isEmpty && $0.face == font.face && $0.request == nil })
      #expect(engine.measure(text, font: font, displayScale: 3).unroundedSize.width == width)
    }
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
