internal import FontInterop

/// Collects the glyphs of runs, in sequence, in flat arrays.
struct GlyphAssembly {
  var units: [UInt16] { request.text }
  /// The settings of the runs that follow.
  var settings: ShapingSettings {
    didSet {
      properties = nil
      loneSpace = nil
    }
  }
  private var request: ShapingRequest
  /// The properties of the settings, after a run was shaped with them.
  private var properties: ScriptProperties?
  private var shaped: [ShapedGlyph] = []
  /// The last run that was one space. There are many equal ones between words in fallback faces.
  /// Nothing joins a space, so HarfBuzz gives it the same glyph regardless of its surroundings.
  private var loneSpace: (run: ShapedRun, glyph: ShapedGlyph)?
  private(set) var runs: [ShapedRun]
  private(set) var glyphs: [RunGlyph] = []
  private(set) var positions: [Int]
  /// For each unit, true if a cluster starts there and HarfBuzz allows a line break before it.
  private var isSafe: [Bool]

  init(units: [UInt16], settings: ShapingSettings, runs: [ShapedRun]) {
    self.settings = settings
    request = ShapingRequest(text: units, range: 0..<0, properties: ShapingProperties(script: "Zyyy"))
    self.runs = runs
    glyphs.reserveCapacity(units.count)
    positions = [Int](repeating: 0, count: units.count)
    isSafe = [Bool](repeating: false, count: units.count)
  }

  mutating func shape(_ index: Int, with shaper: RunShaper) {
    let run = runs[index]
    guard let face = run.face else {
      for unit in run.range { isSafe[unit] = true }
      return
    }
    if !takeLoneSpace(run) {
      request.range = run.range
      let properties = properties ?? shaper.properties(of: settings)
      self.properties = properties
      request.properties = properties[run]
      runs[index].isGivenUp = !shaper.shape(request, in: face, into: &shaped)
      if isLoneSpace(run), shaped.count == 1 { loneSpace = (run, shaped[0]) }
    }
    let first = glyphs.count
    for glyph in shaped {
      positions[glyph.cluster] += Int(glyph.xAdvance)
      isSafe[glyph.cluster] = !glyph.isUnsafeToBreak
      glyphs.append(RunGlyph(glyph))
    }
    runs[index].glyphs = first..<glyphs.count
    runs[index].advance = accumulate(run.range, face.clusterCount)
  }

  private func isLoneSpace(_ run: ShapedRun) -> Bool {
    run.range.count == 1 && request.text[run.range.lowerBound] == 0x20
  }

  /// Returns `true` for a run of one space like the last, whose glyph is then in `shaped`.
  private mutating func takeLoneSpace(_ run: ShapedRun) -> Bool {
    guard isLoneSpace(run), let known = loneSpace, known.run.face === run.face, known.run.script == run.script,
      known.run.isRightToLeft == run.isRightToLeft
    else { return false }
    shaped.removeAll(keepingCapacity: true)
    shaped.append(known.glyph)
    shaped[0].cluster = run.range.lowerBound
    return true
  }

  /// Replaces the advances of clusters by the sums of all previous ones, and returns the total.
  ///
  /// - Parameter clusterCount: The count of each cluster with a width.
  private mutating func accumulate(_ range: Range<Int>, _ clusterCount: Int) -> Int {
    var sum = 0
    for unit in range {
      let advance = positions[unit]
      positions[unit] = sum
      sum += advance == 0 ? 0 : advance + clusterCount
    }
    return sum
  }

  /// Marks the places where a line break leaves the glyphs unchanged.
  func markSafeBreaks(in flags: inout [UnitFlags]) {
    for unit in isSafe.indices where isSafe[unit] && !DottedCircle.mayPrecede(unit..<units.count, of: units) {
      flags[unit].insert(.safeToBreak)
    }
    flags[isSafe.count].insert(.safeToBreak)
    JoinedRuns.markUnsafe(runs, of: request.text, in: &flags)
  }
}

extension RunGlyph {
  init(_ glyph: ShapedGlyph) {
    self.init(
      glyphID: glyph.glyphID, cluster: Int32(truncatingIfNeeded: glyph.cluster), xAdvance: glyph.xAdvance,
      xOffset: glyph.xOffset, yOffset: glyph.yOffset)
  }
}
