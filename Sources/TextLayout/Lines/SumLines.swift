/// Fills lines with the pieces of a string one at a time, from any start of a line.
struct SumLines {
  /// A line, by its pieces.
  struct Line {
    var end: Int
    /// The width in points, including trailing spaces.
    var width: Double
    /// The earlier possible end in the pieces, or `nil` without one.
    var earlierEnd: Int?
    var endsHardLine: Bool
  }

  private let source: LinePieces
  private let plain: PlainSum?
  private let tracked: ClusterSum?
  /// The available width in points.
  private let limit: Double
  private let scale: PointScale

  /// - Parameter width: In points.
  init(_ source: LinePieces, width: Double, _ scale: PointScale) {
    self.source = source
    plain = source.plainSum(width: width, scale)
    tracked = source.clusterSum(width: width, scale)
    limit = width + LineColumn.tolerance
    self.scale = scale
  }

  /// Returns the line that starts with a piece, like `PieceLines`.
  ///
  /// - Complexity: O(pieces on the line).
  func line(from start: Int) -> Line? {
    unsafe source.withPieces { pieces in
      if let plain { return unsafe line(from: start, pieces, plain) }
      if let tracked { return unsafe line(from: start, pieces, tracked) }
      return unsafe line(from: start, pieces, MixedSum(pieces, limit: limit, scale))
    }
  }

  private func line(from start: Int, _ pieces: UnsafeBufferPointer<LinePiece>, _ sum: some PieceSum) -> Line? {
    unsafe PieceLines(pieces, sum).line(from: start).map {
      Line(
        end: $0.pieces.upperBound, width: sum.points($0.total), earlierEnd: $0.earlierEnd,
        endsHardLine: $0.endsHardLine)
    }
  }
}
