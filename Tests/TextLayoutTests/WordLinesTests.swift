import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// Lines that break a word, or are narrower than it, are those of the whole text, shaped: to the
/// last bit.
@Suite("Lines narrower than a word")
struct WordLinesTests {
  static let texts = [
    "Donaudampfschifffahrtsgesellschaft fährt", "Die Rindfleischetikettierungsüberwachung ist AVATAR",
    "lentokonesuihkuturbiinimoottori on täällä", "To VAVAVAVAVAVATo A VoToWaYe.", "a Self-sizing-AVA-ToTo-Wave cell",
    "https://example.org/AVA/To-To/index.html oder 1,000,000.00", "fi-ffi-office-affine difficult",
    "(Wörterbuch) «Тумба»", "Предварительного просмотра документа", "Παραμετροποίηση εφαρμογής ΑΥΤΑ",
    "הגדרותמתקדמות של המערכת", "שלום-עולם-טוב",
    "والاستخدامات المتقدمة للتطبيق", "कार्यान्वयन प्रारंभीकरण", "데이터베이스 초기화하기",
    "e\u{301}te\u{301}e\u{301}te\u{301} o\u{308}l",
    "  Einstellungsmöglichkeiten  ", "10.000.000 x 20.000.000", "Wort Donaudampfschifffahrt Wort",
    "AAAA-BBBB CCCC-DDDD EE",
    "(например, Linux) далее (а [b) c] д) e", "mbox : Войти (см. Linux) שלום (abc) [ב",
    "Ὀδυσσεὺς To- To- AV-", "WAWAWAWA\u{A0}WAWA x", "नमस्ते-दुनिया Wort", "ΑΒΓ-אבג Wort", "Tatar\u{2009}Wave Wörter",
    "i\u{2003} AV-AV",
  ]

  @Test(
    "Other spaces at the end of a word count before the next one",
    arguments: ["i\u{2003} AV-AV", "1.\u{2003} AV-Ty To-Ta", "To\u{2009}  WAVA-To", "x \u{2003}AV-AV\u{2002} To-To"])
  func otherSpaces(text: String) throws {
    let (engine, whole) = (try Fixtures.engine(cacheByteLimit: 8 << 20), try Fixtures.engine())
    for size in [17.0, 28, 17] {
      let font = try engine.catalog.systemFont(size: size)
      for width in stride(from: 20.0, through: 120, by: 0.5) {
        expectEqual(text, engine, whole, font, width, 0, LineBreakOptions())
      }
    }
  }

  private func expectEqual(
    _ text: String, _ engine: TextEngine, _ whole: TextEngine, _ font: Font, _ width: Double, _ lineLimit: Int,
    _ lineBreaks: LineBreakOptions, _ direction: WritingDirection = .natural
  ) {
    let measured = engine.measure(
      text, font: font, direction: direction, width: width, lineLimit: lineLimit, lineBreaks: lineBreaks,
      displayScale: 3)
    let shaped = whole.shape(text, font: font, direction: direction, lineBreaks: lineBreaks)
    let expected = shaped.sizeThatFits(width: width, lineLimit: lineLimit, displayScale: 3)
    var what: Comment { "\(text.debugDescription) \(font.pointSize) \(width) \(lineLimit) \(lineBreaks.strategy)" }
    measured.expectEqual(expected, what)
  }

