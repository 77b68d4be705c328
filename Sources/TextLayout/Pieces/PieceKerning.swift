/// The positions of clusters in text that is divided into pieces, by UTF-16 units.
protocol ClusterPlaces {
  var units: [UInt16] { get }
  /// Returns `true` if HarfBuzz reports that a break changes nothing.
  func isSafe(_ place: Int) -> Bool
  /// Returns `true` if a unit is a space that hangs at the end of a line.
  func hangs(_ place: Int) -> Bool
  func startsGrapheme(_ place: Int) -> Bool
  /// Returns the sum of a run's advances before a place in it, or at its end.
  func position(_ place: Int, in run: ShapedRun) -> Int
}

/// The text near the end of a line that a break changes, as far as the change depends on nothing
/// else on the line: usually two characters that are kerned.
struct PieceKerning {
  let context: ShapingContext
  let shaper: RunShaper
  /// A Boolean value that indicates whether it covers only fallback faces.
  var isOfStandIns = false

  /// Returns the change in width of a line that ends at an unsafe offset, or `nil` if it depends on
  /// more than the adjacent pieces.
  ///
  /// - Parameters:
  ///   - shown: The line's last piece, without spaces.
  ///   - next: The end of the piece after the offset.
  ///   - run: The run that contains the offset, not at its ends.
  func lineEnd(
    at end: Int, after shown: Range<Int>, before next: Int, _ run: ShapedRun, _ places: some ClusterPlaces
  ) -> KernedLineEnd? {
    guard let face = run.face, !isOfStandIns || face != context.face, !shown.isEmpty,
      !places.hangs(shown.upperBound - 1),
      places.units[end - 1] != Self.softHyphen,
      let start = shown.last(where: places.isSafe),
      let last = change(start..<shown.upperBound, run, places), !isFlat(shown.upperBound, run, places)
    else { return nil }
    if shown.upperBound < end { return places.isSafe(end) ? .beforeSpaces(last: last) : nil }
    guard !places.hangs(end), let limit = (end + 1..<next + 1).first(where: places.isSafe),
      let first = change(end..<limit, run, places)
    else { return nil }
    return .between(last: last, first: first)
  }

  /// A line that ends there displays a hyphen.
  private static let softHyphen: UInt16 = 0xAD

  /// Returns the difference between the width of a stretch by itself and its width in the text.
  private func change(_ range: Range<Int>, _ run: ShapedRun, _ places: some ClusterPlaces) -> Int? {
    guard places.startsGrapheme(range.lowerBound), KnownStretches.keeps(range, of: places.units, as: run) else {
      return nil
    }
    let own = places.position(range.upperBound, in: run) - places.position(range.lowerBound, in: run)
    return shaper.advance(of: range, in: places.units, as: run, context.settings) - own
  }

  /// Returns `true` if an offset is inside a cluster, or before one without a width. A line that
  /// ends there may differ more from the text.
  private func isFlat(_ place: Int, _ run: ShapedRun, _ places: some ClusterPlaces) -> Bool {
    places.position(place, in: run) == places.position(place + 1, in: run)
  }
}

/// The difference in width near the end of a line between a line that ends there and one that
/// continues, in sums of advances.
enum KernedLineEnd: Equatable {
  /// The last cluster of the line and the first of the next.
  case between(last: Int, first: Int)
  /// The last cluster before the spaces at the end of the line.
  case beforeSpaces(last: Int)

  /// The additional width at the start of the next line.
  var first: Int { if case .between(_, let first) = self { first } else { 0 } }
}

extension [LinePiece] {
  /// Makes a piece the last of a possible line. Returns `false` without changes if pieces can't
  /// express it.
  ///
  /// The following piece has its width at the start of a line.
  mutating func end(_ index: Int, _ end: KernedLineEnd) -> Bool {
    switch end {
    case .beforeSpaces(let change): endsSpaces(index, change)
    case .between(let last, let first): endsKerned(index, last, kern: -last - first)
    }
  }

  private mutating func endsSpaces(_ index: Int, _ change: Int) -> Bool {
    guard index > 0, self[index].mayEndKerned, self[index].traits.contains(.hangs), self[index - 1].traits.isEmpty,
      self[index].unitsPerEm == self[index - 1].unitsPerEm, let shown = self[index - 1].wider(by: change),
      let spaces = self[index].wider(by: -change)
    else { return false }
    (self[index - 1], self[index]) = (shown, spaces)
    self[index].traits.formUnion([.endsAtOpportunity, .changesAtEnd])
    return true
  }

  private mutating func endsKerned(_ index: Int, _ change: Int, kern: Int) -> Bool {
    guard indices.contains(index), self[index].mayEndKerned, let kern = Int32(exactly: kern),
      let wider = self[index].wider(by: change)
    else { return false }
    self[index] = wider
    self[index].traits.formUnion([.endsAtOpportunity, .changesAtEnd])
    if kern != 0 {
      insert(LinePiece(advance: kern, unitsPerEm: self[index].unitsPerEm, traits: .isKern), at: index + 1)
    }
    return true
  }
}

extension RandomAccessCollection<LinePiece> where Index == Int {
  /// The first piece that counts on a line that starts with a given piece.
  func first(onLineFrom start: Int) -> Int {
    start < endIndex && self[start].traits.contains(.isKern) ? start + 1 : start
  }
}

extension LinePiece {
  fileprivate var mayEndKerned: Bool { traits.isSubset(of: [.hangs, .endsAtOpportunity, .changesAtEnd]) }
}
