import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// A string measured word by word has the same size as the whole shaped string, to the last bit.
@Suite("Measuring by words")
struct WordMeasuringTests {
  static let fonts = [
    "system", "JetBrains Mono", "Palatino", "Strut Test", "Noto Sans Arabic", "Noto Sans Hebrew",
    "Noto Sans Devanagari",
    "Noto Sans Thai", "Noto Sans CJK JP",
  ]

  /// Words with what fonts and line breaks look at across spaces, in the scripts of the corpus.
  static let words: [String] = {
    let texts: [String] = SampleText.all.map(\.text) + Corpus.strings
    var words: [String] = texts.flatMap { $0.split(separator: " ").map(String.init) }
    words += pieces
    return words
  }()

  private static let pieces: [String] = [
    "(", ")", "[a]", "{b", "c}", "“", "”", "«", "»", "‘x’", "—", "–", "-", "--", "->", "<-", "!=", "/", "a/b", ":", ";",
    "!",
    "?", ".", "…", "...", "%", "50%", "$5", "5€", "№", "1", "12", "3.14", "1,000", "2x", "x", "X", "×", "3", "A", "V",
    "AV",
    "To", "fi", "ffi", "Self-sizing", "e.g.", "😀", "👍🏽", "👩‍🚀", "🇩🇪🇫🇷", "❤️", "1️⃣", "ー", "ァ", "、", "。", "「", "」", "々", "漢字",
    "カナ", "한국어", "สวัสดี", "क्षत्रिय", "ज्ञान", "שָׁלוֹם", "שלום", "السلام", "لا", "ﷺ", "١٢٣", "۱۲", "Ω", "Привет", "ΑΒΓ", "\u{301}",
    "e\u{301}",
    "\u{A0}", "a\u{A0}b", "\u{200D}", "\u{200C}x", "a\u{2009}b", "\u{3000}", "a\u{3000}", "\u{200B}", "\u{AD}",
    "so\u{AD}ft", "\u{202B}",
    "\u{2067}x", "\u{2060}", "\u{FEFF}", "𝒳", "𐤀", "\u{600}", "\u{1F3FD}", "B:", "9:", ":B", "(UC", "lc)", "@", "#1",
    "&", "*", "⁄", "1⁄2",
  ]

  /// One to nine words, most of them of a few neighbors in the list, with one space between most.
  private static func text(_ numbers: inout SeededGenerator) -> String {
    let home = numbers.below(words.count)
    var text = numbers.below(12) == 0 ? " " : ""
    for index in 0...numbers.below(9) {
      if index > 0 { text += numbers.below(10) == 0 ? "  " : " " }
      let near = (home + numbers.below(8)) % words.count
      text += words[numbers.below(3) == 0 ? numbers.below(words.count) : near]
    }
    return text + (numbers.below(12) == 0 ? " " : "")
  }

  /// Measures with and without words, one line and many, at a width.
  private func expectEqual(
    _ engine: TextEngine, _ whole: TextEngine, _ text: String, _ font: Font, _ language: String?,
    _ direction: WritingDirection, _ width: Double
  ) {
    let shaped = whole.shape(text, font: font, language: language, direction: direction)
    for limit in 0...2 {
      for mode in [LineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingTail] {
        let measured = engine.measure(
          text, font: font, language: language, direction: direction, width: width, lineLimit: limit, breakMode: mode,
          displayScale: 3)
        let expected = shaped.sizeThatFits(width: width, lineLimit: limit, breakMode: mode, displayScale: 3)
        // Made for those that differ alone: it takes as long as measuring.
        var what: Comment { "\(text.debugDescription) \(language ?? "") \(direction) \(width) \(limit) \(mode)" }
        measured.expectEqual(expected, what)
        #expect(measured.isMissingCharacters == !shaped.missing.isEmpty, what)
      }
    }
    let intrinsic = engine.measure(text, font: font, language: language, direction: direction, displayScale: 2)
    #expect(intrinsic.unroundedSize == shaped.unroundedIntrinsicSize())
    #expect(intrinsic.size == shaped.intrinsicSize(displayScale: 2))
  }

