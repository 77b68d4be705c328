import Foundation
import TestSupport
import Testing

@testable import FontInterop

/// Letters that no rule of a font changes are measured as HarfBuzz measures them in words.
@Suite("Rules of letters")
struct LetterRulesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fonts/Files")

  private func font(_ path: String, _ bytes: [UInt8]? = nil) throws -> ShapingFont {
    let bytes = try bytes ?? [UInt8](Data(contentsOf: Self.folder.appending(path: path)))
    return try ShapingFont(OpenTypeFace(FontData(copying: bytes), faceIndex: 0), variations: [])
  }

  private static let inter = "Inter/InterVariable.ttf"

  @Test("In Inter letters and digits stay what they are; signs and the x do not")
  func ofInter() throws {
    let font = try font(Self.inter)
    let rules = try #require(font.letterRules(ShapingProperties(script: "Latn")))
    let kept = "abcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,;!?'éßøÅ".utf16
    #expect(kept.allSatisfy { rules.letter($0, in: font) != nil })
    #expect("x(-:=>×".utf16.allSatisfy { rules.letter($0, in: font) == nil })
    // Neither spaces nor marks nor what no glyph is for.
    #expect([0x20, 0xA0, 0x301, 0x200D, 0x2044, 0x5D0, 0xD800].allSatisfy { rules.letter($0, in: font) == nil })
    #expect(rules.space(in: font) != nil)
    #expect(try #require(rules.letter(0x54, in: font)).isKerned)
  }

  @Test("Ligatures are told by what they begin with, in letters that have the rest")
  func ligatures() throws {
    let font = try font("StrutTest/StrutTest-Regular.ttf")
    let rules = try #require(font.letterRules(ShapingProperties(script: "Latn")))
    #expect(rules.letter(0x66, in: font) == nil)
    #expect(rules.letter(0x69, in: font)?.advance == 300)
    let plain = ShapingProperties(script: "Latn", features: [("liga", 0)])
    #expect(font.letterRules(plain)?.letter(0x66, in: font) != nil)
  }

  @Test("Scripts whose letters join or move have no such rules, nor have features of fractions")
  func refused() throws {
    let font = try font(Self.inter)
    for script: OpenTypeTag in ["Arab", "Deva", "Thai", "Khmr", "Mong", "Zzzz"] {
      #expect(font.letterRules(ShapingProperties(script: script)) == nil)
    }
    #expect(font.letterRules(ShapingProperties(script: "Latn", isRightToLeft: true)) == nil)
    #expect(font.letterRules(ShapingProperties(script: "Hebr", isRightToLeft: true)) != nil)
    #expect(font.letterRules(ShapingProperties(script: "Latn", features: [("frac", 1)])) == nil)
  }

  @Test(
    "Any row of letters and spaces has their own glyphs, and measures what its pairs do",
    arguments: [
      (inter, "Latn", 0x21...0x17F), (inter, "Cyrl", 0x400...0x4FF), (inter, "Grek", 0x370...0x3FF),
      ("StrutTest/StrutTest-Regular.ttf", "Latn", 0x21...0x7E),
      ("NotoSansHebrew/NotoSansHebrew-Regular.ttf", "Hebr", 0x5BE...0x5F4),
    ])
  func rows(path: String, script: String, range: ClosedRange<Int>) throws {
    let font = try font(path)
    let isRightToLeft = script == "Hebr"
    let properties = ShapingProperties(
      script: try #require(OpenTypeTag(parsing: script)), isRightToLeft: isRightToLeft)
    let rules = try #require(font.letterRules(properties))
    let measurer = try #require(font.glyphMeasurer)
    let letters = range.map(UInt16.init).filter { rules.letter($0, in: font) != nil }
    try #require(letters.count > 15)
    let space = rules.space(in: font) != nil ? [UInt16(0x20)] : []
    var numbers = SeededGenerator(seed: 1)
    func next(_ count: Int) -> Int { numbers.below(count) }
    for _ in 0..<200 {
      let units = (0...next(30)).map { _ in next(6) == 0 && !space.isEmpty ? space[0] : letters[next(letters.count)] }
      let row = try units.map { try #require($0 == 0x20 ? rules.space(in: font) : rules.letter($0, in: font)) }
      let shaped = try #require(font.shape(ShapingRequest(text: units, range: 0..<units.count, properties: properties)))
      let glyphs = isRightToLeft ? shaped.reversed() : shaped
      #expect(glyphs.map(\.glyphID) == row.map(\.glyph))
      for (index, (first, second)) in zip(row, row.dropFirst()).enumerated() {
        let pair = try #require(measurer.pairs([first.glyph, second.glyph], properties)?.first)
        let expected = GlyphPair(
          advance: glyphs[index].xAdvance, isUnsafeToBreak: glyphs[index + 1].isUnsafeToBreak)
        #expect(pair == expected)
        if Int(pair.advance) != first.advance { #expect(first.isKerned && pair.isUnsafeToBreak) }
      }
      #expect(glyphs.last.map { Int($0.xAdvance) } == row.last?.advance)
    }
  }

  @Test("Damaged rules are refused or read, and take no time")
  func damaged() throws {
    let original = try [UInt8](Data(contentsOf: Self.folder.appending(path: Self.inter)))
    func number(_ place: Int) -> Int { Int(original[place]) << 8 | Int(original[place + 1]) }
    let record = try #require(
      (0..<number(4)).map { 12 + 16 * $0 }.first { original[$0..<$0 + 4].elementsEqual("GSUB".utf8) })
    let start = number(record + 8) << 16 | number(record + 10)
    var numbers = SeededGenerator(seed: 7)
    for _ in 0..<60 {
      var bytes = original
      for _ in 0..<40 {
        bytes[start + numbers.below(6000)] = UInt8(numbers.below(256))
      }
      guard let font = try? font("", bytes) else { continue }
      _ = font.letterRules(ShapingProperties(script: "Latn"))?.letter(0x41, in: font)
    }
  }
}
