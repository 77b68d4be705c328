/// A line that was filled with pieces.
struct PieceLine {
  var pieces: Range<Int>
  /// What the pieces measure together, in points; spaces at the end included, however little room they have.
  var width: Double
  /// Where in the pieces the line might have ended before; `nil` where nowhere.
  var earlierEnd: Int?
  var endsHardLine: Bool
}

/// Fills lines with pieces one after the other, as `LineBreaker` fills them from a shaped text: greedily, spaces at a line's
/// end not counted.
struct PieceLines {
  let source: LinePieces
  let width: Double
  let pointSize: Double

  /// The most that fits, where there is one em.
  private let plain: PlainSum?

  init(source: LinePieces, width: Double, pointSize: Double) {
    self.source = source
    self.width = width
    self.pointSize = pointSize
    plain = source.unitsPerEm.flatMap {
      PlainSum(limit: width + LineMeasurer.tolerance, unitsPerEm: $0, pointSize: pointSize)
    }
  }

  private var mixed: MixedSum { MixedSum(limit: width + LineMeasurer.tolerance, pointSize: pointSize) }

  /// The line that starts with a piece; `nil` where sums of advances are not enough to say what it holds: a stretch in which no
  /// line may end is wider than it, or a line that would end at a place has to be shaped again.
  ///
  /// - Complexity: O(pieces on the line).
  func line(from start: Int) -> PieceLine? {
    unsafe source.pieces.withUnsafeBufferPointer { pieces in
      if let plain { return unsafe nextLine(pieces, from: start, plain) }
      return unsafe nextLine(pieces, from: start, mixed)
    }
  }

  /// Visits the lines in order; false, and not all were visited, where sums of advances are not enough.
  ///
  /// - Parameters:
  ///   - limit: How many lines there may be; 0 or less is no limit. The last one is then the one of that number, whatever follows.
  ///   - pushesOut: Whether the last line of a paragraph is not left with one word.
  /// - Complexity: O(pieces).
  func forEach(limit: Int, pushesOut: Bool, _ body: (PieceLine) -> Void) -> Bool {
    unsafe source.pieces.withUnsafeBufferPointer { pieces in
      if let plain { return unsafe fill(pieces, plain, limit, pushesOut, body) }
      return unsafe fill(pieces, mixed, limit, pushesOut, body)
    }
  }

  private func fill(
    _ pieces: UnsafeBufferPointer<LinePiece>, _ empty: some PieceSum, _ limit: Int, _ pushesOut: Bool,
    _ body: (PieceLine) -> Void
  ) -> Bool {
    var start = 0
    var count = 0
    // What push-out may still change.
    var previous: PieceLine?
    while start < pieces.count {
      guard var line = unsafe nextLine(pieces, from: start, empty) else { return false }
      start = line.pieces.upperBound
      count += 1
      let isCut = count == limit && start < pieces.count
      if pushesOut, !isCut, line.endsHardLine, line.earlierEnd == nil, var before = previous, !before.endsHardLine {
        guard unsafe pushOut(&before, &line, pieces, empty) else { return false }
        previous = before
      }
      if let previous { body(previous) }
      previous = line
      if isCut { break }
    }
    if let previous { body(previous) }
    return true
  }

  private func nextLine(
    _ pieces: UnsafeBufferPointer<LinePiece>, from start: Int, _ empty: some PieceSum
  ) -> PieceLine? {
    var sum = empty
    var fits = true
    var accepted = (end: start, sum: empty)
    var earlierEnd: Int?
    for index in start..<pieces.count {
      let piece = unsafe pieces[index]
      sum.add(piece)
      if !piece.traits.contains(.hangs) { fits = sum.fits }
      // Not as far as the next opportunity, or a text of many runs without one takes the square of them.
      if !fits && accepted.end == start { return nil }
      guard !piece.traits.isDisjoint(with: [.endsAtOpportunity, .endsHardLine]) else { continue }
      if !fits {
        guard accepted.end > start, !piece.traits.contains(.isUnsafeAtEnd),
          unsafe !pieces[accepted.end - 1].traits.contains(.isUnsafeAtEnd)
        else { return nil }
        return PieceLine(
          pieces: start..<accepted.end, width: accepted.sum.points, earlierEnd: earlierEnd, endsHardLine: false)
      }
      earlierEnd = accepted.end > start ? accepted.end : nil
      accepted = (index + 1, sum)
      guard piece.traits.contains(.endsHardLine) else { continue }
      if piece.traits.contains(.isUnsafeAtEnd) { return nil }
      return PieceLine(pieces: start..<index + 1, width: sum.points, earlierEnd: earlierEnd, endsHardLine: true)
    }
    return nil
  }

  /// Moves the last word of a line to the next, which is the last of its paragraph, if both fit there (`LineFiller.pushOut`);
  /// false where that cannot be told.
  private func pushOut(
    _ previous: inout PieceLine, _ last: inout PieceLine, _ pieces: UnsafeBufferPointer<LinePiece>,
    _ empty: some PieceSum
  ) -> Bool {
    guard let place = previous.earlierEnd else { return true }
    if unsafe pieces[place - 1].traits.contains(.isUnsafeAtEnd) { return false }
    var moved = empty
    var fits = true
    for index in place..<last.pieces.upperBound {
      unsafe moved.add(pieces[index])
      if unsafe !pieces[index].traits.contains(.hangs) { fits = moved.fits }
    }
    guard fits else { return true }
    var kept = empty
    for index in previous.pieces.lowerBound..<place { unsafe kept.add(pieces[index]) }
    last = PieceLine(
      pieces: place..<last.pieces.upperBound, width: moved.points, earlierEnd: previous.pieces.upperBound,
      endsHardLine: true)
    previous.pieces = previous.pieces.lowerBound..<place
    previous.width = kept.points
    return true
  }
}
