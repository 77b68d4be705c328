internal import FontMetrics

/// Finds the only face of a word of plain characters in one script: the result of `PlainRuns` if it
/// is one run.
struct PlainFace {
  private let script: Script
  private let context: ShapingContext
  private var coverage: FaceCoverage.Table
  private let standIns: StandIns.Table

  init(_ script: Script, _ context: ShapingContext, _ fallback: FontFallback) {
    self.script = script
    self.context = context
    coverage = context.coverage.table
    standIns = context.standIns(script, fallback).table
  }

  /// Returns the face of all of a word; `nil` if there are several or a closer examination is
  /// necessary.
  ///
  /// - Complexity: O(length of the word).
  mutating func face(of word: ArraySlice<UInt16>) -> FontFace? {
    guard let first = word.first, UnitTraits.of(first).contains(.starts) else { return nil }
    var isPrimary = true
    for unit in word {
      let traits = UnitTraits.of(unit)
      guard traits.contains(.isPlain), !traits.contains(.isBracket), isOfScript(traits.script, unit) else { return nil }
      isPrimary = isPrimary && coverage.contains(unit)
    }
    return isPrimary ? context.face : standIn(for: word)
  }

  private func isOfScript(_ own: Script, _ unit: UInt16) -> Bool {
    if own == script || own.isUnresolved { return true }
    guard !script.isUnresolved, let scalar = Unicode.Scalar(unit) else { return false }
    return script.isAmongExtensions(of: scalar)
  }

  /// Returns the fallback face for every cluster of a word: it has the first character of each with
  /// the characters that belong to it. The text's own face lacks one of them.
  private mutating func standIn(for word: ArraySlice<UInt16>) -> FontFace? {
    guard let face = word.first.flatMap({ standIns[$0] }) else { return nil }
    var isCovered = false
    var start: UInt16 = 0
    for unit in word {
      if UnitTraits.of(unit).contains(.starts) {
        if isCovered { return nil }
        isCovered = coverage.contains(unit)
        start = unit
        guard standIns[unit] === face else { return nil }
      } else {
        isCovered = isCovered && coverage.contains(unit)
        guard let scalar = Unicode.Scalar(unit), face.contains(scalar), !context.face.mayCompose([start, unit]) else {
          return nil
        }
      }
    }
    return isCovered ? nil : face
  }
}
