import FontMetrics
import Testing

@testable import TextLayout

@Suite("Carets, hits and selections")
struct CaretTests {
  private func xs(_ layout: ParagraphLayout, _ offsets: some Sequence<Int>) -> [Double?] {
    offsets.map { layout.caret(at: TextPosition($0))?.frame.x }
  }

  @Test("A caret stands before its character, and after the last one")
  func places() throws {
    let layout = try Fixtures.paragraphs("ab i").layOut(width: nil)
    #expect(xs(layout, 0...4) == [0, 6, 12, 15, 18])
    #expect(layout.caret(at: TextPosition(99))?.frame == TextRect(x: 18, y: 0, width: 0, height: 11))
    #expect(layout.caret(at: TextPosition(-1))?.frame.x == 0)
    #expect(try Fixtures.paragraphs("").layOut(width: nil).caret(at: TextPosition(0)) == nil)
  }

  @Test("Between the letters of a ligature carets are spaced evenly")
  func ligatures() throws {
    #expect(xs(try Fixtures.paragraphs("afia").layOut(width: nil), 0...4) == [0, 6, 9.5, 13, 19])
  }

  @Test("At the edge of a wrapped line affinity decides; a newline leaves no choice")
  func affinity() throws {
    let layout = try Fixtures.paragraphs("aa bb\ncc").layOut(width: 15)
    #expect(
      layout.caret(at: TextPosition(3, affinity: .upstream))?.frame == TextRect(x: 15, y: 0, width: 0, height: 11))
    #expect(layout.caret(at: TextPosition(3))?.frame == TextRect(x: 0, y: 12, width: 0, height: 11))
    for affinity in TextAffinity.allCases {
      #expect(layout.caret(at: TextPosition(6, affinity: affinity))?.lineIndex == 2)
      #expect(layout.caret(at: TextPosition(5, affinity: affinity))?.frame.x == 12)
    }
  }

  @Test("Where directions meet the caret is split")
  func split() throws {
    let layout = try Fixtures.paragraphs("ab\u{5D0}\u{5D1}").layOut(width: nil)
    let end = layout.size.width
    let downstream = try #require(layout.caret(at: TextPosition(2)))
    #expect(abs(downstream.frame.x - end) < 1e-9)
    #expect(downstream.splitFrame?.x == 12)
    #expect(downstream.isRightToLeft)
    let upstream = try #require(layout.caret(at: TextPosition(2, affinity: .upstream)))
    #expect(upstream.frame.x == 12 && !upstream.isRightToLeft)
    #expect(layout.caret(at: TextPosition(1))?.splitFrame == nil)
  }

  @Test(
    "A line of its own for a caret after the last newline, at the side of its paragraph",
    arguments: [
      (TextAlignment.left, 0.0), (.right, 100), (.center, 50),
    ])
  func emptyLine(alignment: TextAlignment, x: Double) throws {
    var options = ParagraphOptions()
    options.startsLineAfterFinalNewline = true
    let layout = try Fixtures.paragraphs("a\n") { $0.alignment = alignment }.layOut(width: 100, options: options)
    #expect(layout.caret(at: TextPosition(2))?.frame == TextRect(x: x, y: 12, width: 0, height: 11))
    #expect(layout.position(x: 3, y: 15) == TextPosition(2))
  }

  @Test("An ellipsis is hit as one character, and stands for what it hides")
  func ellipsis() throws {
    let layout = try Fixtures.paragraphs("aaa bbb ccc").layOut(width: 30, lineLimit: 1, breakMode: .byTruncatingTail)
    #expect(layout.texts == ["aaa…"])
    #expect(layout.position(x: 19, y: 5)?.utf16Offset == 3)
    #expect(layout.position(x: 26, y: 5)?.utf16Offset == 11)
    #expect(xs(layout, [3, 7]) == [18, 18])
    #expect(layout.selectionRectangles(for: 8..<9) == [TextRect(x: 18, y: 0, width: 9, height: 11)])
  }

  @Test("A selection has a box on each line, and more where directions meet")
  func selections() throws {
    let layout = try Fixtures.paragraphs("aaa bbb").layOut(width: 21)
    #expect(
      layout.selectionRectangles(for: 1..<6) == [
        TextRect(x: 6, y: 0, width: 15, height: 11), TextRect(x: 0, y: 12, width: 12, height: 11),
      ])
    #expect(layout.selectionRectangles(for: 3..<3).isEmpty)
    #expect(layout.selectionRectangles(for: 90..<99).isEmpty)
    let mixed = try Fixtures.paragraphs("ab\u{5D0}\u{5D1}").layOut(width: nil)
    #expect(mixed.selectionRectangles(for: 1..<3).count == 2)
    #expect(mixed.selectionRectangles(for: 0..<4).count == 1)
  }

  @Test("A hyphen that is not in the text is selected with the letter before it, and hit as the place after that")
  func hyphen() throws {
    let layout = try Fixtures.paragraphs("- aaa\u{AD}bbb") { $0.baseWritingDirection = .rightToLeft }.layOut(width: 34)
    #expect(layout.lines.map(\.line.isHyphenated) == [true, false])
    #expect(layout.selectionRectangles(for: 0..<6) == [TextRect(x: 1, y: 0, width: 33, height: 11)])
    #expect(layout.selectionRectangles(for: 2..<6) == [TextRect(x: 1, y: 0, width: 24, height: 11)])
    #expect(layout.selectionRectangles(for: 0..<2) == [TextRect(x: 25, y: 0, width: 9, height: 11)])
    #expect(layout.selectionRectangles(for: 6..<7).map(\.y) == [12])
    #expect(layout.selectionRectangles(for: -9 ..< -3).isEmpty)
    #expect(layout.selectionRectangles(for: 2..<5) == [TextRect(x: 1, y: 0, width: 18, height: 11)])
    for x in [19.5, 24.5] { #expect(layout.position(x: x, y: 5) == TextPosition(6, affinity: .upstream)) }
    #expect(layout.caret(at: TextPosition(6, affinity: .upstream))?.frame.x == 19)
  }

  // MARK: Laws

  /// Lines that end in hyphens too, also inside of a line of two directions.
  static let strings =
    Corpus.strings + [
      "שלום so\u{AD}phi\u{AD}sti\u{AD}ca\u{AD}ted con\u{AD}ver\u{AD}sation, עולם so\u{AD}phis\u{AD}ti\u{AD}cated"
    ]

  /// Lines as editors have them, of many scripts.
  private func layouts(_ string: String) throws -> [ParagraphLayout] {
    let engine = try Fixtures.engine()
    var options = ParagraphOptions()
    options.startsLineAfterFinalNewline = true
    return try [70.0, 150].flatMap { width in
      try [TextAlignment.natural, .center, .justified].map { alignment in
        var style = ParagraphStyle()
        style.alignment = alignment
        var attributes = TextAttributes(font: try engine.catalog.systemFont(size: 17))
        attributes.kern = width == 150 ? 1 : nil
        let text = AttributedText(string, attributes: attributes, paragraphStyle: style)
        return engine.layOut(text, width: width, options: options)
      }
    }
  }

  @Test("A caret, hit, is the same caret", arguments: strings)
  func roundTrip(string: String) throws {
    for layout in try layouts(string) {
      for offset in 0...string.utf16.count where layout.source.flags(at: offset).contains(.graphemeStart) {
        for affinity in TextAffinity.allCases {
          let caret = try #require(layout.caret(at: TextPosition(offset, affinity: affinity)))
          #expect(caret.frame.x.isFinite && caret.frame.y.isFinite)
          let middle = caret.frame.y + caret.frame.height / 2
          let hit = try #require(layout.position(x: caret.frame.x, y: middle))
          let again = try #require(layout.caret(at: hit))
          #expect(again.lineIndex == caret.lineIndex)
          #expect(abs(again.frame.x - caret.frame.x) < 1e-6, "\(offset) \(affinity) \(hit)")
          let cells = layout.lines[caret.lineIndex].line.cells
          if Set(cells.map(\.isRightToLeft)).count == 1 && cells.allSatisfy({ $0.right - $0.left > 1e-6 }) {
            #expect(hit.utf16Offset == offset)
          }
        }
      }
    }
  }

  @Test("The boxes of a text's parts fill its lines without a gap", arguments: strings)
  func tiling(string: String) throws {
    for layout in try layouts(string) {
      for line in layout.lines where !line.line.utf16Range.isEmpty {
        let whole = layout.selectionRectangles(for: line.line.utf16Range)
        let advance = LineComposer(line.line).placed().reduce(0) { $0 + $1.width }
        #expect(abs(whole.reduce(0) { $0 + $1.width } - advance) < 1e-6)
        let starts = line.line.utf16Range.filter { layout.source.flags(at: $0).contains(.graphemeStart) }
        let ends = starts.dropFirst() + [line.line.utf16Range.upperBound]
        let parts = zip(starts, ends).flatMap { layout.selectionRectangles(for: $0..<$1) }.sorted { $0.x < $1.x }
        #expect(abs(parts.reduce(0) { $0 + $1.width } - advance) < 1e-6)
        for (part, next) in zip(parts, parts.dropFirst()) { #expect(abs(part.x + part.width - next.x) < 1e-6) }
      }
    }
  }
}
