import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// HarfBuzz gives up on text that grows beyond its limit of glyphs.
@Suite("Texts that HarfBuzz gives up on")
struct GivenUpTests {
  /// "a" becomes ten of itself, five times over.
  private func face() throws -> FontFace {
    var font = SmallFont(characters: [(" ", 250), ("a", 500), ("b", 600)], script: "latn")
    let lookup = SmallRules.multiple(2, to: [Int](repeating: 2, count: 10))
    font.tables["GSUB"] = SmallRules.table([[UInt8]](repeating: lookup, count: 5), applying: [0, 1, 2, 3, 4])
    return try font.face("growing.ttf")
  }

  private func engine() throws -> TextEngine { TextEngine(catalog: try FontCatalog.bundled(sources: .own)) }

  @Test("They are told, and texts before and after them in the same font are not")
  func told() throws {
    let (engine, face) = (try engine(), try face())
    let font = Font(face: face, pointSize: 1000)
    for _ in 0..<2 {
      #expect(engine.shape("bb", font: font).givenUp == [])
      #expect(engine.shape("\u{200B}", font: font).givenUp == [])
      let failing = engine.shape("aab", font: font)
      #expect(failing.givenUp == [GivenUpFace(face: face, reason: FontFace.shapingGivenUp)])
      #expect(failing.intrinsicSize(displayScale: 1).width == 0)
      #expect(engine.shape("bb", font: font).intrinsicSize(displayScale: 1).width == 1200)
    }
  }

  @Test("The same holds of paragraphs and of a text in several runs")
  func runs() throws {
    let (engine, face) = (try engine(), try face())
    let font = Font(face: face, pointSize: 1000)
    let failing = AttributedText("bb aa", attributes: TextAttributes(font: font))
    #expect(engine.shape(failing).givenUp.map(\.face) == [face])
    #expect(engine.shape(AttributedText("bb b", attributes: TextAttributes(font: font))).givenUp == [])
  }
}
