/// Counts the lines of a text that is known by its words where sums of pieces do not say where a line ends: a word is wider than the
/// line, or a line ends in a word where that has to be shaped again. Such words alone are looked at closely (`BrokenWord`).
///
/// Lines are filled as `LineBreaker` fills them from the whole text, in whole design units. Where what is shaped again at a break would make
/// that other than a question of sums there is no answer.
struct WordLines {
  private let pieces: [LinePiece]
  private let words: [PlacedWord]
  private let request: LabelRequest
  private let pointSize: Double
  private let unitsPerEm: Int
  /// The most units that fit.
  private let limit: Int
  private let shaper: RunShaper
  /// Shapes a word, by its place in `words`.
  private let shape: (Int) -> ShapedContent?
  /// Those that were looked at so far.
  private var known: [(word: Int, broken: BrokenWord)] = []

  /// To look up the words of a longer text takes longer than to look at the whole text once that is shaped.
  static let mostPieces = 64

  /// Where a line starts.
  private struct Start {
    /// The piece that the line starts with, or in.
    var piece: Int
    /// Where in the word of that piece; `nil` at the start of a piece, where nothing is shaped again.
    var place: Int?
  }

  private struct Line {
    /// In points, with the spaces at its end.
    var width: Double
    /// The piece before which it might have ended, and what it would measure then, in units; `nil` where there is none.
    var earlier: (piece: Int, units: Int)?
    var next: Start
    var endsHardLine = false
  }

  /// `nil` where lines are no question of words.
  ///
  /// - Parameters:
  ///   - source: The pieces of all of the text.
  ///   - words: Its words, in order.
  init?(
    _ source: LinePieces, _ words: [PlacedWord], _ request: LabelRequest, pointSize: Double, _ shaper: RunShaper,
    shape: @escaping (Int) -> ShapedContent?
  ) {
    guard let unitsPerEm = source.unitsPerEm, request.breakMode != .byCharWrapping, request.lineLimit != 1,
      request.width.isFinite,
      let sum = PlainSum(
        limit: request.width + LineMeasurer.tolerance, unitsPerEm: unitsPerEm, pointSize: pointSize)
    else { return nil }
    (pieces, limit) = (source.pieces, sum.limit)
    (self.words, self.request, self.pointSize, self.unitsPerEm) = (words, request, pointSize, unitsPerEm)
    (self.shaper, self.shape) = (shaper, shape)
  }

  /// The lines by a label's rules; `nil` where that takes the whole text.
  ///
  /// - Complexity: O(pieces), and what the words take that are looked at closely.
  mutating func tally() -> LineTally? {
    var tally = LineTally()
    var start = Start(piece: 0)
    // What push-out may still change.
    var previous: Line?
    while start.piece < pieces.count {
      guard var line = line(from: start), request.lineLimit <= 0 || tally.lineCount < request.lineLimit else {
        return nil
      }
      start = line.next
      if request.pushesOut, line.endsHardLine, line.earlier == nil, var before = previous {
        guard pushOut(&before, &line) else { return nil }
        previous = before
      }
      if let previous { tally.width = max(tally.width, min(request.width, previous.width)) }
      previous = line
      tally.lineCount += 1
    }
    if let previous { tally.width = max(tally.width, min(request.width, previous.width)) }
    return tally
  }

  private func points(_ units: Int) -> Double { Double(units) * pointSize / Double(unitsPerEm) }

  // MARK: Lines

  private mutating func line(from start: Start) -> Line? {
    var sum = LineSum()
    var accepted: (piece: Int, units: Int)?
    var earlier: (piece: Int, units: Int)?
    for index in start.piece..<pieces.count {
      guard add(index, start, to: &sum) else { return nil }
      let traits = pieces[index].traits
      guard !traits.isDisjoint(with: [.endsAtOpportunity, .endsHardLine]) else { continue }
      guard let width = width(upTo: index, start, sum), width >= sum.last else { return nil }
      sum.last = width
      guard width <= limit else {
        // What is shaped again at a place may make it farther than the next.
        if !traits.contains(.isUnsafeAtEnd), sum.shown > limit { break }
        sum.hasMisfit = true
        continue
      }
      if sum.hasMisfit { return nil }
      earlier = accepted
      accepted = (index + 1, traits.contains(.isUnsafeAtEnd) ? width : sum.all)
      if traits.contains(.endsHardLine) {
        let end = Start(piece: index + 1)
        return Line(width: points(sum.all), earlier: earlier, next: end, endsHardLine: true)
      }
    }
    guard let accepted else { return brokenLine(from: start) }
    return self.start(after: accepted.piece - 1).map {
      Line(width: points(accepted.units), earlier: earlier, next: $0)
    }
  }

