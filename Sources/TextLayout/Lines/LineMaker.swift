/// Finds the end of one line of shaped text by exact widths, and creates the line.
struct LineMaker {
  let source: ShapedText
  let column: LineColumn
  let mode: LineBreakMode
  var breaker: LineBreaker
  /// A Boolean value that indicates whether the last line must have more than one word.
  let pushesOut: Bool

  init(_ source: ShapedText, column: LineColumn, mode: LineBreakMode, style: ParagraphStyle? = nil) {
    self.source = source
    self.column = column
    self.mode = mode
    var measurer = source.measurer
    measurer.ruler = source.ruler(style, origin: column.indent)
    let hyphens = LineHyphens(source: source, factor: style?.hyphenationFactor ?? source.lineBreaks.hyphenationFactor)
    let strategy = style?.lineBreakStrategy ?? source.lineBreaks.strategy
    pushesOut = strategy.contains(.pushOut) && mode != .byCharWrapping
    breaker = LineBreaker(
      measurer: measurer, width: column.width, breaksBetweenCharacters: mode == .byCharWrapping, hyphens: hyphens)
  }

  var width: Double { column.width }

  /// Returns a line that contains a whole stretch of the text. Its spaces count within the
  /// available width.
  func line(_ range: Range<Int>, isHyphenated: Bool = false) -> ShapedLine {
    let hyphenSpan = isHyphenated ? source.hyphenSpan(at: range.upperBound) : nil
    let hyphenWidth = hyphenSpan.map { source.hyphen(span: $0).width } ?? 0
    return line(range, width: breaker.measurer.width(range) + hyphenWidth, hyphenSpan: hyphenSpan)
  }

  /// Returns a line with a given width, in points.
  func line(_ range: Range<Int>, width measured: Double, hyphenSpan: Int? = nil) -> ShapedLine {
    ShapedLine(
      range: range, next: range.upperBound, width: min(width, measured), hyphenSpan: hyphenSpan, column: column)
  }
}
