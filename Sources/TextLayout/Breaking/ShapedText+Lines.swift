extension ShapedText {
  /// Breaks the text into lines.
  ///
  /// Lines are filled greedily (rules 4 and 5 of a label's sizes); what is left over after the last one is treated as
  /// rule 6 says. `lineBreakStrategy` and hyphenation are not applied. An empty text has no lines; a newline at the end
  /// of the text starts none (Strut's rule).
  ///
  /// - Parameters:
  ///   - width: What is offered, in points; `nil` or infinity for no limit. Less than 0 counts as 0. At 0 each line is
  ///     one grapheme cluster.
  ///   - lineLimit: UIKit's `numberOfLines`; 0 or less is no limit.
  ///   - breakMode: What happens to text that is too wide or too long.
  /// - Complexity: O(n) in the text shown.
  public func lines(
    width: Double?, lineLimit: Int = 0, breakMode: LineBreakMode = .byTruncatingTail
  ) -> TextLines {
    precondition(width.map { !$0.isNaN } ?? true, "a width is a number of points")
    let layout = LineLayout(self, width: max(0, width ?? .infinity), lineLimit: lineLimit, mode: breakMode)
    return TextLines(lines: layout.lines())
  }

  var measurer: LineMeasurer { LineMeasurer(content, pointSize: font.pointSize, shaper: engine.shaper) }

  /// The ellipsis in the text's font.
  var ellipsis: ShapedContent { engine.ellipsis(face: font.face, settings: content.settings, direction: direction) }

  /// In points.
  var ellipsisWidth: Double {
    let ellipsis = ellipsis
    return LineMeasurer(ellipsis, pointSize: font.pointSize, shaper: engine.shaper)
      .width(0..<ellipsis.analysis.units.count)
  }
}

/// Fills the lines of one text.
struct LineLayout {
  let source: ShapedText
  let width: Double
  let lineLimit: Int
  let mode: LineBreakMode
  let breaker: LineBreaker

  init(_ source: ShapedText, width: Double, lineLimit: Int, mode: LineBreakMode) {
    self.source = source
    self.width = width
    self.lineLimit = lineLimit
    self.mode = mode
    breaker = LineBreaker(
      measurer: source.measurer, width: width, breaksBetweenCharacters: mode == .byCharWrapping)
  }

  func lines() -> [TextLine] {
    var lines: [TextLine] = []
    let hardLines = source.content.analysis.hardLines
    for (index, hardLine) in hardLines.enumerated() {
      var start = hardLine.content.lowerBound
      repeat {
        let end = breaker.end(ofLineAt: start, limit: hardLine.content.upperBound)
        let isLastOfHardLine = end == hardLine.content.upperBound
        let isLeftOver = !isLastOfHardLine || index < hardLines.count - 1
        if isLeftOver && lines.count == lineLimit - 1 {
          lines.append(lastLine(start..<end, hardLine: hardLine))
          return lines
        }
        lines.append(line(start..<end, next: isLastOfHardLine ? hardLine.end : end))
        start = end
      } while start < hardLine.content.upperBound
    }
    return lines
  }

  /// A line with nothing cut off. Its spaces count, as far as they have room.
  private func line(_ range: Range<Int>, next: Int) -> TextLine {
    TextLine(
      utf16Range: range.lowerBound..<next, visibleRanges: range.isEmpty ? [] : [range],
      width: min(width, breaker.measurer.width(range)), isTruncated: false, source: source, ellipsis: .none)
  }
}
