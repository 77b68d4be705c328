internal import FontInterop
internal import FontMetrics
internal import Threads

/// The advances of steps in one instance of a group, each determined on first use.
final class InstanceAdvances: Sendable {
  let group: InstanceGroup
  private let font: ShapingFont
  /// The count of a cluster with a width in sums.
  let clusterCount: Int
  private let budget: ByteBudget
  /// By step, in design units; `unknown` if it was never requested.
  private let known = Locked<[Int32]>([])

  /// Distinct from every advance: the advance was not requested, or HarfBuzz returned none.
  static let (unknown, impossible) = (Int32.min, Int32.min + 1)
  /// Not a number of a step.
  static let noStep = UInt16.max
  /// Tables grow by this many steps.
  private static let room = 256

  init(group: InstanceGroup, face: FontFace, budget: ByteBudget) {
    self.group = group
    font = face.shapingFont
    clusterCount = face.clusterCount
    self.budget = budget
  }

  /// The sum of a step's advance.
  func sum(_ advance: Int32) -> Int { advance == 0 ? 0 : Int(advance) + clusterCount }

  /// The minimum advance of a step, in design units, for which sums of advances determine what fits
  /// (`TrackedSum.rises`), or else 0.
  var narrowest: Int { clusterCount == 0 ? 0 : TrackedSum.narrowest }

  /// Calls a closure with the known advances. Steps beyond the end are unknown.
  func withKnown<Result: Sendable>(_ body: ([Int32]) -> Result) -> Result { known.withLock { body($0) } }

  /// Determines the unknown advances of steps. Returns false if the budget is exhausted.
  ///
  /// - Parameter numbers: The numbers of steps, or ``noStep``.
  /// - Complexity: O(n), and HarfBuzz's time for unknown steps.
  func learn(_ numbers: [UInt16], _ shaper: RunShaper) -> Bool {
    let unknown = withKnown { known in
      numbers.filter { $0 != Self.noStep && (Int($0) >= known.count || known[Int($0)] == Self.unknown) }
    }
    guard let last = unknown.max() else { return true }
    guard makeRoom(for: Int(last)) else { return false }
    let (steps, properties) = group.withSteps { steps, _ in (unknown.map { steps.steps[Int($0)] }, steps.properties) }
    var found = zip(unknown, steps).filter { $1.lookups == nil }.map { number, step in
      (number, Int32(clamping: font.advance(UInt32(step.glyph))))
    }
    for (lookups, properties) in properties.enumerated() {
      found += pairs(zip(unknown, steps).filter { $1.lookups == lookups }, properties, shaper)
    }
    known.withLock { known in
      for (number, advance) in found { known[Int(number)] = advance }
    }
    return true
  }

  /// Pairs in sequence. Only the first glyph of each is read: kerning rules examine two neighbors
  /// and move only the first.
  private func pairs(
    _ wanted: [(UInt16, GlyphSteps.Step)], _ properties: ShapingProperties, _ shaper: RunShaper
  ) -> [(UInt16, Int32)] {
    if wanted.isEmpty { return [] }
    let glyphs = wanted.flatMap { [UInt32($1.glyph), UInt32($1.next)] }
    let advances = font.glyphMeasurer.flatMap { shaper.advances(of: glyphs, properties, by: $0) }
    return wanted.enumerated().map { index, step in (step.0, advances?[2 * index] ?? Self.impossible) }
  }

  private func makeRoom(for number: Int) -> Bool {
    known.withLock { known in
      if number < known.count { return true }
      let count = (number / Self.room + 1) * Self.room
      guard budget.take((count - known.count) * MemoryLayout<Int32>.stride) else { return false }
      known += repeatElement(Self.unknown, count: count - known.count)
      return true
    }
  }
}
