/// A line of shaped text, before its creation.
struct ShapedLine: FilledLine {
  /// The range of its text, without the newline.
  var range: Range<Int>
  /// The start of the next line.
  var next: Int
  /// The width in points, including trailing spaces within the available width.
  var width: Double
  /// The span whose style its hyphen has; `nil` without a hyphen.
  var hyphenSpan: Int?
  var column: LineColumn
  var endsHardLine = false
  /// A Boolean value that indicates whether it is the last allowed line and text remains. Its
  /// content is then not final.
  var isCut = false
}

/// The lines of shaped text, found by sums of its pieces if these are sufficient, and otherwise by
/// exact widths.
struct ShapedLines: LineSource {
  private let layout: LineLayout
  private let content: ShapedContent
  /// The maker of the line that was found last.
  private var maker: LineMaker
  private var sums: QuickLines?
  /// The start of the next line.
  private var start: Int
  private var hardLine = 0

  /// - Parameter usesSums: True if sums of pieces may determine the ends of lines.
  init(_ layout: LineLayout, usesSums: Bool) {
    self.layout = layout
    content = layout.source.content
    maker = layout.maker
    sums = usesSums ? QuickLines(layout) : nil
    start = content.analysis.hardLines.first?.content.lowerBound ?? 0
  }

  var isAtEnd: Bool { hardLine == content.analysis.hardLines.count }

  mutating func next() -> ShapedLine? {
    let hardLine = content.analysis.hardLines[self.hardLine]
    if let styles = layout.source.styles { maker = layout.maker(at: start, styles, after: maker) }
    var line = self.line(limit: hardLine.content.upperBound)
    start = line.next
    if start == hardLine.content.upperBound {
      line.endsHardLine = true
      line.next = hardLine.end
      // Hard lines are adjacent.
      start = hardLine.end
      self.hardLine += 1
    }
    return line
  }

  private mutating func line(limit: Int) -> ShapedLine {
    if let known = sums?.line(from: start) { return maker.line(start..<known.end, width: known.width) }
    let end = maker.breaker.lineEnd(from: start, limit: limit)
    return maker.line(start..<end.place, isHyphenated: end.isHyphenated)
  }

  // MARK: The last line there may be

  /// After text that consists of newlines, there may be a line with nothing to omit.
  func isTextLeft(after line: ShapedLine) -> Bool { line.next < content.analysis.units.count }

  /// The line displays no hyphen, and reserves no space for one.
  mutating func cut(_ line: ShapedLine) -> ShapedLine? {
    var cut = line
    maker.breaker.hyphens = nil
    let start = line.range.lowerBound
    let limit = line.endsHardLine ? line.range.upperBound : content.analysis.hardLines[hardLine].content.upperBound
    cut.range = start..<maker.breaker.end(ofLineAt: start, limit: limit)
    cut.next = limit
    cut.isCut = true
    return cut
  }

  // MARK: Push-out

  func pushesOut(_ line: ShapedLine) -> Bool { maker.pushesOut }

  func hasOneWord(_ line: ShapedLine) -> Bool { !line.range.dropFirst().contains(where: content.isWordEdge) }

  func lengthened(_ line: ShapedLine, from previous: ShapedLine) -> LengthenedLine<ShapedLine> {
    var place = line.range.lowerBound - 1
    while place > previous.range.lowerBound && !content.isWordEdge(place) { place -= 1 }
    let shown = content.analysis.withoutTrailingSpaces(place..<line.range.upperBound)
    guard place > previous.range.lowerBound, maker.breaker.measurer.fits(shown, maker.width) else { return .stays }
    var longer = maker.line(place..<line.range.upperBound)
    (longer.next, longer.endsHardLine) = (line.next, true)
    return .fits(longer)
  }

  func shortened(_ line: ShapedLine, before next: ShapedLine) -> ShapedLine {
    let start = line.range.lowerBound
    let own = layout.source.styles.map { layout.maker(at: start, $0, after: maker) } ?? maker
    return own.line(start..<next.range.lowerBound)
  }
}
