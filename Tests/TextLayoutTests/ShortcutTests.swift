import FontMetrics
import Testing

@testable import TextLayout

/// The shortcuts of an engine that avoid shaping a whole string do not change a bit of its
/// measurements: each shortcut is tried with and without all others.
@Suite("Ways around shaping whole texts")
struct ShortcutTests {
  /// One of each kind, short: there are 128 combinations.
  private static let texts = [
    "Die Straßenbahn (AV, e.g. 3.14)", "To VAVAVAVAVAVATo A", "Donaudampfschifffahrtsgesellschaft fährt",
    "مرحبا Hello 12 عالم (world)", "नमस्ते दुनिया क्षत्रिय", "สวัสดีชาวโลก นี่คือ", "吾輩は猫である。「ニャー」", "모든 초기화하기.",
    "שלום עולם English", "😀👩‍🚀🇩🇪 emoji ❤️ 1️⃣", "one\ntwo three\r\n\nfive \u{2028} six",
    "e\u{301}te\u{301} \u{A0}no\u{A0}break \t tab   ", "so\u{AD}ft hyphenation AV\u{AD}AV", "漢字Ⲁ i\u{2003} AV-AV",
    "(см. Linux) (а [b) c] д)", "\u{202B}abc שלום 1⁄2\u{202C} x", "", " ",
  ]

  /// The requests for a string.
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
    var firstBaseline = 0.0
    var lastBaseline = 0.0
  }

  /// Texts in some fonts, and what they come to by shaping.
  private struct Expected {
    let catalog: FontCatalog
    let fonts: [Font]
    let texts: [String]
    /// By text: what is asked of it.
    let questions: [[Question]]
    /// By text, font and question.
    private let answers: [[[Answer]]]

    init(_ texts: [String], _ questions: (Int) -> [Question]) throws {
      let catalog = try FontCatalog.bundled(sources: .own)
      // Three instances of a variable face.
      let fonts = try [17.0, 28, 22].map { try catalog.systemFont(size: $0) }
      let engine = TextEngine(
        catalog: catalog, cacheByteLimit: 8 << 20, hyphenator: try Fixtures.hyphenator(), shortcuts: [])
      let asked = texts.indices.map(questions)
      answers = zip(texts, asked).map { text, questions in
        fonts.map { font in questions.map { ShortcutTests.shaped($0, text, font, engine) } }
      }
      (self.catalog, self.fonts, self.texts, self.questions) = (catalog, fonts, texts, asked)
    }

    /// A request for a string in a font, and its result.
    func sample(_ text: Int, _ font: Int, _ number: Int) -> (question: Question, answer: Answer) {
      let place = number % questions[text].count
      return (questions[text][place], answers[text][font][place])
    }
  }

  private static let expected = Result { try Expected(texts) { _ in questions } }
  /// The strings of other laws, with one request for each.
  private static let ofOtherLaws = Result {
    try Expected(Corpus.strings + WordLinesTests.texts) { [questions[$0 % questions.count]] }
  }

  private static func shaped(_ question: Question, _ text: String, _ font: Font, _ engine: TextEngine) -> Answer {
    let text = engine.shape(
      text, font: font, language: "de", direction: question.direction, lineBreaks: question.lineBreaks)
    let lines = text.lines(width: question.width, lineLimit: question.lineLimit, breakMode: question.mode)
    var answer = Answer(
      size: text.intrinsicSize(lineLimit: question.lineLimit, breakMode: question.mode, displayScale: 3),
      unroundedSize: text.unroundedIntrinsicSize(lineLimit: question.lineLimit, breakMode: question.mode),
      lineCount: lines.count, isTruncated: lines.isTruncated, isMissing: !text.missing.isEmpty)
    if let width = question.width {
      let fitted = text.sizeThatFits(
        width: width, lineLimit: question.lineLimit, breakMode: question.mode, displayScale: 3)
      (answer.size, answer.unroundedSize) = (fitted.size, fitted.unroundedSize)
    }
    let (height, count) = (answer.size.height, answer.lineCount)
    answer.firstBaseline = LabelGeometry.firstBaseline(font: font, height: height, lineCount: count, displayScale: 3)
    answer.lastBaseline = LabelGeometry.lastBaseline(font: font, height: height, lineCount: count, displayScale: 3)
    return answer
  }

  private static func measured(_ question: Question, _ text: String, _ font: Font, _ engine: TextEngine) -> Answer {
    let extent = engine.measure(
      text, font: font, language: "de", direction: question.direction, width: question.width,
      lineLimit: question.lineLimit, breakMode: question.mode, lineBreaks: question.lineBreaks, displayScale: 3)
    return Answer(
      size: extent.size, unroundedSize: extent.unroundedSize, lineCount: extent.lineCount,
      isTruncated: extent.isTruncated, isMissing: extent.isMissingCharacters, firstBaseline: extent.firstBaseline,
      lastBaseline: extent.lastBaseline)
  }

  private static func engine(_ shortcuts: TextShortcuts) throws -> TextEngine {
    TextEngine(
      catalog: try expected.get().catalog, cacheByteLimit: 8 << 20, hyphenator: try Fixtures.hyphenator(),
      shortcuts: shortcuts)
  }

  /// Measures every string in all instances, three times in the first (a closer look at the second
  /// time is cached), with requests that differ from call to call.
  private static func expectShaped(
    _ expected: Expected, _ shortcuts: TextShortcuts, _ engine: TextEngine, round: Int? = nil
  ) {
    let round = round ?? Int(shortcuts.rawValue) * 7
    for (number, text) in expected.texts.enumerated() {
      for place in [0, 0, 0, 1, 2] {
        let font = expected.fonts[place]
        let (question, answer) = expected.sample(number, place, round + number * 3 + place)
        if measured(question, text, font, engine) != answer {
          Issue.record("\(text.debugDescription) \(font.pointSize) \(question) \(shortcuts)")
        }
      }
    }
  }

  @Test("Texts measure what they do when they are shaped, whichever of them are taken", arguments: 0..<8)
  func combinations(upper: Int) throws {
    for lower in 0..<16 {
      let shortcuts = TextShortcuts(rawValue: UInt16(upper << 4 | lower))
      Self.expectShaped(try Self.expected.get(), shortcuts, try Self.engine(shortcuts))
    }
  }

  @Test("So do the texts of other laws, with each of them alone and with all others", arguments: 0..<7)
  func ofOtherLaws(bit: Int) throws {
    let one = TextShortcuts(rawValue: 1 << UInt16(bit))
    for shortcuts in [one, .all.subtracting(one)] {
      Self.expectShaped(try Self.ofOtherLaws.get(), shortcuts, try Self.engine(shortcuts))
    }
  }

  @Test("Each of them is taken: without it an engine does other work", arguments: 0..<7)
  func eachIsTaken(bit: Int) throws {
    let one = TextShortcuts(rawValue: 1 << UInt16(bit))
    #expect(TextShortcuts.all.contains(one))
    let counters = try [TextShortcuts.all, .all.subtracting(one)].map { shortcuts in
      let engine = try Self.engine(shortcuts)
      _ = engine.shape(Self.texts[0], font: try Self.expected.get().fonts[0], language: "de")
      for round in Self.questions.indices { Self.expectShaped(try Self.expected.get(), .all, engine, round: round) }
      return engine.counters
    }
    #expect(counters[0] != counters[1])
  }

  @Test("There are as many as are tried")
  func count() { #expect(TextShortcuts.all.rawValue == (1 << 7) - 1) }
}
