/// A line of a hard line with what filled it.
struct FilledLine {
  var line: TextLine
  let filler: LineFiller
}

extension LineFiller {
  /// Takes care that the last line of a paragraph is not left with one word, as UIKit's `pushOut` does.
  ///
  /// UIKit's own rule is not published. Strut's: where the last line has one word, the words at the end of the line before it
  /// move down to it, as few as give it two, if they fit. So there are never more lines, none is wider than its column, and only
  /// the last two change.
  ///
  /// - Parameters:
  ///   - previous: The line before the last one of a paragraph.
  ///   - last: The last one.
  ///   - end: Where the text of the last line ends, without its newline.
  static func pushOut(_ previous: FilledLine, _ last: FilledLine, end: Int) -> [TextLine] {
    let asTheyAre = [previous.line, last.line]
    let start = previous.line.utf16Range.lowerBound
    var place = last.line.utf16Range.lowerBound
    guard last.filler.wordCount(place..<end) < 2 else { return asTheyAre }
    repeat {
      place -= 1
      while place > start && !last.filler.source.content.isWordEdge(place) { place -= 1 }
      let moved = place..<end
      let shown = last.filler.breaker.withoutTrailingSpaces(moved)
      guard place > start, last.filler.breaker.measurer.fits(shown, last.filler.width) else { return asTheyAre }
    } while last.filler.wordCount(place..<end) < 2
    return [
      previous.filler.line(start..<place, next: place),
      last.filler.line(place..<end, next: last.line.utf16Range.upperBound),
    ]
  }

  /// How many words a stretch of text has, from one break opportunity to the next; more than two count as two.
  private func wordCount(_ range: Range<Int>) -> Int {
    range.dropFirst().contains(where: source.content.isWordEdge) ? 2 : 1
  }
}
