internal import FontInterop
internal import FontMetrics

/// The steps of a text that was shaped in one instance of a group: what its widths in the others are made of.
struct TextSteps: Sendable {
  /// For each unit, the step of the cluster that starts there, if that is in the text's own face.
  let ofUnits: [UInt16]

  /// Stands for no step.
  static let none = UInt16.max

  /// `nil` where another instance could have other glyphs, or other widths than those of steps.
  ///
  /// - Parameter clusters: Those of the text, with sums of advances in the place of advances.
  /// - Complexity: O(n).
  init?(
    of clusters: [ShapedCluster], units: [UInt16], runs: [ShapedRun], in instance: InstanceAdvances,
    _ context: ShapingContext, _ shaper: RunShaper
  ) {
    let own = runs.filter { $0.face == context.face }
    let isTelling = context.face.shapingFont.marksPairsKernedElsewhere
    guard isTelling, !units.contains(Self.fractionSlash) else { return nil }
    var found = [UInt16](repeating: Self.none, count: units.count)
    for run in own {
      guard let rules = instance.group.rules(of: run, context, shaper) else { return nil }
      let isKnown = instance.group.withSteps { known, budget in
        Self.add(
          run, clusters, run.isInOrder(units, rules) ? rules.lookups : nil, context.face.shapingFont.face, to: &found,
          &known, budget)
      }
      guard isKnown else { return nil }
    }
    ofUnits = found
    guard isMeasured(by: instance, own, clusters, shaper) else { return nil }
  }

  /// HarfBuzz applies features to the digits beside it alone.
  private static let fractionSlash: UInt16 = 0x2044

  /// Adds the steps of a run; false where there is none for a cluster.
  ///
  /// - Parameter lookups: Those that kern; `nil` for a run of which nothing may be kerned.
  private static func add(
    _ run: ShapedRun, _ clusters: [ShapedCluster], _ lookups: Int?, _ face: OpenTypeFace,
    to found: inout [UInt16], _ known: inout GlyphSteps, _ budget: ByteBudget
  ) -> Bool {
    var unit = run.firstCluster(from: run.range.lowerBound, clusters)
    while unit < run.range.upperBound {
      let next = run.firstCluster(from: unit + 1, clusters)
      let cluster = clusters[unit]
      guard !cluster.marks.contains(.isComposed), var step = known.step(cluster.glyph, budget, isMark: face.isMark)
      else { return false }
      if next < run.range.upperBound, !clusters[next].marks.contains(.safeToBreak) {
        let glyph = clusters[next].glyph
        guard let lookups, !face.isMark(glyph),
          let pair = known.step(cluster.glyph, kernedWith: glyph, by: lookups, budget)
        else { return false }
        step = pair
      }
      found[unit] = step
      unit = next
    }
    return true
  }

  /// Whether the instance's own measures of the steps are those of the text: in any other instance they are, too, then.
  private func isMeasured(
    by instance: InstanceAdvances, _ runs: [ShapedRun], _ clusters: [ShapedCluster], _ shaper: RunShaper
  ) -> Bool {
    guard instance.learn(ofUnits, shaper) else { return false }
    return instance.withKnown { known in
      runs.allSatisfy { run in
        var unit = run.firstCluster(from: run.range.lowerBound, clusters)
        while unit < run.range.upperBound {
          let next = run.firstCluster(from: unit + 1, clusters)
          let end = next < run.range.upperBound ? clusters[next].advance : run.advance
          guard Int(known[Int(ofUnits[unit])]) == end - clusters[unit].advance else { return false }
          unit = next
        }
        return true
      }
    }
  }
}

extension ShapedRun {
  /// Whether HarfBuzz kerns the run from its start to its end, as it does in the direction of the script, which numbers alone make that
  /// of numbers (`hb_ensure_native_direction`).
  fileprivate func isInOrder(_ units: [UInt16], _ rules: KerningRules) -> Bool {
    guard isRightToLeft != rules.isOfRightToLeft else { return true }
    guard !isRightToLeft else { return false }
    var hasDigits = false
    for element in ScalarSequence(units, in: range) {
      let category = element.scalar.properties.generalCategory
      if category == .decimalNumber { hasDigits = true }
      if element.scalar.properties.isAlphabetic { return false }
    }
    return hasDigits
  }

  /// Where the first cluster with a glyph starts, from a place on; the run's end where there is none.
  fileprivate func firstCluster(from place: Int, _ clusters: [ShapedCluster]) -> Int {
    var place = place
    while place < range.upperBound, !clusters[place].marks.contains(.hasGlyph) { place += 1 }
    return place
  }
}
