import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// The oracle: the visible text, written out with an ellipsis between marks of the paragraph's
/// direction, is text of one line, and has the same glyphs in the same order.
@Suite("Truncation in lines of mixed direction")
struct TruncationOrderTests {
  static let strings = [
    "abc \u{5D0}\u{5D1}\u{5D2}\u{5D3} def \u{5D4}\u{5D5}\u{5D6}\u{5D7} ghi",
    "\u{5D0}\u{5D1}\u{5D2} abc \u{5D3}\u{5D4} def ghi \u{5D5}\u{5D6}\u{5D7}",
    "مرحبا Hello مرحبا wide world نهاية الكلام",
    "The title is \u{2067}شهادة في العلوم\u{2069} and it is long enough",
    "Русский текст и עברית באמצע, then English",
    "नमस्ते दुनिया और שלום עולם यह एक लंबा वाक्य है",
    "สวัสดีชาวโลก שלום นี่คือประโยคยาว",
    "😀👍🏽 עברית 👩‍🚀🇩🇪 emoji ❤️ טקסט 👨‍👩‍👧‍👦 end",
    "السلام عليكم ورحمة الله وبركاته",
    "吾輩は猫である שלום 名前はまだ無い。",
  ]

  private func inkOrder(_ line: TextLine) -> [String] {
    line.runs.flatMap { run in
      run.glyphs.filter { $0.advance > 0 }.map { "\(run.face.names.postScriptName ?? "")/\($0.glyphID)" }
    }
  }

  /// Returns the line written out as text that is not truncated.
  private func writtenOut(_ line: TextLine) -> String {
    let mark = line.isRightToLeft ? "\u{200F}" : "\u{200E}"
    let units = line.source.content.analysis.units
    var parts = line.visibleRanges.map { range in
      let part = String(decoding: units[range], as: UTF16.self)
      let before = units[..<range.lowerBound]
      // The strings have at most one isolate: a part of it is in a separate isolate.
      let isOpenBefore = before.filter { $0 == 0x2067 }.count > before.filter { $0 == 0x2069 }.count
      let isOpenAfter = (isOpenBefore || part.contains("\u{2067}")) && !part.contains("\u{2069}")
      return (isOpenBefore ? "\u{2067}" : "") + part + (isOpenAfter ? "\u{2069}" : "")
    }
    if let ellipsis = line.ellipsis { parts.insert(mark + "\u{2026}" + mark, at: line.ellipsisIndex(ellipsis)) }
    return parts.joined()
  }

  @Test("In the middle with nothing before it, an ellipsis is in the font of what follows it", .fact("label-19"))
  func middleOfNothing() throws {
    let text = try Fixtures.paragraphs([("W", 40), ("aaaaaaaa", 10)])
    let line = try #require(text.layOut(width: 50, lineLimit: 1, breakMode: .byTruncatingMiddle).lines.first)
    #expect(line.line.text == "…aaaaaa" && line.frame.height == 11 && line.frame.width == 45)
  }

  @Test(
    "What is shown stands as one line with its ellipsis", arguments: strings,
    [WritingDirection.leftToRight, .rightToLeft])
  func order(string: String, direction: WritingDirection) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 17)
    let text = engine.shape(string, font: font, direction: direction)
    var checked = 0
    for width in Corpus.widths(30, seed: 19) {
      for mode in [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
        let line = try #require(text.lines(width: width, lineLimit: 1, breakMode: mode).first)
        guard line.isTruncated, line.width < width else { continue }
        let alone = engine.shape(writtenOut(line), font: font, direction: direction).lines(width: nil)[0]
        #expect(inkOrder(line) == inkOrder(alone), "\(mode) \(line.text)")
        let drawn = line.runs.flatMap(\.glyphs).reduce(0) { $0 + $1.advance }
        #expect(abs(drawn - line.width) < 1e-6)
        checked += 1
      }
    }
    #expect(checked > 10)
  }

  @Test("The ellipsis stands where logical order puts it", .fact("label-18"), arguments: [true, false])
  func places(isRightToLeft: Bool) throws {
    let text = try Fixtures.text(
      "abc \u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4} def", direction: isRightToLeft ? .rightToLeft : .leftToRight)
    let ellipsis = try #require(text.ellipsis(span: 0).content.glyphs.first?.glyphID)
    for (mode, isFirst) in [(LineBreakMode.byTruncatingHead, true), (.byTruncatingTail, false)] {
      let line = text.lines(width: 50, lineLimit: 1, breakMode: mode)[0]
      let glyphs = line.runs.flatMap { run in run.glyphs.map { (run.face.names.family, $0.glyphID) } }
      let place = try #require(glyphs.firstIndex { $0.0 == "Strut Test" && $0.1 == ellipsis })
      #expect(place == (isFirst != isRightToLeft ? 0 : glyphs.count - 1))
    }
  }

  @Test("An ellipsis joins nothing: the letter before it has its final form")
  func joining() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Noto Sans Arabic", size: 20)
    let string = String(repeating: "\u{628}", count: 12)
    let text = engine.shape(string, font: font)
    let line = text.lines(width: 80, lineLimit: 1, breakMode: .byTruncatingTail)[0]
    let shown = line.visibleRanges[0].count
    #expect(shown > 2 && shown < 12)
    let alone = engine.shape(String(repeating: "\u{628}", count: shown), font: font).lines(width: nil)[0]
    #expect(line.runs.flatMap(\.glyphs).dropFirst().map(\.glyphID) == alone.runs.flatMap(\.glyphs).map(\.glyphID))
  }
}

