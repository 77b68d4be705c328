import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// Signs of the text's own face around words of a face that stands in are shaped once, and come out
/// as they do in any text.
@Suite("Signs around words of other faces")
struct SignRunTests {
  static let words = ["قلم", "שלום", "क्षत्रिय", "สวัสดี", "漢字", "한국", "Ωραία"]
  static let signs = (0x21...0x7E).map(UInt16.init).filter(SignRuns.isSign).map { String(UnicodeScalar(UInt8($0))) }

  @Test("A sign is no letter, digit, space or control of ASCII")
  func whatIsASign() {
    let signs = (0...0xFFFF).map(UInt16.init).filter(SignRuns.isSign)
    let expected = (0..<0x80).filter {
      let scalar = UnicodeScalar(UInt8($0))
      return $0 > 0x20 && $0 < 0x7F && !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
    }
    #expect(signs.map(Int.init) == expected)
  }

  @Test(
    "Every sign, before and after a word, measures what it does in the text shaped whole",
    arguments: ["system", "Palatino", "JetBrains Mono"], words)
  func anySign(fontName: String, word: String) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: fontName, size: 17)
    let whole = try Fixtures.engine()
    for (index, sign) in Self.signs.enumerated() {
      let other = Self.signs[(index + 7) % Self.signs.count]
      for text in [
        "\(sign)\(word)", "\(word)\(sign)", "\(sign)\(word)\(other) \(word)\(sign)\(other)", "\(word) \(sign) \(word)",
        "\(word)\(sign)\(word) \(other)\(other)\(sign)",
      ] {
        let measured = engine.measure(text, font: font, width: 60, displayScale: 3)
        let shaped = whole.shape(text, font: font).sizeThatFits(width: 60, displayScale: 3)
        measured.expectEqual(shaped, "\(text.debugDescription)")
      }
    }
  }

  @Test("The same sign beside another word is not shaped again")
  func shapedOnce() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "system", size: 17)
    func shapings(_ text: String) -> Int {
      let before = engine.counters.shapings
      _ = engine.measure(text, font: font, language: "ar", width: 300, displayScale: 2)
      return engine.counters.shapings - before
    }
    // The first text finds the face that stands in.
    _ = (shapings("كتاب."), shapings("ورق."))
    #expect(shapings("مدرسة") == 1)
    #expect(shapings("جميل!") == 2)
    #expect(shapings("طويل!") == 1)
    #expect(shapings("جديد!?") == 2)
    #expect(shapings("قديم!?") == 1)
  }
}
