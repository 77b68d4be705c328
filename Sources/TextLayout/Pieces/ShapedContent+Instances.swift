internal import FontInterop
internal import FontMetrics

extension ShapedContent {
  /// Returns the text in another instance of its own face without shaping, or `nil` if it must be
  /// shaped there.
  ///
  /// - Parameters:
  ///   - own: The context of its shaping.
  ///   - context: Another context of the same group.
  /// - Complexity: O(n).
  func content(in context: ShapingContext, from own: ShapingContext, _ shaper: RunShaper) -> ShapedContent? {
    guard let primary, let instance = context.instance, own.instance?.group === instance.group,
      let steps = steps(own, shaper), instance.learn(steps.ofUnits, shaper)
    else { return nil }
    var copy = Measured(runs: runs, glyphs: glyphs, positions: positions)
    let isPossible = instance.withKnown { known in
      for index in runs.indices where runs[index].face == primary {
        guard copy.move(index, to: context.face, steps.ofUnits, known, instance) else { return false }
      }
      return true
    }
    return isPossible
      ? ShapedContent(self, copy, faces: faces.map { $0 == primary ? context.face : $0 }, primary: context.face) : nil
  }

  /// Returns the steps of a string, or `nil` if other instances may have other glyphs.
  ///
  /// - Complexity: O(n).
  func makeSteps(_ context: ShapingContext, _ shaper: RunShaper) -> TextSteps? {
    guard let instance = context.instance else { return nil }
    for run in runs where run.face == primary {
      if ScalarSequence(shapingUnits, in: run.range).contains(where: { isStandInSpace($0.scalar, context) }) {
        return nil
      }
    }
    return TextSteps(of: clusters, units: shapingUnits, runs: runs, in: instance, context, shaper)
  }

  /// Returns `true` if HarfBuzz changes the width of the space to replace another one that the face
  /// lacks.
  private func isStandInSpace(_ scalar: Unicode.Scalar, _ context: ShapingContext) -> Bool {
    scalar.value > 0xA0 && scalar.properties.generalCategory == .spaceSeparator && !context.face.contains(scalar)
  }

  /// The clusters that `PlainText` would have stored.
  var clusters: [ShapedCluster] {
    var clusters = [ShapedCluster](repeating: ShapedCluster(), count: shapingUnits.count)
    for unit in clusters.indices {
      clusters[unit].advance = positions[unit]
      if analysis.flags[unit].contains(.safeToBreak) { clusters[unit].marks.insert(.safeToBreak) }
    }
    for glyph in glyphs {
      let unit = Int(glyph.cluster)
      let isMoved = glyph.xOffset != 0 || glyph.yOffset != 0
      if isMoved || clusters[unit].marks.contains(.hasGlyph) { clusters[unit].marks.insert(.isComposed) }
      clusters[unit].marks.insert(.hasGlyph)
      clusters[unit].glyph = glyph.glyphID
    }
    return clusters
  }

  /// The data that differ between instances.
  struct Measured {
    var runs: [ShapedRun]
    var glyphs: [RunGlyph]
    var positions: [Int]

    /// Gives a run the widths of another instance. Returns false if HarfBuzz failed to determine
    /// one.
    fileprivate mutating func move(
      _ index: Int, to face: FontFace, _ steps: [UInt16], _ known: [Int32], _ instance: InstanceAdvances
    ) -> Bool {
      let run = runs[index]
      var sum = 0
      for unit in run.range {
        positions[unit] = sum
        guard steps[unit] != TextSteps.none else { continue }
        let advance = known[Int(steps[unit])]
        if advance == InstanceAdvances.impossible { return false }
        sum += instance.sum(advance)
      }
      for glyph in run.glyphs {
        let step = steps[Int(glyphs[glyph].cluster)]
        glyphs[glyph].xAdvance = step == TextSteps.none ? 0 : known[Int(step)]
      }
      (runs[index].advance, runs[index].face) = (sum, face)
      return true
    }
  }
}
