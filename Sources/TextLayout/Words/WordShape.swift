internal import FontInterop
internal import FontMetrics

/// The glyphs of a word and of the spaces around it, as required for measuring.
struct WordShape {
  var inner: Range<Int>
  /// The reach of the font's rules.
  private(set) var reach: WordMetrics.Flags = []

  let units: [UInt16]
  var runs: [ShapedRun]
  var clusters: [ShapedCluster]
  init(units: [UInt16], inner: Range<Int>, runs: [ShapedRun]) {
    self.units = units
    self.inner = inner
    self.runs = runs
    clusters = [ShapedCluster](repeating: ShapedCluster(), count: units.count)
  }

  /// The runs that contain some of the word; the runs of spaces if there is no word.
  private func isOfWord(_ run: ShapedRun) -> Bool { inner.isEmpty || run.range.overlaps(inner) }

  /// Returns `true` if a run consists of spaces next to the word.
  func isLoneSpaces(_ run: ShapedRun) -> Bool { !inner.isEmpty && !run.range.overlaps(inner) }

  /// Shapes the word. Returns false if its spaces differ from those elsewhere, or the word can't be
  /// separated from them.
  mutating func fill(with shaper: RunShaper, _ context: ShapingContext) -> Bool {
    var request = ShapingRequest(text: units, range: 0..<0, properties: ShapingProperties(script: "Zyyy"))
    request.marksUnsafeToConcat = true
    for index in runs.indices where isOfWord(runs[index]) {
      let range = runs[index].range
      request.range = range
      request.properties = context.properties[runs[index]]
      guard context.shape(request, as: runs[index], into: &clusters, with: shaper) else { return false }
      for unit in range.lowerBound..<max(range.lowerBound, min(inner.lowerBound, range.upperBound)) {
        guard isPlainSpace(unit, context.space) else { return false }
        takeSpace(unit)
      }
      for unit in min(max(inner.upperBound, range.lowerBound), range.upperBound)..<range.upperBound {
        guard isPlainSpace(unit, context.space, after: inner, in: runs[index], shaper, context) else { return false }
        takeSpace(unit)
      }
      if range.lowerBound < inner.lowerBound, !isSafe(inner.lowerBound) { return false }
      runs[index].advance = clusters.accumulate(range)
    }
    return true
  }

  /// Returns `true` if a cluster starts at an offset and HarfBuzz allows a break before it.
  func isSafe(_ place: Int) -> Bool { place == units.count || clusters[place].marks.contains(.safeToBreak) }

  private mutating func takeSpace(_ unit: Int) {
    guard clusters[unit].marks.contains(.unsafeToConcat) else { return }
    if unit == 0 { reach.insert(.reachesBack) }
    if unit == units.count - 1 { reach.insert(.reachesAhead) }
  }

  /// Returns `true` if a space is the plain one. A space before which no line may break is joined
  /// to the preceding text.
  func isPlainSpace(_ unit: Int, _ space: ShapingContext.SpaceGlyph) -> Bool {
    isSafe(unit) && hasOwnGlyph(unit, space)
  }

  /// Returns `true` if a space after a word is the plain one. HarfBuzz marks it as unsafe to break
  /// before if the font has a value for the pair, which is 0 in many instances of a variable face.
  func isPlainSpace(
    _ unit: Int, _ space: ShapingContext.SpaceGlyph, after word: Range<Int>, in run: ShapedRun, _ shaper: RunShaper,
    _ context: ShapingContext
  ) -> Bool {
    guard hasOwnGlyph(unit, space) else { return false }
    return isSafe(unit) || (unit == word.upperBound && endsAsAlone(word, in: run, shaper, context.settings))
  }

  /// Returns `true` if a space is unchanged. A space without its own glyph was merged.
  private func hasOwnGlyph(_ unit: Int, _ space: ShapingContext.SpaceGlyph) -> Bool {
    let marks = clusters[unit].marks
    return marks.contains(.hasGlyph) && !marks.contains(.isComposed) && clusters[unit].glyph == space.glyphID
      && clusters[unit].advance == space.advance
  }

