import FontMetrics
import Testing

@testable import TextLayout

/// Rules that depend on spaces, or on text beyond them, in a variable font: in each instance, text
/// has the same size as if it is shaped as a whole.
@Suite("Rules that look about a word")
struct ContextualFontTests {
  /// The behavior of a font.
  enum Rule: CaseIterable, Sendable {
    /// To a bracket after two spaces.
    case afterTwoSpaces
    /// To a bracket after a space and a letter, found from the run's end.
    case reverseAfterLetter
    /// To a letter before a thin space.
    case beforeThinSpace
    /// To a bracket after a space and a letter.
    case afterLetter
    /// To a bracket before a space and a letter.
    case beforeLetter

    func face(_ font: ContextualFont) throws -> FontFace {
      let (space, bracket, wide, letter) = (font.glyph(" "), font.glyph("("), font.glyph("W"), font.glyph("g"))
      let toWide = ContextualFont.single(bracket, by: wide)
      let lookups =
        switch self {
        case .afterTwoSpaces: [ContextualFont.chain(after: [space, space], bracket, before: []), toWide]
        case .reverseAfterLetter: [ContextualFont.reverseChain(after: [space, letter], bracket, by: wide)]
        case .beforeThinSpace:
          [
            ContextualFont.chain(after: [], font.glyph("T"), before: [font.glyph("\u{2009}")]),
            ContextualFont.single(font.glyph("T"), by: wide),
          ]
        case .afterLetter: [ContextualFont.chain(after: [space, letter], bracket, before: []), toWide]
        case .beforeLetter: [ContextualFont.chain(after: [], bracket, before: [space, letter]), toWide]
        }
      return try font.face("\(self)", lookups)
    }
  }

  private static let texts = [
    "Letters and spaces alone take nothing but what pairs measure (in a word of letters",
    "Letters and spaces alone taking (in what pairs measure ( goes on, and a word of letters",
    "Letters and spaces alone taking  (in what pairs measure (  goes on, and a word (of) (letters",
    "Letters and spaces alone AT\u{2009}going what pairs measure and a word of letters", "g ( g", "(g (g", "going (",
    "ATAT\u{2009}go",
  ]

  @Test("Measures are those of the whole text in every instance", arguments: Rule.allCases)
  func measures(rule: Rule) throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let whole = try Fixtures.engine(cacheByteLimit: 0)
    let face = try rule.face(ContextualFont())
    var unlike = 0
    for size in [17.0, 14, 28, 17] {
      let font = Font(face: face, pointSize: size)
      let inter = try engine.catalog.systemFont(size: size).withFeatures([FontFeature(tag: "calt", value: 0)])
      for text in Self.texts {
        for width in [10_000.0, 350, 190, 170, 60] {
          let measured = engine.measure(text, font: font, width: width, displayScale: 3)
          let expected = whole.shape(text, font: font).sizeThatFits(width: width, displayScale: 3)
          #expect(measured.unroundedSize == expected.unroundedSize, "\(text) \(size) \(width)")
          let plain = whole.shape(text, font: inter).unroundedIntrinsicSize().width
          if width == 10_000, expected.unroundedSize.width != plain { unlike += 1 }
        }
      }
    }
    #expect(unlike > 0, "the rule does nothing")
  }
}