  @Test("At any width and in any font", arguments: WordMeasuringTests.fonts)
  func laws(fontName: String) throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let whole = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let font = try engine.catalog.font(named: fontName, size: 23).withOpticalSizing(.off)
    for text in Self.texts {
      for width in stride(from: 0.0, through: 300, by: SomeCases.takesAll ? 3.7 : 17.3) {
        for strategy in [LineBreakStrategy(), .standard] {
          expectEqual(text, engine, whole, font, width, 0, LineBreakOptions(strategy: strategy))
        }
        for limit in 1...3 {
          expectEqual(text, engine, whole, font, width, limit, LineBreakOptions(strategy: .pushOut))
        }
      }
    }
  }

  @Test("Texts of two words of the corpus, at widths near those of the words")
  func corpus() throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let whole = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let fonts = try ["system", "Palatino"].map {
      try engine.catalog.font(named: $0, size: 40).withOpticalSizing(.off)
    }
    let words = Corpus.strings.flatMap { $0.split(separator: " ").map(String.init) }
    var some = SomeCases(oneIn: 3)
    for (index, word) in words.enumerated() where some.next() {
      let text = word + " " + words[(index * 7 + 1) % words.count] + " " + words[(index * 5 + 2) % words.count]
      for font in fonts {
        let wordWidth = engine.measure(word, font: font, displayScale: 3).unroundedSize.width
        for part in [0.3, 0.55, 0.8, 0.97, 1, 1.2, 1.6] {
          for direction in [WritingDirection.natural, .rightToLeft] {
            expectEqual(
              text, engine, whole, font, wordWidth * part, 0, LineBreakOptions(strategy: .standard), direction)
          }
        }
      }
    }
  }

  @Test("Only the words that are broken are shaped, once for all sizes and widths and texts")
  func wordsAreShapedOnce() throws {
    let engine = try Fixtures.engine()
    let fonts = try [17.0, 33, 40, 47, 53].map { try engine.catalog.font(named: "Palatino", size: $0) }
    func shapings(_ text: String) -> Int {
      let before = engine.counters.shapings
      for font in fonts {
        for width in [60.0, 120, 200] { _ = engine.measure(text, font: font, width: width, displayScale: 3) }
      }
      return engine.counters.shapings - before
    }
    #expect(shapings("eine Donaudampfschifffahrtsgesellschaft") > 2)
    #expect(shapings("eine Donaudampfschifffahrtsgesellschaft") == 0)
    #expect(shapings("Donaudampfschifffahrtsgesellschaft eine") == 0)
    #expect(engine.counters.cachedTexts == 0)
  }

  /// Of more pieces than fit on a few lines, with words that the font's rules join to their
  /// neighbors, and in two ems.
  static let longTexts = [
    String(repeating: "Die Rindfleischetikettierungsüberwachung (RV710 [Radeon HD] 4350) ist :) da. ", count: 12),
    String(repeating: "والاستخدامات المتقدمة للتطبيق (هنا). ", count: 12),
  ]

  @Test("Nor is a long text shaped whole, or looked at again for where its words are", arguments: longTexts)
  func longTextsAreNotShapedWhole(text: String) throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let whole = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let font = try engine.catalog.systemFont(size: 17).withOpticalSizing(.off)
    let lineBreaks = LineBreakOptions(strategy: .standard)
    _ = engine.measure(text, font: font, width: 90, lineBreaks: lineBreaks, displayScale: 3)
    let before = engine.counters
    for size in [17.0, 23, 33, 53] {
      for width in [60.0, 130, 343] {
        expectEqual(text, engine, whole, font.withSize(size), width, 0, lineBreaks)
      }
    }
    #expect(engine.counters.cachedTexts == 0)
    #expect(engine.counters.wordHits == before.wordHits)
  }

  @Test("A line that ends within a word of several parts asks for that word alone")
  func hyphensAreBrokenAt() throws {
    let engine = try Fixtures.engine()
    let whole = try Fixtures.engine()
    // The hyphen is kerned with what follows, so that what ends with it is shaped again.
    for size in [17.0, 29, 53] {
      let font = try engine.catalog.font(named: "Palatino", size: size)
      for width in stride(from: 2.5 * size, through: 20 * size, by: size / 7) {
        expectEqual("eine To-AVA-To-Wave-To Zeile", engine, whole, font, width, 0, LineBreakOptions())
      }
    }
    #expect(engine.counters.cachedTexts == 0)
  }
}
