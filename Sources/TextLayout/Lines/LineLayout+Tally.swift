extension LineLayout {
  /// How many lines there are and how wide the widest is, as `lines()` has them, without making them; `nil` where lines may be left out.
  func tally() -> LineTally? {
    guard source.styles == nil, let mode, lineLimit <= 0 else { return nil }
    if let line = onlyLine() { return LineTally(lineCount: 1, width: max(0, line.width)) }
    var filler = LineFiller(source, column: LineColumn(width: width), mode: mode)
    var quick = QuickLines(self)
    var tally = LineTally()
    for hardLine in source.content.analysis.hardLines { add(hardLine, &filler, &quick, to: &tally) }
    return tally
  }

  /// A line that push-out may still change.
  private typealias Pending = (range: Range<Int>, width: Double)

  private func add(
    _ hardLine: TextAnalysis.HardLine, _ filler: inout LineFiller, _ quick: inout QuickLines?, to tally: inout LineTally
  ) {
    let limit = hardLine.content.upperBound
    var start = hardLine.content.lowerBound
    var previous: Pending?
    repeat {
      let line: Pending
      if let known = quick?.line(from: start) {
        line = (start..<known.end, min(width, known.width))
      } else {
        let end = filler.breaker.lineEnd(from: start, limit: limit)
        let range = start..<end.place
        line = (range, min(width, filler.measured(range, isHyphenated: end.isHyphenated)))
      }
      tally.lineCount += 1
      start = line.range.upperBound
      if let previous, start == limit, filler.pushesOut, filler.mode != .byCharWrapping {
        for width in pushOut(previous, line, filler, next: hardLine.end) { tally.add(width) }
        return
      }
      if let previous { tally.add(previous.width) }
      previous = line
    } while start < limit
    if let previous { tally.add(previous.width) }
  }

  /// The widths of the last two lines of a hard line.
  private func pushOut(_ previous: Pending, _ last: Pending, _ filler: LineFiller, next: Int) -> [Double] {
    let lines = LineFiller.pushOut(
      FilledLine(
        line: filler.line(previous.range, next: last.range.lowerBound, width: previous.width), filler: filler),
      FilledLine(line: filler.line(last.range, next: next, width: last.width), filler: filler),
      end: last.range.upperBound)
    return lines.map(\.width)
  }
}

extension LineTally {
  fileprivate mutating func add(_ line: Double) { width = max(width, line) }
}
