internal import FontMetrics
internal import Synchronization
internal import Threads

/// Shaped text without its point size, as cached. Immutable. All lengths are in design units; sums
/// of advances include the tracked clusters if the face has tracking (`TrackedSum`).
final class ShapedContent: Sendable {
  let analysis: TextAnalysis
  /// The text for HarfBuzz, with tabs as spaces.
  let shapingUnits: [UInt16]
  let settings: ShapingSettings
  /// The runs in logical order; they cover the text.
  let runs: [ShapedRun]
  let glyphs: [RunGlyph]
  /// For each unit, the sum of the advances of its run's glyphs that belong to earlier clusters.
  let positions: [Int]
  let faces: [FontFace]
  let missing: [Unicode.Scalar]
  /// A Boolean value that indicates whether the width of a part depends on the rest of the line.
  let hasTabs: Bool
  /// A Boolean value that indicates whether the result may differ with another catalog, or after
  /// fonts are registered.
  let dependsOnCatalog: Bool
  /// A Boolean value that indicates whether a fallback face depends on the size of the text but
  /// none was given, so that a context with that size is required.
  let needsSize: Bool
  /// The text's own face, or `nil` for attributed text.
  let primary: FontFace?

  /// A Boolean value that indicates whether HarfBuzz failed for a part next to the end of a line.
  let hasPartsGivenUp = Atomic<Bool>(false)

  private let iterators: BreakIteratorPool
  private let knownPieces = Locked<ContentPieces??>(nil)
  // All instances of a face share one object, and so its results.
  private let markedFlags: Locked<[UnitFlags]?>
  private let knownSteps: Locked<TextSteps??>

  /// Analyzes, itemizes and shapes text. Text that depends on its size is not shaped.
  ///
  /// - Complexity: O(n), plus the cost of the fonts' own rules.
  convenience init(
    _ text: String, primary: FontFace, settings: ShapingSettings, direction: WritingDirection,
    iterators: BreakIteratorPool, fallback: FontFallback, shaper: RunShaper
  ) {
    var analysis = TextAnalysis(
      text, language: settings.language, direction: direction, rules: settings.lineBreaks, iterators: iterators,
      marksOpportunities: false)
    let itemizer = Itemizer(analysis, primary: primary, settings: settings, fallback: fallback)
    var assembly = GlyphAssembly(units: analysis.shapingUnits, settings: settings, runs: itemizer.runs)
    if !itemizer.needsSize {
      for index in itemizer.runs.indices { assembly.shape(index, with: shaper) }
      assembly.markSafeBreaks(in: &analysis.flags)
    }
    self.init(
      analysis: analysis, settings: settings, itemizer: itemizer, assembly: assembly, iterators: iterators,
      primary: primary, hasOpportunities: false)
  }

  /// Stores content that was created elsewhere.
  ///
  /// - Parameters:
  ///   - primary: The face of all text whose characters it has, if there is one.
  ///   - hasOpportunities: True if the analysis contains line breaks.
  init(
    analysis: TextAnalysis, settings: ShapingSettings, itemizer: Itemizer, assembly: GlyphAssembly,
    iterators: BreakIteratorPool, primary: FontFace?, hasOpportunities: Bool
  ) {
    self.analysis = analysis
    self.settings = settings
    self.iterators = iterators
    self.primary = primary
    shapingUnits = assembly.units
    runs = assembly.runs
    glyphs = assembly.glyphs
    positions = assembly.positions
    faces = itemizer.faces
    missing = itemizer.missing
    hasTabs = runs.contains { $0.filler == .tab }
    dependsOnCatalog = itemizer.asksForFallback
    needsSize = itemizer.needsSize
    markedFlags = Locked(hasOpportunities ? analysis.flags : nil)
    knownSteps = Locked(nil)
  }

  /// Creates the content in another instance of its own face.
  init(_ other: ShapedContent, _ measured: Measured, faces: [FontFace], primary: FontFace) {
    analysis = other.analysis
    settings = other.settings
    iterators = other.iterators
    self.primary = primary
    shapingUnits = other.shapingUnits
    (runs, glyphs, positions) = (measured.runs, measured.glyphs, measured.positions)
    self.faces = faces
    missing = other.missing
    dependsOnCatalog = other.dependsOnCatalog
    needsSize = other.needsSize
    hasTabs = other.hasTabs
    (markedFlags, knownSteps) = (other.markedFlags, other.knownSteps)
  }

