import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

@Suite("Where lines may end: strictness, words, strategies")
struct LineBreakOptionsTests {
  /// The text with a bar at each place where a line may end.
  private func parts(_ text: String, _ language: String?, _ options: LineBreakOptions) -> String {
    let analysis = TextAnalysis(
      text, language: language, direction: .natural, rules: options.rules, iterators: BreakIteratorPool())
    var result: [String] = []
    var start = 0
    for end in 1..<(analysis.units.count + 1) where analysis.flags[end].contains(.breakBefore) {
      result.append(String(decoding: analysis.units[start..<end], as: UTF16.self))
      start = end
    }
    return result.joined(separator: "|")
  }

  private func parts(_ text: String, _ language: String?, _ strictness: LineBreakStrictness) -> String {
    parts(text, language, LineBreakOptions(strictness: strictness))
  }

  /// The result of CSS Text 3, section 5.3, for a break in the middle of two characters.
  struct StrictnessRule: Sendable {
    /// For whom it is allowed: strict, normal and loose, for Japanese and Chinese and for others.
    let allowed: [LineBreakStrictness]
    let allowedElsewhere: [LineBreakStrictness]
    let texts: [String]
  }

  static let strictnessRules = [
    StrictnessRule(
      allowed: [.normal, .loose], allowedElsewhere: [.normal, .loose], texts: ["アー", "キャ", "アァ", "ｱｰ", "いっ"]),
    StrictnessRule(allowed: [.normal, .loose], allowedElsewhere: [], texts: ["ア〜", "ア゠"]),
    StrictnessRule(allowed: [.loose], allowedElsewhere: [.loose], texts: ["人々", "いゝ", "コヽ", "人〻", "‥‥", "……"]),
    StrictnessRule(allowed: [.loose], allowedElsewhere: [], texts: ["ア・", "ア：", "ア；", "ア･", "ア‼", "ア⁇", "ア！", "ア？"]),
    StrictnessRule(allowed: [.loose], allowedElsewhere: [], texts: ["ア％", "ア℃", "ア‰", "№ア", "￥ア"]),
    StrictnessRule(allowed: [.loose], allowedElsewhere: [], texts: ["ア‐", "ア–"]),
    StrictnessRule(allowed: [], allowedElsewhere: [], texts: ["ア。", "ア、", "「ア", "ア」", "ア\u{2060}ア", "ア\u{A0}"]),
    StrictnessRule(
      allowed: [.strict, .normal, .loose], allowedElsewhere: [.strict, .normal, .loose], texts: ["アイ", "漢字", "字ア"]),
  ]

  @Test(
    "ICU's strictness is CSS's, for Japanese, Chinese and other languages", .fact("label-24"),
    arguments: strictnessRules.indices)
  func strictness(index: Int) {
    let rule = Self.strictnessRules[index]
    for text in rule.texts {
      for strictness in [LineBreakStrictness.strict, .normal, .loose] {
        for language in ["ja", "zh", "zh-Hant", "ko", "en", nil] {
          let isCJ = language == "ja" || language?.hasPrefix("zh") == true
          let isAllowed = (isCJ ? rule.allowed : rule.allowedElsewhere).contains(strictness)
          let found = parts(text, language, strictness)
          #expect(found.contains("|") == isAllowed, "\(text) \(strictness) \(language ?? "none"): \(found)")
        }
      }
    }
  }

  @Test("Left to itself, strictness is normal for Japanese and Chinese and strict for the rest", .fact("label-15"))
  func automatic() {
    for text in ["キャラー・ア々〜ア。", "ア‐ア℃"] {
      for language in ["ja", "zh", "zh-HK"] {
        #expect(parts(text, language, .automatic) == parts(text, language, .normal))
      }
      for language in ["ko", "de", nil] {
        #expect(parts(text, language, .automatic) == parts(text, language, .strict))
      }
    }
  }

  @Test("Anywhere is between any two grapheme clusters")
  func anywhere() {
    #expect(parts("a\u{A0}b!é👨‍👩‍👧 c", nil, .anywhere) == "a|\u{A0}|b|!|é|👨‍👩‍👧| |c")
  }

  @Test(
    "Words kept together, after CSS Text 3, section 5.2, whose examples come first", .fact("label-24"),
    arguments: [
      (
        "这是一些汉字 and some Latin و کمی خط عربی และตัวอย่างการเขียนภาษาไทย", "zh",
        "这是一些汉字 |and |some |Latin |و |کمی |خط |عربی |และ|ตัวอย่าง|การ|เขียน|ภาษา|ไทย"
      ),
      ("한국어 문장을 만들었습니다. 漢字도", "ko", "한국어 |문장을 |만들었습니다. |漢字도"),
      ("日本語の文章です。今日は", "ja", "日本語の文章です。|今日は"), ("latin-word 10,5", "en", "latin-|word |10,5"),
      ("e\u{301}字e\u{301}字", nil, "e\u{301}字e\u{301}字"), ("한\n국", "ko", "한\n|국"),
    ] as [(String, String?, String)])
  func keepAll(text: String, language: String?, expected: String) {
    #expect(parts(text, language, LineBreakOptions(wordBreak: .keepAll)) == expected)
  }

