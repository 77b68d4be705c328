/// A line that was filled with pieces.
struct PieceLine<Total> {
  var pieces: Range<Int>
  /// What the pieces measure together; spaces at the end included, however little room they have.
  var total: Total
  /// Where in the pieces the line might have ended before; `nil` where nowhere.
  var earlierEnd: Int?
  var endsHardLine: Bool
}

/// Fills lines with pieces one after the other, as `LineBreaker` fills them from a shaped text: greedily, spaces at a line's
/// end not counted.
@safe
struct PieceLines<Sum: PieceSum> {
  private let pieces: UnsafeBufferPointer<LinePiece>
  private let count: Int
  private let sum: Sum

  /// - Parameter pieces: Have to be there as long as lines are asked for.
  init(_ pieces: UnsafeBufferPointer<LinePiece>, _ sum: Sum) {
    unsafe self.pieces = unsafe pieces
    count = pieces.count
    self.sum = sum
  }

  /// Visits the lines in order; false, and not all were visited, where sums of advances are not enough.
  ///
  /// - Parameters:
  ///   - limit: How many lines there may be; 0 or less is no limit. The last one is then the one of that number, whatever follows.
  ///   - pushesOut: Whether the last line of a paragraph is not left with one word.
  /// - Complexity: O(pieces).
  @inline(__always)
  func forEach(limit: Int, pushesOut: Bool, _ body: (PieceLine<Sum.Total>) -> Void) -> Bool {
    var start = 0
    var lineCount = 0
    // What push-out may still change.
    var previous: PieceLine<Sum.Total>?
    while start < count {
      guard var line = line(from: start) else { return false }
      start = line.pieces.upperBound
      lineCount += 1
      let isCut = lineCount == limit && start < count
      if pushesOut, !isCut, line.endsHardLine, line.earlierEnd == nil, var before = previous, !before.endsHardLine {
        guard pushOut(&before, &line) else { return false }
        previous = before
      }
      if let previous { body(previous) }
      previous = line
      if isCut { break }
    }
    if let previous { body(previous) }
    return true
  }

  /// The line that starts with a piece; `nil` where sums of advances are not enough to say what it holds: a stretch in which no
  /// line may end is wider than it, or a line that would end at a place has to be shaped again.
  ///
  /// - Complexity: O(pieces on the line).
  @inline(__always)
  func line(from start: Int) -> PieceLine<Sum.Total>? {
    let start = unsafe pieces.first(onLineFrom: start)
    var total = sum.nothing(before: start)
    var fits = true
    // Whether the line was too wide where ending it changes what it measures.
    var hasMisfit = false
    var accepted = (end: start, total: total)
    var earlierEnd: Int?
    for index in start..<count {
      let piece = unsafe pieces[index]
      sum.add(piece, to: &total)
      if !piece.traits.contains(.hangs) { fits = sum.fits(&total) }
      // Not as far as the next opportunity, or a text of many runs without one takes the square of them.
      if !fits && accepted.end == start { return nil }
      guard !piece.traits.isDisjoint(with: [.endsAtOpportunity, .endsHardLine]) else { continue }
      if !fits {
        guard accepted.end > start, !piece.traits.contains(.isUnsafeAtEnd),
          unsafe !pieces[accepted.end - 1].traits.contains(.isUnsafeAtEnd)
        else { return nil }
        hasMisfit = true
        // A line that ends at the next place may be narrower.
        if piece.traits.contains(.changesAtEnd) { continue }
        return PieceLine(
          pieces: start..<accepted.end, total: accepted.total, earlierEnd: earlierEnd, endsHardLine: false)
      }
      if hasMisfit { return nil }
      earlierEnd = accepted.end > start ? accepted.end : nil
      accepted = (index + 1, total)
      guard piece.traits.contains(.endsHardLine) else { continue }
      if piece.traits.contains(.isUnsafeAtEnd) { return nil }
      return PieceLine(pieces: start..<index + 1, total: total, earlierEnd: earlierEnd, endsHardLine: true)
    }
    return nil
  }

  /// Moves the last word of a line to the next, which is the last of its paragraph, if both fit there (`LineFiller.pushOut`);
  /// false where that cannot be told.
  private func pushOut(_ previous: inout PieceLine<Sum.Total>, _ last: inout PieceLine<Sum.Total>) -> Bool {
    guard let place = previous.earlierEnd else { return true }
    if unsafe pieces[place - 1].traits.contains(.isUnsafeAtEnd) { return false }
    let first = unsafe pieces.first(onLineFrom: place)
    var moved = sum.nothing(before: first)
    var fits = true
    for index in first..<last.pieces.upperBound {
      unsafe sum.add(pieces[index], to: &moved)
      if unsafe !pieces[index].traits.contains(.hangs) { fits = sum.fits(&moved) }
    }
    guard fits else { return true }
    var kept = sum.nothing(before: previous.pieces.lowerBound)
    for index in previous.pieces.lowerBound..<place { unsafe sum.add(pieces[index], to: &kept) }
    last = PieceLine(
      pieces: first..<last.pieces.upperBound, total: moved, earlierEnd: previous.pieces.upperBound, endsHardLine: true)
    previous.pieces = previous.pieces.lowerBound..<place
    previous.total = kept
    return true
  }
}