  /// Stores text of one line that was shaped for measurement. It has no glyphs, and supports only
  /// widths.
  ///
  /// - Parameters:
  ///   - analysis: The analysis with line breaks.
  ///   - steps: The steps that determine its widths in all instances of a face.
  ///   - primary: That face, at the location of its shaping.
  init(
    measuring analysis: TextAnalysis, runs: [ShapedRun], positions: [Int], settings: ShapingSettings,
    dependsOnCatalog: Bool, iterators: BreakIteratorPool, steps: TextSteps?, primary: FontFace?
  ) {
    self.analysis = analysis
    self.settings = settings
    self.iterators = iterators
    self.runs = runs
    self.positions = positions
    self.dependsOnCatalog = dependsOnCatalog
    shapingUnits = analysis.units
    self.primary = primary
    (glyphs, faces, missing, hasTabs, needsSize) = ([], [], [], false, false)
    (markedFlags, knownSteps) = (Locked(analysis.flags), Locked(.some(steps)))
  }

  /// The flags with the places where lines may end, which are determined on first use. Text that
  /// fits its column does not use them.
  ///
  /// - Complexity: O(n) on first use.
  var opportunities: [UnitFlags] {
    if let known = markedFlags.withLock({ $0 }) { return known }
    var flags = analysis.flags
    Boundaries.markLineBreaks(
      in: analysis.units, language: settings.language, rules: settings.lineBreaks, with: iterators, flags: &flags)
    markedFlags.withLock { $0 = flags }
    return flags
  }

  /// The text in pieces between the places where lines may end; `nil` if advances do not determine
  /// what fits.
  ///
  /// - Complexity: O(n) on first use.
  var pieces: ContentPieces? {
    if let known = knownPieces.withLock({ $0 }) { return known }
    let made = makePieces()
    knownPieces.withLock { $0 = .some(made) }
    return made
  }

  /// Returns the steps that determine the text's widths in all instances of its face, or `nil` if
  /// it must be shaped in each.
  ///
  /// - Parameter context: The context of its shaping.
  /// - Complexity: O(n) on first use.
  func steps(_ context: ShapingContext, _ shaper: RunShaper) -> TextSteps? {
    if let known = knownSteps.withLock({ $0 }) { return known }
    let made = makeSteps(context, shaper)
    knownSteps.withLock { $0 = .some(made) }
    return made
  }

  /// The approximate number of bytes that it retains, without faces and including future flags and
  /// pieces.
  var byteCount: Int {
    analysis.units.count * (2 + 2 + 2 + 1 + 1 + 1 + 1 + 16 + MemoryLayout<Int>.stride) + glyphs.count
      * MemoryLayout<RunGlyph>.stride
      + runs.count * MemoryLayout<ShapedRun>.stride + analysis.hardLines.count * 32 + 256
  }

  /// Returns the index of the run that contains a unit.
  ///
  /// - Complexity: O(log runs).
  func runIndex(at unit: Int) -> Int { max(0, runs.firstPlace { $0.range.lowerBound > unit } - 1) }

  /// Returns the sum of a run's advances before a place in it.
  func position(_ unit: Int, in run: ShapedRun) -> Int {
    unit >= run.range.upperBound ? run.advance : positions[unit]
  }

  /// Returns the glyphs of a part of a run, in visual order.
  ///
  /// - Complexity: O(log glyphs).
  func glyphs(of range: Range<Int>, in run: ShapedRun) -> ArraySlice<RunGlyph> {
    let slice = glyphs[run.glyphs]
    let start = slice.firstPlace { run.isRightToLeft ? $0.cluster < range.upperBound : $0.cluster >= range.lowerBound }
    let end = slice.firstPlace { run.isRightToLeft ? $0.cluster < range.lowerBound : $0.cluster >= range.upperBound }
    return slice[start..<end]
  }
}
