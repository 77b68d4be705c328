import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// 10 points of Strut Test: letters are 6 wide, a space and a full stop 3, a line goes from 9 above
/// its baseline to 2 below.
@Suite("Paragraph styles")
struct ParagraphStyleTests {
  @Test(
    "A width found is found again with a trailing indent: it counts as what the text takes", .fact("paragraph-4"),
    arguments: WritingDirection.allCases)
  func trailingIndents(direction: WritingDirection) throws {
    for alignment in [TextAlignment.left, .right, .center, .justified] {
      let text = try Fixtures.paragraphs("aaa aaa") {
        ($0.tailIndent, $0.headIndent, $0.firstLineHeadIndent) = (-20, 5, 5)
        ($0.alignment, $0.baseWritingDirection) = (alignment, direction)
      }
      let free = text.layOut(width: nil)
      #expect(free.size == TextSize(width: 64, height: 11))
      let again = text.layOut(width: free.size.width)
      #expect(again.size == free.size && again.lefts == free.lefts && again.lines.count == 1)
      let narrow = text.layOut(width: 50)
      #expect(narrow.lines.count == 2 && text.layOut(width: narrow.size.width).texts == narrow.texts)
    }
  }

  @Test(
    "Alignment: what is seen lies at its side, spaces hang over it", .fact("label-17"),
    arguments: [
      (TextAlignment.natural, [0.0, 0, 0]), (.left, [0, 0, 0]), (.right, [12, 12, 18]), (.center, [6, 6, 9]),
      (.justified, [0, 0, 0]),
    ])
  func alignment(alignment: TextAlignment, lefts: [Double]) throws {
    let layout = try Fixtures.paragraphs("aaa bbb cc") { $0.alignment = alignment }.layOut(width: 30)
    #expect(layout.texts == ["aaa ", "bbb ", "cc"])
    #expect(layout.lefts == lefts)
    #expect(layout.widths == (alignment == .justified ? [21, 21, 12] : [21, 21, 12]))
  }

  @Test("Natural is the right side where the paragraph reads from there")
  func natural() throws {
    for (direction, lefts) in [(WritingDirection.rightToLeft, [9.0, 18]), (.leftToRight, [0, 0])] {
      let layout = try Fixtures.paragraphs("aaa bb") { $0.baseWritingDirection = direction }.layOut(width: 30)
      #expect(layout.lefts == lefts)
      #expect(layout.lines.allSatisfy { $0.line.isRightToLeft == (direction == .rightToLeft) })
    }
  }

  @Test(
    "A justified line measures its column: its spaces share the room; the last line is natural", .fact("paragraph-5"))
  func justified() throws {
    let layout = try Fixtures.paragraphs("aa bb cc dd e\nf") { $0.alignment = .justified }.layOut(width: 45)
    #expect(layout.texts == ["aa bb cc ", "dd e", "f"])
    #expect(layout.widths == [45, 21, 6])
    // 42 are seen; the two spaces get 1.5 each.
    let starts = layout.lines[0].line.runs.flatMap(\.glyphs).map(\.x)
    #expect(starts == [0, 6, 12, 16.5, 22.5, 28.5, 33, 39, 45])
    #expect(layout.lines.map(\.line.trailingSpaceWidth) == [0, 0, 0])
  }

  @Test("A justified line that reads from the right fills its column, and its last space hangs left of it")
  func justifiedFromTheRight() throws {
    let layout = try Fixtures.paragraphs("\u{5D0} \u{5D1} \u{5D2} \u{5D3}") {
      $0.alignment = .justified
      $0.headIndent = 5
      $0.firstLineHeadIndent = 5
    }.layOut(width: 35)
    let line = layout.lines[0]
    #expect(line.frame.x == 0 && line.frame.width == 30)
    let glyphs = line.line.runs.flatMap(\.glyphs)
    #expect(glyphs[0].x < 0 && abs(glyphs[0].x + glyphs[0].advance) < 1e-9)
    #expect(abs((glyphs.last.map { $0.x + $0.advance } ?? 0) - 30) < 1e-9)
  }

