/// Fills the lines of one text.
struct LineLayout {
  let source: ShapedText
  let width: Double
  let lineLimit: Int
  /// `nil` is each paragraph's own.
  let mode: LineBreakMode?

  init(_ source: ShapedText, width: Double, lineLimit: Int, mode: LineBreakMode?) {
    self.source = source
    self.width = width
    self.lineLimit = lineLimit
    self.mode = mode
  }

  func lines() -> [TextLine] {
    if let line = onlyLine() { return [line] }
    var quick = QuickLines(self)
    return lines(&quick)
  }

  /// The lines, with none but exact looks.
  func settledLines() -> [TextLine] {
    var none: QuickLines?
    return lines(&none)
  }

  private func lines(_ quick: inout QuickLines?) -> [TextLine] {
    var lines: [TextLine] = []
    let hardLines = source.content.analysis.hardLines
    var filler = LineFiller(source, column: LineColumn(width: width), mode: mode ?? .byWordWrapping)
    for hardLine in hardLines {
      var start = hardLine.content.lowerBound
      var previous: FilledLine?
      repeat {
        if let styles = source.styles { filler = self.filler(at: start, styles, after: filler) }
        let known = quick?.line(from: start)
        let lineEnd =
          known.map { LineEnd(place: $0.end) }
          ?? filler.breaker.lineEnd(from: start, limit: hardLine.content.upperBound)
        let end = lineEnd.place
        let isLastOfHardLine = end == hardLine.content.upperBound
        let isLeftOver = !isLastOfHardLine || hardLine.end < source.content.analysis.units.count
        if isLeftOver && lines.count + 1 == lineLimit {
          // It shows no hyphen, and so leaves no room for one.
          filler.breaker.hyphens = nil
          let plainEnd = filler.breaker.end(ofLineAt: start, limit: hardLine.content.upperBound)
          lines.append(filler.lastLine(start..<plainEnd, hardLine: hardLine))
          return lines
        }
        let next = isLastOfHardLine ? hardLine.end : end
        let line =
          known.map { filler.line(start..<end, next: next, width: $0.width) }
          ?? filler.line(start..<end, next: next, isHyphenated: lineEnd.isHyphenated)
        lines.append(line)
        if filler.pushesOut, isLastOfHardLine, filler.mode != .byCharWrapping, let previous {
          let last = FilledLine(line: line, filler: filler)
          lines.replaceSubrange((lines.count - 2)..., with: LineFiller.pushOut(previous, last, end: end))
        }
        // After a text of nothing but newlines a line may follow, with nothing on it to be left over.
        if lines.count == lineLimit { return lines }
        if filler.pushesOut { previous = FilledLine(line: line, filler: filler) }
        start = end
      } while start < hardLine.content.upperBound
    }
    return lines
  }

  /// The one line of a plain text that fits its column whole, which asks for no analysis of its breaks.
  func onlyLine() -> TextLine? {
    let hardLines = source.content.analysis.hardLines
    guard source.styles == nil, let mode, mode != .byCharWrapping, hardLines.count == 1 else { return nil }
    let filler = LineFiller(source, column: LineColumn(width: width), mode: mode)
    let content = hardLines[0].content
    guard filler.breaker.measurer.fits(filler.breaker.withoutTrailingSpaces(content), width) else { return nil }
    return filler.line(content, next: hardLines[0].end)
  }

  /// What fills the line that starts at a place, by its paragraph's style, after what filled the line before.
  private func filler(at start: Int, _ styles: StyleTable, after previous: LineFiller) -> LineFiller {
    let paragraph = styles.paragraphs[styles.paragraph(at: start)]
    let column = LineColumn(paragraph.style, isFirst: start == paragraph.range.lowerBound, in: width)
    var filler = LineFiller(source, column: column, mode: mode ?? paragraph.style.lineBreakMode, style: paragraph.style)
    if let word = previous.breaker.hyphens?.word { filler.breaker.hyphens?.word = word }
    return filler
  }
}

/// Makes one line of a text.
struct LineFiller {
  let source: ShapedText
  let column: LineColumn
  let mode: LineBreakMode
  var breaker: LineBreaker
  /// Whether the last line is not left with one word.
  let pushesOut: Bool

  init(_ source: ShapedText, column: LineColumn, mode: LineBreakMode, style: ParagraphStyle? = nil) {
    self.source = source
    self.column = column
    self.mode = mode
    var measurer = source.measurer
    measurer.ruler = source.ruler(style, origin: column.indent)
    let hyphens = LineHyphens(source: source, factor: style?.hyphenationFactor ?? source.lineBreaks.hyphenationFactor)
    pushesOut = (style?.lineBreakStrategy ?? source.lineBreaks.strategy).contains(.pushOut)
    breaker = LineBreaker(
      measurer: measurer, width: column.width, breaksBetweenCharacters: mode == .byCharWrapping, hyphens: hyphens)
  }

  var width: Double { column.width }

  /// A line with nothing cut off. Its spaces count, as far as they have room.
  func line(_ range: Range<Int>, next: Int, isHyphenated: Bool = false) -> TextLine {
    let hyphen = isHyphenated ? source.hyphenSpan(at: range.upperBound) : nil
    return line(range, next: next, width: measured(range, isHyphenated: isHyphenated), hyphenSpan: hyphen)
  }

  /// What a line measures with nothing cut off, in points.
  func measured(_ range: Range<Int>, isHyphenated: Bool) -> Double {
    let hyphenWidth = isHyphenated ? source.hyphen(span: source.hyphenSpan(at: range.upperBound)).width : 0
    return breaker.measurer.width(range) + hyphenWidth
  }

  /// A line with nothing cut off that measures so much, in points.
  func line(_ range: Range<Int>, next: Int, width measured: Double, hyphenSpan: Int? = nil) -> TextLine {
    TextLine(
      utf16Range: range.lowerBound..<next, visibleRanges: range.isEmpty ? [] : [range], width: min(width, measured),
      isTruncated: false, source: source, hyphenSpan: hyphenSpan, column: column)
  }
}
