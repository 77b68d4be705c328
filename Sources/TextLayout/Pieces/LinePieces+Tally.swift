/// The request of a label for text.
struct LabelRequest {
  /// The width in points; infinity for no limit.
  var width: Double
  /// The offered width, if any.
  var room: Double?
  /// The line limit; 0 or less for none.
  var lineLimit: Int
  var breakMode: LineBreakMode
  /// A Boolean value that indicates whether the last line of a paragraph must have more than one
  /// word.
  var pushesOut: Bool

  init(width: Double?, lineLimit: Int, breakMode: LineBreakMode, lineBreaks: LineBreakOptions) {
    precondition(width.map { !$0.isNaN } ?? true, "the width must be a number")
    self.width = max(0, width ?? .infinity)
    room = width
    self.lineLimit = lineLimit
    self.breakMode = breakMode
    pushesOut = lineBreaks.strategy.contains(.pushOut) && breakMode != .byCharWrapping
  }
}

/// The result of filling the lines of a string, for any kind of lines. The font determines their
/// height.
struct LineTally: Sendable {
  var lineCount = 0
  /// The widest line, in points.
  var width = 0.0
  /// A Boolean value that indicates whether text remains after the allowed lines.
  var isTruncated = false
  /// A Boolean value that indicates whether a character is missing.
  var isMissing = false

  mutating func add(lineWidth: Double) {
    lineCount += 1
    width = max(width, lineWidth)
  }
}

extension LinePieces {
  /// Returns the lines of a string, by a label's rules, or `nil` if the pieces are insufficient.
  ///
  /// - Complexity: O(pieces).
  func tally(_ request: LabelRequest, _ scale: PointScale) -> LineTally? {
    if count == 0 { return LineTally() }
    if let line = wholeLine(request, scale) { return line }
    return unsafe withPieces { pieces in
      if let sum = plainSum(width: request.width, scale) { return unsafe tally(request, pieces, sum) }
      if let sum = clusterSum(width: request.width, scale) { return unsafe tally(request, pieces, sum) }
      let limit = request.width + LineColumn.tolerance
      return unsafe tally(request, pieces, MixedSum(pieces, limit: limit, scale))
    }
  }

  /// Returns the only line of text that fits one line, as in most lists.
  private func wholeLine(_ request: LabelRequest, _ scale: PointScale) -> LineTally? {
    guard let whole, let unitsPerEm, scale.pointSize > 0, request.breakMode != .byCharWrapping,
      scale.points(whole.shown, unitsPerEm: unitsPerEm) <= request.width + LineColumn.tolerance
    else { return nil }
    let width = scale.points(whole.all, unitsPerEm: unitsPerEm)
    return LineTally(lineCount: 1, width: request.lineLimit == 1 ? width : min(request.width, width))
  }

  /// Returns the sum for pieces with one em, or `nil` for several ems or tracking.
  func plainSum(width: Double, _ scale: PointScale) -> PlainSum? {
    guard scale.tracking == nil else { return nil }
    return unitsPerEm.flatMap {
      PlainSum(limit: width + LineColumn.tolerance, unitsPerEm: $0, pointSize: scale.pointSize)
    }
  }

  /// Returns the sum for pieces with tracking.
  func clusterSum(width: Double, _ scale: PointScale) -> ClusterSum? {
    unitsPerEm.flatMap { ClusterSum(limit: width + LineColumn.tolerance, unitsPerEm: $0, scale) }
  }

  private func tally(
    _ request: LabelRequest, _ pieces: UnsafeBufferPointer<LinePiece>, _ sum: some PieceSum
  ) -> LineTally? {
    if request.lineLimit != 1 { return unsafe severalLines(request, pieces, sum) }
    guard hardLineCount == 1, let whole = unsafe PieceLines(pieces, sum.unlimited).line(from: 0) else { return nil }
    return unsafe oneLine(request, PieceLines(pieces, sum), sum, whole: sum.points(whole.total))
  }

  private func severalLines<Sum: PieceSum>(
    _ request: LabelRequest, _ pieces: UnsafeBufferPointer<LinePiece>, _ sum: Sum
  ) -> LineTally? {
    let breaksBetweenCharacters = request.breakMode == .byCharWrapping
    var widest = sum.nothing(before: 0)
    var count = 0
    var isKnown = true
    var filler = unsafe LineFiller(PieceLines(pieces, sum, pushesOut: request.pushesOut))
    let isWhole = filler.forEach(limit: request.lineLimit) { line in
      count += 1
      widest = sum.greater(widest, line.total)
      if breaksBetweenCharacters { isKnown = isKnown && line.isWhole(in: request.width, sum) }
    }
    guard isWhole, isKnown else { return nil }
    return LineTally(lineCount: count, width: min(request.width, sum.points(widest)))
  }

  /// A label of one line has its intrinsic size, regardless of the width (rule 3); the width
  /// determines whether it is truncated.
  private func oneLine<Sum: PieceSum>(
    _ request: LabelRequest, _ lines: PieceLines<Sum>, _ sum: Sum, whole: Double
  ) -> LineTally? {
    guard let first = lines.line(from: 0) else { return nil }
    if request.breakMode == .byCharWrapping && !first.isWhole(in: request.width, sum) { return nil }
    return LineTally(lineCount: 1, width: whole, isTruncated: !first.endsHardLine)
  }
}

extension LinePieces {
  /// Returns the lines of the text according to the pieces, or as they were found before.
  func answer(_ request: LabelRequest, _ scale: PointScale, _ generation: Int) -> LineTally? {
    if isKnownClosely,
      let question = CloseTallies.Question(request, scale, generation: generation),
      let answer = closeAnswer(question)
    {
      return answer
    }
    var answer = tally(request, scale)
    answer?.isMissing = traits.contains(.isMissing)
    return answer
  }
}

extension PieceLine {
  /// Returns `true` if it is a hard line that fits with its spaces, as required for breaks between
  /// characters.
  fileprivate func isWhole<Sum: PieceSum>(in width: Double, _ sum: Sum) -> Bool where Sum.Total == Total {
    endsHardLine && sum.points(total) <= width + LineColumn.tolerance
  }
}
