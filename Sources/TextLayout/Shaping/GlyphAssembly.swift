internal import FontInterop

/// Gathers the glyphs of one run after the other into flat arrays.
struct GlyphAssembly {
  let units: [UInt16]
  /// Those of the runs to come.
  var settings: ShapingSettings
  private(set) var runs: [ShapedRun]
  private(set) var glyphs: [RunGlyph] = []
  private(set) var positions: [Int]
  /// For each unit, whether a cluster starts there and HarfBuzz lets a line break before it.
  private var isSafe: [Bool]

  init(units: [UInt16], settings: ShapingSettings, runs: [ShapedRun]) {
    self.units = units
    self.settings = settings
    self.runs = runs
    positions = [Int](repeating: 0, count: units.count)
    isSafe = [Bool](repeating: false, count: units.count)
  }

  mutating func shape(_ index: Int, with shaper: RunShaper) {
    let run = runs[index]
    guard run.face != nil else {
      for unit in run.range { isSafe[unit] = true }
      return
    }
    let shaped = shaper.shape(run.range, of: units, as: run, settings)
    let first = glyphs.count
    glyphs.reserveCapacity(first + shaped.count)
    for glyph in shaped {
      positions[glyph.cluster] += Int(glyph.xAdvance)
      isSafe[glyph.cluster] = !glyph.isUnsafeToBreak
      glyphs.append(RunGlyph(glyph))
    }
    runs[index].glyphs = first..<glyphs.count
    runs[index].advance = accumulate(run.range)
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

  /// Writes the places at which the glyphs stay as they are when a line is broken there.
  func markSafeBreaks(in flags: inout [UnitFlags]) {
    for unit in isSafe.indices where isSafe[unit] { flags[unit].insert(.safeToBreak) }
    flags[units.count].insert(.safeToBreak)
    for (previous, run) in zip(runs, runs.dropFirst()) where previous.joins(run) {
      flags[run.range.lowerBound].remove(.safeToBreak)
    }
  }
}

extension RunGlyph {
  init(_ glyph: ShapedGlyph) {
    self.init(
      glyphID: glyph.glyphID, cluster: Int32(truncatingIfNeeded: glyph.cluster), xAdvance: glyph.xAdvance,
      xOffset: glyph.xOffset, yOffset: glyph.yOffset)
  }
}

extension ShapedRun {
  /// Whether letters join across the edge of two runs, so that HarfBuzz's context decides what they look like.
  fileprivate func joins(_ next: ShapedRun) -> Bool {
    script == next.script && Script.joining.contains(script.tag)
  }
}

extension Script {
  /// The scripts that HarfBuzz shapes with Unicode's joining types.
  fileprivate static let joining: Set<String> = [
    "Adlm", "Arab", "Chrs", "Mand", "Mani", "Mong", "Nkoo", "Ougr", "Phag", "Phlp", "Rohg", "Sogd", "Syrc",
  ]
}