  @Test(
    "Words broken anywhere, after CSS Text 3, section 5.2: letters are ideographs, punctuation is not",
    .fact("label-24"),
    arguments: [
      ("and some", nil, "a|n|d |s|o|m|e"), ("“it’s” 10%", nil, "“i|t’s” |1|0%"), ("и (он)", "ru", "и |(о|н)"),
      ("e\u{301}te\u{301}", "fr", "e\u{301}|t|e\u{301}"), ("ภาษาไทย", "th", "ภ|า|ษ|า|ไ|ท|ย"),
      ("ab\u{2060}c", nil, "a|b\u{2060}c"),
      ("𝒳𝒴𝒵", nil, "𝒳|𝒴|𝒵"), ("각각", "ko", "각|각"),
    ] as [(String, String?, String)])
  func breakAll(text: String, language: String?, expected: String) {
    #expect(parts(text, language, LineBreakOptions(wordBreak: .breakAll)) == expected)
  }

  @Test(
    "Phrases: ICU's in Japanese, words in Korean, as usual elsewhere",
    arguments: [
      ("日本語の文章です。今日はとても良い天気ですね。", "ja", "日本語の|文章です。|今日は|とても|良い|天気ですね。"),
      ("한국어 문장을", "ko", "한국어 |문장을"), ("你好世界", "zh", "你|好|世|界"), ("日本語", nil, "日|本|語"),
    ] as [(String, String?, String)])
  func phrases(text: String, language: String?, expected: String) {
    #expect(parts(text, language, LineBreakOptions(wordBreak: .phrase)) == expected)
  }

  @Test("Hangul words are kept together by the strategy, and nothing else is", .fact("label-21"))
  func hangul() {
    let text = "한국어 문장을 2023년에 漢字도 각각"
    #expect(parts(text, "ko", LineBreakOptions()) == "한|국|어 |문|장|을 |2023|년|에 |漢|字|도 |각|각")
    let kept = "한국어 |문장을 |2023|년에 |漢|字|도 |각각"
    for strategy in [LineBreakStrategy.hangulWordPriority, .standard] {
      for language in ["ko", "en", nil] {
        #expect(parts(text, language, LineBreakOptions(strategy: strategy)) == kept)
      }
    }
    #expect(parts(text, "ko", LineBreakOptions(strategy: .pushOut)) == parts(text, "ko", LineBreakOptions()))
  }

  @Test("A hangul word breaks when it is wider than its line", .fact("label-21"))
  func hangulTooWide() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 10)
    let plain = engine.shape("만들었습니다 한국어", font: font, language: "ko")
    let kept = engine.shape(
      "만들었습니다 한국어", font: font, language: "ko", lineBreaks: LineBreakOptions(strategy: .hangulWordPriority))
    let syllable = plain.lines(width: nil).width / 9.5
    #expect(Fixtures.texts(kept.lines(width: syllable * 7)) == ["만들었습니다 ", "한국어"])
    #expect(Fixtures.texts(plain.lines(width: syllable * 7.5)) == ["만들었습니다 한", "국어"])
    #expect(kept.lines(width: syllable * 4).allSatisfy { !$0.text.isEmpty })
  }

  @Test("Options that break alike share one shaping; others do not")
  func cacheKey() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 10)
    _ = engine.shape("a", font: font)
    _ = engine.shape("a", font: font, lineBreaks: LineBreakOptions(strategy: .pushOut, hyphenationFactor: 0.5))
    #expect(engine.counters.cachedTexts == 1)
    _ = engine.shape("a", font: font, lineBreaks: LineBreakOptions(strictness: .loose))
    _ = engine.shape("a", font: font, lineBreaks: LineBreakOptions(wordBreak: .keepAll))
    #expect(engine.counters.cachedTexts == 3)
  }

  @Test("A hyphenation factor is from 0 to 1, whatever is asked")
  func factor() {
    let asked = [-1, 0, 0.25, 1, 7, .infinity, .nan]
    #expect(asked.map { LineBreakOptions(hyphenationFactor: $0).hyphenationFactor } == [0, 0, 0.25, 1, 1, 1, 0])
    var options = LineBreakOptions()
    options.hyphenationFactor = .nan
    #expect(options.hyphenationFactor == 0)
    #expect(LineBreakStrategy.standard.isSuperset(of: [.pushOut, .hangulWordPriority]))
  }

  @Test("Every rule takes any text: places are between grapheme clusters, and newlines stay", arguments: Corpus.strings)
  func anyText(text: String) {
    for wordBreak in WordBreak.allCases {
      for strictness in LineBreakStrictness.allCases {
        let rules = LineBreakOptions(strictness: strictness, wordBreak: wordBreak, strategy: .standard).rules
        let analysis = TextAnalysis(
          text, language: "ja", direction: .natural, rules: rules, iterators: BreakIteratorPool())
        let plain = TextAnalysis(text, language: "ja", direction: .natural)
        #expect(analysis.hardLines == plain.hardLines)
        #expect(analysis.flags.allSatisfy { !$0.contains(.breakBefore) || $0.contains(.graphemeStart) })
      }
    }
  }
}
