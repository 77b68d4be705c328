/// Counts the lines of text that is known by its words, if sums of pieces do not determine the end
/// of a line: a word is wider than the line, or a line ends within a word where that must be shaped
/// again. Only such words are examined closely (`BrokenWord`).
///
/// Lines are filled like those of `LineBreaker` from the whole text, with the same sums. If shaping
/// at a break makes sums insufficient, there is no result.
struct WordLines {
  private let pieces: [LinePiece]
  private let words: [PlacedWord]
  private let request: LabelRequest
  private let scale: PointScale
  /// The available width, in points.
  private let limit: Double
  /// The lines for which sums of pieces are sufficient.
  private let sums: SumLines
  private let shaper: RunShaper
  /// Shapes a word, by its index in `words`.
  private let shape: (Int) -> ShapedContent?
  /// The words that were examined so far.
  private var known: [(word: Int, broken: BrokenWord)] = []
  /// The start of the next line.
  private var start = Start(piece: 0)

  /// The start of a line.
  struct Start {
    /// The piece at the start of the line, or the piece that contains it.
    var piece: Int
    /// The offset in the word of that piece, or `nil` at the start of a piece, where nothing is
    /// shaped again.
    var place: Int?
  }

  struct Line: FilledLine {
    /// The width in points, including trailing spaces.
    var width: Double
    /// The piece before which the line might have ended, and the width of that line; `nil` if there
    /// is none. Without a width, the width is the sum of the preceding pieces.
    var earlier: (piece: Int, width: Double?)?
    /// The piece at the start of the line, or the piece that contains it.
    var first: Int
    var next: Start
    var endsHardLine = false
  }

  /// Returns `true` if words may be sufficient.
  static func mayAnswer(_ request: LabelRequest) -> Bool {
    request.breakMode != .byCharWrapping && request.lineLimit != 1 && request.width.isFinite
  }

  /// - Parameters:
  ///   - source: The pieces of all of the text.
  ///   - words: Its words, in order.
  init(
    _ source: LinePieces, _ words: [PlacedWord], _ request: LabelRequest, _ scale: PointScale, _ shaper: RunShaper,
    shape: @escaping (Int) -> ShapedContent?
  ) {
    (pieces, limit) = (source.pieces, request.width + LineColumn.tolerance)
    sums = SumLines(source, width: request.width, scale)
    (self.words, self.request, self.scale) = (words, request, scale)
    (self.shaper, self.shape) = (shaper, shape)
  }

  /// Returns the lines by a label's rules; `nil` if that requires the whole text.
  ///
  /// - Complexity: O(pieces), plus the detailed examination of some words.
  func tally() -> LineTally? {
    var tally = LineTally()
    var filler = LineFiller(self)
    let isWhole = filler.forEach(limit: request.lineLimit) { tally.add(lineWidth: min(request.width, $0.width)) }
    return isWhole ? tally : nil
  }

  // MARK: Lines

  private func sumLine(from start: Start) -> Line? {
    guard start.place == nil, let line = sums.line(from: start.piece) else { return nil }
    return Line(
      width: line.width, earlier: line.earlierEnd.map { ($0, nil) }, first: start.piece,
      next: Start(piece: line.end), endsHardLine: line.endsHardLine)
  }

  private mutating func line(from start: Start) -> Line? {
    var sum = LineSum()
    var fit = LastFit<(piece: Int, width: Double)>()
    let first = start.place == nil ? pieces.first(onLineFrom: start.piece) : start.piece
    search: for index in first..<pieces.count {
      guard add(index, start, to: &sum) else { return nil }
      let traits = pieces[index].traits
      guard !traits.isDisjoint(with: [.endsAtOpportunity, .endsHardLine]) else { continue }
      guard let (shown, all) = width(upTo: index, start, sum), shown >= sum.last else { return nil }
      sum.last = shown
      // Shaping at a break may extend its line beyond the next one.
      let isLast = traits.isDisjoint(with: [.isUnsafeAtEnd, .changesAtEnd]) && sum.shown.points > limit
      switch fit.look(at: (index + 1, all), fits: shown <= limit, isLast: isLast) {
      case .unknown: return nil
      case .isFull: break search
      case .goesOn where shown <= limit && traits.contains(.endsHardLine):
        return Line(
          width: sum.all.points, earlier: fit.earlier, first: start.piece, next: Start(piece: index + 1),
          endsHardLine: true)
      case .goesOn: continue
      }
    }
    guard let end = fit.end else { return brokenLine(from: start) }
    return self.start(after: end.piece - 1).map {
      Line(width: end.width, earlier: fit.earlier, first: start.piece, next: $0)
    }
  }

  /// The content of a line.
  private struct LineSum {
    var all = WidthSum()
    /// The width without trailing spaces.
    var shown = WidthSum()
    /// The widths, without and with trailing spaces, of the text before the word or joined words
    /// that were added last.
    var beforeWord = (shown: WidthSum(), all: WidthSum())
    /// The width up to the previous opportunity, in points.
    var last = -Double.infinity

    mutating func add(_ piece: LinePiece, _ scale: PointScale) {
      if piece.unitsPerEm > 0 {
        all.add(piece.sum, unitsPerEm: Int(piece.unitsPerEm), scale)
      }
      if !piece.traits.contains(.hangs) { shown = all }
    }
  }

