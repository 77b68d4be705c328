import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

@Suite("Paragraphs of mixed fonts")
struct ParagraphLayoutTests {
  @Test(
    "A line is as high as the fonts on it, and as far from the next as the largest leading of them says",
    .fact("paragraph-1"))
  func heights() throws {
    let layout = try Fixtures.paragraphs([("aa ", 10), ("bb ", 20), ("cc", 10)]).layOut(width: 30)
    #expect(layout.texts == ["aa ", "bb ", "cc"])
    #expect(layout.heights == [11, 22, 11])
    #expect(layout.baselines == [9, 12 + 18, 12 + 24 + 9])
    #expect(layout.size.height == 12 + 24 + 11 && layout.leadingBelow == 1)
    let one = try Fixtures.paragraphs([("aa ", 10), ("bb ", 20), ("cc", 10)]).layOut(width: nil)
    #expect(one.heights == [22])
    #expect(one.size == TextSize(width: 12 + 3 + 24 + 6 + 12, height: 22))
    #expect(one.lines[0].line.runs.map(\.fontSize) == [10, 20, 10])
    #expect(one.lines[0].line.runs.map(\.utf16Range) == [0..<3, 3..<6, 6..<8])
  }

  @Test("Where fonts differ in shape the line has the highest ascender and the lowest descender", .fact("paragraph-1"))
  func extremes() throws {
    let engine = try Fixtures.engine()
    let (a, b) = (
      try engine.catalog.font(named: "Palatino", size: 20), try engine.catalog.font(named: "Strut Test", size: 20)
    )
    let text = AttributedText([("a", TextAttributes(font: a)), ("b", TextAttributes(font: b))])
    let line = engine.layOut(text, width: nil).lines[0]
    #expect(line.ascender == max(a.ascender, b.ascender))
    #expect(line.descender == min(a.descender, b.descender))
    #expect(abs(line.frame.height - (line.ascender - line.descender)) < 1e-12)
  }

  @Test("An empty line is as high as the font at its place", .fact("paragraph-1"))
  func emptyLines() throws {
    let layout = try Fixtures.paragraphs([("a\n", 10), ("\n", 30), ("b", 10)]).layOut(width: 100)
    #expect(layout.heights == [11, 33, 11])
  }

  @Test("A moved baseline moves the glyphs and makes its line higher")
  func baselineOffset() throws {
    let engine = try Fixtures.engine()
    let plain = try Fixtures.attributes(engine: engine)
    var raised = plain
    raised.baselineOffset = 4
    let line = engine.layOut(AttributedText([("a", plain), ("b", raised)]), width: nil).lines[0]
    #expect(line.frame.height == 15)
    #expect(line.baseline == 13)
    #expect(line.line.runs.flatMap(\.glyphs).map(\.y) == [0, -4])
    raised.baselineOffset = -4
    let lowered = engine.layOut(AttributedText([("a", plain), ("b", raised)]), width: nil).lines[0]
    #expect(lowered.baseline == 9 && lowered.frame.height == 15)
  }

  @Test("Tracking is added after every cluster, and turns ligatures off; kern keeps them", .fact("paragraph-7"))
  func tracking() throws {
    let engine = try Fixtures.engine()
    var attributes = try Fixtures.attributes(engine: engine)
    func width(_ text: String) -> Double {
      engine.layOut(AttributedText(text, attributes: attributes), width: nil).size.width
    }
    #expect(width("fin") == 13)
    attributes.tracking = 2
    #expect(width("fin") == 6 + 3 + 6 + 3 * 2)
    #expect(width("a\u{AD}b\u{301}") > 0)
    attributes.tracking = nil
    attributes.kern = 2
    #expect(width("fin") == 7 + 6 + 2 * 2)
    attributes.kern = 0
    #expect(width("AV") == 12)
    attributes.kern = nil
    #expect(width("AV") == 11)
    attributes.tracking = -1
    let line = engine.layOut(AttributedText("abc", attributes: attributes), width: nil).lines[0]
    #expect(line.line.runs.flatMap(\.glyphs).map(\.x) == [0, 5, 10])
  }

