import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// HarfBuzz marks a place as unsafe to break wherever the font has a value for the pair there. In
/// Inter, full stops and commas have one with the space after them, which is 0 at most weights:
/// lines that end there are those of the whole text, shaped, and cost no shaping of it.
@Suite("Lines that end where a pair is kerned by nothing")
struct LineEndTests {
  static let texts = [
    "Waves, tests, and more. Nothing else… To, Ya. AV, To.", "box, fox. 10 x 20, 30 x 40. 3x4, (x), x. x, a",
    "see (e.g. this), \"that\", and -> so. a: b, c: d.", "Войти, далее. (например, Linux), «Тумба», конец.",
    "Ναι, όχι. Παραμετροποίηση, τέλος.", "הגדרות, המערכת. שלום, (עולם). 10, 20.",
    "الاستخدامات، المتقدمة. (هنا)، هناك. 10, 20.", "जाएगा, चाहिए। करें, हैं. Linux, है.",
    "これは、テストです。アプリ、コーヒー。Unix, です。", "설정, 데이터. (초기화), 하기.", "e\u{301}te\u{301}, o\u{308}l. fi, ffi. \u{AD}a\u{AD}, b",
    "[a, (b, c] d) e", "(RV710 [Radeon, HD] 4350), ist :) da. (A, b), [C. d]", "x, (x, 1) x. 2, x",
    "to-do, AV-To, x-ray. 1,000.00, 2.", "A.\u{A0}B, C.\u{2009}D, \u{200F}א, ב.\u{200E} c, d",
  ]

  private func expectEqual(
    _ text: String, _ engine: TextEngine, _ whole: ShapedText, _ font: Font, _ width: Double
  ) {
    let measured = engine.measure(text, font: font, width: width, displayScale: 3)
    let expected = whole.sizeThatFits(width: width, displayScale: 3)
    measured.expectEqual(expected, "\(text.debugDescription) \(font.pointSize) \(width)")
  }

  @Test("Are those of the whole text in the first instance, the second, and any other", arguments: [400, 700])
  func laws(weight: Int) throws {
    let whole = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let sizes = [14.0, 17, 23, 33, 53]
    for (place, text) in Self.texts.enumerated() {
      let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
      for offset in sizes.indices {
        let size = sizes[(place + offset) % sizes.count]
        let font = try engine.catalog.systemFont(size: size, weight: FontWeight(rawValue: weight))
        let shaped = whole.shape(text, font: font)
        for width in stride(from: 30.0, through: 330, by: SomeCases.takesAll ? 2.9 : 13.7) {
          expectEqual(text, engine, shaped, font, width)
        }
      }
    }
  }

  @Test("Cost no shaping of the whole text in any instance")
  func counts() throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let text = "Waves, tests, and more. Nothing else, or a little. We end here, so it is. Once, twice."
    for size in [14.0, 17, 23, 33, 53] {
      let font = try engine.catalog.systemFont(size: size)
      for width in stride(from: 250.0, through: 400, by: 10) {
        _ = engine.measure(text, font: font, width: width, displayScale: 3)
      }
    }
    #expect(engine.counters.cachedTexts == 0)
  }

  @Test("Words before them are found in other texts")
  func words() throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let font = try engine.catalog.systemFont(size: 17)
    _ = engine.measure("fine\u{301}, o\u{308}l. bete\u{302}, e\u{301}te.", font: font, displayScale: 3)
    let known = engine.counters.shapings
    _ = engine.measure("bete\u{302}, fine\u{301}, e\u{301}te. o\u{308}l.", font: font, displayScale: 3)
    #expect(engine.counters.shapings == known)
  }
}