  /// Returns `true` if a word at the end of a line has the same width as before a space.
  private func endsAsAlone(
    _ word: Range<Int>, in run: ShapedRun, _ shaper: RunShaper, _ settings: ShapingSettings
  ) -> Bool {
    guard let end = lineEnd(word.clamped(to: run.range)) else { return false }
    return clusters[end].reduce(0) { $0 + $1.advance } == shaper.advance(ofLineEnd: end, in: units, as: run, settings)
  }

  /// Returns the part that is shaped again for a line that ends with a part of a run.
  private func lineEnd(_ part: Range<Int>) -> Range<Int>? {
    guard !part.isEmpty else { return nil }
    var start = part.upperBound - 1
    while start > part.lowerBound, !isSafe(start) { start -= 1 }
    return start..<part.upperBound
  }

  // MARK: Pieces

  /// Divides the word where lines may end, where spaces begin and end, and where the em changes.
  /// Returns false if the measurements are too large to store.
  ///
  /// - Parameter opportunities: The places in the word, from its start, in order.
  func cut(at opportunities: [Int], into metrics: inout WordMetrics, _ builder: WordBuilder) -> Bool {
    guard runs.indices.allSatisfy(rises), !endsOtherwise(builder) else { return false }
    if opportunities.isEmpty, let index = runs.firstIndex(where: { $0.range.overlaps(inner) }),
      inner.upperBound <= runs[index].range.upperBound, !inner.contains(where: hangs)
    {
      return take(position(inner.upperBound, in: index) - clusters[inner.lowerBound].advance, index, into: &metrics)
    }
    var pieces: [LinePiece] = []
    var next = opportunities.makeIterator()
    var opportunity = next.next().map { $0 + inner.lowerBound }
    for (index, run) in runs.enumerated() where run.range.overlaps(inner) {
      let part = run.range.clamped(to: inner)
      var (before, start) = (part.lowerBound, part.lowerBound)
      // The additional width of the following text at a line's start.
      var change = 0
      while start < part.upperBound {
        let end = pieceEnd(from: start, in: part, opportunity)
        let isOpportunity = end == opportunity
        if isOpportunity { opportunity = next.next().map { $0 + inner.lowerBound } }
        let advance = position(end, in: index) - clusters[start].advance + change
        guard let unitsPerEm = UInt16(exactly: run.unitsPerEm),
          let piece = LinePiece(width: advance, unitsPerEm: unitsPerEm, traits: hangs(start) ? .hangs : [])
        else { return false }
        change = 0
        guard part != inner || start != part.lowerBound || end != part.upperBound || hangs(start) else {
          metrics.piece = piece
          return true
        }
        pieces.append(piece)
        if isOpportunity {
          let shown = hangs(start) ? before..<start : start..<end
          let next = end < part.upperBound ? end..<pieceEnd(from: end, in: part, opportunity) : nil
          change = endLine(&pieces, at: end, after: shown, before: next, in: index, builder)
        }
        (before, start) = (start, end)
      }
    }
    return metrics.take(pieces)
  }

  /// Allows a line to end after the last piece, and returns the additional width of the following
  /// text at a line's start.
  ///
  /// - Parameters:
  ///   - shown: The last piece, or the one before it if it is spaces.
  ///   - next: The following piece; `nil` in another run.
  private func endLine(
    _ pieces: inout [LinePiece], at end: Int, after shown: Range<Int>, before next: Range<Int>?, in index: Int,
    _ builder: WordBuilder
  ) -> Int {
    let unsafety = unsafety(at: end, in: index, builder)
    if !unsafety.isEmpty, let next {
      let kerning = PieceKerning(context: builder.context, shaper: builder.shaper)
      let kerned = kerning.lineEnd(at: end, after: shown, before: next.upperBound, runs[index], self)
      if let kerned, pieces.end(pieces.count - 1, kerned) { return kerned.first }
    }
    pieces[pieces.count - 1].traits.formUnion([.endsAtOpportunity, unsafety])
    return 0
  }

  /// Returns the end of the piece that starts at an offset of a run, before an opportunity if there
  /// is one.
  private func pieceEnd(from start: Int, in part: Range<Int>, _ opportunity: Int?) -> Int {
    var end = start + 1
    while end < part.upperBound && end != opportunity && hangs(end) == hangs(start) { end += 1 }
    return end
  }

