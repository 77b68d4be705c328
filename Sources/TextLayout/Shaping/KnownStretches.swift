internal import FontInterop
internal import FontMetrics

/// The cached result of a short part of text that was shaped separately.
struct ShapedStretch: Hashable, Sendable {
  /// The sum of its advances.
  var advance: Int
  /// A bit for each unit, the lowest for the first: set if a cluster starts there before which the
  /// stretch may be divided.
  var safePlaces: UInt8

  /// - Parameter face: The face of the glyphs.
  init(_ glyphs: [ShapedGlyph], in face: FontFace?) {
    advance = glyphs.advance(in: face)
    safePlaces = glyphs.reduce(0) { places, glyph in
      glyph.isUnsafeToBreak || glyph.cluster >= KnownStretches.longest ? places : places | 1 << glyph.cluster
    }
  }

  func isSafe(_ place: Int) -> Bool { safePlaces & 1 << place != 0 }
}

/// The widths of short parts of text that are shaped separately because a line begins or ends
/// within them, such as a kerned pair whose first letter ends its line. There are few of them, and
/// text in all sizes requests them repeatedly.
struct KnownStretches: Sendable {
  private struct Known: Sendable {
    /// Retained, so that no other object has the same identity.
    var face: FontFace
    var script: Script
    var isRightToLeft: Bool
    var settings: ShapingSettings
    var units: [UInt16]
    var shaped: ShapedStretch

    func isOf(_ units: ArraySlice<UInt16>, _ run: ShapedRun, _ settings: ShapingSettings) -> Bool {
      face.identity == run.face?.identity && script == run.script && isRightToLeft == run.isRightToLeft
        && self.units.elementsEqual(units) && self.settings == settings
    }
  }

  private var slots = [Known?](repeating: nil, count: Self.count)
  /// The hash of the text in each slot; 0 if there is none.
  private var hashes = [UInt64](repeating: 0, count: Self.count)
  /// Counts the stretches that replaced others.
  private var next = 0

  private static let count = 512
  /// The number of possible slots of a stretch, so that stretches with colliding hashes, or one in
  /// several faces, do not evict each other.
  private static let ways = 4
  /// The maximum length in UTF-16 units. Each unit has a bit in `ShapedStretch.safePlaces`.
  fileprivate static let longest = 8

  /// Returns `true` if the result for a part is cached: text whose letters do not depend on text
  /// beyond a safe break, or signs, which never depend on other text.
  static func keeps(_ units: ArraySlice<UInt16>, of run: ShapedRun) -> Bool {
    units.count <= longest && !run.goesOnWithCluster
      && (scripts.contains(run.script) || units.allSatisfy(SignRuns.isSign))
  }

  /// Returns `true` if the result for a part that starts with a grapheme is cached, because it
  /// depends on nothing else on its line.
  static func keeps(_ range: Range<Int>, of units: [UInt16], as run: ShapedRun) -> Bool {
    keeps(units[range], of: run) && !DottedCircle.mayPrecede(range, of: units)
  }

  /// Latin, Greek, Cyrillic, kana, and Han.
  private static let scripts = "aα\u{430}かカ一".unicodeScalars.map { Script(of: $0) }

  /// Returns the result for a part, or nil if it is unknown.
  func shaped(_ units: ArraySlice<UInt16>, of run: ShapedRun, _ settings: ShapingSettings) -> ShapedStretch? {
    let hash = Self.hash(units)
    let first = Self.firstSlot(hash)
    for slot in first..<first + Self.ways where hashes[slot] == hash {
      if slots[slot]?.isOf(units, run, settings) == true { return slots[slot]?.shaped }
    }
    return nil
  }

  mutating func keep(
    _ shaped: ShapedStretch, _ units: ArraySlice<UInt16>, of run: ShapedRun, _ settings: ShapingSettings
  ) {
    guard let face = run.face else { return }
    let hash = Self.hash(units)
    let first = Self.firstSlot(hash)
    let free = (first..<first + Self.ways).first { hashes[$0] == 0 }
    if free == nil { next += 1 }
    let slot = free ?? first + next % Self.ways
    hashes[slot] = hash
    slots[slot] = Known(
      face: face, script: run.script, isRightToLeft: run.isRightToLeft, settings: settings, units: Array(units),
      shaped: shaped)
  }

  mutating func removeAll() { self = KnownStretches() }

  /// The hash of the text without the face. If the hash included the face, collisions would depend
  /// on the addresses of faces and would differ between executions.
  private static func hash(_ units: ArraySlice<UInt16>) -> UInt64 {
    var hash: UInt64 = 0
    for unit in units { hash = (hash ^ UInt64(unit)) &* 0x9E37_79B9_7F4A_7C15 }
    return hash | 1
  }

  private static func firstSlot(_ hash: UInt64) -> Int {
    (Int(truncatingIfNeeded: hash >> 40) & (count / ways - 1)) * ways
  }
}
