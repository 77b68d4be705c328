internal import FontInterop
internal import FontMetrics

/// Shapes a word with two spaces on either side, and determines whether text beyond the inner
/// spaces could affect it.
///
/// It could not if HarfBuzz marks neither outer space as unsafe to concatenate: every rule of the
/// font that was tried at the word or at the inner spaces was decided without examining more. Then
/// the word has the same glyphs in every string with surrounding spaces or at its ends.
struct WordBuilder {
  let context: ShapingContext
  let fallback: FontFallback
  let shaper: RunShaper
  let iterators: BreakIteratorPool

  /// The maximum length of cached words, in UTF-16 units.
  static let longest = 96

  /// The number of spaces on either side.
  static let padding = 2

  /// Measures a word after text in a script.
  ///
  /// - Parameter spaces: Returns the metrics of spaces in a script at a level, for a run that ends
  ///   with the word.
  func metrics(
    _ word: TextWord, after script: Script, spaces: (Script, UInt8) -> WordMetrics
  ) -> WordMetrics {
    let wordUnits = word.units
    guard wordUnits.count <= Self.longest, !wordUnits.contains(where: UnitTraits.actsBeyondWords),
      !DottedCircle.mayPrecede(wordUnits.indices, of: wordUnits)
    else { return .unusable(script) }
    var metrics = WordMetrics(script: script)
    let units = Self.padded(wordUnits)
    let inner = Self.padding..<(Self.padding + wordUnits.count)
    guard let runs = runs(units, inner, after: script, closing: word.closing, Self.levels(word, units.count), &metrics)
    else { return .unusable(script) }
    let isWhole = runs.allSatisfy { run in
      !Recomposition.depends(on: units[run.range.clamped(to: inner)], in: run.face ?? context.face, of: run.script)
    }
    guard isWhole else { return .unusable(script) }
    var shape = WordShape(units: units, inner: inner, runs: runs)
    guard shape.fill(with: shaper, context), fitsSpaces(shape, &metrics, spaces) else { return .unusable(script) }
    let breaks = WordBreaks(wordUnits, context, iterators: iterators)
    breaks.describe(&metrics)
    guard shape.cut(at: breaks.opportunities, into: &metrics, self) else { return .unusable(script) }
    return metrics
  }

  /// Returns the levels of a word and of the spaces around it, which have the levels of their
  /// neighbors here. If they have other levels in the text, they are in a different run there, and
  /// the word is the same: no line that is broken next to it would be shaped again.
  private static func levels(_ word: TextWord, _ count: Int) -> [UInt8] {
    let own = word.unitLevels
    guard let first = own.first, let last = own.last else { return [UInt8](repeating: word.level, count: count) }
    return [UInt8](repeating: first, count: padding) + own + [UInt8](repeating: last, count: padding)
  }

  /// Returns the runs of a word with its spaces; `nil` if it can't be separated from them.
  private func runs(
    _ units: [UInt16], _ inner: Range<Int>, after script: Script, closing: Script?, _ levels: [UInt8],
    _ metrics: inout WordMetrics
  ) -> [ShapedRun]? {
    // Read before the first request to the catalog, which may change meanwhile.
    let generation = fallback.generation
    let plain = PlainRuns(
      units, levels: levels, after: script, closing: closing, context: context, fallback: fallback)
    if !plain.isRefused {
      metrics.script = plain.script
      if plain.hasOpenBracket { metrics.flags.insert(.hasOpenBracket) }
      if plain.asksForFallback { metrics.depend(on: generation) }
      return plain.runs
    }
    if closing != nil { return nil }
    var flags = [UnitFlags](repeating: [], count: units.count + 1)
    Boundaries.markGraphemes(in: units, with: iterators, flags: &flags)
    guard flags[inner.lowerBound].contains(.graphemeStart), flags[inner.upperBound].contains(.graphemeStart) else {
      return nil
    }
    TextAnalysis.markCharacters(in: units, flags: &flags)
    let analysis = TextAnalysis(line: units, flags: flags, levels: levels)
    metrics.takeScripts(analysis, inner, after: script)
    let itemizer = Itemizer(
      analysis, primary: context.face, settings: context.settings, fallback: fallback, after: script)
    // Determined again with the whole text.
    if itemizer.needsSize { return nil }
    if !itemizer.missing.isEmpty { metrics.flags.insert(.isMissing) }
    if itemizer.asksForFallback { metrics.depend(on: generation) }
    return itemizer.runs
  }

  static func padded(_ word: [UInt16]) -> [UInt16] {
    var units = [UInt16](repeating: 0x20, count: word.count + 2 * padding)
    for index in word.indices { units[padding + index] = word[index] }
    return units
  }

  /// Returns `true` if the spaces next to the word are plain, in their own run or in that of the
  /// word.
  private func fitsSpaces(
    _ shape: WordShape, _ metrics: inout WordMetrics, _ spaces: (Script, UInt8) -> WordMetrics
  ) -> Bool {
    metrics.flags.formUnion(shape.reach)
    for run in shape.runs where shape.isLoneSpaces(run) {
      if spaces(run.script, run.level).flags.contains(.unusable) { return false }
    }
    // If spaces affect each other, they would be affected by any word.
    let reaches = metrics.flags.intersection([.reachesBack, .reachesAhead])
    if reaches.isEmpty || shape.inner.isEmpty { return true }
    return [shape.runs.first, shape.runs.last].allSatisfy { run in
      run.map { spaces(metrics.script, $0.level).flags.isDisjoint(with: [.reachesBack, .reachesAhead, .unusable]) }
        ?? true
    }
  }
}

extension WordMetrics {
  /// There are fallback faces.
  mutating func depend(on generation: Int) {
    self.generation = Int32(truncatingIfNeeded: generation)
    flags.insert(.dependsOnCatalog)
  }

  /// Returns the following script, and true if brackets could depend on another word.
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
  }
}
