internal import FontInterop
internal import FontMetrics

/// A break that HarfBuzz marks as unsafe, in text whose widths are sums of steps. The width of a
/// line that ends there is the sum without the kerning of the pair.
struct KernedEnd: Sendable {
  /// The last piece of such a line, including spaces.
  var piece: Int32
  /// A Boolean value that indicates whether the break precedes those spaces.
  var isBeforeSpaces: Bool
  /// The steps of the glyph before the place: kerned with the following glyph, and alone.
  var kerned: UInt16
  var alone: UInt16
}

/// Finds these breaks in text that was shaped in one instance.
///
/// HarfBuzz marks a pair if the font has a value for it, which is 0 in many instances of a variable
/// face. But it also marks the context of substitutions. Therefore the part that would be shaped
/// again is shaped once: if it keeps its glyphs, it keeps them in all instances, whose rules then
/// only kern.
struct InstanceLineEnds {
  private let steps: TextSteps
  private let runs: [ShapedRun]
  private let units: [UInt16]
  private let flags: [UnitFlags]
  private let clusters: [ShapedCluster]
  private let instance: InstanceAdvances
  private let context: ShapingContext
  private let shaper: RunShaper
  /// The order of the run that was examined last.
  private var knownOrder: (run: Range<Int>, isForwards: Bool)?
  /// The parts that were shaped separately.
  private var known: [(run: ShapedRun, units: ArraySlice<UInt16>, glyphs: [Glyph])] = []

  /// The places, in order.
  private(set) var conditional: [KernedEnd] = []
  /// The pieces that keep their widths at a line's end in all instances.
  private(set) var safe: [Int] = []

  /// - Parameters:
  ///   - pieces: The pieces of the text.
  ///   - ends: The end of each piece, in units.
  ///   - clusters: The clusters of the text, with sums of advances instead of advances.
  /// - Complexity: O(pieces), plus the lengths of the parts that would be shaped again.
  init(
    _ pieces: [LinePiece], ends: [Int32], _ steps: TextSteps, _ clusters: [ShapedCluster], runs: [ShapedRun],
    units: [UInt16], flags: [UnitFlags], in instance: InstanceAdvances, _ context: ShapingContext, _ shaper: RunShaper
  ) {
    (self.steps, self.runs, self.units, self.flags, self.clusters) = (steps, runs, units, flags, clusters)
    (self.instance, self.context, self.shaper) = (instance, context, shaper)
    for (index, piece) in pieces.enumerated() where piece.traits.contains(.isUnsafeAtEnd) {
      look(at: Int(ends[index]), endOf: index)
    }
  }

  private static let softHyphen: UInt16 = 0xAD

  private mutating func look(at end: Int, endOf piece: Int) {
    guard end > 0, units[end - 1] != Self.softHyphen else { return }
    var shown = end
    while shown > 0, flags[shown - 1].contains(.hangs) { shown -= 1 }
    let unsafe = (shown == end ? [end] : [shown, end]).filter { !flags[$0].contains(.safeToBreak) }
    var found: [KernedEnd] = []
    for place in unsafe {
      switch look(at: place, startsLine: place == end) {
      case .dependsOnMore: return
      case .stays: break
      case .kerned(let kerned, let alone):
        found.append(
          KernedEnd(piece: Int32(clamping: piece), isBeforeSpaces: place < end, kerned: kerned, alone: alone))
      }
    }
    if found.isEmpty { safe.append(piece) } else { conditional += found }
  }

  /// The width of a line that ends at a break.
  private enum LineEnd {
    /// The sum, in all instances.
    case stays
    /// The sum with the step of a glyph alone instead of that with the next glyph.
    case kerned(UInt16, alone: UInt16)
    case dependsOnMore
  }

  private mutating func look(at place: Int, startsLine: Bool) -> LineEnd {
    let run = runs[runs.firstPlace { $0.range.upperBound > place }]
    guard run.range.lowerBound < place, let before = stretch(before: place, run), stays(run, before) else {
      return .dependsOnMore
    }
    if startsLine {
      guard let after = stretch(after: place, run), stays(run, after) else { return .dependsOnMore }
    }
    guard run.face == context.face else { return .stays }
    // The part that is shaped again may have a different direction from its run (`TurnedText`).
    guard isKernedForwards(run), run.isRightToLeft == run.script.isRightToLeft else { return .dependsOnMore }
    var last = place - 1
    while last > before.lowerBound, steps.ofUnits[last] == TextSteps.none { last -= 1 }
    let kerned = steps.ofUnits[last]
    guard kerned != TextSteps.none else { return .dependsOnMore }
    return instance.group.withSteps { steps, _ in
      steps.alone(kerned).map { .kerned(kerned, alone: $0) } ?? .stays
    }
  }

