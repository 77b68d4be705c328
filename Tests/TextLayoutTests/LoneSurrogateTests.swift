import FontInterop
import FontMetrics
import Testing

@testable import TextLayout

/// A Swift string has no half of a surrogate pair. Arrays of UTF-16 may, and ranges may cut a pair
/// in two.
@Suite("Half a surrogate pair")
struct LoneSurrogateTests {
  static let texts: [[UInt16]] = [
    [0xD83D], [0xDE00], [0xDE00, 0xD83D], [0x61, 0xD83D, 0x62], [0xD83D, 0xD83D, 0xDE00], [0x5D0, 0xDE00, 0x20, 0x5D1],
    [0xD83D, 0x301, 0xDE00, 0x200D], [0xD83D, 0x0A, 0xDE00], Array(repeating: 0xD800, count: 2_000),
    Array(repeating: 0xDFFF, count: 2_000),
  ]

  @Test("Analysis of units: levels, boundaries, scripts, words and hyphens stay inside", arguments: texts)
  func analysis(units: [UInt16]) throws {
    for direction in WritingDirection.allCases {
      let levels = BidiLevels(units, direction: direction)
      #expect(levels.levels.count == units.count && levels.levels.allSatisfy { $0 <= 126 })
    }
    var flags = [UnitFlags](repeating: [], count: units.count + 1)
    let iterators = BreakIteratorPool()
    Boundaries.markGraphemes(in: units, with: iterators, flags: &flags)
    Boundaries.markLineBreaks(in: units, language: "ja", with: iterators, flags: &flags)
    #expect(flags[0].contains(.graphemeStart) && flags[units.count].contains(.mandatoryBefore))
    let runs = ScriptRun.runs(in: units, flags: flags, range: 0..<units.count)
    #expect(runs.reduce(0) { $1.range.lowerBound == $0 ? $1.range.upperBound : -1 } == units.count)
    let words = TextWords(units, language: nil, iterators: iterators)
    #expect(words.segments.reduce(0) { $1.range.lowerBound == $0 ? $1.range.upperBound : -1 } == units.count)
    #expect(ScalarSequence(units, in: 0..<units.count).allSatisfy { $0.offset < units.count })
    #expect(try Fixtures.hyphenator().points(in: units, range: 0..<units.count, language: "de").isEmpty)
  }

  @Test("Shaping of units: a glyph for what is no character, in its place", arguments: texts)
  func shaping(units: [UInt16]) throws {
    let face = try Fixtures.engine().catalog.systemFont(size: 17).face
    for isRightToLeft in [false, true] {
      let request = ShapingRequest(
        text: units, range: 0..<units.count, script: "Latn", isRightToLeft: isRightToLeft)
      let glyphs = try #require(face.shapingFont.shape(request))
      #expect(!glyphs.isEmpty)
      #expect(glyphs.allSatisfy { units.indices.contains($0.cluster) })
    }
  }

  @Test("Decoded, each half is U+FFFD, and is measured as that", arguments: texts)
  func decoding(units: [UInt16]) throws {
    let string = String(decoding: units, as: UTF16.self)
    let text = try Fixtures.text(string)
    #expect(text.content.analysis.units == Array(string.utf16))
    #expect(text.lines(width: 20).last?.utf16Range.upperBound == string.utf16.count)
  }

  @Test("Styles, carets, hits and selections whose ranges cut pairs in two")
  func ranges() throws {
    let engine = try Fixtures.engine()
    let string = "a😀👩🏽‍🚀b😀"
    let plain = TextAttributes(font: try engine.catalog.systemFont(size: 17))
    var big = plain
    big.font = plain.font.withSize(30)
    for cut in 0...string.utf16.count {
      let text = AttributedText(string, attributes: plain).setting(big, in: cut..<cut + 3)
      let layout = engine.layOut(text, width: 60)
      #expect(layout.lines.last?.line.utf16Range.upperBound == string.utf16.count)
      let whole = layout.selectionRectangles(for: 0..<string.utf16.count).reduce(0) { $0 + $1.width }
      let parts = [0..<cut, cut..<string.utf16.count].map { layout.selectionRectangles(for: $0) }
      #expect(parts.joined().reduce(0) { $0 + $1.width } >= whole - 1e-6)
      let caret = try #require(layout.caret(at: TextPosition(cut)))
      #expect(layout.position(x: caret.frame.x, y: caret.frame.y) != nil)
    }
  }
}
