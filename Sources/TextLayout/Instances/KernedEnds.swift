internal import FontInterop
internal import FontMetrics

/// A place that HarfBuzz marks as unsafe to break, in a text whose widths are sums of steps: a line that ends there measures what the sums say
/// in those instances in which the pair there is kerned by nothing.
struct KernedEnd: Sendable {
  /// The piece that such a line ends with, spaces included.
  var piece: Int32
  /// The steps of the glyph before the place: kerned with the one after it, and alone.
  var kerned: UInt16
  var alone: UInt16
}

/// Finds those places in a text that was shaped in one instance.
///
/// HarfBuzz marks a pair wherever the font has a value for it, and in many an instance of a variable face that is 0. But it marks as well what
/// substitution looked at; so what is shaped again at the place has to be letters, of which that changes none (`LetterRules`).
struct KernedEnds {
  let steps: TextSteps
  let runs: [ShapedRun]
  let units: [UInt16]
  let flags: [UnitFlags]
  let instance: InstanceAdvances
  let context: ShapingContext
  let shaper: RunShaper

  /// The places, by piece; a piece has none where its end takes a closer look in all instances.
  ///
  /// - Parameter ends: Where each piece ends, in units.
  /// - Complexity: O(pieces), and the lengths of the stretches that would be shaped again.
  func places(_ pieces: [LinePiece], ends: [Int32]) -> [KernedEnd] {
    var found: [KernedEnd] = []
    for (index, piece) in pieces.enumerated() where piece.traits.contains(.isUnsafeAtEnd) {
      let end = Int(ends[index])
      guard end > 0, units[end - 1] != Self.softHyphen else { continue }
      var shown = end
      while shown > 0, flags[shown - 1].contains(.hangs) { shown -= 1 }
      let unsafe = Set([shown, end]).filter { !flags[$0].contains(.safeToBreak) }
      let known = unsafe.compactMap { kernedEnd(at: $0, Int32(clamping: index)) }
      if known.count == unsafe.count { found += known }
    }
    return found
  }

  private static let softHyphen: UInt16 = 0xAD

  private func kernedEnd(at place: Int, _ piece: Int32) -> KernedEnd? {
    guard place < units.count, steps.ofUnits[place] != TextSteps.none else { return nil }
    let run = runs[runs.firstPlace { $0.range.upperBound > place }]
    var last = place - 1
    while last > run.range.lowerBound, steps.ofUnits[last] == TextSteps.none { last -= 1 }
    guard run.range.contains(last), steps.ofUnits[last] != TextSteps.none, isOfLetters(upTo: place, run) else {
      return nil
    }
    let kerned = steps.ofUnits[last]
    return instance.group.withSteps { steps, _ in
      steps.alone(kerned).map { KernedEnd(piece: piece, kerned: kerned, alone: $0) }
    }
  }

  /// Whether what would be shaped again of a line that ends at a place is letters, and what comes after it one, or a space.
  private func isOfLetters(upTo place: Int, _ run: ShapedRun) -> Bool {
    guard let rules = context.face.shapingFont.letterRules(context.properties(run, shaper)) else { return false }
    var start = place - 1
    while start > run.range.lowerBound, !flags[start].contains(.safeToBreak) { start -= 1 }
    let font = context.face.shapingFont
    return units[start...place].allSatisfy { unit in
      (unit == 0x20 ? rules.space(in: font) : rules.letter(unit, in: font)) != nil
    }
  }
}
