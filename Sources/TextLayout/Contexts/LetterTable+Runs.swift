internal import FontInterop
internal import FontMetrics

extension LetterTable {
  /// Measures a run of letters and spaces into the clusters of its text, except the glyphs. Returns
  /// false for a run that must be shaped.
  ///
  /// - Complexity: O(n), and HarfBuzz's time for unknown pairs.
  mutating func measure(
    _ run: ShapedRun, of units: [UInt16], into clusters: inout [ShapedCluster], with shaper: RunShaper
  ) -> Bool {
    // A first pass finds the unknown pairs.
    for _ in 0..<2 {
      switch measure(run, of: units, into: &clusters) {
      case .measured: return true
      case .notLetters: return Self.clear(run, in: &clusters)
      case .unknownPairs: learn(shaper)
      }
    }
    return Self.clear(run, in: &clusters)
  }

  /// Removes the measurements, and returns false.
  static func clear(_ run: ShapedRun, in clusters: inout [ShapedCluster]) -> Bool {
    for unit in run.range { clusters[unit] = ShapedCluster() }
    return false
  }

  private enum RunAnswer {
    case measured, unknownPairs, notLetters
  }

  private mutating func measure(
    _ run: ShapedRun, of units: [UInt16], into clusters: inout [ShapedCluster]
  ) -> RunAnswer {
    guard let first = run.range.first, let kind = face(of: run, first: units[first]) else { return .notLetters }
    var isMissingPairs = false
    var last: (unit: Int, kerning: UInt8)?
    for unit in run.range {
      let letter = kind == .own && units[unit] == 0x20 ? ownSpace : self[units[unit]]
      guard letter.face == kind else { return .notLetters }
      var marks: ShapedCluster.Marks = [.hasGlyph, .safeToBreak]
      if let last {
        guard let kern = kern(last.kerning, letter.kerning, of: kind, &isMissingPairs) else { return .notLetters }
        clusters[last.unit].advance += kern.distance
        guard TrackedSum.isCounted(clusters[last.unit].advance) else { return .notLetters }
        if kern.distance != 0 { marks.remove(.safeToBreak) }
      }
      clusters[unit].advance = letter.advance
      clusters[unit].marks = marks
      last = (unit, letter.kerning)
    }
    return isMissingPairs ? .unknownPairs : .measured
  }

  /// Returns the face of a run, or `nil` if it is neither face. The first character may be the
  /// first one in the fallback face.
  private mutating func face(of run: ShapedRun, first: UInt16) -> Letter.Face? {
    if own?.face.identity == run.face?.identity { return .own }
    if standIn == nil { _ = self[first] }
    return standIn != nil && standIn?.face == run.face ? .standIn : nil
  }

  /// Returns the kerning of two letters, or none while it is pending, or `nil` if it can't be
  /// determined.
  mutating func kern(
    _ first: UInt8, _ next: UInt8, of face: Letter.Face, _ isMissingPairs: inout Bool
  ) -> LetterFace.Kern? {
    let known = face == .own ? own?.kern(first, next) : standIn?.kern(first, next)
    if let known, known.isKnown { return known }
    isMissingPairs = true
    return want(first, next, of: face) ? LetterFace.Kern.none : nil
  }
}