  /// Adds a piece. Returns false if its width on the line is unknown.
  private mutating func add(_ index: Int, _ start: Start, to sum: inout LineSum) -> Bool {
    guard let place = start.place, let word = self.word(of: start.piece), words[word].pieces.contains(index) else {
      // The spaces after a word may belong to its last piece if it ends in other spaces.
      if index > start.piece, pieces[index - 1].traits.contains(.hangs), startsWord(index) {
        sum.beforeWord = (sum.shown, sum.all)
      }
      sum.add(pieces[index], scale)
      return true
    }
    guard let broken = broken(word), let end = broken.end(of: index) else { return false }
    var exact = (shown: WidthSum(), all: WidthSum())
    guard broken.add(place..<end, to: &exact, broken.measurer(scale, shaper)) else { return false }
    (sum.all, sum.shown) = (exact.all, exact.shown)
    return true
  }

  /// Returns the width of a line that ends after a piece, in points, without and with its trailing
  /// spaces.
  private mutating func width(upTo index: Int, _ start: Start, _ sum: LineSum) -> (shown: Double, all: Double)? {
    let known = (sum.shown.points, sum.all.points)
    guard pieces[index].traits.contains(.isUnsafeAtEnd) else { return known }
    guard let word = word(of: index) else { return nil }
    // The line starts within the word, and the added widths are exact.
    if start.place != nil, words[word].pieces.contains(start.piece) { return known }
    let first = max(start.piece, words[word].pieces.lowerBound)
    guard let broken = broken(word), let place = broken.start(of: first), let end = broken.end(of: index) else {
      return nil
    }
    var width = sum.beforeWord
    guard broken.add(place..<end, to: &width, broken.measurer(scale, shaper)) else { return nil }
    return (width.shown.points, width.all.points)
  }

  private func startsWord(_ piece: Int) -> Bool {
    word(of: piece).map { words[$0].pieces.lowerBound == piece } ?? false
  }

  /// Returns the start of the line after a piece.
  private mutating func start(after index: Int) -> Start? {
    guard pieces[index].traits.contains(.isUnsafeAtEnd) else { return Start(piece: index + 1) }
    guard let word = word(of: index), let place = broken(word)?.end(of: index) else { return nil }
    return Start(piece: index + 1, place: place)
  }

  // MARK: Words

  /// Returns the line whose first word is wider than the line.
  private mutating func brokenLine(from start: Start) -> Line? {
    guard let word = word(of: start.piece), let broken = broken(word),
      let place = start.place ?? broken.start(of: start.piece)
    else { return nil }
    let measurer = broken.measurer(scale, shaper)
    let breaker = LineBreaker(measurer: measurer, width: request.width, breaksBetweenCharacters: false)
    let end = breaker.brokenWordEnd(place, broken.range.upperBound)
    guard let piece = broken.piece(at: end) else { return nil }
    return Line(width: measurer.width(place..<end), first: start.piece, next: Start(piece: piece, place: end))
  }

  /// Returns the index of a piece's word; `nil` for spaces.
  private func word(of piece: Int) -> Int? {
    let word = words.firstPlace { $0.pieces.upperBound > piece }
    return word < words.count && words[word].pieces.contains(piece) ? word : nil
  }

  private mutating func broken(_ word: Int) -> BrokenWord? {
    if let known = known.first(where: { $0.word == word }) { return known.broken }
    let range = words[word].pieces
    guard let content = shape(word),
      let broken = BrokenWord(content, pieces[range]),
      broken.advance == pieces[range].reduce(0, { $0 + $1.sum })
    else { return nil }
    known.append((word, broken))
    return broken
  }

  /// The sum of the pieces at the start of a line.
  private func sum(of pieces: ArraySlice<LinePiece>) -> LineSum {
    var sum = LineSum()
    for piece in pieces[pieces.first(onLineFrom: pieces.startIndex)...] { sum.add(piece, scale) }
    return sum
  }
}

extension WordLines: LineSource {
  var isAtEnd: Bool { start.piece >= pieces.count }

  mutating func next() -> Line? {
    guard let line = sumLine(from: start) ?? line(from: start) else { return nil }
    start = line.next
    return line
  }

  func isTextLeft(after line: Line) -> Bool { line.next.piece < pieces.count }
  func cut(_ line: Line) -> Line? { nil }

  func pushesOut(_ line: Line) -> Bool { request.pushesOut }
  func hasOneWord(_ line: Line) -> Bool { line.earlier == nil }

  func lengthened(_ line: Line, from previous: Line) -> LengthenedLine<Line> {
    guard let place = previous.earlier?.piece else { return .stays }
    if pieces[place - 1].traits.contains(.isUnsafeAtEnd) { return .unknown }
    let moved = sum(of: pieces[place..<line.next.piece])
    guard moved.shown.points <= limit else { return .stays }
    var longer = line
    (longer.first, longer.width) = (place, moved.all.points)
    longer.earlier = (previous.next.piece, nil)
    return .fits(longer)
  }

  func shortened(_ line: Line, before next: Line) -> Line {
    var shorter = line
    shorter.width = line.earlier?.width ?? sum(of: pieces[line.first..<next.first]).all.points
    return shorter
  }
}
