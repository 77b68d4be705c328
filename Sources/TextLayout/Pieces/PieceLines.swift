/// A line that was filled with pieces.
struct PieceLine<Total>: FilledLine {
  var pieces: Range<Int>
  /// The sum of the pieces, including trailing spaces of any width.
  var total: Total
  /// The earlier possible end in the pieces, or `nil` without one.
  var earlierEnd: Int?
  var endsHardLine: Bool
}

/// Fills lines with pieces one after another, as `LineBreaker` fills them from shaped text:
/// greedily, without counting trailing spaces.
@safe
struct PieceLines<Sum: PieceSum> {
  private let pieces: UnsafeBufferPointer<LinePiece>
  private let count: Int
  private let sum: Sum
  private let pushesOut: Bool
  /// The first piece of the next line.
  private var start = 0

  /// - Parameters:
  ///   - pieces: The pieces, which must exist while lines are requested.
  ///   - pushesOut: True if the last line of a paragraph must have more than one word.
  init(_ pieces: UnsafeBufferPointer<LinePiece>, _ sum: Sum, pushesOut: Bool = false) {
    unsafe self.pieces = unsafe pieces
    count = pieces.count
    self.sum = sum
    self.pushesOut = pushesOut
  }

  /// Returns the line that starts with a piece, or `nil` if sums of advances are insufficient: an
  /// unbreakable part is wider than the line, or a line that would end at a break must be shaped
  /// again.
  ///
  /// - Complexity: O(pieces on the line).
  @inline(__always)
  func line(from start: Int) -> PieceLine<Sum.Total>? {
    let start = unsafe pieces.first(onLineFrom: start)
    var total = sum.nothing(before: start)
    var fits = true
    var fit = LastFit<(end: Int, total: Sum.Total)>()
    for index in start..<count {
      let traits = unsafe pieces[index].traits
      unsafe sum.add(pieces[index], to: &total)
      if !traits.contains(.hangs) { fits = sum.fits(&total) }
      // Only up to the next break. Otherwise text with many runs and no break would take quadratic
      // time.
      if !fits && fit.end == nil { return nil }
      guard !traits.isDisjoint(with: [.endsAtOpportunity, .endsHardLine]) else { continue }
      if !fits || traits.contains(.endsHardLine), traits.contains(.isUnsafeAtEnd) { return nil }
      switch fit.look(at: (index + 1, total), fits: fits, isLast: !traits.contains(.changesAtEnd)) {
      case .unknown: return nil
      case .goesOn where fits && traits.contains(.endsHardLine), .isFull: return line(from: start, fit)
      case .goesOn: continue
      }
    }
    return nil
  }

  @inline(__always)
  private func line(from start: Int, _ fit: LastFit<(end: Int, total: Sum.Total)>) -> PieceLine<Sum.Total>? {
    guard let end = fit.end else { return nil }
    let last = unsafe pieces[end.end - 1].traits
    if last.contains(.isUnsafeAtEnd) { return nil }
    return PieceLine(
      pieces: start..<end.end, total: end.total, earlierEnd: fit.earlier?.end,
      endsHardLine: last.contains(.endsHardLine))
  }
}

extension PieceLines: LineSource {
  var isAtEnd: Bool { start >= count }

  @inline(__always)
  mutating func next() -> PieceLine<Sum.Total>? {
    guard let line = line(from: start) else { return nil }
    start = line.pieces.upperBound
    return line
  }

  func isTextLeft(after line: PieceLine<Sum.Total>) -> Bool { line.pieces.upperBound < count }
  func cut(_ line: PieceLine<Sum.Total>) -> PieceLine<Sum.Total>? { nil }

  func pushesOut(_ line: PieceLine<Sum.Total>) -> Bool { pushesOut }
  func hasOneWord(_ line: PieceLine<Sum.Total>) -> Bool { line.earlierEnd == nil }

  func lengthened(
    _ line: PieceLine<Sum.Total>, from previous: PieceLine<Sum.Total>
  ) -> LengthenedLine<PieceLine<Sum.Total>> {
    guard let place = previous.earlierEnd else { return .stays }
    if unsafe pieces[place - 1].traits.contains(.isUnsafeAtEnd) { return .unknown }
    let first = unsafe pieces.first(onLineFrom: place)
    var total = sum.nothing(before: first)
    var fits = true
    for index in first..<line.pieces.upperBound {
      unsafe sum.add(pieces[index], to: &total)
      if unsafe !pieces[index].traits.contains(.hangs) { fits = sum.fits(&total) }
    }
    guard fits else { return .stays }
    return .fits(
      PieceLine(
        pieces: first..<line.pieces.upperBound, total: total, earlierEnd: previous.pieces.upperBound,
        endsHardLine: true))
  }

  func shortened(_ line: PieceLine<Sum.Total>, before next: PieceLine<Sum.Total>) -> PieceLine<Sum.Total> {
    let place = line.earlierEnd ?? next.pieces.lowerBound
    var total = sum.nothing(before: line.pieces.lowerBound)
    for index in line.pieces.lowerBound..<place { unsafe sum.add(pieces[index], to: &total) }
    return PieceLine(pieces: line.pieces.lowerBound..<place, total: total, earlierEnd: nil, endsHardLine: false)
  }
}
