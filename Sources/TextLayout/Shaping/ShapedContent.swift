internal import FontInterop
internal import FontMetrics

/// A shaped text without its point size: what the cache holds. Immutable; all measures in design units.
final class ShapedContent: Sendable {
  let analysis: TextAnalysis
  /// The text as HarfBuzz sees it: tabs are spaces.
  let shapingUnits: [UInt16]
  let settings: ShapingSettings
  /// In logical order; they cover the text.
  let runs: [ShapedRun]
  let glyphs: [RunGlyph]
  /// For each unit, the sum of the advances of its run's glyphs that belong to earlier clusters.
  let positions: [Int]
  let faces: [FontFace]
  let missing: [Unicode.Scalar]
  /// Whether another catalogue, or this one after fonts were registered, could make something else of it.
  let dependsOnCatalogue: Bool

  private let iterators: BreakIteratorPool
  private let markedFlags = Locked<[UnitFlags]?>(nil)
  private let knownPieces = Locked<ContentPieces??>(nil)

  /// Analyses, itemises and shapes a text.
  ///
  /// - Complexity: O(n), apart from what the fonts' own rules take.
  convenience init(
    _ text: String, primary: FontFace, settings: ShapingSettings, direction: WritingDirection,
    iterators: BreakIteratorPool, fallback: FontFallback, shaper: RunShaper
  ) {
    var analysis = TextAnalysis(
      text, language: settings.language, direction: direction, rules: settings.lineBreaks, iterators: iterators,
      marksOpportunities: false)
    let itemizer = Itemizer(analysis, primary: primary, language: settings.language, fallback: fallback)
    var assembly = GlyphAssembly(units: analysis.shapingUnits, settings: settings, runs: itemizer.runs)
    for index in itemizer.runs.indices { assembly.shape(index, with: shaper) }
    assembly.markSafeBreaks(in: &analysis.flags)
    self.init(
      analysis: analysis, settings: settings, itemizer: itemizer, assembly: assembly, iterators: iterators,
      hasOpportunities: false)
  }

  /// Keeps what was made elsewhere.
  ///
  /// - Parameter hasOpportunities: Whether the analysis says where lines may end.
  init(
    analysis: TextAnalysis, settings: ShapingSettings, itemizer: Itemizer, assembly: GlyphAssembly,
    iterators: BreakIteratorPool, hasOpportunities: Bool
  ) {
    self.analysis = analysis
    self.settings = settings
    self.iterators = iterators
    shapingUnits = assembly.units
    runs = assembly.runs
    glyphs = assembly.glyphs
    positions = assembly.positions
    faces = itemizer.faces
    missing = itemizer.missing
    dependsOnCatalogue = itemizer.asksForFallback
    if hasOpportunities { markedFlags.withLock { $0 = analysis.flags } }
  }

  /// Keeps a text of one line that was shaped for its measures: it has no glyphs, and nothing but widths may be asked of it.
  ///
  /// - Parameter analysis: Says where lines may end.
  init(
    measuring analysis: TextAnalysis, runs: [ShapedRun], positions: [Int], settings: ShapingSettings,
    dependsOnCatalogue: Bool, iterators: BreakIteratorPool
  ) {
    self.analysis = analysis
    self.settings = settings
    self.iterators = iterators
    self.runs = runs
    self.positions = positions
    self.dependsOnCatalogue = dependsOnCatalogue
    shapingUnits = analysis.units
    (glyphs, faces, missing) = ([], [], [])
    markedFlags.withLock { $0 = analysis.flags }
  }

  /// The flags with the places where lines may end, which are looked for when they are first asked for: text that fits
  /// its column never does.
  ///
  /// - Complexity: O(n), the first time.
  var opportunities: [UnitFlags] {
    if let known = markedFlags.withLock({ $0 }) { return known }
    var flags = analysis.flags
    Boundaries.markLineBreaks(
      in: analysis.units, language: settings.language, rules: settings.lineBreaks, with: iterators, flags: &flags)
    markedFlags.withLock { $0 = flags }
    return flags
  }

  /// The text in pieces between the places where lines may end; `nil` where advances are no guide to what fits.
  ///
  /// - Complexity: O(n), the first time.
  var pieces: ContentPieces? {
    if let known = knownPieces.withLock({ $0 }) { return known }
    let made = makePieces()
    knownPieces.withLock { $0 = .some(made) }
    return made
  }

  /// About how many bytes it keeps alive, the faces apart; the flags and pieces that may come are counted.
  var byteCount: Int {
    analysis.units.count * (2 + 2 + 1 + 1 + 1 + 1 + 16 + MemoryLayout<Int>.stride) + glyphs.count
      * MemoryLayout<RunGlyph>.stride
      + runs.count * MemoryLayout<ShapedRun>.stride + analysis.hardLines.count * 32 + 256
  }

  /// The place of the run that holds a unit.
  ///
  /// - Complexity: O(log runs).
  func runIndex(at unit: Int) -> Int { max(0, runs.firstPlace { $0.range.lowerBound > unit } - 1) }

  /// The sum of a run's advances before a place in it, in design units.
  func position(_ unit: Int, in run: ShapedRun) -> Int {
    unit >= run.range.upperBound ? run.advance : positions[unit]
  }

  /// The glyphs of a part of a run, in visual order.
  ///
  /// - Complexity: O(log glyphs).
  func glyphs(of range: Range<Int>, in run: ShapedRun) -> ArraySlice<RunGlyph> {
    let slice = glyphs[run.glyphs]
    let start = slice.firstPlace { run.isRightToLeft ? $0.cluster < range.upperBound : $0.cluster >= range.lowerBound }
    let end = slice.firstPlace { run.isRightToLeft ? $0.cluster < range.lowerBound : $0.cluster >= range.upperBound }
    return slice[start..<end]
  }
}
