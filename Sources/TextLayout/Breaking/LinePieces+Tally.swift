/// What a label asks of a text.
struct LabelRequest {
  /// In points; infinity for no limit.
  var width: Double
  /// 0 or less for none.
  var lineLimit: Int
  var breakMode: LineBreakMode
  /// Whether the last line of a paragraph is not left with one word.
  var pushesOut: Bool
}

/// What measuring a text by its pieces gives.
struct LineTally {
  var lineCount = 0
  /// The widest line, in points.
  var width = 0.0
  /// Whether text is left over after the lines there may be.
  var isTruncated = false
}

extension LinePieces {
  /// The lines of a text, by a label's rules; `nil` where the pieces do not say.
  ///
  /// - Complexity: O(pieces).
  func tally(_ request: LabelRequest, _ pointSize: Double) -> LineTally? {
    if pieces.isEmpty { return LineTally() }
    if request.lineLimit == 1 { return oneLine(request, pointSize) }
    let breaksBetweenCharacters = request.breakMode == .byCharWrapping
    let width = request.width
    var tally = LineTally()
    var isKnown = true
    let lines = PieceLines(source: self, width: width, pointSize: pointSize)
    let isWhole = lines.forEach(limit: 0, pushesOut: request.pushesOut && !breaksBetweenCharacters) { line in
      tally.lineCount += 1
      tally.width = max(tally.width, min(width, line.width))
      isKnown = isKnown && (!breaksBetweenCharacters || line.isWhole(in: width))
    }
    guard isWhole, isKnown, request.lineLimit <= 0 || tally.lineCount <= request.lineLimit else { return nil }
    return tally
  }

  /// A label of one line has its intrinsic size, whatever the width (rule 3); the width says whether it is cut.
  private func oneLine(_ request: LabelRequest, _ pointSize: Double) -> LineTally? {
    guard hardLineCount == 1, let whole = firstLine(.infinity, pointSize) else { return nil }
    guard let first = firstLine(request.width, pointSize) else { return nil }
    if request.breakMode == .byCharWrapping && !first.isWhole(in: request.width) { return nil }
    return LineTally(lineCount: 1, width: whole.width, isTruncated: !first.endsHardLine)
  }

  private func firstLine(_ width: Double, _ pointSize: Double) -> PieceLine? {
    var first: PieceLine?
    let lines = PieceLines(source: self, width: width, pointSize: pointSize)
    return lines.forEach(limit: 1, pushesOut: false) { first = $0 } ? first : nil
  }
}

extension PieceLine {
  /// Whether it is a hard line that fits with its spaces, as lines must that break between characters.
  fileprivate func isWhole(in width: Double) -> Bool { endsHardLine && self.width <= width + LineMeasurer.tolerance }
}