  @Test(
    "Where there are no spaces a justified line is stretched between Chinese and Japanese characters",
    .fact("paragraph-5"))
  func justifiedHan() throws {
    let engine = try Fixtures.engine()
    var style = ParagraphStyle()
    style.alignment = .justified
    let attributes = TextAttributes(font: try engine.catalog.font(named: "Noto Sans CJK JP", size: 10))
    let text = AttributedText("吾輩猫吾輩猫", attributes: attributes, paragraphStyle: style)
    let layout = engine.layOut(text, width: 44)
    #expect(layout.widths == [44, 20])
    let glyphs = layout.lines[0].line.runs.flatMap(\.glyphs)
    for (glyph, x) in zip(glyphs, [0, 10 + 4.0 / 3, 20 + 8.0 / 3, 34]) { #expect(abs(glyph.x - x) < 1e-9) }
    #expect(engine.layOut(text, width: 5).widths.allSatisfy { $0 == 5 })
  }

  @Test("Indents make the column narrower, the first line's alone or all others'", .fact("paragraph-4"))
  func indents() throws {
    let layout = try Fixtures.paragraphs("aa bb cc dd\nee") {
      $0.firstLineHeadIndent = 12
      $0.headIndent = 6
      $0.tailIndent = -4
    }.layOut(width: 40)
    // 24 for a first line, 30 for the others.
    #expect(layout.texts == ["aa ", "bb cc ", "dd", "ee"])
    #expect(layout.lefts == [12, 6, 6, 12])
    #expect(layout.size.width == 40)
    let fixed = try Fixtures.paragraphs("aa bb") { $0.tailIndent = 20 }.layOut(width: 100)
    #expect(fixed.texts == ["aa ", "bb"])
    let narrow = try Fixtures.paragraphs("aaa") { $0.headIndent = 500 }.layOut(width: 10)
    #expect(narrow.texts == ["a", "a", "a"])
  }

  @Test("A right-to-left paragraph is indented from the right", .fact("paragraph-4"))
  func rightToLeftIndents() throws {
    let layout = try Fixtures.paragraphs("aa bb") {
      $0.headIndent = 5
      $0.firstLineHeadIndent = 10
      $0.baseWritingDirection = .rightToLeft
    }.layOut(width: 25)
    #expect(layout.texts == ["aa ", "bb"])
    #expect(layout.lines.map { $0.frame.x + $0.frame.width } == [15, 20])
  }

  @Test(
    "Line heights: what a multiple, a least or a most adds is above the text; the leading stays", .fact("paragraph-2"),
    arguments: [
      (0.0, 0.0, 0.0, 11.0, 9.0), (2, 0, 0, 22, 20), (0, 20, 0, 20, 18), (0, 5, 0, 11, 9), (0, 0, 8, 8, 6),
      (3, 0, 20, 20, 18), (2, 30, 25, 25, 23),
    ])
  func lineHeights(multiple: Double, least: Double, most: Double, height: Double, baseline: Double) throws {
    let layout = try Fixtures.paragraphs("aa bb") {
      $0.lineHeightMultiple = multiple
      $0.minimumLineHeight = least
      $0.maximumLineHeight = most
    }.layOut(width: 15)
    #expect(layout.heights == [height, height])
    #expect(layout.baselines == [baseline, height + 1 + baseline])
    #expect(layout.size.height == 2 * height + 1)
    #expect(layout.lines.allSatisfy { $0.ascender == 9 && $0.descender == -2 })
  }

  @Test("Spacing stands between lines and between paragraphs, and not around them", .fact("paragraph-3"))
  func spacing() throws {
    let layout = try Fixtures.paragraphs("aa bb\ncc\n\ndd") {
      $0.lineSpacing = 1
      $0.paragraphSpacing = 10
      $0.paragraphSpacingBefore = 100
    }.layOut(width: 15)
    #expect(layout.texts == ["aa ", "bb", "cc", "", "dd"])
    #expect(layout.tops == [0, 13, 136, 259, 382])
    #expect(layout.size.height == 393)
    let line = try Fixtures.paragraphs("aa\u{2028}bb") { $0.paragraphSpacing = 10 }.layOut(width: 100)
    #expect(line.tops == [0, 12])
  }

  @Test("Each paragraph has its own style, direction and break mode", .fact("paragraph-9"))
  func mixedParagraphs() throws {
    let engine = try Fixtures.engine()
    var right = ParagraphStyle()
    right.baseWritingDirection = .rightToLeft
    right.lineBreakMode = .byCharWrapping
    let text = AttributedText("aa bb\ncc dd\nee", attributes: try Fixtures.attributes(engine: engine))
      .setting(right, forParagraphsIn: 6..<7)
    #expect(text.paragraphs.map(\.range) == [0..<6, 6..<12, 12..<14])
    let layout = engine.layOut(text, width: 14)
    #expect(layout.texts == ["aa ", "bb", "cc", " d", "d", "ee"])
    #expect(layout.lines.map(\.paragraphIndex) == [0, 0, 1, 1, 1, 2])
    #expect(layout.lines.map(\.line.isRightToLeft) == [false, false, true, true, true, false])
    #expect(engine.layOut(text, width: 14, breakMode: .byWordWrapping).texts == ["aa ", "bb", "cc ", "dd", "ee"])
  }

  @Test(
    "A paragraph's break mode is that of a label: truncating ones wrap words until lines run out", .fact("paragraph-9"),
    arguments: [
      (.byWordWrapping, ["aaa ", "bbb ", "ccc ", "ddd"], ["aaa ", "bbb"]),
      (.byCharWrapping, ["aaa b", "bb cc", "c ddd"], ["aaa b", "bb cc"]),
      (.byClipping, ["aaa ", "bbb ", "ccc ", "ddd"], ["aaa ", "bbb ccc ddd"]),
      (.byTruncatingHead, ["aaa ", "bbb ", "ccc ", "ddd"], ["aaa ", "…ddd"]),
      (.byTruncatingTail, ["aaa ", "bbb ", "ccc ", "ddd"], ["aaa ", "bbb…"]),
      (.byTruncatingMiddle, ["aaa ", "bbb ", "ccc ", "ddd"], ["aaa ", "b…dd"]),
    ] as [(LineBreakMode, [String], [String])])
  func breakModes(mode: LineBreakMode, whole: [String], two: [String]) throws {
    let paragraph = try Fixtures.paragraphs("aaa bbb ccc ddd") { $0.lineBreakMode = mode }
    #expect(paragraph.layOut(width: 30).texts == whole)
    #expect(paragraph.layOut(width: 30, lineLimit: 2).texts == two)
    let label = try Fixtures.text("aaa bbb ccc ddd")
    #expect(Fixtures.texts(label.lines(width: 30, breakMode: mode)) == whole)
    #expect(Fixtures.texts(label.lines(width: 30, lineLimit: 2, breakMode: mode)) == two)
  }

  @Test("Numbers that are none count as 0")
  func absurd() throws {
    for number in [Double.nan, .infinity, -.infinity, 1e300, -5] {
      let layout = try Fixtures.paragraphs("aa bb\tc\nd") {
        $0.firstLineHeadIndent = number
        $0.headIndent = number
        $0.tailIndent = number
        $0.lineSpacing = number
        $0.paragraphSpacing = number
        $0.lineHeightMultiple = number
        $0.minimumLineHeight = number
        $0.maximumLineHeight = number
        $0.tabStops = [TabStop(number), TabStop(number, alignment: .decimal)]
        $0.defaultTabInterval = number
      }.layOut(width: 40, height: 1000, lineLimit: 3)
      #expect(layout.size.width.isFinite && layout.size.height.isFinite)
      for line in layout.lines {
        #expect(line.frame.x.isFinite && line.baseline.isFinite)
        #expect(line.line.runs.flatMap(\.glyphs).allSatisfy { $0.x.isFinite && $0.y.isFinite })
      }
    }
  }
}

@Suite("Tabs")
struct TabTests {
  private func starts(_ layout: ParagraphLayout, line: Int = 0) -> [Double] {
    layout.lines[line].line.runs.flatMap(\.glyphs).map(\.x)
  }