  /// Returns `true` if HarfBuzz kerns a run from its start to its end. Otherwise it kerns the glyph
  /// after a break.
  private mutating func isKernedForwards(_ run: ShapedRun) -> Bool {
    if let knownOrder, knownOrder.run == run.range { return knownOrder.isForwards }
    let rules = instance.group.rules(of: run, context, shaper)
    let isForwards = rules.map { run.kerningOrder(units, $0) == .forwards } ?? false
    knownOrder = (run.range, isForwards)
    return isForwards
  }

  // MARK: Stretches

  /// In units. A longer part is not examined. Otherwise text of hidden characters, where a line may
  /// end after any of them, would be traversed from each.
  private static let longestStretch = 64

  /// Returns the part of a line that is shaped again if it ends at a break, or `nil` if it is too
  /// long.
  private func stretch(before place: Int, _ run: ShapedRun) -> Range<Int>? {
    var start = place - 1
    while start > run.range.lowerBound, !flags[start].contains(.safeToBreak) {
      start -= 1
      if place - start > Self.longestStretch { return nil }
    }
    return start..<place
  }

  /// Returns the part of a line that is shaped again if it starts at a break, or `nil` if it is too
  /// long.
  private func stretch(after place: Int, _ run: ShapedRun) -> Range<Int>? {
    var end = place + 1
    while end < run.range.upperBound, !flags[end].contains(.safeToBreak) {
      end += 1
      if end - place > Self.longestStretch { return nil }
    }
    return place..<end
  }

  /// Returns `true` if a separately shaped part has the same glyphs as in the text, and the same
  /// advances in a face that all instances share.
  private mutating func stays(_ run: ShapedRun, _ stretch: Range<Int>) -> Bool {
    let letters = units[stretch]
    if run.face == context.face, areLetters(stretch, run) { return true }
    // Other parts may take a form from the preceding text on the line.
    guard KnownStretches.keeps(letters, of: run) || letters.allSatisfy({ $0 < 0x80 }) else { return false }
    return glyphs(of: stretch, run) == ownGlyphs(of: stretch, run)
  }

  private static let limit = 32

  /// Returns `true` if characters have the same glyphs next to any letters, and also here, so that
  /// shaping them is unnecessary.
  private func areLetters(_ stretch: Range<Int>, _ run: ShapedRun) -> Bool {
    guard let rules = context.face.shapingFont.letterRules(context.properties[run]) else { return false }
    return stretch.allSatisfy { rules.letter(units[$0], in: context.face.shapingFont)?.glyph == clusters[$0].glyph }
  }

  private struct Glyph: Equatable {
    /// Relative to the stretch's start.
    var cluster: Int
    /// Its index in the font's own face, whose advance depends on the instance, or its advance in
    /// another face.
    var value: Int
  }

  private mutating func glyphs(of stretch: Range<Int>, _ run: ShapedRun) -> [Glyph] {
    let letters = units[stretch]
    if let known = known.first(where: { $0.run.isLike(run) && $0.units == letters }) { return known.glyphs }
    let shaped = shaper.shape(0..<stretch.count, of: Array(letters), as: run, context.settings) ?? []
    let glyphs = shaped.map { glyph in
      Glyph(
        cluster: glyph.cluster, value: run.face == context.face ? Int(glyph.glyphID) : Int(glyph.xAdvance))
    }.sorted { $0.cluster < $1.cluster }
    if known.count < Self.limit { known.append((run, letters, glyphs)) }
    return glyphs
  }

  private func ownGlyphs(of stretch: Range<Int>, _ run: ShapedRun) -> [Glyph] {
    stretch.filter { clusters[$0].marks.contains(.hasGlyph) }.map { unit in
      let cluster = unit - stretch.lowerBound
      if run.face == context.face { return Glyph(cluster: cluster, value: Int(clusters[unit].glyph)) }
      var next = unit + 1
      while next < run.range.upperBound, !clusters[next].marks.contains(.hasGlyph) { next += 1 }
      let end = next < run.range.upperBound ? clusters[next].advance : run.advance
      return Glyph(cluster: cluster, value: end - clusters[unit].advance)
    }
  }
}

extension ShapedRun {
  /// Returns `true` if the same text would have the same result in another run.
  fileprivate func isLike(_ other: ShapedRun) -> Bool {
    face === other.face && script == other.script && isRightToLeft == other.isRightToLeft
  }
}
