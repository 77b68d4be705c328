import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// What HarfBuzz decides by all of a run, in fonts made for it: a text of several words measures what it does shaped whole, whatever was
/// measured before.
@Suite("Words and what is decided by a whole run")
struct WholeRunTests {
  private let measuring: TextEngine
  private let shaping: TextEngine

  init() throws {
    measuring = try Fixtures.engine(cacheByteLimit: 8 << 20)
    shaping = try Fixtures.engine(cacheByteLimit: 0)
  }

  private func expectEqual(
    _ text: String, _ font: Font, width: Double? = nil, location: SourceLocation = #_sourceLocation
  ) {
    let measured = measuring.measure(text, font: font, width: width, displayScale: 3)
    let shaped = shaping.shape(text, font: font)
    let expected = shaped.sizeThatFits(width: width ?? 1e6, displayScale: 3)
    #expect(measured.unroundedSize == expected.unroundedSize, "\(text)", sourceLocation: location)
    #expect(measured.lineCount == expected.lines.lines.count, "\(text)", sourceLocation: location)
  }

  private func width(_ text: String, _ font: Font) -> Double {
    shaping.shape(text, font: font).unroundedIntrinsicSize().width
  }

  @Test(
    "A character that is taken apart is put together where a mark is in its run",
    arguments: [
      (script: "dev2", whole: "\u{929}", parts: "\u{928}\u{93C}", base: "\u{915}", mark: "\u{941}"),
      (script: "mym2", whole: "\u{1026}", parts: "\u{1025}\u{102E}", base: "\u{1000}", mark: "\u{102D}"),
    ] as [(script: String, whole: String, parts: String, base: String, mark: String)])
  func recomposition(sample: (script: String, whole: String, parts: String, base: String, mark: String)) throws {
    var characters: [(character: Unicode.Scalar, advance: Int)] = [(" ", 250)]
    for (index, scalar) in (sample.whole + sample.parts + sample.base + sample.mark).unicodeScalars.enumerated() {
      characters.append((scalar, 100 * (index + 1) + 7 * index * index))
    }
    let font = Font(
      face: try SmallFont(characters: characters, script: sample.script, forms: [("zzzz", " ", 250)]).face(
        sample.script), pointSize: 10)
    let marked = sample.base + sample.mark
    #expect(width(sample.whole + " " + marked, font) != width(sample.whole, font) + width(" " + marked, font))
    for text in [
      sample.whole, sample.whole + " " + marked, marked + " " + sample.whole, sample.whole + sample.mark,
      sample.base + " " + sample.whole, sample.whole, [sample.base, sample.whole, marked].joined(separator: " "),
    ] {
      expectEqual(text, font)
    }
  }

  @Test("Letters have forms by their place in a run, spaces counted, in scripts of the Universal Shaping Engine")
  func formsByPlace() throws {
    let letter: Unicode.Scalar = "\u{1A00}"
    let forms = [("isol", 600), ("init", 700), ("medi", 800), ("fina", 900)].map { ($0.0, letter, $0.1) }
    let small = SmallFont(characters: [(" ", 250), (letter, 500), ("\u{1A01}", 510)], script: "bugi", forms: forms)
    let face = try small.face("bugi")
    let font = Font(face: face, pointSize: 10)
    #expect(face.shapingFont.face.hasFormsByPlace && width("ᨀ", font) == 6 && width("ᨀ ᨀ", font) == 18.5)
    for text in ["ᨀ", "ᨀ ᨀ", "ᨀ ᨁ ᨀ", "ᨁ ᨀ", "ᨀᨀ ᨁ"] { expectEqual(text, font) }
  }

  @Test("A letter that goes back over those before it has no sum")
  func negativeAdvances() throws {
    let small = SmallFont(
      characters: [(" ", 250), ("W", 20_000), ("n", 600), ("x", 600)], script: "latn", kerning: [("n", "x", -16_383)])
    let font = Font(face: try small.face("backwards"), pointSize: 10)
    #expect(width("Wnx", font) < width("W", font))
    for width in stride(from: 10.0, through: 400, by: 15) {
      for text in ["Wnx Wnx Wnx", "Wnx", "nx Wnx nx"] { expectEqual(text, font, width: width) }
    }
  }

  @Test("What stands in for a pair of characters is the same before and after one of them was met")
  func composites() throws {
    let small = SmallFont(characters: [(" ", 250), ("x", 500), ("\u{AC00}", 900)], script: "hang")
    let font = Font(face: try small.face("syllables"), pointSize: 10)
    let before = width("\u{1100}\u{1161} x", font)
    expectEqual("\u{1100}\u{1161} x", font)
    expectEqual("\u{1100}", font)
    _ = width("\u{1100}", font)
    expectEqual("\u{1100}\u{1161} x", font)
    expectEqual("x \u{1100}\u{1161}", font)
    #expect(width("\u{1100}\u{1161} x", font) == before && before == 16.5)
  }

  @Test(
    "A grapheme joiner at the end of a run is hidden, and not before a space",
    arguments: ["AV\u{34F} A", "A A\u{34F}", "\u{34F} x"])
  func joiners(text: String) throws {
    expectEqual(text, try measuring.catalogue.systemFont(size: 17))
  }
}