@Suite("What a truncation says")
struct TruncationTests {
  typealias Removed = [Range<Int>]

  @Test(
    "The stretches that are not shown, and the place of the ellipsis",
    arguments: [
      (LineBreakMode.byTruncatingTail, TextTruncation.Place.tail, [3..<15]),
      (.byTruncatingHead, .head, [0..<12]),
      (.byTruncatingMiddle, .middle, [1..<13]),
      (.byWordWrapping, nil, [3..<15]),
      (.byCharWrapping, nil, [5..<15]),
      (.byClipping, nil, []),
    ] as [(LineBreakMode, TextTruncation.Place?, Removed)])
  func removed(mode: LineBreakMode, place: TextTruncation.Place?, ranges: Removed) throws {
    let text = try Fixtures.text("aaa bbb ccc ddd")
    let line = text.lines(width: 30, lineLimit: 1, breakMode: mode)[0]
    let truncation = try #require(line.truncation)
    #expect(truncation.ellipsis?.place == place)
    #expect(truncation.removedRanges == ranges)
    #expect(truncation.ellipsis.map { $0.font == text.font } ?? true)
    #expect(truncation.ellipsis.map { $0.face == text.font.face && $0.text == "\u{2026}" } ?? true)
  }

  @Test("A text that is whole was not truncated")
  func whole() throws {
    #expect(try Fixtures.text("aaa").lines(width: 30, lineLimit: 1)[0].truncation == nil)
  }

  @Test(
    "Shown and removed stretches together are the rest of the text", arguments: Corpus.strings, LineBreakMode.allCases)
  func partition(string: String, mode: LineBreakMode) throws {
    let engine = try Fixtures.engine()
    let text = engine.shape(string, font: try engine.catalog.systemFont(size: 17))
    for width in Corpus.widths(12, seed: 23) {
      for limit in 1...2 {
        guard let line = text.lines(width: width, lineLimit: limit, breakMode: mode).last,
          let truncation = line.truncation
        else { continue }
        let parts = (line.visibleRanges + truncation.removedRanges).sorted { $0.lowerBound < $1.lowerBound }
        #expect(parts.first?.lowerBound == line.utf16Range.lowerBound)
        #expect(parts.last?.upperBound == string.utf16.count)
        #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
      }
    }
  }

  @Test(
    "What is shown starts with a whole cluster, and an ellipsis stands for one at least",
    arguments: ["Hello world foo bar \u{301}baz", "a\t\tb", "Name:\t\t12", "foo \u{fe0f}bar foo \u{fe0f}bar"])
  func wholeClusters(string: String) throws {
    let engine = try Fixtures.engine()
    let text = engine.shape(string, font: try engine.catalog.systemFont(size: 17))
    let starts = Set(string.indices.map { $0.utf16Offset(in: string) })
    for width in stride(from: 20.0, through: 180, by: 0.5) {
      for mode in [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
        let line = try #require(text.lines(width: width, lineLimit: 1, breakMode: mode).first)
        guard let truncation = line.truncation else { continue }
        #expect(line.visibleRanges.allSatisfy { starts.contains($0.lowerBound) }, "\(mode) \(width)")
        #expect(!truncation.removedRanges.isEmpty, "\(mode) \(width)")
      }
    }
  }

  @Test("A face that stands in draws the ellipsis that the font does not have")
  func fallback() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Noto Color Emoji", size: 20)
    guard !font.face.contains("\u{2026}") else { return }
    let line = engine.shape("😀😀😀😀😀😀", font: font).lines(width: 70, lineLimit: 1)[0]
    let ellipsis = try #require(line.truncation?.ellipsis)
    #expect(ellipsis.font == font)
    #expect(ellipsis.face != nil && ellipsis.face != font.face)
  }
}