  /// What is on a line, in units.
  private struct LineSum {
    var all = 0
    /// Without the spaces at its end.
    var shown = 0
    /// What stands before the word that was added to last.
    var beforeWord = 0
    /// Up to the opportunity before.
    var last = Int.min
    /// Whether the line was too wide at an opportunity that was passed.
    var hasMisfit = false
  }

  /// Adds a piece; false where it is not known what it measures on the line.
  private mutating func add(_ index: Int, _ start: Start, to sum: inout LineSum) -> Bool {
    let piece = pieces[index]
    if let place = start.place, let word = self.word(of: start.piece), words[word].pieces.contains(index) {
      guard let broken = broken(word), let end = broken.end(of: index),
        let units = broken.advance(place..<end, shaper)
      else { return false }
      (sum.all, sum.shown) = (units, units)
      return true
    }
    if piece.traits.contains(.hangs) {
      sum.all += Int(piece.advance)
      sum.beforeWord = sum.all
    } else {
      sum.all += Int(piece.advance)
      sum.shown = sum.all
    }
    return true
  }

  /// What a line measures that ends after a piece, without the spaces at its end.
  private mutating func width(upTo index: Int, _ start: Start, _ sum: LineSum) -> Int? {
    guard pieces[index].traits.contains(.isUnsafeAtEnd) else { return sum.shown }
    guard let word = word(of: index) else { return nil }
    // The line starts within the word, and what was added is exact.
    if start.place != nil, words[word].pieces.contains(start.piece) { return sum.shown }
    let first = max(start.piece, words[word].pieces.lowerBound)
    guard let broken = broken(word), let place = broken.start(of: first), let end = broken.end(of: index) else {
      return nil
    }
    return broken.advance(place..<end, shaper).map { sum.beforeWord + $0 }
  }

  /// Where the line after a piece starts.
  private mutating func start(after index: Int) -> Start? {
    guard pieces[index].traits.contains(.isUnsafeAtEnd) else { return Start(piece: index + 1) }
    guard let word = word(of: index), let place = broken(word)?.end(of: index) else { return nil }
    return Start(piece: index + 1, place: place)
  }

  // MARK: Words

  /// A line whose first word is wider than it.
  private mutating func brokenLine(from start: Start) -> Line? {
    guard let word = word(of: start.piece), let broken = broken(word),
      let place = start.place ?? broken.start(of: start.piece)
    else { return nil }
    let measurer = broken.measurer(pointSize, shaper)
    let breaker = LineBreaker(measurer: measurer, width: request.width, breaksBetweenCharacters: false)
    let end = breaker.brokenWordEnd(place, broken.range.upperBound)
    guard let piece = broken.piece(at: end) else { return nil }
    return Line(width: measurer.width(place..<end), next: Start(piece: piece, place: end))
  }

  /// The word that a piece is of; `nil` for spaces.
  private func word(of piece: Int) -> Int? {
    let word = words.firstPlace { $0.pieces.upperBound > piece }
    return word < words.count && words[word].pieces.contains(piece) ? word : nil
  }

  private mutating func broken(_ word: Int) -> BrokenWord? {
    if let known = known.first(where: { $0.word == word }) { return known.broken }
    let range = words[word].pieces
    guard let content = shape(word),
      let broken = BrokenWord(content, pieces: range, unitsPerEm: unitsPerEm),
      broken.advance == pieces[range].reduce(0, { $0 + Int($1.advance) })
    else { return nil }
    known.append((word, broken))
    return broken
  }

  /// As `PieceLines` does it; false where more would be moved than pieces.
  private func pushOut(_ previous: inout Line, _ last: inout Line) -> Bool {
    guard let (piece, kept) = previous.earlier else { return true }
    if pieces[piece - 1].traits.contains(.isUnsafeAtEnd) { return false }
    var moved = LineSum()
    for piece in pieces[piece...] {
      moved.all += Int(piece.advance)
      if !piece.traits.contains(.hangs) { moved.shown = moved.all }
    }
    guard moved.shown <= limit else { return true }
    (previous.width, last.width) = (points(kept), points(moved.all))
    return true
  }
}

/// A word of a text.
struct PlacedWord {
  /// Where it is in the text.
  var bytes: Range<Int>
  /// Its pieces, among those of the text.
  var pieces: Range<Int>
  /// The script before it.
  var script: Script
}
