/// Finds the ends of a plain text's lines by sums of its pieces, if these are sufficient.
struct QuickLines {
  private let content: ContentPieces
  private let lines: SumLines
  private let flags: [UnitFlags]
  /// The first piece of the next line.
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

  /// Returns the end of the line that starts at a place, and its width with trailing spaces, in
  /// points; `nil` if sums are insufficient. Places must be requested in order.
  ///
  /// - Complexity: O(pieces on the line).
  mutating func line(from start: Int) -> (end: Int, width: Double)? {
    guard isStart(of: index, start) || find(start) else { return nil }
    // The previous line was measured exactly, and the start of this line must be shaped again.
    guard flags[start].contains(.safeToBreak) else { return nil }
    guard let line = lines.line(from: index) else { return nil }
    index = line.end
    return (Int(content.ends[index - 1]), line.width)
  }

  private func isStart(of piece: Int, _ start: Int) -> Bool {
    piece < content.starts.count && content.starts[piece] == start
  }

  /// Finds the piece that starts at a place after a line that was not found here.
  private mutating func find(_ start: Int) -> Bool {
    index = content.starts.firstPlace { $0 >= start }
    return isStart(of: index, start)
  }
}