  @Test("Without stops a tab reaches for the next multiple of 28, from the column's edge", .fact("paragraph-6"))
  func defaults() throws {
    #expect(starts(try Fixtures.paragraphs("a\tb\tc").layOut(width: nil)) == [0, 28, 56])
    #expect(starts(try Fixtures.paragraphs("aaaaa\tb").layOut(width: nil)) == [0, 6, 12, 18, 24, 56])
    let indented = try Fixtures.paragraphs("a\tb") { $0.firstLineHeadIndent = 20 }.layOut(width: nil)
    #expect(starts(indented) == [0, 8])
    #expect(indented.size.width == 34)
    #expect(starts(try Fixtures.paragraphs("a\tb") { $0.defaultTabInterval = 10 }.layOut(width: nil)) == [0, 10])
  }

  @Test(
    "A plain text has the stops of a paragraph that sets none",
    arguments: ["a\tb", "aaaaa\tb c\t\td", "\t", "אב\tגד\n\ta\tb "])
  func plainText(text: String) throws {
    let engine = try Fixtures.engine()
    for size in [10.0, 17, 53] {
      let font = try engine.catalog.font(named: "Strut Test", size: size)
      for width in stride(from: 3.0, through: 160, by: 4.9) {
        for mode in LineBreakMode.allCases {
          var style = ParagraphStyle()
          style.lineBreakMode = mode
          let attributed = AttributedText(text, attributes: TextAttributes(font: font), paragraphStyle: style)
          let expected = engine.shape(attributed).layOut(width: width).lines.map(\.line)
          let lines = engine.shape(text, font: font).lines(width: width, breakMode: mode)
          #expect(lines.map(\.utf16Range) == expected.map(\.utf16Range), "\(width) \(mode)")
          #expect(lines.map(\.width) == expected.map(\.width), "\(width) \(mode)")
          #expect(lines.map(\.runs) == expected.map(\.runs), "\(width) \(mode)")
          let measured = engine.measure(text, font: font, width: width, breakMode: mode, displayScale: 1)
          #expect(measured.lineCount == lines.count && measured.unroundedSize.width == lines.map(\.width).max())
        }
      }
    }
  }

