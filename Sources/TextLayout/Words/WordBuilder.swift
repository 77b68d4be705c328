internal import CICU
internal import FontInterop
internal import FontMetrics

/// Shapes a word between two spaces on either side, and finds out whether anything beyond the inner ones could matter to it.
///
/// It cannot where HarfBuzz marks neither outer space as unsafe to concatenate: every rule of the font that was tried at the
/// word or at the inner spaces was decided without looking farther. Then the word has the same glyphs in every text in which
/// spaces, or the text's ends, are around it.
struct WordBuilder {
  let context: ShapingContext
  let fallback: FontFallback
  let shaper: RunShaper
  let iterators: BreakIteratorPool

  /// Longer words, in UTF-16 units, are not kept.
  static let longest = 96

  /// How many spaces stand on either side.
  private static let padding = 2

  /// Measures a word of a text of one level, after text in a script.
  ///
  /// - Parameter spaces: What is known of spaces alone in a script; asked for where a run ends with the word.
  func metrics(
    _ word: [UInt16], after script: Script, level: UInt8, spaces: (Script) -> WordMetrics
  ) -> WordMetrics {
    guard word.count <= Self.longest, !word.contains(where: Self.isExcluded) else { return .unusable(script) }
    var metrics = WordMetrics(script: script)
    guard metrics.takeLevel(of: word, level) else { return .unusable(script) }
    let units = Self.padded(word)
    let inner = Self.padding..<(Self.padding + word.count)
    guard let runs = runs(units, inner, after: script, level, &metrics) else { return .unusable(script) }
    var shape = WordShape(units: units, inner: inner, runs: runs)
    guard shape.fill(with: shaper, context), fitsSpaces(shape, &metrics, spaces) else { return .unusable(script) }
    let breaks = WordBreaks(word, context, iterators: iterators)
    breaks.describe(&metrics)
    guard shape.cut(at: breaks.opportunities, into: &metrics) else { return .unusable(script) }
    return metrics
  }

  /// The runs of a word with its spaces; `nil` where it must not be cut from them.
  private func runs(
    _ units: [UInt16], _ inner: Range<Int>, after script: Script, _ level: UInt8, _ metrics: inout WordMetrics
  ) -> [ShapedRun]? {
    // Before anything is asked of the catalogue, which may change meanwhile.
    let generation = fallback.generation
    let plain = PlainRuns(units, level: level, after: script, context: context, fallback: fallback)
    if !plain.isRefused {
      metrics.script = plain.script
      if plain.hasOpenBracket { metrics.flags.insert(.hasOpenBracket) }
      if plain.changesScript { metrics.flags.insert(.changesScript) }
      if plain.asksForFallback { metrics.depend(on: generation) }
      return plain.runs
    }
    var flags = [UnitFlags](repeating: [], count: units.count + 1)
    Boundaries.markGraphemes(in: units, with: iterators, flags: &flags)
    guard flags[inner.lowerBound].contains(.graphemeStart), flags[inner.upperBound].contains(.graphemeStart) else {
      return nil
    }
    TextAnalysis.markCharacters(in: units, flags: &flags)
    let analysis = TextAnalysis(line: units, flags: flags, level: level)
    metrics.takeScripts(analysis, inner, after: script)
    let itemizer = Itemizer(
      analysis, primary: context.face, language: context.settings.language, fallback: fallback, after: script)
    if !itemizer.missing.isEmpty { metrics.flags.insert(.isMissing) }
    if itemizer.asksForFallback { metrics.depend(on: generation) }
    return itemizer.runs
  }

  private static func padded(_ word: [UInt16]) -> [UInt16] {
    var units = [UInt16](repeating: 0x20, count: word.count + 2 * padding)
    for index in word.indices { units[padding + index] = word[index] }
    return units
  }

  /// Whether the spaces beside the word are plain, in a run of their own or in that of the word.
  private func fitsSpaces(_ shape: WordShape, _ metrics: inout WordMetrics, _ spaces: (Script) -> WordMetrics) -> Bool {
    metrics.flags.formUnion(shape.reach)
    for run in shape.runs where shape.isLoneSpaces(run) {
      if spaces(run.script).flags.contains(.unusable) { return false }
    }
    // Where spaces look at each other, they would look at any word.
    let reaches = metrics.flags.intersection([.reachesBack, .reachesAhead])
    if !reaches.isEmpty, !shape.inner.isEmpty,
      !spaces(metrics.script).flags.isDisjoint(with: [.reachesBack, .reachesAhead, .unusable])
    {
      return false
    }
    return true
  }

  /// Characters that act on more than their word, or that ask for care where lines break: controls and newlines, soft
  /// hyphens, zero-width spaces, directional and other invisible controls.
  static func isExcluded(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20...0x7E: false
    case 0..<0x20, 0x7F...0x9F, 0xAD, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0xFEFF, 0xFFF9...0xFFFC: true
    default: false
    }
  }
}

extension WordMetrics {
  /// Faces stand in for the text's own.
  fileprivate mutating func depend(on generation: Int) {
    self.generation = Int32(truncatingIfNeeded: generation)
    flags.insert(.dependsOnCatalogue)
  }

  /// Whether all of a word is of a text's level: of 0 when nothing in it reads from right to left, of 1 when nothing reads
  /// from left to right, numbers included. Text of such words has that level throughout: no rule of UAX #9 makes another
  /// where there is one strong direction and no number against it.
  mutating func takeLevel(of word: [UInt16], _ level: UInt8) -> Bool {
    if level == 0 {
      guard word.contains(where: BidiLevels.mayBeRightToLeft) else { return true }
      return BidiLevels(word, direction: .leftToRight).levels.allSatisfy { $0 == 0 }
    }
    if word.allSatisfy({ !UnitTraits.of($0).isDisjoint(with: [.isRightToLeft, .isNeutral]) }) {
      if word.contains(where: { UnitTraits.of($0).contains(.isRightToLeft) }) { flags.insert(.isStrongRightToLeft) }
      return true
    }
    guard BidiLevels(word, direction: .rightToLeft).levels.allSatisfy({ $0 == 1 }) else { return false }
    if BidiLevels(word, direction: .natural).paragraphLevels.first == 1 { flags.insert(.isStrongRightToLeft) }
    return true
  }

  /// The script that follows, and whether brackets could tell what is in another word.
  fileprivate mutating func takeScripts(_ analysis: TextAnalysis, _ inner: Range<Int>, after script: Script) {
    var isPlain = true
    var open: [UInt32] = []
    for element in ScalarSequence(analysis.units, in: inner) {
      let own = Script(of: element.scalar)
      isPlain = isPlain && (own == script || own.isUnresolved)
      if element.scalar.value < 0x80 && !"()[]{}".unicodeScalars.contains(element.scalar) { continue }
      guard own == .common, element.scalar.pairedBracket != element.scalar.value else { continue }
      if element.scalar.characterProperties.contains(.openingBracket) {
        open.append(element.scalar.pairedBracket)
      } else if open.popLast() != element.scalar.value {
        flags.insert(.hasOpenBracket)
      }
    }
    if !open.isEmpty { flags.insert(.hasOpenBracket) }
    if isPlain { return }
    let runs = ScriptRun.runs(
      in: analysis.units, flags: analysis.flags, range: 0..<analysis.units.count, after: script)
    self.script = runs.last?.script ?? script
    if runs.contains(where: { $0.script != script }) { flags.insert(.changesScript) }
  }
}