  @Test("Tracking of a right-to-left word stands after each letter as it is read")
  func trackedHebrew() throws {
    let engine = try Fixtures.engine()
    var attributes = TextAttributes(font: try engine.catalog.font(named: "Noto Sans Hebrew", size: 10))
    let plain = engine.layOut(AttributedText("\u{5D0}\u{5D1}", attributes: attributes), width: nil)
    attributes.tracking = 3
    let tracked = engine.layOut(AttributedText("\u{5D0}\u{5D1}", attributes: attributes), width: nil)
    #expect(abs(tracked.size.width - plain.size.width - 6) < 1e-9)
    let (before, after) = (plain.lines[0].line.runs[0].glyphs, tracked.lines[0].line.runs[0].glyphs)
    #expect(abs(after[0].x - before[0].x - 3) < 1e-9)
    #expect(abs(after[1].x - before[1].x - 6) < 1e-9)
  }

  @Test("The ellipsis has the font of the text beside it", .fact("label-19"))
  func ellipsisFont() throws {
    let text = try Fixtures.paragraphs([("aaa ", 10), ("bbb bbb", 20)])
    // 18 + 3 + 12 + 18: the ellipsis of 20 points follows a letter of 20 points.
    let large = text.layOut(width: 51, lineLimit: 1, breakMode: .byTruncatingTail)
    #expect(large.texts == ["aaa b…"])
    #expect(large.truncation?.ellipsis?.font.pointSize == 20)
    #expect(large.truncation?.removedRanges == [5..<11])
    #expect(large.size.width == 51)
    let small = text.layOut(width: 50, lineLimit: 1, breakMode: .byTruncatingTail)
    #expect(small.texts == ["aaa…"])
    #expect(small.truncation?.ellipsis?.font.pointSize == 10)
    #expect(small.heights == [11])
    let head = text.layOut(width: 50, lineLimit: 1, breakMode: .byTruncatingHead)
    #expect(head.truncation?.ellipsis?.font.pointSize == 20)
    #expect(head.texts == ["…bb"])
  }

  @Test("A height holds lines that fit it whole, and the first one")
  func heightLimit() throws {
    let text = try Fixtures.paragraphs("aa bb cc dd")
    let mode = LineBreakMode.byTruncatingTail
    #expect(text.layOut(width: 21, height: 47, breakMode: mode).texts == ["aa ", "bb ", "cc ", "dd"])
    #expect(text.layOut(width: 21, height: 46.9, breakMode: mode).texts == ["aa ", "bb ", "cc…"])
    #expect(text.layOut(width: 21, height: 23, breakMode: mode).texts == ["aa ", "bb…"])
    #expect(text.layOut(width: 21, height: 0, breakMode: mode).texts == ["aa…"])
    #expect(text.layOut(width: 21, height: -3, lineLimit: 2, breakMode: mode).texts == ["aa…"])
  }

  @Test(
    "After a newline at the end there is a line for a caret, if asked for; and one in an empty text",
    .fact("paragraph-8"))
  func finalLine() throws {
    var options = ParagraphOptions()
    #expect(try Fixtures.paragraphs("a\n").layOut(width: 100, options: options).texts == ["a"])
    #expect(try Fixtures.paragraphs("").layOut(width: 100, options: options).lines.isEmpty)
    options.startsLineAfterFinalNewline = true
    let layout = try Fixtures.paragraphs("a\n") { $0.paragraphSpacing = 5 }.layOut(width: 100, options: options)
    #expect(layout.texts == ["a", ""])
    #expect(layout.tops == [0, 17])
    #expect(layout.lines[1].line.utf16Range == 2..<2)
    #expect(try Fixtures.paragraphs("").layOut(width: 100, options: options).heights == [11])
    #expect(try Fixtures.paragraphs("a").layOut(width: 100, options: options).texts == ["a"])
    #expect(try Fixtures.paragraphs("a\n").layOut(width: 100, lineLimit: 1, options: options).texts == ["a"])
  }

