import Testing

@testable import TextLayout

/// The eight rules of a label's sizes in the simplest form, as an oracle: one loop over letters
/// whose widths are known, without shaping, sums or guesses.
///
/// It knows what the recordings have: words, parted by spaces, none of them wider than a line.
struct LabelModel {
  /// In thousandths of the em, of `Strut Test`.
  private static func advance(_ letter: Character) -> Int {
    switch letter {
    case "W", "M", "…": 900
    case "i", "l", " ", ",", ".": 300
    default: 600
    }
  }

  /// A line as it is shown, and its width in points. Sums of two parts may differ from the sum of
  /// all in the last bit.
  struct Line: Equatable {
    var text: String
    var width: Double

    static func == (a: Line, b: Line) -> Bool { a.text == b.text && abs(a.width - b.width) < 1e-9 }
  }

  let letters: [Character]
  let size: Double
  let width: Double
  let mode: LineBreakMode

  init(_ text: String, size: Double, width: Double, mode: LineBreakMode) {
    letters = Array(text)
    self.size = size
    self.width = width
    self.mode = mode
  }

  func measure(_ text: some Sequence<Character>) -> Double {
    Double(text.reduce(0) { $0 + Self.advance($1) }) * size / 1000
  }

  private func fits(_ text: some Sequence<Character>, _ width: Double) -> Bool { measure(text) <= width + 1e-5 }

  // MARK: Rules 4 and 5

  func lines(limit: Int) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < letters.count {
      let end = end(from: start)
      if lines.count == limit - 1 && end < letters.count { return lines + [lastLine(start, end)] }
      let text = letters[start..<end]
      lines.append(Line(text: String(text), width: min(width, measure(text))))
      start = end
    }
    return lines
  }

  /// Returns the end of a line that starts at a position: after the letters that fit, or after
  /// words, whose spaces need no room.
  private func end(from start: Int) -> Int {
    var best = start + 1
    for end in (start + 1)...letters.count {
      let isPlace = end == letters.count || mode == .byCharWrapping || (letters[end - 1] == " " && letters[end] != " ")
      let text = letters[start..<end]
      let seen = mode == .byCharWrapping ? text : text.withoutTrailingSpaces
      if isPlace && fits(seen, width) { best = end }
    }
    return best
  }

  // MARK: Rule 6

  private func lastLine(_ start: Int, _ end: Int) -> Line {
    let rest = letters[start...]
    switch mode {
    case .byWordWrapping, .byCharWrapping: return line(Array(letters[start..<end].withoutTrailingSpaces))
    case .byClipping: return line(Array(rest))
    case .byTruncatingTail: return line(prefix(of: rest, width - ellipsis).withoutTrailingSpaces + ["…"])
    case .byTruncatingHead: return line(["…"] + suffix(of: rest, width - ellipsis).drop { $0 == " " })
    case .byTruncatingMiddle:
      let left = prefix(of: rest, (width - ellipsis) / 2).withoutTrailingSpaces
      let right = suffix(of: rest.dropFirst(left.count), width - ellipsis - measure(left)).drop { $0 == " " }
      return line(left + ["…"] + right)
    }
  }

  private func line(_ letters: [Character]) -> Line { Line(text: String(letters), width: min(width, measure(letters))) }

  private var ellipsis: Double { measure("…") }

  private func prefix(of text: ArraySlice<Character>, _ room: Double) -> ArraySlice<Character> {
    (0...text.count).map { text.prefix($0) }.last { fits($0, room) } ?? []
  }

  private func suffix(of text: ArraySlice<Character>, _ room: Double) -> ArraySlice<Character> {
    (0...text.count).map { text.suffix($0) }.last { fits($0, room) } ?? []
  }
}

extension ArraySlice<Character> {
  fileprivate var withoutTrailingSpaces: ArraySlice<Character> {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
