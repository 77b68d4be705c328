import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// In Strut Test at 10 points most letters are 6 wide, i, l and the space 3, and the hyphen stands
/// in for U+2010.
@Suite("Lines that end in a hyphen")
struct HyphenatedLinesTests {
  private func shaped(
    _ text: String, _ language: String? = "en", factor: Double = 1, direction: WritingDirection = .natural
  ) throws -> ShapedText {
    let catalog = try FontCatalog.bundled(sources: .own)
    let engine = TextEngine(catalog: catalog, hyphenator: try Fixtures.hyphenator())
    return engine.shape(
      text, font: try catalog.font(named: "Strut Test", size: 10), language: language, direction: direction,
      lineBreaks: LineBreakOptions(hyphenationFactor: factor))
  }

  private func texts(_ text: ShapedText, _ width: Double) -> [String] {
    Fixtures.texts(text.lines(width: width)).map {
      $0.replacing("\u{2010}", with: "-").replacing("\u{AD}", with: "")
    }
  }

  @Test("A word is hyphenated at the last place that fits with its hyphen", .fact("label-23"))
  func words() throws {
    let text = try shaped("an hyphenation")
    let hyphen = text.hyphen(span: 0).width
    #expect(texts(text, 15 + 36 + hyphen) == ["an hyphen-", "ation"])
    #expect(texts(text, 15 + 36 + hyphen - 0.1) == ["an hy-", "phenation"])
    #expect(texts(text, 15 + 12 + hyphen - 0.1)[0] == "an ")
    let line = text.lines(width: 15 + 36 + hyphen)[0]
    #expect(line.isHyphenated && line.utf16Range == 0..<9 && line.width == 15 + 36 + hyphen)
    #expect(line.runs.flatMap(\.glyphs).count == 10)
  }

  @Test("The last line of a limit shows no hyphen and leaves no room for one, so that its width holds the same lines")
  func lastLineOfLimit() throws {
    let text = try shaped("Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrts\u{AD}gesell\u{AD}schaft und", factor: 0)
    let widths = stride(from: 20.0, through: 120, by: 0.5)
    for width in widths {
      let first = text.sizeThatFits(width: width, lineLimit: 2, breakMode: .byWordWrapping, displayScale: 3)
      let again = text.sizeThatFits(
        width: first.size.width, lineLimit: 2, breakMode: .byWordWrapping, displayScale: 3)
      #expect(first.lines.map(\.utf16Range) == again.lines.map(\.utf16Range), "\(width)")
      #expect(first.size == again.size, "\(width)")
    }
  }

  @Test("The hyphen is spaced like the letters before it")
  func tracking() throws {
    let catalog = try FontCatalog.bundled(sources: .own)
    let engine = TextEngine(catalog: catalog)
    var attributes = TextAttributes(font: try catalog.font(named: "Strut Test", size: 10))
    attributes.tracking = 4
    let hyphenated = AttributedText("ab\u{AD}cd", attributes: attributes, paragraphStyle: ParagraphStyle())
    let written = AttributedText("ab\u{2010}", attributes: attributes, paragraphStyle: ParagraphStyle())
    let line = engine.shape(hyphenated).layOut(width: 35).lines[0].line
    #expect(line.isHyphenated)
    #expect(line.width == engine.shape(written).layOut(width: 1000).lines[0].line.width)
  }

  @Test("No line looks to the end of spaces that do not hang")
  func spaces() throws {
    func horizon(_ count: Int) throws -> Int {
      let text = try shaped(String(repeating: " ", count: count))
      return LineBreaker(measurer: text.measurer, width: 30, breaksBetweenCharacters: true)
        .horizon(from: 0, limit: count, spacesHang: false)
    }
    #expect(try horizon(1000) == horizon(2000))
  }

  @Test(
    "A line is hyphenated only when without it, it would be narrower than the factor's part of the width",
    .fact("label-22"))
  func factor() throws {
    // "an " hangs its space: what counts is 12 of 60.
    for (factor, isHyphenated) in [(0, false), (0.2, false), (0.21, true), (1, true)] {
      let lines = try shaped("an hyphenation", factor: factor).lines(width: 60)
      #expect(lines[0].isHyphenated == isHyphenated, "\(factor)")
    }
  }

  @Test("A word wider than its line is hyphenated before it is broken between characters, and its rest again")
  func longWords() throws {
    #expect(texts(try shaped("hyphenation"), 45) == ["hyphen-", "ation"])
    #expect(texts(try shaped("hyphenation"), 31) == ["hy-", "phen-", "ation"])
    #expect(texts(try shaped("hyphenation"), 6).joined() == "hyphenation")
    #expect(texts(try shaped("hyphenation", "fi"), 45).joined() == "hyphenation")
  }

