internal import FontInterop
internal import FontMetrics

extension LetterTable {
  /// Assembles HarfBuzz's result for a run in the text's own face, including glyphs and marks.
  /// Returns false for a run that must be shaped whole.
  ///
  /// Letters keep their glyphs next to letters and spaces, and kerning depends on one neighbor.
  /// Words with other characters are shaped.
  ///
  /// - Complexity: O(n), and HarfBuzz's time for those words and for unknown pairs of letters.
  mutating func shape(
    _ run: ShapedRun, of units: [UInt16], into clusters: inout [ShapedCluster], _ context: ShapingContext,
    with shaper: RunShaper
  ) -> Bool {
    guard isUsable, own?.face.identity == run.face?.identity, !run.range.isEmpty,
      context.face.shapingFont.face.marksWhatWordsSee,
      var words = ShapedWords(run, of: units, in: &self, context), words.shape(into: &clusters, with: shaper)
    else { return Self.clear(run, in: &clusters) }
    // A first pass finds the unknown pairs.
    for _ in 0..<2 {
      guard let isMissingPairs = fill(run, of: units, but: words.ranges, into: &clusters, context.space) else { break }
      if !isMissingPairs { return true }
      learn(shaper)
    }
    // If no more pairs can be pending, the next text would have none either.
    if isFull { learn(shaper) }
    return Self.clear(run, in: &clusters)
  }

  /// Adds letters and spaces outside of some words. Returns true if pairs of them are pending, or
  /// `nil` if they can't be determined.
  private mutating func fill(
    _ run: ShapedRun, of units: [UInt16], but words: [Range<Int>], into clusters: inout [ShapedCluster],
    _ space: ShapingContext.SpaceGlyph
  ) -> Bool? {
    var isMissingPairs = false
    var start = run.range.lowerBound
    for word in words + [run.range.upperBound..<run.range.upperBound] {
      guard fill(start..<word.lowerBound, of: run, units, into: &clusters, space, &isMissingPairs) else { return nil }
      for unit in word { clusters[unit].marks.remove(.unsafeToConcat) }
      start = word.upperBound
    }
    return isMissingPairs
  }

  /// Adds letters and spaces between two of those words. The last word is already kerned with the
  /// following one, and the first with the preceding one.
  private mutating func fill(
    _ letters: Range<Int>, of run: ShapedRun, _ units: [UInt16], into clusters: inout [ShapedCluster],
    _ space: ShapingContext.SpaceGlyph, _ isMissingPairs: inout Bool
  ) -> Bool {
    guard let first = letters.first else { return true }
    var marks: ShapedCluster.Marks = [.hasGlyph, .safeToBreak]
    if first > run.range.lowerBound { marks = clusters[first].marks.subtracting(.unsafeToConcat) }
    var letter = ownLetter(units[first], space)
    for unit in letters {
      clusters[unit].glyph = letter.glyph
      clusters[unit].marks = marks
      guard letter.glyph > 0 else { return false }
      marks = [.hasGlyph, .safeToBreak]
      if unit + 1 == letters.upperBound, unit + 1 < run.range.upperBound { break }
      clusters[unit].advance = letter.letter.advance
      if unit + 1 == run.range.upperBound { break }
      let next = ownLetter(units[unit + 1], space)
      guard let kern = kern(letter.letter.kerning, next.letter.kerning, of: .own, &isMissingPairs) else { return false }
      clusters[unit].advance += kern.distance
      guard TrackedSum.isCounted(clusters[unit].advance) else { return false }
      if kern.isMarked { marks.remove(.safeToBreak) }
      letter = next
    }
    return true
  }

  private mutating func ownLetter(_ unit: UInt16, _ space: ShapingContext.SpaceGlyph) -> (letter: Letter, glyph: UInt32)
  {
    if unit == 0x20 { return (ownSpace, space.glyphID) }
    let letter = self[unit]
    return (letter, letter.face == .own ? UInt32(glyph(of: unit)) : 0)
  }
}
