/// Letters that join those of another run, as HarfBuzz sees them in its context.
///
/// HarfBuzz calls the edges of a run safe: it was not asked about what is beyond them.
enum JoinedRuns {
  /// How many characters HarfBuzz sees of what is beside a run.
  private static let context = 5

  /// Takes back that a line may be broken where two runs touch whose letters may join, and between there and those letters.
  ///
  /// - Complexity: O(runs).
  static func markUnsafe(_ runs: [ShapedRun], of units: [UInt16], in flags: inout [UnitFlags]) {
    for (previous, run) in zip(runs, runs.dropFirst())
    where previous.joins(run, at: run.range.lowerBound, of: units) {
      markUnsafe(endOf: previous.range, of: units, in: &flags)
      markUnsafe(startOf: run.range, of: units, in: &flags)
    }
  }

  private static func markUnsafe(endOf range: Range<Int>, of units: [UInt16], in flags: inout [UnitFlags]) {
    var place = range.upperBound
    for _ in 0..<context where place > range.lowerBound {
      let last = place - (place - 1 > range.lowerBound && UTF16.isTrailSurrogate(units[place - 1]) ? 2 : 1)
      guard let scalar = ScalarSequence(units, in: last..<place).first(where: { _ in true })?.scalar,
        isTransparent(scalar)
      else { return }
      flags[last].remove(.safeToBreak)
      place = last
    }
  }

  private static func markUnsafe(startOf range: Range<Int>, of units: [UInt16], in flags: inout [UnitFlags]) {
    for element in ScalarSequence(units, in: range).prefix(context) {
      flags[element.offset].remove(.safeToBreak)
      guard isTransparent(element.scalar) else { return }
    }
  }

  /// Whether letters join across a character, or may do so.
  private static func isTransparent(_ scalar: Unicode.Scalar) -> Bool {
    Recomposition.isMark(scalar) || scalar.characterProperties.contains(.defaultIgnorable)
  }
}

extension ShapedRun {
  /// Whether letters may join across the edge of two runs, so that HarfBuzz's context decides what they look like. Nothing joins a
  /// space, and no letter joins another across it, nor what has no glyphs.
  func joins(_ next: ShapedRun, at place: Int, of units: [UInt16]) -> Bool {
    face != nil && next.face != nil && units[place] != 0x20 && (place == 0 || units[place - 1] != 0x20)
      && (script.joins || next.script.joins)
  }
}

extension Script {
  /// Whether HarfBuzz shapes the script with Unicode's joining types.
  fileprivate var joins: Bool { Self.joining.contains(tag) }

  private static let joining: Set<String> = [
    "Adlm", "Arab", "Chrs", "Mand", "Mani", "Mong", "Nkoo", "Ougr", "Phag", "Phlp", "Rohg", "Sogd", "Syrc",
  ]
}
