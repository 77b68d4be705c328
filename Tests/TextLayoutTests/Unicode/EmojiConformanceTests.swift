import Testing

@testable import TextLayout

@Suite("Unicode's own lists of emoji, 15.0")
struct EmojiConformanceTests {
  private func clusterCount(_ text: String) -> Int {
    let analysis = TextAnalysis(text, language: nil, direction: .natural)
    return analysis.flags.dropLast().count { $0.contains(.graphemeStart) }
  }

  @Test("Every sequence of emoji-test.txt is one grapheme cluster in one run, drawn as emoji unless it is unqualified")
  func sequences() throws {
    let lines = try UnicodeFile.lines(of: "emoji-test.txt")
    #expect(lines.count == 4733)
    var unqualified: [String] = []
    for line in lines {
      let text = try line.fields[0].text()
      let analysis = TextAnalysis("a" + text + "a", language: nil, direction: .natural)
      #expect(clusterCount(text) == 1, "\(text)")
      #expect(ScriptRun.runs(in: analysis.units, flags: analysis.flags, range: 0..<analysis.units.count).count == 1)
      let presentation = GlyphPresentation(cluster: text.unicodeScalars)
      if line.fields[1].words == [ArraySlice("unqualified".utf8)] {
        if presentation == .text { unqualified.append(text) }
      } else {
        #expect(presentation == .emoji, "\(text)")
      }
    }
    // Characters that are text on their own. Keycaps without U+FE0F, and joined sequences, are
    // emoji all the same.
    #expect(unqualified.allSatisfy { $0.unicodeScalars.count == 1 })
    #expect(unqualified.count == 207)
  }

  @Test("Each style of emoji-variation-sequences.txt is the style that is drawn, and one grapheme cluster")
  func variations() throws {
    let lines = try UnicodeFile.lines(of: "emoji-variation-sequences.txt")
    #expect(lines.count == 708)
    for line in lines {
      let text = try line.fields[0].text()
      let isText = line.fields[1].words.first.map(\.string) == "text"
      #expect(clusterCount(text) == 1, "\(text)")
      #expect(GlyphPresentation(cluster: text.unicodeScalars) == (isText ? .text : .emoji), "\(text)")
    }
  }
}
