import FontMetrics
import Testing

@testable import TextLayout

@Suite("Words of a text")
struct TextWordsTests {
  private func words(_ text: String, _ language: String? = nil) throws -> TextWords {
    try Fixtures.engine().words(in: text, language: language)
  }

  private func kinds(_ text: String, _ language: String? = nil) throws -> [String] {
    let units = Array(text.utf16)
    return try words(text, language).segments.filter(\.isWord).map {
      "\($0.kind) \(String(decoding: units[$0.range], as: UTF16.self))"
    }
  }

  @Test(
    "A word is letters, a number, kana or ideographs; the rest parts them",
    arguments: [
      ("Zum Beispiel: 3,5 km", nil, ["letters Zum", "letters Beispiel", "number 3,5", "letters km"]),
      ("can’t e-mail", nil, ["letters can’t", "letters e", "letters mail"]),
      ("3.14159 1,000.5 10:30", nil, ["number 3.14159", "number 1,000.5", "number 10", "number 30"]),
      ("k:n", "fi", ["letters k:n"]), ("k:n", "en", ["letters k", "letters n"]),
      ("สวัสดีชาวโลก", "th", ["letters สวัสดี", "letters ชาว", "letters โลก"]),
      ("東京に行く", "ja", ["ideographs 東京", "ideographs に", "ideographs 行く"]),
      ("カタカナ", "ja", ["ideographs カタカナ"]),
      ("대한민국 만세", "ko", ["letters 대한민국", "letters 만세"]),
      ("👨‍👩‍👧‍👦🇩🇪 !?", nil, []), ("", nil, []),
    ] as [(String, String?, [String])])
  func kindsOfWords(text: String, language: String?, expected: [String]) throws {
    #expect(try kinds(text, language) == expected)
  }

  @Test("The example of the documentation")
  func example() throws {
    let words = try words("Zum Beispiel: 3,5 km")
    #expect(words.words.map(\.range) == [0..<3, 4..<12, 14..<17, 18..<20])
    #expect(words.segment(at: 6)?.range == 4..<12)
    #expect(words.segment(at: 20) == nil)
    #expect(words.segment(at: -1) == nil)
  }

  @Test("Segments cover the text in order, whatever it is, and every unit finds its own", arguments: Corpus.strings)
  func cover(text: String) throws {
    for language in Corpus.languages {
      let words = try words(text, language)
      var end = 0
      for segment in words.segments {
        #expect(segment.range.lowerBound == end)
        #expect(!segment.range.isEmpty)
        end = segment.range.upperBound
      }
      #expect(end == text.utf16.count)
      for unit in 0..<end { #expect(words.segment(at: unit)?.range.contains(unit) == true) }
    }
  }

  @Test("Halves of surrogate pairs are no words, and stop nothing")
  func loneSurrogates() {
    let words = TextWords([0x61, 0xD800, 0x62, 0xDC00], language: nil, iterators: BreakIteratorPool())
    #expect(words.words.map(\.range) == [0..<1, 2..<3])
  }
}
