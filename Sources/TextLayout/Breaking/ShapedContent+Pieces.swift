/// The pieces of a shaped text, and where each is in it.
final class ContentPieces: Sendable {
  let pieces: LinePieces
  /// In UTF-16 units: where each piece starts, in order.
  let starts: [Int32]
  /// Where each piece ends, a newline not included.
  let ends: [Int32]

  init(pieces: LinePieces, starts: [Int32], ends: [Int32]) {
    self.pieces = pieces
    self.starts = starts
    self.ends = ends
  }
}

extension ShapedContent {
  /// The text in pieces; `nil` where advances are no guide to what fits.
  ///
  /// - Parameter flags: With the places where lines may end, or without.
  /// - Complexity: O(n).
  func makePieces(_ flags: [UnitFlags], hasOpportunities: Bool) -> ContentPieces? {
    guard analysis.units.count <= Int(Int32.max) else { return nil }
    var cutter = PieceCutter(content: self, flags: flags)
    for line in analysis.hardLines { cutter.cut(line) }
    if cutter.builder.isIrregular { return nil }
    var traits: LinePieces.Traits = hasOpportunities ? .hasOpportunities : []
    if !missing.isEmpty { traits.insert(.isMissing) }
    return ContentPieces(
      pieces: LinePieces(cutter.builder.pieces, traits: traits), starts: cutter.starts,
      ends: cutter.ends)
  }
}

/// Cuts runs where lines may end, and where hanging spaces begin and end.
private struct PieceCutter {
  let content: ShapedContent
  let flags: [UnitFlags]
  private(set) var builder = LinePieceBuilder()
  private(set) var starts: [Int32] = []
  private(set) var ends: [Int32] = []
  private var run = 0

  init(content: ShapedContent, flags: [UnitFlags]) {
    self.content = content
    self.flags = flags
  }

  mutating func cut(_ line: TextAnalysis.HardLine) {
    let range = line.content
    if !range.isEmpty && !flags[range.lowerBound].contains(.safeToBreak) { builder.refuse() }
    while run < content.runs.count, content.runs[run].range.lowerBound < range.upperBound {
      if content.runs[run].range.upperBound > range.lowerBound { cut(run, range) }
      if content.runs[run].range.upperBound > range.upperBound { break }
      run += 1
    }
    builder.end([.endsHardLine, unsafety(at: range.upperBound, from: range.lowerBound)])
    note(range.lowerBound, range.upperBound)
  }

  private mutating func cut(_ index: Int, _ line: Range<Int>) {
    let part = content.runs[index].range.clamped(to: line)
    let hasGlyphs = content.runs[index].face != nil
    let unitsPerEm = hasGlyphs ? content.runs[index].unitsPerEm : 0
    var start = part.lowerBound
    var position = hasGlyphs ? content.positions[start] : 0
    while start < part.upperBound {
      let hangs = flags[start].contains(.hangs)
      var end = start + 1
      while end < part.upperBound, !flags[end].contains(.breakBefore), flags[end].contains(.hangs) == hangs { end += 1 }
      let next = hasGlyphs ? content.position(end, in: content.runs[index]) : 0
      builder.add(next - position, unitsPerEm: unitsPerEm, hangs: hangs)
      note(start, end)
      if end < line.upperBound, flags[end].contains(.breakBefore) {
        builder.end([.endsAtOpportunity, unsafety(at: end, from: line.lowerBound)])
      }
      (start, position) = (end, next)
    }
  }

  /// The last piece goes on to here, or is a new one from here to there.
  private mutating func note(_ start: Int, _ end: Int) {
    if ends.count == builder.pieces.count {
      ends[ends.count - 1] = Int32(end)
    } else {
      starts.append(Int32(start))
      ends.append(Int32(end))
    }
  }

  /// Whether a line that ends at a place, or its text before the spaces there, would be shaped again or show a hyphen.
  private func unsafety(at place: Int, from start: Int) -> LinePiece.Traits {
    var last = place
    while last > start && flags[last - 1].contains(.hangs) { last -= 1 }
    let isSoft = place > start && content.analysis.units[place - 1] == 0xAD
    let isSafe = flags[place].contains(.safeToBreak) && flags[last].contains(.safeToBreak)
    return isSafe && !isSoft ? [] : .isUnsafeAtEnd
  }
}
