import FontMetrics
import Testing

@testable import TextLayout

@Suite("Laws of paragraphs")
struct ParagraphLawsTests {
  /// A label's tab is a space; a paragraph's reaches for a stop.
  static let strings = Corpus.strings.map { $0.replacing("\t", with: " ") }

  private func describe(_ lines: some Collection<TextLine>) -> [String] {
    lines.map { "\($0.utf16Range) \($0.visibleRanges) \($0.width) \($0.isTruncated) \($0.runs)" }
  }

  @Test("A text of one style and no wishes comes out as a label's, to the last bit", arguments: strings)
  func labels(string: String) throws {
    let engine = try Fixtures.engine()
    for (index, width) in (Corpus.widths(8, seed: 29).map(Optional.some) + [nil, 0]).enumerated() {
      let font = try engine.catalog.font(named: ["system", "Palatino"][index % 2], size: 9.3 + Double(index))
      var attributes = TextAttributes(font: font)
      attributes.language = Corpus.languages[index % Corpus.languages.count]
      // With an attachment, even if the text has no position for it, the content is made like that
      // of mixed text.
      if index % 3 > 0 { attributes.attachment = TextAttachment(width: 5, ascender: 5) }
      let plain = engine.shape(string, font: font, language: attributes.language)
      let styled = engine.shape(AttributedText(string, attributes: attributes))
      #expect(styled.missing == plain.missing)
      #expect(styled.faces == plain.faces)
      for mode in LineBreakMode.allCases {
        for limit in 0...3 {
          let lines = plain.lines(width: width, lineLimit: limit, breakMode: mode)
          let layout = styled.layOut(width: width, lineLimit: limit, breakMode: mode)
          #expect(describe(layout.lines.map(\.line)) == describe(lines))
          #expect(
            layout.size == TextSize(width: lines.width, height: font.lineStack.height(lineCount: lines.count)))
          #expect(layout.isTruncated == lines.isTruncated)
        }
      }
    }
  }

  /// Text in three styles, cut at places that are the same everywhere.
  private func mixed(_ string: String, _ engine: TextEngine) throws -> AttributedText {
    let fonts = try ["system", "Palatino", "Noto Sans Arabic"].map { try engine.catalog.font(named: $0, size: 17) }
    var text = AttributedText(string, attributes: TextAttributes(font: fonts[0]))
    let count = string.utf16.count
    for index in stride(from: 0, to: count, by: 5) {
      var attributes = TextAttributes(font: fonts[index % 3].withSize(Double(9 + index % 13)))
      if index % 2 == 0 { attributes.tracking = Double(index % 7) / 4 }
      attributes.baselineOffset = Double(index % 4)
      text = text.setting(attributes, in: index..<min(count, index + 3))
    }
    return text
  }

  @Test("Lines of mixed styles cover the text, fit, and are drawn as wide as measured", arguments: Corpus.strings)
  func cover(string: String) throws {
    let engine = try Fixtures.engine()
    let text = engine.shape(try mixed(string, engine))
    for width in Corpus.widths(15, seed: 31) {
      for mode in LineBreakMode.allCases {
        let layout = text.layOut(width: width, breakMode: mode)
        #expect(
          layout.lines.reduce(0) { $1.line.utf16Range.lowerBound == $0 ? $1.line.utf16Range.upperBound : -1 }
            == string.utf16.count)
        let cut = text.layOut(width: width, lineLimit: 2, breakMode: mode)
        #expect(cut.lines.count <= 2)
        for line in layout.lines + cut.lines {
          #expect(line.frame.width <= width)
          let drawn = LineComposer(line.line).placed().reduce(0) { $0 + $1.width }
          #expect(drawn >= line.frame.width - 1e-6)
          if mode != .byClipping && line.line.trailingSpaceWidth == 0 && !line.line.text.hasSuffix(" ") && width > 60 {
            #expect(drawn <= line.frame.width + 1e-4, "\(line.line.text)")
          }
        }
      }
    }
  }

  @Test(
    "A measured width, fed back, gives the same lines; a wider column never more of them", arguments: Corpus.strings)
  func widths(string: String) throws {
    let engine = try Fixtures.engine()
    let text = engine.shape(try mixed(string, engine))
    var previous = Int.max
    for width in Corpus.widths(25, seed: 37).sorted() {
      let first = text.layOut(width: width)
      let second = text.layOut(width: first.size.width)
      #expect(second.lines.map(\.line.utf16Range) == first.lines.map(\.line.utf16Range))
      #expect(second.size == first.size)
      #expect(first.lines.count <= previous)
      previous = first.lines.count
    }
  }

  @Test("A text of one style is shaped once for a label and for paragraphs")
  func shapings() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Palatino", size: 17)
    _ = engine.shape("One style, one shaping.", font: font)
    let before = engine.counters.shapings
    let text = engine.shape(
      AttributedText("One style, one shaping.", attributes: TextAttributes(font: font.withSize(30))))
    #expect(text.layOut(width: 100).lines.count > 1)
    #expect(engine.counters.shapings == before)
  }

  @Test("Eight tasks that lay out the same paragraphs agree")
  func tasks() async throws {
    let engine = try Fixtures.engine()
    let texts = try Corpus.strings.map { try mixed($0, engine) }
    let describe: @Sendable () -> [String] = {
      texts.map {
        "\(engine.layOut($0, width: 120, lineLimit: 3, breakMode: .byTruncatingMiddle).lines.map(\.line.runs))"
      }
    }
    let expected = describe()
    let results = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 { group.addTask { describe() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.allSatisfy { $0 == expected })
  }
}
