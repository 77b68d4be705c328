import FontMetrics
import TestSupport
import Testing

@testable import TextLayout

@Suite("Filling lines")
struct LineFillerTests {
  /// Lines of letters: as many on each as there is room for, words between spaces.
  private struct Letters: LineSource {
    struct Line: FilledLine, Equatable {
      var range: Range<Int>
      var endsHardLine: Bool
      var isCut = false
    }

    let text: [Character]
    let room: Int
    var pushes = true
    var knowsCuts = true
    /// Words are not moved from here on.
    var lastKnown = Int.max
    private(set) var start = 0

    init(_ text: String, room: Int) { (self.text, self.room) = (Array(text), room) }

    var isAtEnd: Bool { start == text.count }

    mutating func next() -> Line? {
      var end = start
      while end < text.count, text[end] != "\n", end - start < room { end += 1 }
      let endsHardLine = end == text.count || text[end] == "\n"
      let line = Line(range: start..<end, endsHardLine: endsHardLine)
      start = endsHardLine ? min(text.count, end + 1) : end
      return line
    }

    func isTextLeft(after line: Line) -> Bool { start < text.count }
    func cut(_ line: Line) -> Line? { knowsCuts ? Line(range: line.range, endsHardLine: false, isCut: true) : nil }
    func pushesOut(_ line: Line) -> Bool { pushes }
    func hasOneWord(_ line: Line) -> Bool { !text[line.range].contains(" ") }

    func lengthened(_ line: Line, from previous: Line) -> LengthenedLine<Line> {
      if line.range.lowerBound >= lastKnown { return .unknown }
      guard let space = text[previous.range.lowerBound..<line.range.lowerBound - 1].lastIndex(of: " "),
        line.range.upperBound - space - 1 <= room
      else { return .stays }
      return .fits(Line(range: space + 1..<line.range.upperBound, endsHardLine: true))
    }

    func shortened(_ line: Line, before next: Line) -> Line {
      Line(range: line.range.lowerBound..<next.range.lowerBound, endsHardLine: false)
    }
  }

  /// The lines, in order; `nil` where they are not known.
  private func lines(_ letters: Letters, limit: Int = 0) -> [Letters.Line]? {
    var filler = LineFiller(letters)
    var lines: [Letters.Line] = []
    return filler.forEach(limit: limit) { lines.append($0) } ? lines : nil
  }

  @Test("Lines follow each other, and each is visited once")
  func order() {
    #expect(lines(Letters("abcdefg", room: 3))?.map(\.range) == [0..<3, 3..<6, 6..<7])
    #expect(lines(Letters("", room: 3)) == [])
    #expect(lines(Letters("ab\ncd", room: 3))?.map(\.range) == [0..<2, 3..<5])
  }

  @Test("The last of a limited number of lines is cut where text is left over, and nowhere else")
  func limits() {
    #expect(lines(Letters("abcdefg", room: 3), limit: 2)?.map(\.isCut) == [false, true])
    #expect(lines(Letters("abcdefg", room: 3), limit: 3)?.map(\.isCut) == [false, false, false])
    #expect(lines(Letters("ab\ncd", room: 3), limit: 1)?.map(\.isCut) == [true])
    #expect(lines(Letters("abcdefg", room: 3), limit: -1)?.count == 3)
    var letters = Letters("abcdefg", room: 3)
    letters.knowsCuts = false
    #expect(lines(letters, limit: 2) == nil)
    #expect(lines(letters, limit: 3)?.count == 3)
  }

  @Test("A word moves down to the last line of a hard line that has one alone, if both fit")
  func pushOut() {
    // "aa bb |cc" in lines of six: "bb cc" is five.
    #expect(lines(Letters("aa bb cc", room: 6))?.map(\.range) == [0..<3, 3..<8])
    #expect(lines(Letters("aa bb cc\ndd", room: 6))?.map(\.range) == [0..<3, 3..<8, 9..<11])
    // "aaaa |bbb" has no word to move, and "bbbb |cc" no room for one.
    #expect(lines(Letters("aaaaa bbb", room: 6))?.map(\.range) == [0..<6, 6..<9])
    #expect(lines(Letters("a bbb ccc", room: 6))?.map(\.range) == [0..<6, 6..<9])
    // The hard line before is left alone.
    #expect(lines(Letters("aa bb\ncc", room: 6))?.map(\.range) == [0..<5, 6..<8])
    var letters = Letters("aa bb cc", room: 6)
    letters.pushes = false
    #expect(lines(letters)?.map(\.range) == [0..<6, 6..<8])
    letters.pushes = true
    letters.lastKnown = 6
    #expect(lines(letters) == nil)
    #expect(lines(letters, limit: 1)?.map(\.isCut) == [true])
  }

