import FontMetrics
import Testing

@testable import TextLayout

@Suite("Lines in visual order")
struct BidirectionalTests {
  private func shaped(_ text: String, direction: WritingDirection = .natural) throws -> ShapedText {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Noto Sans Hebrew", size: 10)
    return engine.shape(text, font: font, direction: direction)
  }

  @Test("A right-to-left word stands in its place in a left-to-right line, and the other way round")
  func order() throws {
    let hebrew = try shaped("\u{5D0}\u{5D1}\u{5D2}")
    let glyphs = try #require(hebrew.lines(width: nil).first).runs.flatMap(\.glyphs)
    #expect(glyphs.count == 3)
    #expect(zip(glyphs, glyphs.dropFirst()).allSatisfy { $0.x < $1.x })
    let alef = try #require(try shaped("\u{5D0}").lines(width: nil).first?.runs.first?.glyphs.first)
    #expect(glyphs.last?.glyphID == alef.glyphID)
  }

  @Test("Numbers stand where their paragraph starts", arguments: WritingDirection.allCases)
  func numbers(direction: WritingDirection) throws {
    let line = try #require(try shaped("12 \u{5D0}\u{5D1} 34", direction: direction).lines(width: nil).first)
    let first = try #require(try shaped("1").lines(width: nil).first?.runs.first?.glyphs.first)
    let glyphs = line.runs.flatMap(\.glyphs)
    let place = try #require(glyphs.firstIndex { $0.glyphID == first.glyphID })
    #expect(direction != .leftToRight ? place > glyphs.count / 2 : place == 0)
    let width = glyphs.reduce(0) { $0 + $1.advance }
    #expect(abs(width - line.width) < 1e-9)
  }

  /// England's flag is a black one with tags.
  @Test(
    "A flag made of tags is one glyph whatever is beside it, and a joiner stays with its letter",
    arguments: [
      ("\u{627} ", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "1-0"),
      ("\u{627} ", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "a"),
      ("a ", "\u{647}\u{200D}", " b"), ("\u{5D0} ", "\u{930}\u{94D}\u{200D}", ""),
      ("\u{627} ", "\u{1F469}\u{200D}\u{1F467}", "1"),
    ])
  func joiners(before: String, cluster: String, after: String) throws {
    func glyphs(_ text: ShapedText) -> Set<UInt32> {
      Set(text.lines(width: nil)[0].runs.flatMap(\.glyphs).map(\.glyphID))
    }
    let alone = glyphs(try shaped(cluster))
    for direction in WritingDirection.allCases {
      let text = try shaped(before + cluster + after, direction: direction)
      let range = before.utf16.count..<(before + cluster).utf16.count
      #expect(glyphs(text).isSuperset(of: alone), "\(direction)")
      let analysis = text.content.analysis
      #expect(Set(analysis.bidi.levels[range]).count == 1, "\(direction)")
      #expect(Set(analysis.lineLevels(0..<analysis.units.count)[range]).count == 1, "\(direction)")
    }
  }

  @Test("A joiner that starts a paragraph, or comes after a control, has the level of what is after it")
  func leadingJoiner() throws {
    #expect(BidiLevels(Array("a\n\u{200D}\u{628}".utf16), direction: .leftToRight).levels == [0, 0, 1, 1])
    #expect(BidiLevels(Array("a\u{2067}\u{200D}\u{628}".utf16), direction: .leftToRight).levels == [0, 0, 1, 1])
  }

  @Test(
    "A joiner at a line's end has the level of the letter that it belongs to, and after a control that of the paragraph",
    arguments: [
      ("\u{628}\u{200D}", WritingDirection.leftToRight, [1, 1]), ("\u{628}\u{200E}\u{200D}", .rightToLeft, [1, 2, 1]),
      ("\u{5D0}\u{61C}\u{200C}", .leftToRight, [1, 1, 0]),
      ("\u{5D0}\u{FFF9}\u{200D}\u{200D}", .leftToRight, [1, 0, 0, 0]),
      ("\u{5D0} \u{200D}", .leftToRight, [1, 0, 0]),
    ])
  func joinerAtLineEnd(text: String, direction: WritingDirection, levels: [UInt8]) {
    let units = Array(text.utf16)
    #expect(BidiLevels(units, direction: direction).lineLevels(0..<units.count, of: units) == levels)
  }

  @Test("Trailing spaces of a right-to-left line hang left of its edge")
  func trailingSpaces() throws {
    let text = try shaped("\u{5D0}\u{5D1}   \u{5D2}")
    let word = try shaped("\u{5D0}\u{5D1}").lines(width: nil).width
    let line = text.lines(width: word)[0]
    let glyphs = line.runs.flatMap(\.glyphs)
    #expect(line.width == word)
    #expect(glyphs.filter { $0.x < -1e-9 }.count == 3)
    let right = try #require(glyphs.map { $0.x + $0.advance }.max())
    #expect(abs(right - word) < 1e-9)
  }

  @Test("A line reads as its paragraph does, and what is seen of it lies where that starts")
  func seenPart() throws {
    let text = try shaped("\u{5D0}\u{5D1} \u{5D2}\nab")
    let word = try shaped("\u{5D0}\u{5D1}").lines(width: nil).width
    let space = try shaped(" ").lines(width: nil).width
    let lines = text.lines(width: word + space)
    #expect(lines.map(\.isRightToLeft) == [true, true, false])
    #expect(abs(lines[0].trailingSpaceWidth - space) < 1e-9)
    let places = lines[0].runs.flatMap(\.glyphs).map(\.x)
    #expect(places.count == 3)
    #expect(abs(places[0]) < 1e-9 && abs(places[1] - space) < 1e-9)
  }

  @Test("A right-to-left text is cut at its logical end: the ellipsis stands at the left")
  func truncation() throws {
    let text = try shaped("\u{5D0}\u{5D1}\u{5D2} \u{5D3}\u{5D4} \u{5D5}\u{5D6} \u{5D7}\u{5D8}")
    let line = text.lines(width: 30, lineLimit: 1)[0]
    #expect(line.text.hasPrefix("\u{5D0}") && line.text.hasSuffix("\u{2026}"))
    let glyphs = line.runs.flatMap(\.glyphs)
    let ellipsis = try #require(text.ellipsis(span: 0).content.glyphs.first)
    #expect(glyphs.first?.glyphID == ellipsis.glyphID)
    #expect(abs(glyphs.reduce(0) { $0 + $1.advance } - line.width) < 1e-9)
  }
}
