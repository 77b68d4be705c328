/// Text in which lines are found in sequence: by sums of its pieces, by its words, or by its
/// glyphs.
///
/// A source determines the end of the next line; `LineFiller` applies the rules that concern
/// several lines.
protocol LineSource {
  /// A line, before its content is created.
  associatedtype Line: FilledLine

  /// A Boolean value that indicates whether the lines found so far contain all of the text.
  var isAtEnd: Bool { get }
  /// Finds the next line, which takes all text that fits. Returns `nil` if the source can't
  /// determine it.
  mutating func next() -> Line?
  /// Returns `true` if text remains when the latest line is the last allowed one.
  func isTextLeft(after line: Line) -> Bool
  /// Returns the line as the last one of text with more lines, or `nil` if the source can't
  /// determine its content.
  mutating func cut(_ line: Line) -> Line?

  /// Returns `true` if the paragraph of the latest line must not have a single word on its last
  /// line.
  func pushesOut(_ line: Line) -> Bool
  /// Returns `true` if no other line can start within the line.
  func hasOneWord(_ line: Line) -> Bool
  /// Returns a line that starts one break opportunity earlier, with the preceding words.
  ///
  /// - Parameter previous: The line from which the words are taken.
  func lengthened(_ line: Line, from previous: Line) -> LengthenedLine<Line>
  /// Returns a line without the words that the next one has taken from it.
  func shortened(_ line: Line, before next: Line) -> Line
}

/// A line, before its content is created.
protocol FilledLine {
  /// A Boolean value that indicates whether a newline or the end of the text follows.
  var endsHardLine: Bool { get }
}

/// The result of moving a word to the next line.
enum LengthenedLine<Line> {
  case fits(Line)
  /// There is no word to move, or no space for it.
  case stays
  /// The source can't determine the result.
  case unknown
}

/// Fills the lines of a string, for all sources of lines.
///
/// It has three rules. Lines are greedy. The last of a limited number of lines represents all of
/// the remaining text. And if a paragraph requires it, its last line does not consist of a single
/// word.
struct LineFiller<Source: LineSource> {
  private var source: Source

  init(_ source: Source) { self.source = source }

  /// Visits the lines in order. Returns `false`, possibly before visiting all lines, if the source
  /// can't provide them.
  ///
  /// - Parameter limit: The maximum number of lines; 0 or less means no limit.
  ///
  /// - Complexity: That of finding the lines.
  @inline(__always)
  mutating func forEach(limit: Int, _ body: (Source.Line) -> Void) -> Bool {
    var count = 0
    // The line that push-out may still change.
    var pending: Source.Line?
    while !source.isAtEnd, count != limit || limit <= 0 {
      guard var line = source.next() else { return false }
      count += 1
      if count == limit, source.isTextLeft(after: line) {
        guard let cut = source.cut(line) else { return false }
        line = cut
      } else if line.endsHardLine, let previous = pending, !previous.endsHardLine, source.pushesOut(line) {
        guard let both = pushOut(previous, line) else { return false }
        (pending, line) = both
      }
      if let pending { body(pending) }
      pending = line
    }
    if let pending { body(pending) }
    return true
  }

  /// Returns the last two lines of a paragraph whose last line must not have a single word, like
  /// UIKit's `pushOut`; `nil` if the source can't determine them.
  ///
  /// UIKit's own rule is not published. Strut's rule: if the last line has one word, the words at
  /// the end of the previous line move down to it, as few as give it two words, if they fit.
  /// Therefore there are never more lines, none is wider than its column, and only the last two
  /// change.
  private func pushOut(_ previous: Source.Line, _ last: Source.Line) -> (Source.Line, Source.Line)? {
    guard source.hasOneWord(last) else { return (previous, last) }
    var moved = last
    repeat {
      switch source.lengthened(moved, from: previous) {
      case .fits(let line): moved = line
      case .stays: return (previous, last)
      case .unknown: return nil
      }
    } while source.hasOneWord(moved)
    return (source.shortened(previous, before: moved), moved)
  }
}
