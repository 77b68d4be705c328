import FontMetrics
import Testing

@testable import TextLayout

@Suite("Paragraphs that nobody should write")
struct HostileParagraphTests {
  private func exercise(_ text: AttributedText, _ engine: TextEngine, width: Double = 100) {
    let shaped = engine.shape(text)
    var options = ParagraphOptions()
    options.startsLineAfterFinalNewline = true
    for (limit, mode) in [(0, LineBreakMode.byWordWrapping), (2, .byTruncatingMiddle), (1, .byTruncatingHead)] {
      let layout = shaped.layOut(width: width, height: 500, lineLimit: limit, breakMode: mode, options: options)
      #expect(layout.size.width <= width && layout.size.height.isFinite)
      #expect(layout.lines.allSatisfy { $0.frame.x.isFinite && $0.baseline.isFinite })
      let places = layout.lines.last.map { LineComposer($0.line).placed() } ?? []
      #expect(places.allSatisfy { $0.x.isFinite })
      let hit = layout.position(x: 50, y: 1e9)
      #expect(layout.lines.isEmpty == (hit == nil))
      _ = layout.caret(at: TextPosition(.max))
      _ = layout.caret(at: TextPosition(.min))
      #expect(layout.selectionRectangles(for: 0..<20).allSatisfy { $0.width >= 0 })
    }
  }

  @Test("A style for every unit, also inside of surrogate pairs and clusters")
  func manySpans() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.systemFont(size: 17)
    let string = String(repeating: "a👩‍🚀e\u{301}ب ", count: 400)
    var sizes = (0..<string.utf16.count).map { TextAttributes(font: font.withSize(Double(10 + $0 % 5))) }[...]
    var text = AttributedText(string, attributes: TextAttributes(font: font))
    for place in stride(from: 0, to: 2000, by: 2) {
      guard let attributes = sizes.popFirst() else { break }
      text = text.setting(attributes, in: place..<place + 1)
    }
    exercise(text, engine)
  }

  @Test("A hundred thousand characters in two styles, without a break")
  func longText() throws {
    let engine = try Fixtures.engine(cacheByteLimit: 64 << 20)
    let font = try engine.catalog.systemFont(size: 17)
    let string = String(repeating: "a", count: 100_000)
    let text = AttributedText(string, attributes: TextAttributes(font: font))
      .setting(TextAttributes(font: font.withSize(9)), in: 50_000..<60_000)
    exercise(text, engine)
    #expect(engine.layOut(text, width: nil).lines.count == 1)
  }

  @Test("Fifty thousand paragraphs; a width of nothing; isolates that nobody closes before a cut")
  func paragraphs() throws {
    let engine = try Fixtures.engine()
    let attributes = try Fixtures.attributes(engine: engine)
    exercise(AttributedText(String(repeating: "a\n", count: 50_000), attributes: attributes), engine)
    exercise(AttributedText("abc def", attributes: attributes), engine, width: 0)
    let isolates = String(repeating: "\u{2067}\u{5D0} a ", count: 2_000)
    exercise(AttributedText(isolates, attributes: attributes), engine)
  }

  @Test("Spacing that turns widths negative, sizes of nothing and sizes too large")
  func absurdAttributes() throws {
    let engine = try Fixtures.engine()
    for number in [-50.0, 1e300, -.infinity, .nan] {
      for size in [0.0, 1e12] {
        var attributes = try Fixtures.attributes(size, engine: engine)
        attributes.tracking = number
        attributes.baselineOffset = number
        attributes.attachment = TextAttachment(width: number, ascender: number, descender: number)
        exercise(AttributedText("ab\u{FFFC}\tc \u{5D0}\nfi", attributes: attributes), engine)
      }
    }
  }

  @Test("Ends of isolates that nobody began, within embeddings, before an ellipsis")
  func endsOfIsolates() throws {
    let embeddings = String(repeating: "\u{202B}", count: 20_000)
    let ends = String(repeating: "\u{2069}", count: 20_000)
    let levels = try [embeddings, embeddings + ends].map { controls in
      let text = try Fixtures.paragraphs(controls + "abc def ghi jkl mno") { $0.lineBreakMode = .byTruncatingTail }
      let line = try #require(text.layOut(width: 60, lineLimit: 1).lines.first).line
      #expect(line.isTruncated)
      return ShownLevels(line).parts.flatMap { $0.suffix(5) }
    }
    #expect(levels[0] == levels[1] && levels[0].count == 5)
  }

  @Test("What is far too high at the text's end, in the last line of any number: few layouts find that one line fits")
  func highEnd() throws {
    let engine = try Fixtures.engine()
    let attributes = try Fixtures.attributes(engine: engine)
    var picture = attributes
    picture.attachment = TextAttachment(width: 1, ascender: 1e6)
    var style = ParagraphStyle()
    style.lineBreakMode = .byTruncatingHead
    let lines = String(repeating: "aaa ", count: 1000)
    let text = AttributedText(lines + "\u{FFFC}", attributes: attributes, paragraphStyle: style)
      .setting(picture, in: lines.utf16.count..<lines.utf16.count + 1)
    let shaped = engine.shape(text)
    let before = engine.counters.shapings
    let layout = shaped.layOut(width: 30, height: 2000)
    #expect(layout.lines.count == 1 && layout.lines[0].line.isTruncated)
    #expect(engine.counters.shapings - before < 200)
    // Where the last line is no higher than others, as many as have room.
    #expect(shaped.layOut(width: 30, height: 2000, breakMode: .byTruncatingTail).lines.count == 166)
  }

  @Test(
    "Tab stops that are next to one another, and out of all reach",
    arguments: [0, 1e-300, .leastNonzeroMagnitude, 1e300])
  func tabStops(interval: Double) throws {
    for alignment in [TextAlignment.left, .right] {
      let text = try Fixtures.paragraphs("a\tb\tc") { style in
        (style.tabStops, style.defaultTabInterval, style.alignment) = ([TabStop(1e300)], interval, alignment)
      }
      let layout = text.layOut(width: nil)
      #expect(layout.size.width.isFinite && layout.lines.allSatisfy { $0.frame.x.isFinite })
    }
  }

  @Test("A size that is not a number stops with a message")
  func notANumber() async {
    await #expect(processExitsWith: .failure) {
      _ = try Fixtures.paragraphs("a").layOut(width: 1, height: .nan)
    }
  }
}
