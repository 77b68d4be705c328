internal import FontInterop
internal import FontMetrics

/// Divides text of plain characters into the same runs as `ScriptRun` and `Itemizer`, at a fraction
/// of their cost. Most text is plain.
struct PlainRuns {
  /// The runs in logical order; they cover the text.
  private(set) var runs: [ShapedRun] = []
  /// A Boolean value that indicates whether the result may differ with another catalog.
  private(set) var asksForFallback = false
  /// A Boolean value that indicates whether some of the text is in another script than its
  /// beginning.
  private(set) var changesScript = false
  /// A Boolean value that indicates whether a cluster is not supported.
  private(set) var isRefused = false
  /// The script that the following text joins.
  private(set) var script: Script
  /// Brackets that are not closed yet.
  private var brackets: [OpenBracket] = []
  private var hasLoneClosing = false
  /// The script to which closing brackets return if they were opened before; `nil` if they keep the
  /// preceding script.
  private let closing: Script?

  private let context: ShapingContext
  private var coverage: FaceCoverage.Table
  private let fallback: FontFallback
  private var standInScript: Script?
  private var standIns = StandIns.Table()
  /// The source of the last run.
  private var lastSource = Source.own

  /// - Parameters:
  ///   - units: The units, without newlines.
  ///   - levels: The level of each unit; empty if all have the same level.
  ///   - level: The level of all units.
  ///   - script: The script of the preceding text; common if there is none.
  ///   - closing: The script of brackets that were opened before, if brackets that close here
  ///     return to another script.
  /// - Complexity: O(n).
  init(
    _ units: [UInt16], levels: [UInt8] = [], level: UInt8 = 0, after script: Script, closing: Script? = nil,
    context: ShapingContext, fallback: FontFallback
  ) {
    self.closing = closing
    self.context = context
    self.fallback = fallback
    self.script = script
    coverage = context.coverage.table
    if script == .common { self.script = Self.firstScript(units) }
    runs.reserveCapacity(4)
    cut(units, levels, level)
  }

  /// Returns the script of text without a script at its start: that of the first character that has
  /// one.
  private static func firstScript(_ units: [UInt16]) -> Script {
    for unit in units {
      let own = UnitTraits.of(unit).script
      if !own.isUnresolved { return own }
    }
    return .common
  }

  private mutating func cut(_ units: [UInt16], _ levels: [UInt8], _ level: UInt8) {
    var start = 0
    while start < units.count {
      let traits = UnitTraits.of(units[start])
      guard traits.contains([.starts, .isPlain]) else { return isRefused = true }
      var end = start + 1
      var deciding = traits.script
      var decidingUnit = units[start]
      while end < units.count {
        let next = UnitTraits.of(units[end])
        let goesOn = next.contains(.starts) && Conjuncts.goesOn(at: end, in: units)
        guard goesOn || !next.contains(.starts) else { break }
        guard goesOn || next.contains(.extends), next.contains(.isPlain), levels.isEmpty || levels[end] == levels[start]
        else {
          return isRefused = true
        }
        if deciding.isUnresolved, !next.script.isUnresolved {
          deciding = next.script
          decidingUnit = units[end]
        }
        end += 1
      }
      guard end - start <= Itemizer.clusterLimit else { return isRefused = true }
      if traits.contains(.isBracket), deciding == .common { pass(units[start]) } else { enter(deciding, decidingUnit) }
      guard let source = source(units, start..<end) else { return isRefused = true }
      append(start..<end, source, levels.isEmpty ? level : levels[start])
      start = end
    }
  }

  /// Proceeds to the script of a cluster, by the rules of `ScriptRun`.
  private mutating func enter(_ own: Script, _ unit: UInt16) {
    guard own != script, !own.isUnresolved else { return }
    if !script.isUnresolved, let scalar = Unicode.Scalar(unit), script.isAmongExtensions(of: scalar) { return }
    script = own
    changesScript = true
  }

  /// A Boolean value that indicates whether a bracket has no match here.
  var hasOpenBracket: Bool { hasLoneClosing || !brackets.isEmpty }

  private mutating func pass(_ bracket: UInt16) {
    guard let scalar = Unicode.Scalar(bracket) else { return }
    let isOpen = brackets.contains { $0.closing == scalar.value }
    var own = ScriptRun.bracketScript(scalar, current: script, brackets: &brackets)
    if !isOpen, scalar.characterProperties.contains(.closingBracket) {
      hasLoneClosing = true
      own = closing ?? own
    }
    if own != script { changesScript = true }
    script = own
  }

  // MARK: Faces

  /// The source of a cluster's face. A number, so that no references are counted for each
  /// character.
  private enum Source: Equatable {
    case own
    /// The index among the fallback faces of the script.
    case standIn(Int)
  }

  /// The text's own face or a known fallback face; `nil` for others.
  private mutating func source(_ units: [UInt16], _ cluster: Range<Int>) -> Source? {
    var isPrimary = true
    for offset in cluster where isPrimary { isPrimary = coverage.contains(units[offset]) }
    if isPrimary { return .own }
    asksForFallback = true
    if standInScript != script {
      standIns = context.standIns(script, fallback).table
      standInScript = script
    }
    guard let place = standIns.place(of: units[cluster.lowerBound]), !context.face.mayCompose(units[cluster]) else {
      return nil
    }
    for offset in cluster.dropFirst() {
      guard let scalar = Unicode.Scalar(units[offset]), standIns.faces[place].contains(scalar) else { return nil }
    }
    return .standIn(place)
  }

  private mutating func append(_ cluster: Range<Int>, _ source: Source, _ level: UInt8) {
    let last = runs.count - 1
    if last >= 0, runs[last].script == script, runs[last].level == level, lastSource == source {
      runs[last].range = runs[last].range.lowerBound..<cluster.upperBound
      return
    }
    let face = if case .standIn(let place) = source { standIns.faces[place] } else { context.face }
    runs.append(ShapedRun(range: cluster, face: face, script: script, level: level))
    lastSource = source
  }
}