  @Test(
    "A face that stands in leaves the line as it is, or makes it grow", .fact("paragraph-1", "label-16"),
    arguments: FallbackLinePolicy.allCases)
  func fallback(policy: FallbackLinePolicy) throws {
    var options = ParagraphOptions()
    options.fallbackLines = policy
    let layout = try Fixtures.paragraphs("a\nน้ำ").layOut(width: 100, options: options)
    #expect(layout.heights[0] == 11)
    let face = try #require(layout.source.faces.last)
    #expect(face.names.family?.contains("Thai") == true)
    let ascender = face.metrics.ascender / Double(face.unitsPerEm) * 10
    #expect(layout.lines[1].ascender == (policy == .growing ? max(9, ascender) : 9))
    #expect((layout.heights[1] > 11) == (policy == .growing))
  }

  @Test(
    "An empty line has the leading of the font at its place; a text style's counts with its sign", .fact("label-27"))
  func leadings() throws {
    let engine = try Fixtures.engine()
    let body = try engine.catalog.preferredFont(for: .body, category: .accessibilityExtraExtraExtraLarge)
    let system = try engine.catalog.systemFont(size: 53)
    #expect(body.leading < -1 && system.leading == 0)
    let text = AttributedText([("a\n\n", TextAttributes(font: body)), ("b\nc", TextAttributes(font: system))])
    let layout = engine.layOut(text, width: nil)
    let heights = [body.lineStack.pitch, body.lineStack.pitch, system.lineHeight]
    for (index, height) in heights.enumerated() {
      #expect(abs(layout.tops[index + 1] - layout.tops[index] - height) < 1e-9)
    }
    // The larger of two on a line, whatever their order.
    let mixed = AttributedText([("a", TextAttributes(font: body)), ("b\nc", TextAttributes(font: system))])
    #expect(engine.layOut(mixed, width: nil).tops[1] == system.lineHeight)
  }

