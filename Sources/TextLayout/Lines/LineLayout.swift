/// A request for the lines of shaped text.
struct LineLayout {
  let source: ShapedText
  let width: Double
  let lineLimit: Int
  /// `nil` means the mode of each paragraph.
  let mode: LineBreakMode?

  init(_ source: ShapedText, width: Double, lineLimit: Int, mode: LineBreakMode?) {
    self.source = source
    self.width = width
    self.lineLimit = lineLimit
    self.mode = mode
  }

  /// Returns the lines.
  ///
  /// - Parameter takesShortcuts: True to skip unnecessary exact measurements.
  func lines(takesShortcuts: Bool = true) -> [TextLine] {
    var lines: [TextLine] = []
    forEach(takesShortcuts: takesShortcuts) { lines.append(line($0)) }
    return lines
  }

  /// Returns the number of lines and the width of the widest, without creating the lines.
  func tally() -> LineTally {
    var tally = LineTally(isMissing: !source.missing.isEmpty)
    forEach(takesShortcuts: true) { line in
      tally.isTruncated = line.isCut
      tally.add(lineWidth: line.isCut ? self.line(line).width : line.width)
    }
    return tally
  }

  private func forEach(takesShortcuts: Bool, _ body: (ShapedLine) -> Void) {
    if takesShortcuts, let line = onlyLine() { return body(line) }
    var filler = LineFiller(ShapedLines(self, usesSums: takesShortcuts))
    _ = filler.forEach(limit: lineLimit, body)
  }

  /// The only line of plain text that fits its column, which requires no analysis of its breaks.
  private func onlyLine() -> ShapedLine? {
    let hardLines = source.content.analysis.hardLines
    guard source.styles == nil, mode != .byCharWrapping, hardLines.count == 1 else { return nil }
    let (content, maker) = (hardLines[0].content, maker)
    guard maker.breaker.measurer.fits(maker.breaker.withoutTrailingSpaces(content), width) else { return nil }
    var line = maker.line(content)
    line.next = hardLines[0].end
    return line
  }

  private func line(_ line: ShapedLine) -> TextLine {
    if line.isCut { return maker(of: line).lastLine(line.range, limit: line.next) }
    return TextLine(
      utf16Range: line.range.lowerBound..<line.next, visibleRanges: line.range.isEmpty ? [] : [line.range],
      width: line.width, isTruncated: false, source: source, hyphenSpan: line.hyphenSpan, column: line.column)
  }

  // MARK: What makes lines

  /// The creator of lines for plain text.
  var maker: LineMaker { LineMaker(source, column: LineColumn(width: width), mode: mode ?? .byWordWrapping) }

  private func maker(of line: ShapedLine) -> LineMaker {
    source.styles.map { maker(at: line.range.lowerBound, $0, after: nil) } ?? maker
  }

  /// Returns the creator of the line that starts at an offset, with its paragraph's style, given
  /// the creator of the previous line.
  func maker(at start: Int, _ styles: StyleTable, after previous: LineMaker?) -> LineMaker {
    let paragraph = styles.paragraphs[styles.paragraph(at: start)]
    let column = LineColumn(paragraph.style, isFirst: start == paragraph.range.lowerBound, in: width)
    var maker = LineMaker(source, column: column, mode: mode ?? paragraph.style.lineBreakMode, style: paragraph.style)
    if let word = previous?.breaker.hyphens?.word { maker.breaker.hyphens?.word = word }
    return maker
  }
}
