import TestSupport
import Testing

@testable import TextLayout

@Suite("Analysis of text")
struct AnalysisTests {
  private func breaks(_ text: String, _ language: String?) -> [Int] {
    let analysis = TextAnalysis(text, language: language, direction: .natural)
    return (1...analysis.units.count).filter { analysis.flags[$0].contains(.breakBefore) }
  }

  private func scripts(_ text: String) -> [String] {
    let analysis = TextAnalysis(text, language: nil, direction: .natural)
    let units = analysis.units
    return ScriptRun.runs(in: units, flags: analysis.flags, range: 0..<units.count).map { run in
      "\(run.script.tag) \(String(decoding: units[run.range], as: UTF16.self))"
    }
  }

  @Test(
    "Scripts: neutral characters join their neighbors, brackets come back to their script",
    arguments: [
      ("abc где", ["Latn abc ", "Cyrl где"]),
      ("123 abc", ["Latn 123 abc"]),
      ("где (abc) где", ["Cyrl где (", "Latn abc", "Cyrl ) где"]),
      ("コーヒー", ["Kana コーヒー"]),
      ("猫である。", ["Hani 猫", "Hira である。"]),
      ("e\u{301}\u{5D0}\u{5B8}", ["Latn e\u{301}", "Hebr \u{5D0}\u{5B8}"]),
      ("123", ["Zyyy 123"]),
      ("", []),
    ] as [(String, [String])])
  func scriptRuns(text: String, expected: [String]) {
    #expect(scripts(text) == expected)
  }

  @Test(
    "A word has the same grapheme clusters whatever else is in the text",
    arguments: ["नमस्ते", "क्ष", "ক্ষত্রিয়", "ક્ષ", "ക്ഷേത്രം", "క్షేత్రం", "କ୍ଷେତ୍ର", "ᄒ한", "한국", "e\u{301}a", "สำ"])
  func clusters(word: String) {
    func starts(_ text: String) -> [Bool] {
      TextAnalysis(text, language: nil, direction: .natural).flags.dropLast().map { $0.contains(.graphemeStart) }
    }
    let alone = starts(word)
    for other in ["👋", "\u{200B}", "\n", "\u{1100}", "👨‍👩‍👧", "\r\n"] {
      #expect(Array(starts(word + other).prefix(alone.count)) == alone, "\(word) \(other.debugDescription)")
      if other != "\u{1100}" {
        #expect(Array(starts(other + word).suffix(alone.count)) == alone, "\(other.debugDescription) \(word)")
      }
    }
  }

  @Test("Thai is broken between the words of ICU's dictionary")
  func dictionary() {
    #expect(breaks("สวัสดีชาวโลก", "th") == [6, 9, 12])
  }

  @Test(
    "Japanese may start a line with a small kana, by `normal` strictness; other languages may not", .fact("label-15"))
  func japaneseStrictness() {
    #expect(breaks("キャラ", "ja") == [1, 2, 3])
    #expect(breaks("キャラ", nil) == [2, 3])
    for language in ["ja-JP", "ja_JP", "JA", "zh-TW", "zh-HK", "zh-Hant-HK", "zh-Hans"] {
      #expect(breaks("キャラ", language) == [1, 2, 3], "\(language)")
    }
    #expect(breaks("猫。", "ja") == [2])
  }

  @Test(
    "The direction: the first strong character's, or as told",
    arguments: [
      ("12 \u{5D0} a", WritingDirection.natural, 1), ("12 a \u{5D0}", .natural, 0), ("12", .natural, 0),
      ("a", .rightToLeft, 1), ("\u{5D0}", .leftToRight, 0),
    ] as [(String, WritingDirection, UInt8)])
  func paragraphLevels(text: String, direction: WritingDirection, level: UInt8) {
    #expect(BidiLevels(Array(text.utf16), direction: direction).paragraphLevels.first == level)
  }

  @Test("Each paragraph finds its own direction")
  func paragraphsHaveTheirOwnLevel() {
    let levels = BidiLevels(Array("\u{5D0}\na".utf16), direction: .natural)
    #expect(levels.paragraphLevels == [1, 1, 0])
  }

  @Test("The newline of a hard line is in neither line")
  func hardLines() {
    let analysis = TextAnalysis("a\r\nb\u{2029}", language: nil, direction: .natural)
    #expect(analysis.hardLines == [.init(content: 0..<1, end: 3), .init(content: 3..<4, end: 5)])
  }
}
