import FontMetrics
import Testing

@testable import TextLayout

/// What an engine does to shape no whole text changes no bit of what is measured: each way around is taken with and without all others.
@Suite("Ways around shaping whole texts")
struct ShortcutTests {
  private static let texts =
    Corpus.strings + [
      "Donaudampfschifffahrtsgesellschaft fährt", "To VAVAVAVAVAVATo A VoToWaYe.", "fi-ffi-office-affine difficult",
      "https://example.org/AVA/To-To/index.html oder 1,000,000.00", "(см. Linux) далее (а [b) c] д) e",
      "هذا 12 شقة (والاستخدامات) المتقدمة", "데이터베이스 초기화하기", "so\u{AD}ft hy\u{AD}phen\u{AD}ation AV\u{AD}AV",
      "i\u{2003} AV-AV", "漢字ሀ eine", "e\u{301}te\u{301}e\u{301} o\u{308}l", "\tone\t\ttwo",
      "\u{202B}abc שלום 1⁄2\u{202C} x", "The the The the of AV AV To To",
    ]

  /// What is asked of a text.
  private struct Question {
    var width: Double?
    var lineLimit = 0
    var mode = LineBreakMode.byTruncatingTail
    var lineBreaks = LineBreakOptions()
    var direction = WritingDirection.natural
  }

  private static let questions: [Question] = [
    Question(width: 60), Question(width: nil), Question(width: 180, lineLimit: 2),
    Question(width: 90, lineBreaks: LineBreakOptions(strategy: .standard)),
    Question(width: 75, mode: .byCharWrapping), Question(width: 120, lineLimit: 1),
    Question(width: 343, lineLimit: 3, mode: .byTruncatingMiddle),
    Question(width: 61, lineLimit: 2, mode: .byWordWrapping),
    Question(width: 110, lineBreaks: LineBreakOptions(hyphenationFactor: 1)),
    Question(width: 40, mode: .byWordWrapping, direction: .rightToLeft), Question(width: 0),
    Question(width: 55, lineLimit: 1, mode: .byTruncatingHead), Question(width: 100, mode: .byClipping),
  ]

  private struct Answer: Equatable {
    var (size, unroundedSize) = (TextSize(width: 0, height: 0), TextSize(width: 0, height: 0))
    var lineCount = 0
    var (isTruncated, isMissing) = (false, false)
  }

  /// Fonts, and what every text in each comes to by shaping, for each question.
  private struct Expected {
    let catalog: FontCatalog
    let fonts: [Font]
    var answers: [Answer] = []

    init() throws {
      catalog = try FontCatalog.bundled(sources: .own)
      // Three instances of a variable face.
      fonts = try [17.0, 28, 22].map { [catalog] in try catalog.systemFont(size: $0) }
      let engine = TextEngine(
        catalog: catalog, cacheByteLimit: 8 << 20, hyphenator: try Fixtures.hyphenator(), shortcuts: [])
      for text in texts {
        for font in fonts { answers += questions.map { ShortcutTests.shaped($0, text, font, engine) } }
      }
    }

    func answer(text: Int, font: Int, question: Int) -> Answer {
      answers[(text * fonts.count + font) * questions.count + question]
    }
  }

  private static let expected = Result { try Expected() }

  private static func shaped(_ question: Question, _ text: String, _ font: Font, _ engine: TextEngine) -> Answer {
    let text = engine.shape(
      text, font: font, language: "de", direction: question.direction, lineBreaks: question.lineBreaks)
    let lines = text.lines(width: question.width, lineLimit: question.lineLimit, breakMode: question.mode)
    var answer = Answer(
      size: text.intrinsicSize(lineLimit: question.lineLimit, breakMode: question.mode, displayScale: 3),
      unroundedSize: text.unroundedIntrinsicSize(lineLimit: question.lineLimit, breakMode: question.mode),
      lineCount: lines.lines.count, isTruncated: lines.isTruncated, isMissing: !text.missing.isEmpty)
    if let width = question.width {
      let fitted = text.sizeThatFits(
        width: width, lineLimit: question.lineLimit, breakMode: question.mode, displayScale: 3)
      (answer.size, answer.unroundedSize) = (fitted.size, fitted.unroundedSize)
    }
    return answer
  }

  private static func measured(_ question: Question, _ text: String, _ font: Font, _ engine: TextEngine) -> Answer {
    let extent = engine.measure(
      text, font: font, language: "de", direction: question.direction, width: question.width,
      lineLimit: question.lineLimit, breakMode: question.mode, lineBreaks: question.lineBreaks, displayScale: 3)
    return Answer(
      size: extent.size, unroundedSize: extent.unroundedSize, lineCount: extent.lineCount,
      isTruncated: extent.isTruncated, isMissing: extent.isMissingCharacters)
  }

  private static func engine(_ shortcuts: TextShortcuts) throws -> TextEngine {
    TextEngine(
      catalog: try expected.get().catalog, cacheByteLimit: 8 << 20, hyphenator: try Fixtures.hyphenator(),
      shortcuts: shortcuts)
  }

  /// Measures every text in all instances, twice each, by questions that differ from call to call.
  private func expectShaped(_ shortcuts: TextShortcuts, _ engine: TextEngine) throws {
    let expected = try Self.expected.get()
    for (number, text) in Self.texts.enumerated() {
      for (place, font) in expected.fonts.enumerated() {
        let question = (Int(shortcuts.rawValue) * 7 + number * 3 + place) % Self.questions.count
        let answer = expected.answer(text: number, font: place, question: question)
        for _ in 0..<2 {
          let found = Self.measured(Self.questions[question], text, font, engine)
          if found != answer {
            Issue.record("\(text.debugDescription) \(font.pointSize) \(Self.questions[question]) \(shortcuts)")
          }
        }
      }
    }
  }

  @Test("Texts measure what they do when they are shaped, whichever of them are taken", arguments: 0..<16)
  func combinations(upper: Int) throws {
    for lower in 0..<16 {
      let shortcuts = TextShortcuts(rawValue: UInt16(upper << 4 | lower))
      try expectShaped(shortcuts, Self.engine(shortcuts))
    }
  }

  @Test("Each one is taken: without it an engine does other work", arguments: 0..<8)
  func eachIsTaken(bit: Int) throws {
    let one = TextShortcuts(rawValue: 1 << UInt16(bit))
    #expect(TextShortcuts.all.contains(one))
    let counters = try [TextShortcuts.all, .all.subtracting(one)].map { shortcuts in
      let engine = try Self.engine(shortcuts)
      _ = engine.shape(Self.texts[0], font: try Self.expected.get().fonts[0], language: "de")
      try expectShaped(.all, engine)
      return engine.counters
    }
    #expect(counters[0] != counters[1])
  }

  @Test("There are as many as are tried")
  func count() { #expect(TextShortcuts.all.rawValue == (1 << 8) - 1) }
}
