internal import FontInterop
internal import FontMetrics

/// The steps of text that was shaped in one instance of a group, which determine its widths in the
/// others.
struct TextSteps: Sendable {
  /// For each unit, the step of the cluster that starts there, if it is in the text's own face.
  let ofUnits: [UInt16]

  /// Not a step.
  static let none = InstanceAdvances.noStep

  /// Creates the steps, or returns `nil` if another instance could have other glyphs or other
  /// widths than those of the steps.
  ///
  /// - Parameter clusters: The clusters of the text, with sums of advances instead of advances.
  /// - Complexity: O(n).
  init?(
    of clusters: [ShapedCluster], units: [UInt16], runs: [ShapedRun], in instance: InstanceAdvances,
    _ context: ShapingContext, _ shaper: RunShaper
  ) {
    let own = runs.filter { $0.face == context.face }
    let isTelling = context.face.shapingFont.marksPairsKernedElsewhere
    guard isTelling, !units.contains(Self.fractionSlash) else { return nil }
    let space = context.space.glyphID
    var found = [UInt16](repeating: Self.none, count: units.count)
    for run in own {
      guard let rules = instance.group.rules(of: run, context, shaper) else { return nil }
      let isKnown = instance.group.withSteps { known, budget in
        Self.add(
          RunClusters(run, units, clusters, space: space), run.kerningOrder(units, rules), rules.lookups,
          context.face.shapingFont.face, to: &found, &known, budget)
      }
      guard isKnown else { return nil }
    }
    ofUnits = found
    guard isMeasured(by: instance, own.map { RunClusters($0, units, clusters, space: space) }, shaper) else {
      return nil
    }
  }

  /// HarfBuzz applies features only to the digits next to it.
  private static let fractionSlash: UInt16 = 0x2044

  /// Adds the steps of a run. Returns `false` if a cluster has none.
  ///
  /// - Parameters:
  ///   - order: The order in which HarfBuzz kerns it, or `nil` if unknown.
  ///   - lookups: The kerning lookups, or `nil` for a run without kerning.
  private static func add(
    _ run: RunClusters, _ order: KerningOrder?, _ lookups: Int?, _ face: OpenTypeFace,
    to found: inout [UInt16], _ known: inout GlyphSteps, _ budget: ByteBudget
  ) -> Bool {
    var (last, unit): (Int?, Int) = (nil, run.first)
    while unit < run.end {
      let next = run.next(after: unit)
      defer { (last, unit) = (unit, next) }
      let glyph = run.clusters[unit].glyph
      guard !run.clusters[unit].marks.contains(.isComposed), var step = known.step(glyph, budget, isMark: face.isMark)
      else { return false }
      let other = order == .backwards ? (run.isSafe(unit) ? nil : last) : run.isSafe(next) ? nil : next
      if let other {
        let neighbor = run.clusters[other].glyph
        guard let lookups, order != nil, !face.isMark(neighbor),
          let pair = known.step(glyph, kernedWith: neighbor, by: lookups, budget)
        else { return false }
        step = pair
      }
      found[unit] = step
    }
    return true
  }

  /// Returns `true` if the instance's advances of the steps are those of the text, which then holds
  /// in every other instance.
  private func isMeasured(
    by instance: InstanceAdvances, _ runs: [RunClusters], _ shaper: RunShaper
  ) -> Bool {
    guard instance.learn(ofUnits, shaper) else { return false }
    return instance.withKnown { known in
      runs.allSatisfy { run in
        var unit = run.first
        while unit < run.end {
          let next = run.next(after: unit)
          guard run.advance(unit, before: next) == instance.sum(known[Int(ofUnits[unit])]) else { return false }
          unit = next
        }
        return true
      }
    }
  }
}

/// The direction in which HarfBuzz kerns a run.
enum KerningOrder {
  case forwards, backwards
}

/// The clusters of a run without characters that HarfBuzz hides, which have no width in any
/// instance and are skipped by kerning rules.
private struct RunClusters {
  let clusters: [ShapedCluster]
  private let run: ShapedRun
  private let units: [UInt16]
  private let space: UInt32

  /// - Parameter space: The glyph of the face's space, which replaces hidden characters.
  init(_ run: ShapedRun, _ units: [UInt16], _ clusters: [ShapedCluster], space: UInt32) {
    (self.run, self.units, self.clusters, self.space) = (run, units, clusters, space)
  }

  var end: Int { run.range.upperBound }

  /// The start of the first cluster, or the run's end without one.
  var first: Int { next(after: run.range.lowerBound - 1) }

  func next(after unit: Int) -> Int {
    var place = glyph(from: unit + 1)
    while place < end, isHidden(place) { place = glyph(from: place + 1) }
    return place
  }

  private func glyph(from place: Int) -> Int {
    var place = place
    while place < end, !clusters[place].marks.contains(.hasGlyph) { place += 1 }
    return place
  }

  func advance(_ unit: Int, before next: Int) -> Int {
    (next < end ? clusters[next].advance : run.advance) - clusters[unit].advance
  }

  func isSafe(_ unit: Int) -> Bool { unit >= end || clusters[unit].marks.contains(.safeToBreak) }

  private func isHidden(_ unit: Int) -> Bool {
    guard units[unit] >= 0xAD, clusters[unit].glyph == space, !clusters[unit].marks.contains(.isComposed) else {
      return false
    }
    let next = glyph(from: unit + 1)
    return advance(unit, before: next) == 0
      && ScalarSequence(units, in: unit..<next).allSatisfy {
        $0.scalar.properties.isDefaultIgnorableCodePoint && !Self.hangulFillers.contains($0.scalar.value)
      }
  }

  /// Characters that are hidden according to Unicode but not in HarfBuzz.
  private static let hangulFillers: [UInt32] = [0x115F, 0x1160, 0x3164, 0xFFA0]
}

extension ShapedRun {
  /// Returns the order in which HarfBuzz kerns the run; `nil` for scripts of either direction.
  func kerningOrder(_ units: [UInt16], _ rules: KerningRules) -> KerningOrder? {
    if isRightToLeft == rules.isOfRightToLeft { return .forwards }
    if isRightToLeft { return rules.isOfLeftToRight ? .backwards : nil }
    return TurnedText(ScalarSequence(units, in: range)).isForwards ? .forwards : .backwards
  }
}
