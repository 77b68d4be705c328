/// Fills the lines of paragraphs and positions them.
struct ParagraphFiller {
  let text: ShapedParagraphs
  let width: Double
  let mode: LineBreakMode?
  let options: ParagraphOptions

  init(_ text: ShapedParagraphs, width: Double, mode: LineBreakMode?, options: ParagraphOptions) {
    self.text = text
    self.width = width
    self.mode = mode
    self.options = options
  }

  /// A line with its height.
  private struct Row {
    var line: TextLine
    var box: LineBox
    var paragraph: Int
    var height: Double
    var baseline: Double
    /// The distance to the next line.
    var below: Double
  }

  func layout(lineLimit: Int, height: Double?) -> ParagraphLayout {
    let rows = self.rows(lineLimit: lineLimit)
    guard let height, height.isFinite else { return placed(rows) }
    let count = rowsThatFit(rows, height)
    return placed(count < rows.count ? cutRows(atMost: count, height) : rows)
  }

  /// Returns the largest number of rows that fit a height with an ellipsis in the last one. The row
  /// with the ellipsis may be higher than the row that it replaces.
  ///
  /// - Complexity: Usually that of one layout, and at most that of sixteen plus the logarithm of
  ///   the number of rows.
  private func cutRows(atMost count: Int, _ height: Double) -> [Row] {
    var most = count
    for _ in 0..<Self.stepLimit {
      let rows = self.rows(lineLimit: most)
      if most <= 1 || rowsThatFit(rows, height) == rows.count { return rows }
      most -= 1
    }
    // Text far below is in every last row, so the remaining range is bisected.
    var (fitting, tooMany) = (1, most + 1)
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      let rows = self.rows(lineLimit: middle)
      if rowsThatFit(rows, height) == rows.count { fitting = middle } else { tooMany = middle }
    }
    return self.rows(lineLimit: fitting)
  }

  /// The number of row counts that are tried one by one.
  private static let stepLimit = 16

  // MARK: Rows

  private func rows(lineLimit: Int) -> [Row] {
    var lines = LineLayout(text.source, width: width, lineLimit: lineLimit, mode: mode).lines()
    if let line = finalLine, lineLimit <= 0 || lines.count < lineLimit { lines.append(line) }
    return lines.map(row)
  }

  private func row(_ line: TextLine) -> Row {
    let paragraph = text.styles.paragraph(at: line.utf16Range.lowerBound)
    let style = text.styles.paragraphs[paragraph].style
    let box = LineBox(line, options.fallbackLines)
    let (height, baseline, below) = box.placed(style, options.leading)
    let stretched = style.alignment == .justified && !endsNaturally(line) ? line.justified() : line
    return Row(line: stretched, box: box, paragraph: paragraph, height: height, baseline: baseline, below: below)
  }

  /// Returns `true` if a line is the last before a newline or the end of the text.
  private func endsNaturally(_ line: TextLine) -> Bool {
    line.isTruncated || text.source.content.analysis.flags[line.utf16Range.upperBound].contains(.mandatoryBefore)
  }

  /// The empty line after a newline at the end of the text.
  private var finalLine: TextLine? {
    guard options.startsLineAfterFinalNewline else { return nil }
    let analysis = text.source.content.analysis
    let end = analysis.units.count
    guard analysis.hardLines.last.map({ $0.content.upperBound < $0.end }) ?? true else { return nil }
    let style = text.styles.paragraphs[text.styles.paragraphs.count - 1].style
    return TextLine(
      utf16Range: end..<end, visibleRanges: [], width: 0, isTruncated: false, source: text.source,
      column: LineColumn(style, isFirst: true, in: width))
  }

  /// Returns the number of rows that fit a height, at least one.
  private func rowsThatFit(_ rows: [Row], _ height: Double) -> Int {
    var tops = Offsets()
    for index in rows.indices {
      if index > 0 { tops.add(step(from: rows[index - 1], to: rows[index])) }
      if index > 0, tops.sum + rows[index].height > height + LineColumn.tolerance { return index }
    }
    return rows.count
  }

  // MARK: Places

  /// The distance from the top of a line to the top of the next, in points.
  private func step(from row: Row, to next: Row) -> Double {
    let style = text.styles.paragraphs[row.paragraph].style
    var step = row.height + row.below + style.lineSpacing
    if startsParagraph(next) {
      step += style.paragraphSpacing + text.styles.paragraphs[next.paragraph].style.paragraphSpacingBefore
    }
    return step
  }

  private func startsParagraph(_ row: Row) -> Bool {
    let start = row.line.utf16Range.lowerBound
    return start == text.styles.paragraphs[row.paragraph].range.lowerBound || row.line.utf16Range.isEmpty
  }

  private func placed(_ rows: [Row]) -> ParagraphLayout {
    // Includes the trailing indent of every width: a column of this width has the same lines.
    let widest = rows.reduce(0) { max($0, $1.line.column.indent + $1.line.width + trailingIndent($1)) }
    let room = width.isFinite ? width : widest
    var tops = Offsets()
    var lines: [ParagraphLine] = []
    for (index, row) in rows.enumerated() {
      if index > 0 { tops.add(step(from: rows[index - 1], to: row)) }
      lines.append(placed(row, top: tops.sum, in: room))
    }
    if let last = rows.last { tops.add(last.height) }
    return ParagraphLayout(
      source: text, lines: lines, size: TextSize(width: min(widest, width), height: tops.sum),
      leadingBelow: rows.last?.below ?? 0)
  }

  /// Returns the distance between the end of a row and the trailing edge of the text; a positive
  /// tail indent is a width.
  private func trailingIndent(_ row: Row) -> Double { max(0, -text.styles.paragraphs[row.paragraph].style.tailIndent) }

  private func placed(_ row: Row, top: Double, in room: Double) -> ParagraphLine {
    let line = row.line
    let column =
      line.column.width.isFinite ? line.column.width : max(0, room - line.column.indent - trailingIndent(row))
    let columnLeft = line.isRightToLeft ? room - line.column.indent - column : line.column.indent
    let x = columnLeft + line.leftEdge(in: column, alignment: text.styles.paragraphs[row.paragraph].style.alignment)
    return ParagraphLine(
      line: line, frame: TextRect(x: x, y: top, width: line.width, height: row.height), baseline: top + row.baseline,
      ascender: row.box.ascender, descender: row.box.descender, paragraphIndex: row.paragraph)
  }
}

/// A sum of lengths in which equal adjacent lengths are multiplied, so that n lines have exactly n
/// times the height of one.
private struct Offsets {
  private var finished = 0.0
  private var step = 0.0
  private var count = 0.0

  var sum: Double { finished + count * step }

  mutating func add(_ length: Double) {
    if length != step {
      finished = sum
      step = length
      count = 0
    }
    count += 1
  }
}