  /// The lines by the three rules, a paragraph at a time: stretches as long as the room; the last
  /// of a limited number is cut where text is left over; and another last line of one word begins
  /// at the last word before it that gives it two, if both fit.
  private static func expected(_ text: [Character], room: Int, limit: Int) -> [Letters.Line] {
    var lines: [Letters.Line] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: "\n") ?? text.count
      var starts = Array(stride(from: start, to: max(end, start + 1), by: room))
      let count = lines.count + starts.count
      let isCut = limit > 0 && (count > limit || count == limit && end + 1 < text.count)
      let last = starts[starts.count - 1]
      if !isCut, starts.count > 1, !text[last..<end].contains(" ") {
        let places = (starts[starts.count - 2] + 1..<last).filter {
          text[$0 - 1] == " " && text[$0..<end].contains(" ")
        }
        if let place = places.last, end - place <= room { starts[starts.count - 1] = place }
      }
      for (index, place) in starts.enumerated() {
        let next = index + 1 < starts.count ? starts[index + 1] : end
        let isLast = lines.count + 1 == limit
        lines.append(
          Letters.Line(
            range: place..<next, endsHardLine: index + 1 == starts.count && !(isLast && isCut), isCut: isLast && isCut))
        if isLast { return lines }
      }
      start = end + 1
    }
    return lines
  }

  @Test("Only last lines of paragraphs get words, as few as make two, from the lines before them; cut lines get none")
  func pushOutLaw() {
    var numbers = SeededGenerator(seed: 7)
    var (moved, cut) = (0, 0)
    for _ in 0..<3000 {
      let text = (0..<numbers.below(30)).map { _ -> Character in
        let number = numbers.below(10)
        return number < 6 ? "a" : number < 9 ? " " : "\n"
      }
      let room = 3 + numbers.below(7)
      let limit = max(0, numbers.below(8) - 3)
      let letters = Letters(String(text), room: room)
      let found = lines(letters, limit: limit)
      #expect(
        found == Self.expected(text, room: room, limit: limit), "\(String(text).debugDescription) \(room) \(limit)")
      var greedy = letters
      greedy.pushes = false
      if lines(greedy, limit: limit) != found { moved += 1 }
      if found?.last?.isCut == true { cut += 1 }
    }
    #expect(moved > 200 && cut > 200)
  }

  @Test("The last place that fits, and no answer where one fits after one that does not")
  func lastFits() {
    var fit = LastFit<Int>()
    let first = fit.look(at: 1, fits: true, isLast: true)
    #expect(first == .goesOn && fit.end == 1 && fit.earlier == nil)
    let second = fit.look(at: 2, fits: true, isLast: true)
    #expect(second == .goesOn && fit.end == 2 && fit.earlier == 1)
    var other = fit
    let tooFar = fit.look(at: 3, fits: false, isLast: true)
    #expect(tooFar == .isFull && fit.end == 2)
    let perhaps = other.look(at: 3, fits: false, isLast: false)
    #expect(perhaps == .goesOn && other.end == 2)
    let beyond = other.look(at: 4, fits: true, isLast: true)
    #expect(beyond == .unknown)
  }

  /// The example of `Documentation/Internals/TextLayout.md`.
  @Test("A text, its pieces, its lines and its measure")
  func workedExample() throws {
    let engine = try Fixtures.engine()
    let font = try engine.catalog.font(named: "Strut Test", size: 20)
    let text = "Self-sizing cells grow"
    let pieces = try #require(engine.shape(text, font: font).content.pieces).pieces
    #expect(pieces.pieces.map(\.advance) == [2700, 3000, 300, 2400, 300, 2400])
    #expect(pieces.pieces.map { $0.traits.contains(.hangs) } == [false, false, true, false, true, false])
    var filled: [(Range<Int>, Int)] = []
    let sum = try #require(pieces.plainSum(width: 100, font.scale))
    let isWhole = unsafe pieces.withPieces { all in
      var filler = unsafe LineFiller(PieceLines(all, sum))
      return filler.forEach(limit: 0) { filled.append(($0.pieces, $0.total)) }
    }
    #expect(isWhole)
    #expect(filled.map(\.0) == [0..<1, 1..<3, 3..<5, 5..<6])
    #expect(filled.map(\.1) == [2700, 3300, 2700, 2400])
    let measured = engine.measure(text, font: font, width: 100, displayScale: 3)
    #expect(measured.size == TextSize(width: 66, height: 94) && measured.lineCount == 4)
    #expect(measured.firstBaseline == 18 && measured.lastBaseline == 90)
    #expect(engine.shape(text, font: font).lines(width: 100).map(\.text) == ["Self-", "sizing ", "cells ", "grow"])
  }
}
