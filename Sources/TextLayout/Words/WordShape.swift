internal import FontInterop
internal import FontMetrics

/// The glyphs of a word and of the spaces around it, as far as measuring needs them.
struct WordShape {
  let inner: Range<Int>
  /// What the font's rules looked at.
  private(set) var reach: WordMetrics.Flags = []

  private let units: [UInt16]
  private let flags: [UnitFlags]
  private var runs: [ShapedRun]
  /// For each unit, the sum of the advances of its run's glyphs that belong to earlier clusters.
  private var positions: [Int]
  /// For each unit, whether a cluster starts there and HarfBuzz lets a line break before it.
  private var isSafe: [Bool]
  private var shaped: [ShapedGlyph] = []

  init(units: [UInt16], inner: Range<Int>, flags: [UnitFlags], runs: [ShapedRun]) {
    self.units = units
    self.inner = inner
    self.flags = flags
    self.runs = runs
    positions = [Int](repeating: 0, count: units.count + 1)
    isSafe = [Bool](repeating: false, count: units.count + 1)
  }

  /// The runs that hold some of the word; those of spaces alone where there is no word.
  private func isOfWord(_ run: ShapedRun) -> Bool { inner.isEmpty || run.range.overlaps(inner) }

  /// The scripts of the spaces that are in no run of the word.
  var scriptsOfLoneSpaces: [Script] {
    if inner.isEmpty { return [] }
    return runs.filter { !$0.range.overlaps(inner) }.map(\.script)
  }

  /// Shapes the word; false where the spaces at it are not what they are anywhere else, or it must not be cut from them.
  mutating func fill(with shaper: RunShaper, _ context: ShapingContext) -> Bool {
    var properties = ScriptProperties(context.settings)
    for (index, run) in runs.enumerated() where isOfWord(run) {
      guard let face = run.face else { return false }
      var request = ShapingRequest(text: units, range: run.range, properties: properties(run, shaper))
      request.marksUnsafeToConcat = true
      shaper.shape(request, in: face, into: &shaped)
      for glyph in shaped {
        positions[glyph.cluster] += Int(glyph.xAdvance)
        isSafe[glyph.cluster] = !glyph.isUnsafeToBreak
        guard inner.contains(glyph.cluster) || takeSpace(glyph, context.space) else { return false }
      }
      // A space without a glyph of its own was swallowed.
      for unit in run.range where !(inner.contains(unit) || isSafe[unit]) { return false }
      if run.range.lowerBound < inner.lowerBound, !isSafe[inner.lowerBound] { return false }
      runs[index].advance = accumulate(run.range)
    }
    return true
  }

  /// Whether a glyph is the plain space, once for its cluster.
  private mutating func takeSpace(_ glyph: ShapedGlyph, _ space: ShapingContext.SpaceGlyph) -> Bool {
    guard glyph.glyphID == space.glyphID, positions[glyph.cluster] == space.advance,
      Int(glyph.xAdvance) == space.advance,
      glyph.xOffset == 0, glyph.yOffset == 0, glyph.yAdvance == 0
    else { return false }
    if glyph.isUnsafeToConcat {
      if glyph.cluster == 0 { reach.insert(.reachesBack) }
      if glyph.cluster == units.count - 1 { reach.insert(.reachesAhead) }
    }
    return true
  }

  /// Turns the advances of clusters into sums of all before; answers with the sum of all.
  private mutating func accumulate(_ range: Range<Int>) -> Int {
    var sum = 0
    for unit in range {
      let advance = positions[unit]
      positions[unit] = sum
      sum += advance
    }
    return sum
  }

  // MARK: Pieces

  /// Cuts the word where lines may end, where spaces begin and end, and where the em changes. False for measures that are too
  /// large to keep.
  ///
  /// - Parameter opportunities: Places in the word, from its start, in order.
  func cut(at opportunities: [Int], into metrics: inout WordMetrics) -> Bool {
    var pieces: [LinePiece] = []
    var next = opportunities.makeIterator()
    var opportunity = next.next().map { $0 + inner.lowerBound }
    for (index, run) in runs.enumerated() where run.range.overlaps(inner) {
      let part = run.range.clamped(to: inner)
      var start = part.lowerBound
      while start < part.upperBound {
        var end = start + 1
        while end < part.upperBound && end != opportunity && isHanging(end) == isHanging(start) { end += 1 }
        let isOpportunity = end == opportunity
        if isOpportunity { opportunity = next.next().map { $0 + inner.lowerBound } }
        if end < inner.upperBound, isOpportunity || isHanging(end) != isHanging(start),
          !isSafe[end] || joins(index, at: end)
        {
          metrics.flags.insert(.isUnsafeInside)
        }
        let advance = position(end, in: index) - positions[start]
        guard advance >= 0, let advance = Int32(exactly: advance), let unitsPerEm = UInt16(exactly: run.unitsPerEm)
        else {
          return false
        }
        var piece = LinePiece(advance: advance, unitsPerEm: unitsPerEm, traits: isHanging(start) ? .hangs : [])
        if isOpportunity { piece.traits.insert(.endsAtOpportunity) }
        guard part != inner || start != part.lowerBound || end != part.upperBound || isHanging(start) else {
          (metrics.advance, metrics.unitsPerEm) = (advance, unitsPerEm)
          return true
        }
        pieces.append(piece)
        start = end
      }
    }
    return metrics.take(pieces)
  }

  /// Whether letters may join at a place between two runs.
  private func joins(_ index: Int, at end: Int) -> Bool {
    end == runs[index].range.upperBound && index + 1 < runs.count && runs[index].joins(runs[index + 1])
  }

  private func isHanging(_ unit: Int) -> Bool { flags[unit].contains(.hangs) }

  /// The sum of a run's advances before a place in it.
  private func position(_ unit: Int, in index: Int) -> Int {
    unit < runs[index].range.upperBound ? positions[unit] : runs[index].advance
  }
}

extension WordMetrics {
  /// Takes the pieces of a word, those put together between which nothing can happen; false where a sum is too large.
  fileprivate mutating func take(_ parts: [LinePiece]) -> Bool {
    var builder = LinePieceBuilder()
    for part in parts { builder.add(part) }
    if builder.isIrregular { return false }
    if builder.pieces.count == 1, builder.pieces[0].traits.isEmpty {
      advance = builder.pieces[0].advance
      unitsPerEm = builder.pieces[0].unitsPerEm
    } else {
      pieces = builder.pieces
    }
    return true
  }
}

extension LinePieceBuilder {
  /// Adds a word.
  mutating func add(_ word: WordMetrics) {
    guard let pieces = word.pieces else {
      return add(LinePiece(advance: word.advance, unitsPerEm: word.unitsPerEm))
    }
    for piece in pieces { add(piece) }
  }
}