  @Test(
    "Traits of tight and loose leading move lines, and not the line",
    arguments: [(FontTraits.tightLeading, 20.0), (.looseLeading, 24)])
  func leadingTraits(traits: FontTraits, pitch: Double) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.preferredFont(for: .body, category: .large, traits: traits)
    let layout = engine.layOut(AttributedText("a\nb", attributes: TextAttributes(font: font)), width: nil)
    #expect(abs(layout.baselines[1] - layout.baselines[0] - pitch) < 1e-9)
    #expect(layout.heights == [font.lineHeight, font.lineHeight])
    #expect(engine.measure("a\nb", font: font, displayScale: 3).unroundedSize.height == layout.size.height)
  }

  @Test("Without leading lines touch, as string drawing has them")
  func noLeading() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.preferredFont(for: .body, category: .large)
    var options = ParagraphOptions()
    options.leading = .none
    let text = AttributedText("a\nb", attributes: TextAttributes(font: font))
    #expect(engine.layOut(text, width: nil, options: options).size.height == 2 * font.lineHeight)
  }

  @Test("The gap of each line makes it higher below, the last one too")
  func leading() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Palatino", size: 20)
    var options = ParagraphOptions()
    options.leading = .gapOfEachLine
    let layout = engine.layOut(
      AttributedText("a\nb", attributes: TextAttributes(font: font)), width: nil, options: options)
    #expect(layout.size.height == 2 * (font.lineHeight + font.lineGap))
    #expect(layout.baselines[0] == font.ascender)
  }

  @Test("An attachment is a box in its line")
  func attachments() throws {
    let engine = try Fixtures.engine()
    let plain = try Fixtures.attributes(engine: engine)
    var picture = plain
    picture.attachment = TextAttachment(name: "picture", width: 20, ascender: 30, descender: -5)
    let text = AttributedText([("aa ", plain), ("\u{FFFC}", picture), ("bb", plain)])
    let layout = engine.layOut(text, width: nil)
    #expect(layout.size == TextSize(width: 12 + 3 + 20 + 12, height: 35))
    #expect(layout.baselines == [30])
    let placed = layout.lines[0].attachments
    #expect(placed.map(\.frame) == [TextRect(x: 15, y: 0, width: 20, height: 35)])
    #expect(placed.map(\.utf16Range) == [3..<4])
    #expect(layout.source.missing.isEmpty)
    #expect(engine.layOut(text, width: 35).texts == ["aa \u{FFFC}", "bb"])
    #expect(engine.layOut(text, width: 34).texts == ["aa ", "\u{FFFC}bb"])
    #expect(engine.layOut(text, width: 34).heights == [11, 35])
    let lonely = engine.layOut(AttributedText("\u{FFFC}\u{FFFC}", attributes: picture), width: 20)
    #expect(lonely.texts == ["\u{FFFC}", "\u{FFFC}"])
  }

  @Test("A span that starts inside a grapheme cluster starts after it; Arabic letters join across spans")
  func spanEdges() throws {
    let engine = try Fixtures.engine()
    let small = TextAttributes(font: try engine.catalog.font(named: "system", size: 10))
    let large = TextAttributes(font: small.font.withSize(20))
    let text = AttributedText([("e", small), ("\u{301}", large), ("x", small)])
    #expect(engine.layOut(text, width: nil).lines[0].line.runs.allSatisfy { $0.fontSize == 10 })
    let arabic = TextAttributes(font: try engine.catalog.font(named: "Noto Sans Arabic", size: 10))
    var moved = arabic
    moved.baselineOffset = 1
    let whole = engine.layOut(AttributedText("ببب", attributes: arabic), width: nil)
    let parts = engine.layOut(AttributedText([("ب", arabic), ("ب", moved), ("ب", arabic)]), width: nil)
    #expect(
      parts.lines[0].line.runs.flatMap(\.glyphs).map(\.glyphID)
        == whole.lines[0].line.runs.flatMap(\.glyphs).map(\.glyphID))
  }
}

@Suite("Attributed texts")
struct AttributedTextTests {
  @Test("Equal neighbors are one span; a stretch is changed in its place")
  func spans() throws {
    let engine = try Fixtures.engine()
    let (a, b) = (try Fixtures.attributes(10, engine: engine), try Fixtures.attributes(20, engine: engine))
    let text = AttributedText("abcdef", attributes: a).setting(b, in: 2..<4)
    #expect(text.spans.map(\.range) == [0..<2, 2..<4, 4..<6])
    #expect(text.setting(a, in: 2..<4).spans.map(\.range) == [0..<6])
    #expect(text.setting(b, in: -5..<3).spans.map(\.range) == [0..<4, 4..<6])
    #expect(text.setting(b, in: 9..<12) == text)
    #expect(AttributedText([("ab", a), ("", b), ("cd", a)]).spans.map(\.range) == [0..<4])
    #expect(AttributedText([("", b)]).spans.map(\.range) == [0..<0])
  }

  @Test(
    "Paragraphs end where Unicode says, and lines alone do not end them",
    arguments: [
      ("", [0..<0]), ("a", [0..<1]), ("a\n", [0..<2]), ("a\nb", [0..<2, 2..<3]), ("a\r\nb", [0..<3, 3..<4]),
      ("\n\n", [0..<1, 1..<2]), ("a\u{2028}b\u{0B}c", [0..<5]), ("a\u{2029}b\u{85}c\rd", [0..<2, 2..<4, 4..<6, 6..<7]),
    ])
  func paragraphs(string: String, ranges: [Range<Int>]) throws {
    let attributes = try Fixtures.attributes(engine: try Fixtures.engine())
    #expect(AttributedText(string, attributes: attributes).paragraphs.map(\.range) == ranges)
  }
}
