import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

/// The rules that 2100 recordings of UILabel gave, with numbers a reader can check: 10 points of
/// Strut Test.
@Suite("A label's sizes")
struct LabelRulesTests {
  @Test(
    "Rule 1: the width is the sum of advances rounded up, the height that of the lines with the leading between them",
    .fact("label-1"))
  func sizesAreRoundedOnce() throws {
    let text = try Fixtures.text("aaa aaa", size: 10.1)  // 6 x 6.06 + 3.03 = 39.39; line height 11.11, leading 1.01
    #expect(text.intrinsicSize(displayScale: 1) == TextSize(width: 40, height: 12))
    #expect(text.intrinsicSize(displayScale: 2) == TextSize(width: 39.5, height: 11.5))
    let measured = text.sizeThatFits(width: 25, displayScale: 1)
    #expect(measured.size.height == 24)  // 23.23, and not 2 x 12 + 2
    #expect(abs(measured.unroundedSize.height - 23.23) < 1e-9)
  }

  @Test(
    "Rule 2: the intrinsic size has one line, whatever limit and mode", .fact("label-2"),
    arguments: LineBreakMode.allCases)
  func intrinsicSizeIgnoresLimitAndMode(mode: LineBreakMode) throws {
    let text = try Fixtures.text("aaa aaa aaa")
    for limit in 0...4 {
      #expect(
        text.intrinsicSize(lineLimit: limit, breakMode: mode, displayScale: 3) == TextSize(width: 60, height: 11))
    }
  }

  @Test("Rule 3: with one line the width offered is ignored", .fact("label-3"), arguments: LineBreakMode.allCases)
  func oneLineIgnoresTheWidth(mode: LineBreakMode) throws {
    let measured = try Fixtures.text("aaa aaa aaa").sizeThatFits(
      width: 20, lineLimit: 1, breakMode: mode, displayScale: 3)
    #expect(measured.size == TextSize(width: 60, height: 11))
  }

  @Test(
    "Rule 4: words wrap greedily, a space hangs, and counts as far as it has room", .fact("label-4"),
    arguments: [
      (width: 18.0, lines: ["aaa ", "aaa ", "aaa"], widths: [18.0, 18, 18], size: 18.0),
      (width: 20, lines: ["aaa ", "aaa ", "aaa"], widths: [20, 20, 18], size: 20),
      (width: 21, lines: ["aaa ", "aaa ", "aaa"], widths: [21, 21, 18], size: 21),
      (width: 38.9, lines: ["aaa ", "aaa ", "aaa"], widths: [21, 21, 18], size: 21),
      (width: 39, lines: ["aaa aaa ", "aaa"], widths: [39, 18], size: 39),
      (width: 59.9, lines: ["aaa aaa ", "aaa"], widths: [42, 18], size: 42),
      (width: 60, lines: ["aaa aaa aaa"], widths: [60], size: 60),
    ] as [(width: Double, lines: [String], widths: [Double], size: Double)])
  func wordsWrap(width: Double, lines: [String], widths: [Double], size: Double) throws {
    let measured = try Fixtures.text("aaa aaa aaa").sizeThatFits(width: width, displayScale: 3)
    #expect(Fixtures.texts(measured.lines) == lines)
    #expect(Fixtures.widths(measured.lines) == widths)
    #expect(measured.size == TextSize(width: size, height: 12 * Double(lines.count) - 1))
  }

  @Test(
    "Rule 5: characters wrap without hanging spaces", .fact("label-5"),
    arguments: [
      (width: 18.0, lines: ["aaa", " aa", "a"], widths: [18.0, 15, 6]),
      (width: 21, lines: ["aaa ", "aaa"], widths: [21, 18]),
      (width: 12, lines: ["aa", "a ", "aa", "a"], widths: [12, 9, 12, 6]),
    ] as [(width: Double, lines: [String], widths: [Double])])
  func charactersWrap(width: Double, lines: [String], widths: [Double]) throws {
    let broken = try Fixtures.text("aaa aaa").lines(width: width, breakMode: .byCharWrapping)
    #expect(Fixtures.texts(broken) == lines)
    #expect(Fixtures.widths(broken) == widths)
  }

  @Test(
    "Rule 6: what is left over after the last line", .fact("label-6"),
    arguments: [
      // 30 points: "aaa" 18, space 3, "bbb" 18, ellipsis 9.
      (mode: LineBreakMode.byWordWrapping, limit: 2, last: "bbb", width: 18.0),
      (mode: .byCharWrapping, limit: 1, last: "aaa b", width: 27),
      (mode: .byClipping, limit: 2, last: "bbb ccc ddd", width: 30),
      (mode: .byTruncatingTail, limit: 2, last: "bbb…", width: 27),
      (mode: .byTruncatingTail, limit: 1, last: "aaa…", width: 27),
      (mode: .byTruncatingHead, limit: 2, last: "…ddd", width: 27),
      (mode: .byTruncatingHead, limit: 1, last: "…ddd", width: 27),
      (mode: .byTruncatingMiddle, limit: 2, last: "b…dd", width: 27),
    ] as [(mode: LineBreakMode, limit: Int, last: String, width: Double)])
  func leftOver(mode: LineBreakMode, limit: Int, last: String, width: Double) throws {
    let lines = try Fixtures.text("aaa bbb ccc ddd").lines(width: 30, lineLimit: limit, breakMode: mode)
    #expect(lines.count == limit)
    #expect(lines.last?.text == last)
    #expect(lines.last?.width == width)
    #expect(lines.isTruncated)
  }

  @Test(
    "Rule 6: spaces next to the ellipsis are dropped at the head and the tail, and left of the middle", .fact("label-6")
  )
  func spacesNextToTheEllipsis() throws {
    let text = try Fixtures.text("aaa bbb ccc ddd")
    // Room 21 takes "aaa " (21); the space goes: 18 + 9.
    #expect(text.lines(width: 30, lineLimit: 1)[0].width == 27)
    #expect(text.lines(width: 30, lineLimit: 1, breakMode: .byTruncatingHead)[0].text == "…ddd")
    // 51 - 9 = 42; half is 21: "aaa " without its space is 18, then 24 are left: " ddd" (21) fits,
    // "c ddd" (27) does not.
    let middle = text.lines(width: 51, lineLimit: 1, breakMode: .byTruncatingMiddle)[0]
    #expect(middle.text == "aaa…ddd")
    #expect(middle.width == 45)
  }

  @Test(
    "A line says how much of its width is spaces at its end, as far as they have room",
    arguments: [
      ("aaa bbb", 24.0, LineBreakMode.byWordWrapping, 0, [3.0, 0]),
      ("aaa bbb", 20, .byWordWrapping, 0, [2, 0]),
      ("aaa bbb", 18, .byWordWrapping, 0, [0, 0]),
      ("aaa   bbb", 23, .byWordWrapping, 0, [5, 0]),
      ("aaa  ", 100, .byWordWrapping, 0, [6]),
      ("aaa bbb", 21, .byCharWrapping, 0, [3, 0]),
      ("   ", 100, .byWordWrapping, 0, [9]),
      ("aaa bbb ccc ", 30, .byTruncatingTail, 1, [0]),
      ("aaa bbb ccc ", 30, .byTruncatingHead, 1, [3]),
      ("aaa bbb ccc ", 51, .byTruncatingMiddle, 1, [3]),
      ("aaa bbb ccc ", 30, .byClipping, 1, [0]),
      ("aaa bbb ccc ", 30, .byWordWrapping, 1, [0]),
    ] as [(String, Double, LineBreakMode, Int, [Double])])
  func trailingSpaces(string: String, width: Double, mode: LineBreakMode, limit: Int, expected: [Double]) throws {
    let lines = try Fixtures.text(string).lines(width: width, lineLimit: limit, breakMode: mode)
    #expect(lines.map(\.trailingSpaceWidth) == expected)
  }

  @Test("With no limit all modes wrap alike, but for characters", arguments: LineBreakMode.allCases)
  func modesWrapAlike(mode: LineBreakMode) throws {
    let text = try Fixtures.text("aaa aaaa aa aaaaa a aaa")
    let lines = text.lines(width: 27, breakMode: mode)
    #expect(!lines.isTruncated)
    if mode != .byCharWrapping {
      #expect(Fixtures.texts(lines) == Fixtures.texts(text.lines(width: 27, breakMode: .byWordWrapping)))
    }
  }

  @Test(
    "Rule 8: the text's rectangle is no larger than the bounds, and centered when it is too high", .fact("label-8"),
    arguments: [
      (height: 107.0, limit: 0, rect: TextRect(x: 0, y: 0, width: 20, height: 35)),
      (height: 35, limit: 0, rect: TextRect(x: 0, y: 0, width: 20, height: 35)),
      (height: 20, limit: 0, rect: TextRect(x: 0, y: -7.5, width: 20, height: 20)),
      (height: 20, limit: 1, rect: TextRect(x: 0, y: 0, width: 15, height: 11)),
    ] as [(height: Double, limit: Int, rect: TextRect)])
  func textRect(height: Double, limit: Int, rect: TextRect) throws {
    let text = try Fixtures.text("aaa aaa aaa")
    #expect(text.textRect(inWidth: 20, height: height, lineLimit: limit, displayScale: 3) == rect)
  }

  @Test(
    "Rule 8: with one line, wrapping and clipping have the whole text's width; an ellipsis has what it leaves",
    .fact("label-8"),
    arguments: LineBreakMode.allCases)
  func textRectOfOneLine(mode: LineBreakMode) throws {
    let text = try Fixtures.text("aaa aaa aaa")
    let width = { (offered: Double) in
      text.textRect(inWidth: offered, height: 50, lineLimit: 1, breakMode: mode, displayScale: 3).width
    }
    #expect(width(100) == 60)
    // "aaa…", "…aaa" and, with a's on both sides, "aa…a": 27; wrapping would leave "aaa", 18.
    #expect(width(29) == (mode.truncates ? 27 : 29))
    let styled = try Fixtures.paragraphs("aaa aaa aaa") { $0.lineBreakMode = mode }
    #expect(
      styled.textRect(inWidth: 29, height: 50, lineLimit: 1, displayScale: 3).width == (mode.truncates ? 27 : 29))
  }

  @Test("A middle drops the spaces on both sides of its ellipsis", .fact("label-6"))
  func middleWithoutSpaces() throws {
    let text = try Fixtures.text("aaa bbb ccc ddd")
    // Half of 36 is 18: "aaa"; what is left holds " ddd", whose space goes.
    let lines = text.lines(width: 48, lineLimit: 1, breakMode: .byTruncatingMiddle)
    #expect(Fixtures.texts(lines) == ["aaa…ddd"])
    #expect(Fixtures.widths(lines) == [45])
  }

  @Test(
    "A newline alone is two lines high, of which a limit of one leaves one, with nothing left out", .fact("label-11"))
  func loneNewline() throws {
    let text = try Fixtures.text("\n")
    let one = text.sizeThatFits(width: 100, lineLimit: 1, displayScale: 1)
    #expect(one.size == TextSize(width: 0, height: 11) && !one.lines.isTruncated)
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Strut Test", size: 10)
    for (string, height) in [("\n", 23.0), ("a\n", 11), ("a", 11)] {
      for width in [nil, 100.0] {
        #expect(engine.measure(string, font: font, width: width, displayScale: 1).size.height == height)
      }
    }
  }

  @Test("An empty text has no lines and no size")
  func emptyText() throws {
    let text = try Fixtures.text("")
    #expect(text.intrinsicSize(displayScale: 3) == TextSize(width: 0, height: 0))
    #expect(text.lines(width: 10).isEmpty)
    #expect(!text.lines(width: 10, lineLimit: 1).isTruncated)
  }

  @Test(
    "Newlines end lines; one at the end starts none",
    arguments: [
      ("a\nb", ["a", "b"]), ("a\r\nb", ["a", "b"]), ("a\u{2028}b", ["a", "b"]),
      ("a\u{0B}b\u{0C}c\u{85}d\u{2029}e", ["a", "b", "c", "d", "e"]),
      ("a\n", ["a"]), ("a\n\n", ["a", ""]), ("\n", ["", ""]), ("\r\n", ["", ""]), ("\n\n", ["", "", ""]),
      ("\n\na", ["", "", "a"]),
    ] as [(string: String, expected: [String])])
  func newlines(string: String, expected: [String]) throws {
    let text = try Fixtures.text(string)
    #expect(Fixtures.texts(text.lines(width: nil)) == expected)
    #expect(Fixtures.texts(text.lines(width: 100)) == expected)
    #expect(text.missing.isEmpty)
    #expect(text.intrinsicSize(displayScale: 1).height == 12 * Double(expected.count) - 1)
  }

  @Test("A hard line beyond the limit is left over: the tail is of the first, the head of the last", .fact("label-13"))
  func newlinesAndLimits() throws {
    let text = try Fixtures.text("aa\nbb\ncc")
    #expect(Fixtures.texts(text.lines(width: 100, lineLimit: 1)) == ["aa…"])
    #expect(Fixtures.texts(text.lines(width: nil, lineLimit: 1)) == ["aa…"])
    #expect(Fixtures.texts(text.lines(width: 100, lineLimit: 2, breakMode: .byTruncatingHead)) == ["aa", "…cc"])
    #expect(Fixtures.texts(text.lines(width: 100, lineLimit: 1, breakMode: .byTruncatingMiddle)) == ["aa…cc"])
    #expect(Fixtures.texts(text.lines(width: 100, lineLimit: 1, breakMode: .byWordWrapping)) == ["aa"])
    #expect(text.lines(width: 100, lineLimit: 1).isTruncated)
  }

  @Test("A word wider than its line is broken at characters, one at least to a line", .fact("label-10"))
  func longWords() throws {
    let text = try Fixtures.text("aaaaa bb")
    #expect(Fixtures.texts(text.lines(width: 13)) == ["aa", "aa", "a ", "bb"])
    #expect(Fixtures.texts(text.lines(width: 1)) == ["a", "a", "a", "a", "a ", "b", "b"])
    #expect(Fixtures.texts(text.lines(width: 0)) == Fixtures.texts(text.lines(width: -5)))
    #expect(text.sizeThatFits(width: 1, displayScale: 3).size.width == 1)
  }

  @Test("A cut inside a kern or a ligature measures what stands on the line")
  func cutsAreShapedAgain() throws {
    #expect(Fixtures.widths(try Fixtures.text("AVAV").lines(width: nil)) == [21])  // 24 - 3 x 1
    #expect(Fixtures.widths(try Fixtures.text("AVAV").lines(width: 11, breakMode: .byCharWrapping)) == [11, 11])
    // "AVA" is 16 wide, "A" alone 6 again.
    #expect(Fixtures.widths(try Fixtures.text("AVAV").lines(width: 16, breakMode: .byCharWrapping)) == [16, 6])
    let ligature = try Fixtures.text("fifi")
    #expect(Fixtures.widths(ligature.lines(width: nil)) == [14])
    // "f" is 6 and "i" 3 when they are parted: the line "fif" is 7 + 6.
    let broken = ligature.lines(width: 13.5, breakMode: .byCharWrapping)
    #expect(Fixtures.texts(broken) == ["fif", "i"])
    #expect(Fixtures.widths(broken) == [13, 3])
  }

  @Test("When not even the ellipsis fits it stands alone, clamped")
  func narrowEllipsis() throws {
    for mode in [LineBreakMode.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle] {
      let lines = try Fixtures.text("aaa bbb").lines(width: 5, lineLimit: 1, breakMode: mode)
      #expect(Fixtures.texts(lines) == ["…"])
      #expect(Fixtures.widths(lines) == [5])
      #expect(lines[0].runs.flatMap(\.glyphs).count == 1)
    }
  }

  @Test("A tab goes to the next stop, a soft hyphen measures nothing", .fact("label-12"))
  func tabsAndSoftHyphens() throws {
    #expect(try Fixtures.text("a\ta").intrinsicSize(displayScale: 1).width == 34)
    #expect(try Fixtures.text("aaaaa\ta").intrinsicSize(displayScale: 1).width == 62)
    #expect(try Fixtures.text("a\u{AD}a").intrinsicSize(displayScale: 1).width == 12)
    #expect(try Fixtures.text("a\u{0}\u{7}a").intrinsicSize(displayScale: 1).width == 12)
  }

  @Test(
    "Every space that permits a break hangs at the end of its line, and so does the tab", .fact("label-12"),
    arguments: [
      "\t", "\u{1680}", "\u{2000}", "\u{2001}", "\u{2002}", "\u{2003}", "\u{2004}", "\u{2005}", "\u{2006}", "\u{2008}",
      "\u{2009}", "\u{200A}", "\u{205F}", "\u{3000}",
    ])
  func otherSpaces(space: String) throws {
    let measured = try Fixtures.text("aaa\(space)\(space)bbb").sizeThatFits(width: 18, displayScale: 3)
    #expect(Fixtures.texts(measured.lines) == ["aaa\(space)\(space)", "bbb"])
    #expect(Fixtures.widths(measured.lines) == [18, 18])
    #expect(measured.size == TextSize(width: 18, height: 23))
  }

  @Test(
    "A space that forbids a break does not hang: without room it goes to the next line", .fact("label-12"),
    arguments: ["\u{A0}", "\u{2007}", "\u{202F}"])
  func fixedSpaces(space: String) throws {
    let lines = Fixtures.texts(try Fixtures.text("aaa\(space)\(space)bbb").lines(width: 18))
    #expect(lines.first == "aaa")
    #expect(lines.dropFirst().first?.hasPrefix("\(space)\(space)") == true)
  }

  @Test(
    "Lines are as high as the label's font says, also where a face with a higher line stands in", .fact("label-16"),
    arguments: [("น้ำ", 1), ("aนb", 1), ("漢字漢字漢", 3), ("漢字\n漢字", 2), ("日 Wd", 2), ("😀", 1)])
  func standInFaces(string: String, lineCount: Int) throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Strut Test", size: 10)
    let text = engine.shape(string, font: font)
    let higher = text.faces.filter { $0.metrics.lineHeight > 1.1 * Double($0.unitsPerEm) }
    #expect(!higher.isEmpty && text.missing.isEmpty)
    let height = 12 * Double(lineCount) - 1
    #expect(text.sizeThatFits(width: 20, displayScale: 1).size.height == height)
    #expect(engine.measure(string, font: font, width: 20, displayScale: 1).size.height == height)
    #expect(text.textRect(inWidth: 20, height: 100, displayScale: 1).height == height)
    let newlines = string.filter(\.isNewline).count
    #expect(text.intrinsicSize(displayScale: 1).height == 12 * Double(newlines) + 11)
    #expect(engine.measure(string, font: font, displayScale: 1).size.height == 12 * Double(newlines) + 11)
  }
}

@Suite("A label's baselines")
struct LabelGeometryTests {
  @Test(
    "The first and the last baseline",
    arguments: [
      // 17 points of the system font: ascender 16.187, line height 20.287.
      (height: 20.5, lines: 1, scale: 2.0, first: 16.0, last: 16.0),
      (height: 20 + 1.0 / 3, lines: 1, scale: 3, first: 16 + 1.0 / 3, last: 16 + 1.0 / 3),
      (height: 333.5, lines: 1, scale: 2, first: 172.5, last: 172.5),
      (height: 41, lines: 2, scale: 2, first: 16.0, last: 36.5),
    ] as [(height: Double, lines: Int, scale: Double, first: Double, last: Double)])
  func baselines(height: Double, lines: Int, scale: Double, first: Double, last: Double) throws {
    let font = try Fixtures.engine().catalog.systemFont(size: 17)
    let found = LabelGeometry.firstBaseline(font: font, height: height, lineCount: lines, displayScale: scale)
    #expect(abs(found - first) < 1e-9)
    let lastFound = LabelGeometry.lastBaseline(font: font, height: height, lineCount: lines, displayScale: scale)
    #expect(abs(lastFound - last) < 1e-9)
  }
}
