internal import FontInterop
internal import FontMetrics
internal import Threads

/// The shared data of the instances of a variable face that measure text: the locations of one file
/// with the same style and settings.
///
/// If the face's rules are simple, text has the same glyphs in all of them, kerned at the same
/// places. Therefore text is a sequence of *steps*: a glyph alone, or with the glyph with which it
/// is kerned. Steps are numbered here; their advances belong to the instance (`InstanceAdvances`).
final class InstanceGroup: Sendable {
  struct Key: Hashable {
    var file: ObjectIdentifier
    var widths: AliasWidths?
    /// The number of the face. The numbers of fallback faces follow it.
    var style: FontFallback.Style
    var settings: ShapingSettings
  }

  /// The number of the group in the keys of its text, like that of a context.
  let number: UInt32
  private let budget: ByteBudget
  private let known = Locked(Known())

  private struct Known {
    /// A Boolean value that indicates whether glyphs are the same in all instances, or `nil` if
    /// undetermined.
    var sharesGlyphs: Bool?
    var rules: [RunKind: KerningRules?] = [:]
    var steps = GlyphSteps()
  }

  /// The inputs that determine which of the face's lookups apply.
  private struct RunKind: Hashable {
    var script: Script
    var isRightToLeft: Bool
  }

  init(number: UInt32, budget: ByteBudget) {
    self.number = number
    self.budget = budget
  }

  /// The rules for kerning a run of the text's own face; `nil` if they are not simple.
  func rules(of run: ShapedRun, _ context: ShapingContext, _ shaper: RunShaper) -> KerningRules? {
    let kind = RunKind(script: run.script, isRightToLeft: run.isRightToLeft)
    let properties = context.properties[run]
    return known.withLock { known in
      if let rules = known.rules[kind] { return rules }
      let sharesGlyphs = known.sharesGlyphs ?? context.face.shapingFont.face.hasSameGlyphsInAllInstances
      known.sharesGlyphs = sharesGlyphs
      let rules = sharesGlyphs ? known.steps.rules(properties, context, shaper) : nil
      if known.rules.count < Self.kindLimit { known.rules[kind] = .some(rules) }
      return rules
    }
  }

  private static let kindLimit = 256

  /// Calls a closure with the steps, to number the steps of a string.
  func withSteps<Result: Sendable>(_ body: (inout GlyphSteps, ByteBudget) -> Result) -> Result {
    known.withLock { body(&$0.steps, budget) }
  }
}

/// The kerning of glyphs in runs of a script.
struct KerningRules: Sendable {
  /// The group's lookups that kern; `nil` if they differ from the lookups for text without a
  /// script, which HarfBuzz shapes only by the font's rules. Such runs are measured only where
  /// nothing is kerned.
  var lookups: Int?
  /// A Boolean value that indicates whether the script is right-to-left.
  var isOfRightToLeft: Bool
  /// A Boolean value that indicates whether the script is left-to-right in all text.
  var isOfLeftToRight: Bool
}

/// The steps found so far, by number.
struct GlyphSteps: Sendable {
  /// A glyph alone, or with the glyph with which it is kerned.
  struct Step: Sendable {
    var glyph: UInt16
    var next: UInt16 = 0
    /// The index in `KerningRules.lookups`; `nil` for a glyph alone.
    var lookups: Int?
  }

  private(set) var steps: [Step] = []
  /// The properties of a run for each set of lookups.
  private(set) var properties: [ShapingProperties] = []
  private var lookups: [[UInt32]] = []
  /// By glyph: the number of its step plus one, or 0 for none.
  private var alone: [UInt16] = []
  private var pairs: [UInt64: UInt16] = [:]

  /// The approximate size of a step in bytes.
  private static let cost = 48

  /// `nil` if the rules are not simple.
  fileprivate mutating func rules(
    _ own: ShapingProperties, _ context: ShapingContext, _ shaper: RunShaper
  ) -> KerningRules? {
    let font = context.face.shapingFont
    guard let applied = font.pairLookups(own) else { return nil }
    if lookups.isEmpty {
      let plain = context.properties[ShapedRun(range: 0..<0, face: nil, script: .common, level: 0)]
      guard let found = font.pairLookups(plain) else { return nil }
      lookups.append(found)
      properties.append(plain)
    }
    let common = own.takesPositionsOfAllScripts ? lookups.firstIndex(of: applied) : nil
    return KerningRules(
      lookups: common, isOfRightToLeft: own.isOfRightToLeftScript, isOfLeftToRight: own.isOfLeftToRightScript)
  }

  /// The number of the step of a glyph alone; `nil` for a mark, or if the budget is exhausted.
  mutating func step(_ glyph: UInt32, _ budget: ByteBudget, isMark: (UInt32) -> Bool) -> UInt16? {
    guard let glyph = UInt16(exactly: glyph) else { return nil }
    let place = Int(glyph)
    if place < alone.count, alone[place] > 0 { return alone[place] - 1 }
    guard !isMark(UInt32(glyph)), let number = add(Step(glyph: glyph), budget) else { return nil }
    if place >= alone.count { alone += repeatElement(0, count: place + 1 - alone.count) }
    alone[place] = number + 1
    return number
  }

  /// The number of the step of a glyph with the one with which it is kerned, neither a mark; `nil`
  /// if the budget is exhausted.
  mutating func step(
    _ glyph: UInt32, kernedWith next: UInt32, by lookups: Int, _ budget: ByteBudget
  ) -> UInt16? {
    guard let glyph = UInt16(exactly: glyph), let next = UInt16(exactly: next) else { return nil }
    let key = UInt64(lookups) << 32 | UInt64(glyph) << 16 | UInt64(next)
    if let known = pairs[key] { return known }
    guard let number = add(Step(glyph: glyph, next: next, lookups: lookups), budget) else { return nil }
    pairs[key] = number
    return number
  }

  /// The step of the same glyph alone; `nil` for a glyph that is not kerned.
  func alone(_ number: UInt16) -> UInt16? {
    let step = steps[Int(number)]
    guard step.lookups != nil, Int(step.glyph) < alone.count, alone[Int(step.glyph)] > 0 else { return nil }
    return alone[Int(step.glyph)] - 1
  }

  private mutating func add(_ step: Step, _ budget: ByteBudget) -> UInt16? {
    guard let number = UInt16(exactly: steps.count), number < UInt16.max, budget.take(Self.cost) else { return nil }
    steps.append(step)
    return number
  }
}
