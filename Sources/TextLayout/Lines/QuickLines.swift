/// Finds the ends of a plain text's lines by sums of its pieces, where those say all.
struct QuickLines {
  private let content: ContentPieces
  private let lines: SumLines
  private let flags: [UnitFlags]
  /// The next line's first piece.
  private var index = 0

  /// Returns `nil` for text and modes that need more than sums.
  ///
  /// - Complexity: O(n) on the first request for a string.
  init?(_ layout: LineLayout) {
    let source = layout.source
    let mayHyphenate = source.lineBreaks.hyphenationFactor > 0 && source.engine.hyphenator != nil
    guard source.engine.shortcuts.contains(.lines), source.styles == nil, let mode = layout.mode,
      mode != .byCharWrapping, layout.width.isFinite, !mayHyphenate,
      let content = source.content.pieces
    else { return nil }
    self.content = content
    flags = source.content.analysis.flags
    lines = SumLines(content.pieces, width: layout.width, source.font.scale)
  }

  /// The end of the line that starts at a place, and what it measures with its spaces, in points;
  /// `nil` where that takes an exact look. Places are asked for in order.
  ///
  /// - Complexity: O(pieces on the line).
  mutating func line(from start: Int) -> (end: Int, width: Double)? {
    guard isStart(of: index, start) || find(start) else { return nil }
    // The line before was looked at exactly, and this one has to be shaped again where it starts.
    guard flags[start].contains(.safeToBreak) else { return nil }
    guard let line = lines.line(from: index) else { return nil }
    index = line.end
    return (Int(content.ends[index - 1]), line.width)
  }

  private func isStart(of piece: Int, _ start: Int) -> Bool {
    piece < content.starts.count && content.starts[piece] == start
  }

  /// Looks for the piece that starts at a place after a line that was not found here.
  private mutating func find(_ start: Int) -> Bool {
    index = content.starts.firstPlace { $0 >= start }
    return isStart(of: index, start)
  }
}