  @Test("A soft hyphen shows where a line ends at it, without any language or factor, and has room", .fact("label-23"))
  func softHyphens() throws {
    let text = try shaped("aaa\u{AD}bbb", nil, factor: 0)
    let hyphen = text.hyphen(span: 0).width
    #expect(texts(text, 18 + hyphen) == ["aaa-", "bbb"])
    #expect(texts(text, 36) == ["aaabbb"])
    #expect(texts(try shaped("x aaa\u{AD}bbb", nil, factor: 0), 9 + 18 + hyphen - 0.1) == ["x ", "aaa-", "bbb"])
    // In a word with one, patterns have nothing to say.
    #expect(texts(try shaped("hyphena\u{AD}tion"), 42 + hyphen) == ["hyphena-", "tion"])
  }

  @Test("A word broken over many lines is looked at once; the next one, or another language's, is not taken for it")
  func onceAWord() throws {
    let text = try shaped("hyphenation hyphenation")
    let limit = text.content.analysis.units.count
    var breaker = LineMaker(text, column: LineColumn(width: 31), mode: .byWordWrapping).breaker
    #expect(breaker.lineEnd(from: 0, limit: limit) == LineEnd(place: 2, isHyphenated: true))
    #expect(breaker.hyphens?.word == HyphenatedWord(range: 0..<12, language: "en", places: [2, 6]))
    breaker.hyphens?.word.places = [1]
    #expect(breaker.lineEnd(from: 0, limit: limit) == LineEnd(place: 1, isHyphenated: true))
    #expect(breaker.lineEnd(from: 2, limit: limit).isHyphenated == false)
    #expect(breaker.lineEnd(from: 12, limit: limit) == LineEnd(place: 14, isHyphenated: true))
    #expect(breaker.lineEnd(from: 0, limit: limit) == LineEnd(place: 2, isHyphenated: true))
    breaker.hyphens?.word = HyphenatedWord(range: 0..<12, language: "de", places: [1])
    #expect(breaker.lineEnd(from: 0, limit: limit) == LineEnd(place: 2, isHyphenated: true))
  }

  @Test("A line asks of a long word no place that it does not reach")
  func reach() throws {
    let engine = TextEngine(
      catalog: try FontCatalog.bundled(sources: .own), hyphenator: try Fixtures.hyphenator())
    let counts = try [35, 70].map { count in
      let text = engine.shape(
        String(repeating: "AV\u{AD}", count: count), font: try engine.catalog.font(named: "Inter", size: 17),
        language: "en", lineBreaks: LineBreakOptions(hyphenationFactor: 1))
      let before = engine.counters.shapings
      let lines = text.lines(width: 50).count
      return (lines: lines, shapings: engine.counters.shapings - before)
    }
    #expect(counts[1].lines >= 2 * counts[0].lines - 1 && counts[0].shapings > 0)
    #expect(counts[1].shapings <= 2 * counts[0].shapings + 8, "\(counts)")
  }

  @Test("The last line of a limit is cut, not hyphenated; character wrapping has no hyphens")
  func limits() throws {
    let text = try shaped("an hyphenation")
    #expect(text.lines(width: 60, lineLimit: 1, breakMode: .byWordWrapping).map(\.text) == ["an"])
    #expect(text.lines(width: 60, lineLimit: 1).allSatisfy { !$0.isHyphenated })
    #expect(text.lines(width: 60, breakMode: .byCharWrapping).allSatisfy { !$0.isHyphenated })
  }

  @Test(
    "In a right-to-left paragraph the hyphen stands right of its word's letters, by patterns and at soft hyphens",
    arguments: ["an hyphenation", "an hyphen\u{AD}ation", "an hyphen\u{AD}\u{AD}ation"])
  func rightToLeft(string: String) throws {
    let text = try shaped(string, direction: .rightToLeft)
    let line = text.lines(width: 15 + 36 + text.hyphen(span: 0).width)[0]
    let glyphs = line.runs.flatMap(\.glyphs).sorted { $0.x < $1.x }
    let hyphenGlyph = try #require(text.hyphen(span: 0).content.glyphs.first?.glyphID)
    #expect(line.isHyphenated && glyphs.last?.glyphID == hyphenGlyph)
  }

  @Test("Hyphenated lines cover the text, fit, and measured widths give the same lines", arguments: Corpus.strings)
  func laws(string: String) throws {
    for language in ["de", "en", nil] as [String?] {
      let text = try shaped(string, language)
      for width in Corpus.widths(12, seed: 3) {
        let lines = text.lines(width: width)
        var end = 0
        for line in lines {
          #expect(line.utf16Range.lowerBound == end && line.width <= width)
          end = line.utf16Range.upperBound
        }
        #expect(end == string.utf16.count)
        let again = text.lines(width: lines.width)
        #expect(
          again.map(\.utf16Range) == lines.map(\.utf16Range) || lines.contains(where: \.isHyphenated))
      }
    }
  }
}
