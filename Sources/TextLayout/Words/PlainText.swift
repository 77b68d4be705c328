internal import FontInterop
internal import FontMetrics

/// Text of plain characters, shaped whole only for its widths.
///
/// Its measurements are the same as those of `ShapedContent`, glyph by glyph, and it stores nothing
/// that only drawing requires.
struct PlainText {
  private let units: [UInt16]
  private var runs: [ShapedRun]
  private let context: ShapingContext
  private var clusters: [ShapedCluster]
  private var flags: [UnitFlags]
  /// The steps that determine its widths in all instances of its face; `nil` if undetermined, or if
  /// it must be shaped in each.
  private var steps: TextSteps?
  /// A Boolean value that indicates whether the result may differ with another catalog.
  let asksForFallback: Bool

  /// The maximum length in UTF-16 units; longer text is examined repeatedly.
  private static let longest = 1 << 16

  /// Returns `nil` for text that is not supported.
  ///
  /// - Parameter needsGlyphs: True if glyphs of the text's own face are required in addition to
  ///   widths.
  /// - Complexity: O(n), plus the cost of the fonts' own rules.
  init?(
    _ text: String, direction: WritingDirection, context: ShapingContext, fallback: FontFallback, shaper: RunShaper,
    needsGlyphs: Bool = false
  ) {
    let units = UTF16Units.of(text)
    guard !units.isEmpty, units.count <= Self.longest else { return nil }
    let isSimple = direction != .rightToLeft && !units.contains(where: BidiLevels.mayBeRightToLeft)
    let levels = isSimple ? [] : BidiLevels(units, direction: direction).levels
    self.init(units, levels: levels, after: .common, context, fallback, shaper, needsGlyphs: needsGlyphs)
  }

  /// Creates a part of a string with its context.
  ///
  /// - Parameters:
  ///   - levels: The level of each unit, or empty if all are 0.
  ///   - script: The script of the preceding text.
  ///   - needsGlyphs: True if glyphs of the text's own face are required in addition to widths.
  init?(
    _ units: [UInt16], levels: [UInt8], after script: Script, _ context: ShapingContext, _ fallback: FontFallback,
    _ shaper: RunShaper, needsGlyphs: Bool = false
  ) {
    self.units = units
    let cut = PlainRuns(units, levels: levels, after: script, context: context, fallback: fallback)
    if cut.isRefused { return nil }
    runs = cut.runs
    asksForFallback = cut.asksForFallback
    self.context = context
    flags = [UnitFlags](repeating: [], count: units.count + 1)
    clusters = [ShapedCluster](repeating: ShapedCluster(), count: units.count)
    guard measure(with: shaper, fallback, needsGlyphs: needsGlyphs) else { return nil }
    mark()
  }

  /// Measures runs of letters, and shapes others.
  private mutating func measure(with shaper: RunShaper, _ fallback: FontFallback, needsGlyphs: Bool) -> Bool {
    let (context, units) = (context, units)
    return context.withLetters(fallback) { letters in
      shape(with: shaper) { run, clusters in
        let place = letters.place(run.script, isRightToLeft: run.isRightToLeft) {
          LetterTable(run, context, fallback, shaper)
        }
        guard let place else { return false }
        return needsGlyphs && run.face == context.face
          ? letters[place].shape(run, of: units, into: &clusters, context, with: shaper)
          : letters[place].measure(run, of: units, into: &clusters, with: shaper)
      }
    }
  }

  /// - Parameter measure: Measures a run without shaping it, or returns false.
  private mutating func shape(
    with shaper: RunShaper, unless measure: (ShapedRun, inout [ShapedCluster]) -> Bool
  ) -> Bool {
    var request = ShapingRequest(text: units, range: 0..<0, properties: ShapingProperties(script: "Zyyy"))
    for index in runs.indices {
      if !measure(runs[index], &clusters) {
        request.range = runs[index].range
        request.properties = context.properties[runs[index]]
        guard context.shape(request, as: runs[index], into: &clusters, with: shaper) else { return false }
      }
      runs[index].advance = clusters.accumulate(runs[index].range)
    }
    return true
  }