  /// Returns `true` if no cluster of the word in a run has a negative advance, which sums require.
  private func rises(_ index: Int) -> Bool {
    let part = runs[index].range.clamped(to: inner)
    return part.allSatisfy { TrackedSum.rises(position($0 + 1, in: index) - clusters[$0].advance) }
  }

  /// Returns `true` if the word ends in its own spaces, before which it has another width at the
  /// end of a line.
  private func endsOtherwise(_ builder: WordBuilder) -> Bool {
    guard !inner.isEmpty, hangs(inner.upperBound - 1),
      let index = runs.firstIndex(where: { $0.range.contains(inner.upperBound - 1) })
    else { return false }
    return unsafety(at: inner.upperBound, in: index, builder).contains(.isUnsafeAtEnd)
  }

  /// Returns the traits of a line that ends at an offset in the word, possibly before spaces, if it
  /// would be shaped again.
  private func unsafety(at place: Int, in index: Int, _ builder: WordBuilder) -> LinePiece.Traits {
    var last = place
    while last > inner.lowerBound && hangs(last - 1) { last -= 1 }
    guard isSafe(place), !joins(index, at: place) else { return .isUnsafeAtEnd }
    return isSafe(last) || (last < place && isMoved(by: last, in: index, builder) == false) ? [] : .isUnsafeAtEnd
  }

  /// Returns whether text before a space has another width at the end of a line, according to sums
  /// of advances, or `nil` if that depends on more than its run.
  private func isMoved(by space: Int, in index: Int, _ builder: WordBuilder) -> Bool? {
    let run = runs[index]
    guard run.range.contains(space), let end = lineEnd(inner.lowerBound..<space), run.range.contains(end.lowerBound)
    else { return nil }
    let advance = position(space, in: index) - clusters[end.lowerBound].advance
    return advance != builder.shaper.advance(ofLineEnd: end, in: units, as: run, builder.context.settings)
  }

  /// Uses a word of one piece.
  private func take(_ advance: Int, _ run: Int, into metrics: inout WordMetrics) -> Bool {
    guard let unitsPerEm = UInt16(exactly: runs[run].unitsPerEm),
      let piece = LinePiece(width: advance, unitsPerEm: unitsPerEm)
    else { return false }
    metrics.piece = piece
    return true
  }

  /// Returns `true` if letters may join at an offset between two runs.
  private func joins(_ index: Int, at end: Int) -> Bool {
    end == runs[index].range.upperBound && index + 1 < runs.count
      && runs[index].joins(runs[index + 1], at: end, of: units)
  }

  func hangs(_ unit: Int) -> Bool { Unicode.Scalar(units[unit])?.hangsAtLineEnd ?? false }

  /// Returns the sum of a run's advances before a place in it.
  private func position(_ unit: Int, in index: Int) -> Int { position(unit, in: runs[index]) }
}

extension WordShape: ClusterPlaces {
  func startsGrapheme(_ place: Int) -> Bool {
    UnitTraits.of(units[place]).contains(.starts) && !Conjuncts.goesOn(at: place, in: units)
  }

  func position(_ place: Int, in run: ShapedRun) -> Int {
    place < run.range.upperBound ? clusters[place].advance : run.advance
  }
}

extension WordMetrics {
  /// Uses the pieces of a word, and merges those between which nothing can happen. Returns false if
  /// a sum is too large.
  mutating func take(_ parts: [LinePiece]) -> Bool {
    var builder = LinePieceBuilder()
    for part in parts { builder.add(part) }
    if builder.isIrregular { return false }
    if builder.pieces.count == 1, builder.pieces[0].traits.isEmpty {
      piece = builder.pieces[0]
    } else {
      pieces = builder.pieces
    }
    return true
  }
}

extension LinePieceBuilder {
  /// Adds a word.
  mutating func add(_ word: WordMetrics) {
    guard let pieces = word.pieces else { return add(word.piece) }
    for piece in pieces { add(piece) }
  }
}