  @Test("Texts of the corpus, in every font", arguments: fonts)
  func corpus(fontName: String) throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let whole = try Fixtures.engine()
    let font = try engine.catalog.font(named: fontName, size: 17)
    var some = SomeCases(oneIn: 5)
    for (index, text) in (Corpus.strings + SampleText.all.map(\.text)).enumerated() {
      let language = Corpus.languages[index % Corpus.languages.count]
      for direction in WritingDirection.allCases {
        for width in [0.0, 30, 90.5, 160, 343, 1000] where some.next() {
          expectEqual(engine, whole, text, font, language, direction, width)
        }
      }
    }
  }

  @Test("Random texts of words, punctuation, digits and emoji, in every font", arguments: fonts)
  func randomTexts(fontName: String) throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let whole = try Fixtures.engine()
    let font = try engine.catalog.font(named: fontName, size: 13.5)
    var numbers = SeededGenerator(seed: 4)
    for round in 0..<(SomeCases.takesAll ? 300 : 150) {
      let text = Self.text(&numbers)
      let language = Corpus.languages[round / 40 % Corpus.languages.count]
      let direction = WritingDirection.allCases[round % 7 == 0 ? numbers.below(3) : 0]
      for _ in 0..<2 { expectEqual(engine, whole, text, font, language, direction, Double(numbers.below(3000)) / 9) }
    }
  }

  @Test("Words whose breaks depend on what is before them, and every mode", arguments: LineBreakMode.allCases)
  func breaksAcrossSpaces(mode: LineBreakMode) throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let whole = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Palatino", size: 17)
    for text in [
      "aaaa ( -foo bar", "aaaa \u{A1} -foo bar", "( \u{2010}foo bar", "aa \u{201C} (bb) cc", "a \u{2014} \u{2014} b",
      "-foo -bar ( -baz",
    ] {
      let shaped = whole.shape(text, font: font)
      for width in stride(from: 0.0, through: 160, by: 2.5) {
        for limit in [Int.min, 0, 1, 2] {
          let measured = engine.measure(
            text, font: font, width: width, lineLimit: limit, breakMode: mode, displayScale: 3)
          let expected = shaped.sizeThatFits(width: width, lineLimit: limit, breakMode: mode, displayScale: 3)
          measured.expectEqual(expected, "\(text) \(width) \(limit)")
        }
      }
    }
  }

  @Test(
    "Every option of line breaks",
    arguments: [
      LineBreakOptions(strategy: .pushOut), LineBreakOptions(strategy: .standard),
      LineBreakOptions(strictness: .anywhere), LineBreakOptions(wordBreak: .breakAll),
      LineBreakOptions(wordBreak: .keepAll), LineBreakOptions(wordBreak: .phrase), LineBreakOptions(strictness: .loose),
    ])
  func lineBreakOptions(options: LineBreakOptions) throws {
    let engine = try Fixtures.engine(cacheByteLimit: 8 << 20)
    let whole = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 15)
    for (index, text) in (Corpus.strings + SampleText.all.map(\.text)).enumerated() {
      let language = Corpus.languages[index % Corpus.languages.count]
      let shaped = whole.shape(text, font: font, language: language, lineBreaks: options)
      for width in [0.0, 31, 77.5, 130, 343] {
        let measured = engine.measure(
          text, font: font, language: language, width: width, lineBreaks: options, displayScale: 3)
        let expected = shaped.sizeThatFits(width: width, displayScale: 3)
        measured.expectEqual(expected, "\(text.debugDescription) \(width)")
      }
    }
  }

  @Test("Letters that stand beside a break are shaped once for all sizes, lines and texts")
  func stretchesAreShapedOnce() throws {
    let engine = try Fixtures.engine()
    let word = String(repeating: "AVm", count: 8)
    let sizes = [17.0, 23, 28, 33, 40, 47, 53]
    let fonts = try sizes.map { try engine.catalog.font(named: "Palatino", size: $0) }
    func shapings(_ text: String) -> Int {
      let before = engine.counters.shapings
      for font in fonts { _ = engine.measure(text, font: font, width: 120, displayScale: 3) }
      return engine.counters.shapings - before
    }
    let first = shapings(word)
    #expect(first > 2)
    #expect(shapings(word) == 0)
    // Another text with the word is shaped, and nothing of it again.
    #expect(shapings(word + " A") <= 3)
  }

  @Test(
    "A text without spaces is shaped once, however many lines it has",
    arguments: ["AVATo-To/Wave-", "Тумба-Аудит-", "Donaudampfschifffahrtsgesellschaft"])
  func plainTextsAreShapedOnce(text: String) throws {
    let engine = try Fixtures.engine()
    let whole = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 17)
    // Longer than what is kept as a word.
    let text = String(repeating: text, count: 9)
    let shaped = whole.shape(text, font: font)
    for width in [20.0, 35, 50, 64, 81, 100, 130, 170, 343] {
      let measured = engine.measure(text, font: font, width: width, displayScale: 3)
      let expected = shaped.sizeThatFits(width: width, displayScale: 3)
      measured.expectEqual(expected, "\(width)")
    }
    #expect(engine.counters.cachedTexts == 0)
  }

  @Test("Texts of known words are not shaped, and cost no room")
  func knownWordsAreNotShaped() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 17)
    for text in ["Go to the previous tab", "Καλημέρα κόσμε", "Доброе утро мир", "नमस्ते दुनिया"] {
      _ = engine.measure(text, font: font, width: 150, displayScale: 3)
      #expect(engine.counters.cachedTexts == 0, "\(text)")
    }
    let before = engine.counters
    #expect(before.cachedTexts == 0)
    #expect(before.shapings >= 4)
    for text in ["to the tab", "previous the tab Go to tab", "κόσμε Καλημέρα", "мир Доброе", "दुनिया नमस्ते"] {
      _ = engine.measure(text, font: font, width: 150, displayScale: 3)
    }
    let after = engine.counters
    #expect(after.shapings == before.shapings && after.cachedTexts == 0 && after.cachedWords == before.cachedWords)
    // Words of letters that nothing happens to are measured by these.
    #expect(after.wordHits >= before.wordHits + 2)
  }

  @Test(
    "Known words of two directions, in brackets and in faces that stand in are not shaped",
    arguments: [
      ("שלום Windows עולם 17 טוב", "טוב Windows עולם 17 שלום"),
      ("السلام عليكم Linux (مرحبا)", "عليكم السلام Linux (مرحبا)"),
      ("파일 (열기 swap 추가) 끝", "끝 파일 (열기 swap 추가)"), ("שלום.\u{200F} עולם", "עולם שלום.\u{200F}"),
    ])
  func knownWordsOfTwoDirections(known: String, new: String) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 17)
    for _ in 0..<2 { _ = engine.measure(known + " ", font: font, displayScale: 3) }
    let before = engine.counters
    let measured = engine.measure(new, font: font, displayScale: 3)
    #expect(engine.counters.shapings == before.shapings && engine.counters.cachedTexts == before.cachedTexts)
    #expect(measured.unroundedSize == engine.shape(new, font: font).unroundedIntrinsicSize())
  }

  @Test("Nor are words that close a bracket which another script opened, with fonts that leave brackets alone")
  func knownWordsInBrackets() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Palatino", size: 17)
    for _ in 0..<2 { _ = engine.measure("слово (Слово Linux) где [один Windows] два ", font: font, displayScale: 3) }
    let before = engine.counters
    for text in ["где (Слово Linux) слово", "два [один Windows] где (Слово Linux)"] {
      let measured = engine.measure(text, font: font, displayScale: 3)
      #expect(engine.counters.shapings == before.shapings && engine.counters.cachedTexts == before.cachedTexts)
      #expect(measured.unroundedSize == Self.wholeSize(text, font, engine.catalog))
    }
  }

  private static func wholeSize(_ text: String, _ font: Font, _ catalog: FontCatalog) -> TextSize {
    TextEngine(catalog: catalog, cacheByteLimit: 0).shape(text, font: font).unroundedIntrinsicSize()
  }

  @Test("New words in one face that stands in are shaped in one call, or in none")
  func standInsInOneCall() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 17)
    for text in ["שלום עולם", "안녕 세계"] { _ = engine.measure(text, font: font, displayScale: 3) }
    for text in ["לום שלם ולש עש", "녕안 계세 안계"] {
      let before = engine.counters.shapings
      _ = engine.measure(text, font: font, displayScale: 3)
      #expect(engine.counters.shapings <= before + 1, "\(text)")
    }
  }

  @Test("A word that the font looks beyond is kept with its neighbors: Inter raises brackets beside capitals")
  func contextsAcrossSpaces() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 17)
    for text in ["Tax (A) B", "tax (a) b", "10 x 20", "A - B", "a - b", "A -> B"] {
      let measured = engine.measure(text, font: font, displayScale: 3)
      #expect(measured.unroundedSize == engine.shape(text, font: font).unroundedIntrinsicSize(), "\(text)")
    }
  }

  @Test("Words forgotten and measured again are the same; the cache keeps within its limit")
  func wordsAreBounded() throws {
    let engine = try Fixtures.engine(cacheByteLimit: 64_000)
    let font = try engine.catalog.font(named: "Palatino", size: 17)
    // With letters that may be those of a ligature: others are not kept.
    let first = engine.measure("word number zero", font: font, width: 60, displayScale: 3)
    for number in 0..<2_000 {
      _ = engine.measure("word five\(number)", font: font, width: 60, displayScale: 3)
      #expect(engine.counters.cachedBytes <= 64_000)
    }
    #expect(engine.counters.wordEvictions > 1_000 && engine.counters.measureEvictions > 1_000)
    #expect(engine.measure("word number zero", font: font, width: 60, displayScale: 3) == first)
  }

  @Test("Faces registered later are used by words measured before")
  func wordsFollowTheCatalog() throws {
    let catalog = try FontCatalog.bundled(sources: .own, fallbackSources: [.registered])
    let engine = TextEngine(catalog: catalog)
    let font = try catalog.font(named: "Strut Test", size: 17)
    let text = "abc \u{5E9}\u{5DC}\u{5D5}\u{5DD}"
    #expect(engine.measure("\u{5E9}\u{5DC}", font: font, displayScale: 3).isMissingCharacters)
    _ = try catalog.register(path: catalog.directory + "/NotoSansHebrew/NotoSansHebrew-Regular.ttf")
    #expect(!engine.measure("\u{5E9}\u{5DC}", font: font, displayScale: 3).isMissingCharacters)
    #expect(
      engine.measure(text, font: font, displayScale: 3).unroundedSize
        == engine.shape(text, font: font).unroundedIntrinsicSize())
  }
}