  @Test(
    "A stop takes the start, the end, the middle or the separator of the text after the tab", .fact("paragraph-6"),
    arguments: [
      (TabStop.Alignment.leading, 40.0), (.trailing, 40 - 15), (.center, 40 - 7.5), (.decimal, 40 - 6),
    ])
  func alignments(alignment: TabStop.Alignment, start: Double) throws {
    let text = try Fixtures.paragraphs("a\ta.b") { $0.tabStops = [TabStop(40, alignment: alignment)] }
    #expect(starts(text.layOut(width: nil)) == [0, start, start + 6, start + 9])
  }

  @Test("Stops in any order; past the last one come the default ones; text before its stop is pushed nowhere back")
  func order() throws {
    let text = try Fixtures.paragraphs("a\tb\tc\td") { $0.tabStops = [TabStop(30), TabStop(12)] }
    #expect(starts(text.layOut(width: nil)) == [0, 12, 30, 56])
    let wide = try Fixtures.paragraphs("a\tbbbbbbbb") { $0.tabStops = [TabStop(20, alignment: .trailing)] }
    #expect(starts(wide.layOut(width: nil)).prefix(2) == [0, 6])
  }

  @Test("Lines break where tabs make them too wide, and a tab hangs at the end of its line")
  func breaking() throws {
    let text = try Fixtures.paragraphs("aa\tbb\tcc")
    #expect(text.layOut(width: 40).texts == ["aa\tbb\t", "cc"])
    #expect(text.layOut(width: 39).texts == ["aa\t", "bb\t", "cc"])
    #expect(text.layOut(width: 40, lineLimit: 1, breakMode: .byTruncatingTail).texts == ["aa…"])
    for width in stride(from: 1.0, through: 90, by: 3.1) {
      for mode in LineBreakMode.allCases {
        for line in text.layOut(width: width, lineLimit: 2, breakMode: mode).lines {
          #expect(line.frame.width <= width)
          let drawn = LineComposer(line.line).placed().reduce(0) { $0 + $1.width }
          #expect(drawn >= line.frame.width - 1e-9)
        }
      }
    }
  }