  /// Marks hanging spaces, and places where a line break leaves the glyphs unchanged.
  private mutating func mark() {
    for unit in units.indices {
      let traits = UnitTraits.of(units[unit])
      if traits.contains(.starts), !Conjuncts.goesOn(at: unit, in: units) { flags[unit].insert(.graphemeStart) }
      if traits.contains(.hangs) { flags[unit].insert(.hangs) }
      if clusters[unit].marks.contains(.safeToBreak) { flags[unit].insert(.safeToBreak) }
    }
    flags[units.count].formUnion([.graphemeStart, .safeToBreak, .mandatoryBefore, .breakBefore])
    JoinedRuns.markUnsafe(runs, of: units, in: &flags)
  }

  /// Returns the text in pieces between the places where lines may end; `nil` if advances do not
  /// determine what fits.
  ///
  /// - Complexity: O(n).
  mutating func pieces(with iterators: BreakIteratorPool, _ shaper: RunShaper) -> LinePieces? {
    let cutter = cut(PieceKerning(context: context, shaper: shaper), with: iterators)
    return cutter.builder.isIrregular ? nil : LinePieces(cutter.builder.pieces, traits: [])
  }

  /// Returns the pieces, and the text as glyphs if they are the same in every instance of its face.
  ///
  /// - Complexity: O(n).
  mutating func pieces(
    in instance: InstanceAdvances, with iterators: BreakIteratorPool, _ shaper: RunShaper
  ) -> (pieces: LinePieces?, glyphs: GlyphPieces?) {
    // Kerning in the text's own face differs between instances.
    let kerning = PieceKerning(context: context, shaper: shaper, isOfStandIns: true)
    let cutter = cut(kerning, notesPlaces: true, with: iterators)
    if cutter.builder.isIrregular { return (nil, nil) }
    let pieces = LinePieces(cutter.builder.pieces, traits: [])
    steps = steps(in: instance, shaper)
    let glyphs = steps.flatMap { steps in
      let kerned = InstanceLineEnds(
        pieces.pieces, ends: cutter.ends, steps, clusters, runs: runs, units: units, flags: flags, in: instance,
        context, shaper)
      return GlyphPieces(pieces, ends: cutter.ends, steps, kerned, in: instance)
    }
    return (glyphs?.pieces(in: instance, shaper) ?? pieces, glyphs)
  }

  private mutating func cut(
    _ kerning: PieceKerning, notesPlaces: Bool = false, with iterators: BreakIteratorPool
  ) -> PieceCutter<LazyMapSequence<[ShapedCluster], Int>> {
    context.markOpportunities(in: units, with: iterators, flags: &flags)
    var cutter = PieceCutter(
      runs: runs, positions: clusters.lazy.map(\.advance), units: units, flags: flags, notesPlaces: notesPlaces,
      kerning: kerning)
    cutter.cut(TextAnalysis.HardLine(content: 0..<units.count, end: units.count))
    return cutter
  }
}

extension PlainText {
  /// Returns a word between spaces only for its widths.
  ///
  /// - Parameters:
  ///   - word: The range of the word. The following space has no effect, as was determined before
  ///     (`WordShape`).
  ///   - places: The offsets in the word where a line may end.
  mutating func content(
    ofWord word: Range<Int>, breakingAt places: [Int], with iterators: BreakIteratorPool
  ) -> ShapedContent {
    for place in places { flags[word.lowerBound + place].insert(.breakBefore) }
    flags[word.upperBound].insert(.safeToBreak)
    return content(with: iterators)
  }

  /// Returns the text only for its widths, without pieces.
  ///
  /// - Parameter instance: The instance of its face, if others derive widths from it.
  mutating func breakingContent(
    in instance: InstanceAdvances?, with iterators: BreakIteratorPool, _ shaper: RunShaper
  ) -> ShapedContent {
    context.markOpportunities(in: units, with: iterators, flags: &flags)
    if let instance { steps = steps(in: instance, shaper) }
    return content(with: iterators)
  }

  fileprivate func steps(in instance: InstanceAdvances, _ shaper: RunShaper) -> TextSteps? {
    TextSteps(of: clusters, units: units, runs: runs, in: instance, context, shaper)
  }

  /// Returns the text only for its widths, if its pieces are insufficient. It must be requested
  /// after the pieces.
  func content(with iterators: BreakIteratorPool) -> ShapedContent {
    let levels = runs.flatMap { repeatElement($0.level, count: $0.range.count) }
    return ShapedContent(
      measuring: TextAnalysis(line: units, flags: flags, levels: levels), runs: runs,
      positions: clusters.map { $0.advance }, settings: context.settings, dependsOnCatalog: asksForFallback,
      iterators: iterators, steps: steps, primary: steps == nil ? nil : context.face)
  }
}
