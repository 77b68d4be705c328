import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// Arabic signs before numbers are in one grapheme cluster with what comes next (UAX #29, GB9b), but letters there have a level of their own.
@Suite("Signs before numbers, beside letters")
struct PrependedSignTests {
  static let signs: [Unicode.Scalar] = [
    "\u{600}", "\u{601}", "\u{602}", "\u{603}", "\u{604}", "\u{605}", "\u{6DD}", "\u{8E2}",
  ]

  @Test("A letter after such a sign joins what comes next as without it", arguments: signs)
  func joins(sign: Unicode.Scalar) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalogue.font(named: "Noto Sans Arabic", size: 1000)
    func width(_ text: String) -> Double { engine.measure(text, font: font, displayScale: 1).unroundedSize.width }
    for word in ["مالك", "بب", "قلم 12", "سَلام"] {
      let text = "\(sign)\(word)"
      #expect(abs(width(text) - width(String(sign)) - width(word)) < 1e-6, "\(text)")
      let shaped = try Fixtures.engine().shape(text, font: font).sizeThatFits(width: 3000, displayScale: 1)
      engine.measure(text, font: font, width: 3000, displayScale: 1).expectEqual(shaped, "\(text)")
    }
  }

  @Test("Digits after such a sign are in its run, and it holds them", arguments: signs)
  func digits(sign: Unicode.Scalar) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalogue.font(named: "Noto Sans Arabic", size: 17)
    #expect(engine.shape("\(sign)١٢", font: font).content.runs.count == 1)
    #expect(engine.shape("\(sign)بب", font: font).content.runs.count == 2)
  }
}