  @Test(
    "A mark after a tab is as wide in a line as it is drawn: what is beside a tab is on a line with it",
    arguments: [
      "\t\u{651}", "\u{5D0}\t\u{651}", "a\t\u{180B}\u{5D0}", "a\t\u{301}a", "\u{651}\t\u{651}",
      "\u{628}\t\u{628}\u{651}",
    ])
  func marks(text: String) throws {
    let engine = try Fixtures.engine()
    for name in ["Noto Sans Arabic", "Noto Sans Devanagari", "system"] {
      let font = try engine.catalog.font(named: name, size: 10)
      let line = engine.shape(text, font: font).lines(width: nil)[0]
      let drawn = LineComposer(line).placed().reduce(0) { $0 + $1.width }
      #expect(abs(drawn - line.width) < 1e-9, "\(name)")
    }
  }

  @Test(
    "A decimal separator stands at its stop, however it is kerned with what is before it",
    arguments: ["Inter", "system", "Noto Sans Arabic", "Strut Test"], [10.0, 17, 20])
  func separators(name: String, size: Double) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: name, size: size)
    for before in (0...9).map(String.init) + ["1,7", "V", "A", "\u{651}1", "\u{651}x", "\u{5C1}1"] {
      for separator in [".", ","] where separator == "." || !before.contains(",") {
        var style = ParagraphStyle()
        style.baseWritingDirection = .leftToRight
        style.tabStops = [
          TabStop(6 * size, alignment: .decimal, decimalSeparator: separator == "." ? "." : ",")
        ]
        let text = "\t\(before)\(separator)5"
        let attributed = AttributedText(text, attributes: TextAttributes(font: font), paragraphStyle: style)
        // Some of the widths break the number, or are its own.
        let wide = engine.shape(attributed).layOut(width: nil)
        for width in [Double.infinity, wide.lines[0].line.width, wide.lines[0].line.width - size / 4] {
          let line = engine.shape(attributed).layOut(width: width, breakMode: .byCharWrapping).lines[0].line
          let place = Int32(text.utf16.count - 2)
          guard line.utf16Range.contains(Int(place)) else { continue }
          let segments = LineComposer(line).placed()
          let segment = try #require(segments.first { $0.range.contains(Int(place)) })
          let pen = segment.x + segment.width(of: segment.glyphs.prefix { $0.cluster < place }.indices)
          #expect(abs(pen - 6 * size) < 1e-9, "\(text.debugDescription) at \(width)")
        }
      }
    }
  }

  @Test("In a right-to-left paragraph stops are measured from the right")
  func rightToLeft() throws {
    let layout = try Fixtures.paragraphs("a\tb") {
      $0.baseWritingDirection = .rightToLeft
      $0.tabStops = [TabStop(30)]
    }.layOut(width: 100)
    #expect(starts(layout) == [0, 30])
    #expect(layout.lefts == [64])
  }

  @Test("Ten thousand tabs are laid out in the time they take")
  func many() throws {
    let text = try Fixtures.paragraphs(String(repeating: "a\t", count: 10_000)) {
      $0.tabStops = [TabStop(1e8, alignment: .trailing)]
    }
    for width in [50.0, 1e6, .infinity] { #expect(!text.layOut(width: width, lineLimit: 50).lines.isEmpty) }
  }
}
