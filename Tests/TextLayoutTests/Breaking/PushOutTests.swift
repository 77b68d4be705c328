import FontMetrics
import Testing

@testable import TextLayout

@Suite("No word alone on the last line")
struct PushOutTests {
  private func lines(
    _ text: String, _ width: Double, _ strategy: LineBreakStrategy, limit: Int = 0,
    mode: LineBreakMode = .byTruncatingTail
  ) throws -> TextLines {
    try shaped(text, strategy, try Fixtures.engine()).lines(width: width, lineLimit: limit, breakMode: mode)
  }

  private func shaped(_ text: String, _ strategy: LineBreakStrategy, _ engine: TextEngine) throws -> ShapedText {
    engine.shape(
      text, font: try engine.catalog.font(named: "Strut Test", size: 10),
      lineBreaks: LineBreakOptions(strategy: strategy))
  }

  @Test(
    "The fewest words that make two move down, if they fit",
    arguments: [
      ("aa bb cc dd", 42, ["aa bb ", "cc dd"]), ("aa bb cc", 27, ["aa ", "bb cc"]),
      ("aa bbbb cc", 39, ["aa ", "bbbb cc"]), ("aa bbbbbb ccc", 51, ["aa bbbbbb ", "ccc"]),
      ("aaaaaa bb", 36, ["aaaaaa ", "bb"]), ("aa bb", 100, ["aa bb"]), ("aaaaaa", 20, ["aaa", "aaa"]),
      ("aa bb cc\naa bb cc", 27, ["aa ", "bb cc", "aa ", "bb cc"]),
      ("aa bb cc\n", 27, ["aa ", "bb cc"]), ("aa bb cc ", 27, ["aa ", "bb cc "]), ("", 27, []),
    ] as [(String, Double, [String])])
  func moves(text: String, width: Double, expected: [String]) throws {
    #expect(Fixtures.texts(try lines(text, width, .pushOut)) == expected)
  }

  @Test("Lines that break between characters have no words to push out")
  func characters() throws {
    let lines = try lines("aa bb cc", 24, .pushOut, mode: .byCharWrapping)
    #expect(Fixtures.texts(lines) == ["aa b", "b cc"])
  }

  @Test("A truncated paragraph has no last line, and is left alone")
  func truncated() throws {
    for limit in [1, 2] {
      let text = "aa bb cc dd ee ff gg"
      let plain = try lines(text, 27, [], limit: limit)
      #expect(Fixtures.texts(try lines(text, 27, .pushOut, limit: limit)) == Fixtures.texts(plain))
    }
  }

  @Test("Never more lines, none wider, and two words at the end unless they cannot be had", arguments: Corpus.strings)
  func laws(text: String) throws {
    let engine = try Fixtures.engine()
    let texts = try [[], .standard, .hangulWordPriority].map { try shaped(text, $0, engine) }
    for width in Corpus.widths(30, seed: 11) {
      let lines = texts.map { $0.lines(width: width) }
      let (plain, pushed, hangul) = (lines[0], lines[1], lines[2])
      #expect(pushed.count == hangul.count)
      #expect(pushed.allSatisfy { $0.width <= width })
      #expect(pushed.map(\.utf16Range.upperBound).last == plain.map(\.utf16Range.upperBound).last)
      for (line, next) in zip(pushed, pushed.dropFirst()) {
        #expect(line.utf16Range.upperBound == next.utf16Range.lowerBound)
      }
      // Each line starts at the same position as without push-out, except for the last lines of
      // paragraphs.
      var starts = hangul.map(\.utf16Range.lowerBound)
      for (index, pair) in zip(hangul, hangul.dropFirst()).enumerated() {
        starts[index + 1] = start(of: pair.1, after: pair.0, texts[1], width)
      }
      #expect(pushed.map(\.utf16Range.lowerBound) == starts, "\(width)")
    }
  }

  /// Returns the start of a line: a line that ends a paragraph with one word starts at the previous
  /// word, if both fit.
  private func start(of line: TextLine, after previous: TextLine, _ text: ShapedText, _ width: Double) -> Int {
    let (content, start) = (text.content, line.utf16Range.lowerBound)
    let paragraph = content.analysis.hardLines.first { $0.content.contains(start) }
    guard let paragraph, line.utf16Range.upperBound == paragraph.end,
      previous.utf16Range.lowerBound >= paragraph.content.lowerBound
    else { return start }
    let end = paragraph.content.upperBound
    func hasWords(_ start: Int) -> Bool { (start + 1..<end).contains(where: content.isWordEdge) }
    let places = (previous.utf16Range.lowerBound + 1..<start).filter { content.isWordEdge($0) && hasWords($0) }
    let maker = LineLayout(text, width: width, lineLimit: 0, mode: nil).maker
    guard !hasWords(start), let place = places.last,
      maker.breaker.measurer.fits(maker.breaker.withoutTrailingSpaces(place..<end), maker.width)
    else { return start }
    return place
  }

  @Test("A text of which every line but the last is full of short words has two on the last")
  func alwaysTwo() throws {
    let engine = try Fixtures.engine()
    var moved = 0
    for count in 2..<40 {
      let text = Array(repeating: "aa", count: count).joined(separator: " ")
      for width in [30.0, 45, 60, 75] {
        let greedy = try shaped(text, [], engine).lines(width: width)
        let pushed = try shaped(text, .pushOut, engine).lines(width: width)
        let last = try #require(pushed.last)
        #expect(last.text.split(separator: " ").count >= 2, "\(count) words in \(width)")
        #expect(pushed.count == greedy.count)
        #expect(Fixtures.texts(pushed).dropLast(2) == Fixtures.texts(greedy).dropLast(2))
        if greedy.last?.text == "aa" { moved += 1 }
      }
    }
    #expect(moved > 20)
  }
}
