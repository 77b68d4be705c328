import Testing

@testable import TextLayout

@Suite("Emoji sequences and scripts, hard cases")
struct EmojiSequenceTests {
  /// Each grapheme cluster of a string, with its presentation.
  private func clusters(_ text: String) -> [String] {
    let analysis = TextAnalysis(text, language: nil, direction: .natural)
    let starts = analysis.flags.indices.filter { analysis.flags[$0].contains(.graphemeStart) }
    return zip(starts, starts.dropFirst()).map { start, end in
      let scalars = ScalarSequence(analysis.units, in: start..<end).map(\.scalar)
      let values = scalars.map { String($0.value, radix: 16) }.joined(separator: " ")
      return "\(GlyphPresentation(cluster: scalars)) \(values)"
    }
  }

  @Test(
    "Clusters and their presentation (UTS #51)",
    arguments: [
      ("A family is one", "👨‍👩‍👧‍👦", ["emoji 1f468 200d 1f469 200d 1f467 200d 1f466"]),
      ("Two families are two", "👨‍👩👩‍👧", ["emoji 1f468 200d 1f469", "emoji 1f469 200d 1f467"]),
      ("A joined heart needs no selector", "\u{2764}\u{200D}\u{1F525}", ["emoji 2764 200d 1f525"]),
      ("A joiner that joins nothing changes nothing", "\u{2764}\u{200D}", ["text 2764 200d"]),
      ("A joiner with a letter after it ends there", "\u{2764}\u{200D}a", ["text 2764 200d", "text 61"]),
      ("A joined character of no version yet", "👩\u{200D}\u{1FAFF}", ["emoji 1f469 200d 1faff"]),
      ("A flag is two letters", "🇩🇪🇫🇷", ["emoji 1f1e9 1f1ea", "emoji 1f1eb 1f1f7"]),
      ("Half a flag stands alone", "🇩🇪🇫", ["emoji 1f1e9 1f1ea", "emoji 1f1eb"]),
      (
        "A keycap, with and without its selector", "1\u{FE0F}\u{20E3}#\u{20E3}",
        ["emoji 31 fe0f 20e3", "emoji 23 20e3"]
      ),
      ("A digit is no emoji", "1", ["text 31"]),
      ("A keycap of a letter is none", "a\u{20E3}", ["text 61 20e3"]),
      (
        "A flag of tags", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
        ["emoji 1f3f4 e0067 e0062 e0065 e006e e0067 e007f"]
      ),
      ("Tags without an end", "🏴\u{E0067}", ["emoji 1f3f4 e0067"]),
      ("A tag after a letter", "a\u{E0067}", ["text 61 e0067"]),
      ("A skin tone on a hand that is text", "\u{261D}\u{1F3FD}", ["emoji 261d 1f3fd"]),
      ("A skin tone on its own", "\u{1F3FD}", ["emoji 1f3fd"]),
      ("A skin tone on what has none is still one cluster", "\u{2764}\u{1F3FD}", ["text 2764 1f3fd"]),
      ("Text by U+FE0E", "😀\u{FE0E}", ["text 1f600 fe0e"]),
      ("Emoji by U+FE0F", "❤\u{FE0F}", ["emoji 2764 fe0f"]),
      ("A selector after a letter", "a\u{FE0F}", ["text 61 fe0f"]),
      ("Two selectors: the first counts no more than the second", "❤\u{FE0F}\u{FE0E}", ["text 2764 fe0f fe0e"]),
      ("Unassigned and private characters are text", "\u{1FAFF}\u{E000}", ["text 1faff", "text e000"]),
    ] as [(String, String, [String])])
  func presentation(name: String, text: String, expected: [String]) {
    #expect(clusters(text) == expected, "\(name)")
  }

  @Test(
    "Scripts: a grapheme cluster has one (UAX #24, 5.2)",
    arguments: [
      ("a\u{93E}b", ["Latn a\u{93E}b"]),
      ("abc \u{25CC}\u{93F}", ["Latn abc ", "Deva \u{25CC}\u{93F}"]),
      ("a👩\u{200D}\u{1FAFF}b", ["Latn a👩\u{200D}\u{1FAFF}b"]),
      ("\u{5D0}🇩🇪\u{5D1}", ["Hebr \u{5D0}🇩🇪\u{5D1}"]),
      ("a1\u{FE0F}\u{20E3}б", ["Latn a1\u{FE0F}\u{20E3}", "Cyrl б"]),
      ("a\u{E000}b", ["Latn a", "Zzzz \u{E000}", "Latn b"]),
      ("アー、ア", ["Kana アー、ア"]),
      ("\u{915}\u{951}\u{964} \u{995}\u{951}\u{964}", ["Deva \u{915}\u{951}\u{964} ", "Beng \u{995}\u{951}\u{964}"]),
    ] as [(String, [String])])
  func scripts(text: String, expected: [String]) {
    let analysis = TextAnalysis(text, language: nil, direction: .natural)
    let runs = ScriptRun.runs(in: analysis.units, flags: analysis.flags, range: 0..<analysis.units.count)
    #expect(runs.map { "\($0.script.tag) \(String(decoding: analysis.units[$0.range], as: UTF16.self))" } == expected)
  }
}
