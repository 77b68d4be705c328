internal import FontInterop
internal import FontMetrics

/// Puts a text together of its words, of which most are known, without shaping it.
///
/// It answers what the whole text, shaped, would: every word is told by `WordBuilder` to have the same glyphs there, and where
/// anything else is in doubt the answer is `nil`, and the text is shaped whole.
struct WordMeasurer {
  let words: WordCache
  let context: ShapingContext
  let fallback: FontFallback
  let shaper: RunShaper
  let iterators: BreakIteratorPool

  /// In bytes. A longer word would hardly be met again.
  private static let longestWord = 96
  /// How often a word whose font looks beyond its spaces is put together with its neighbours.
  private static let mostJoins = 6

  /// A word with its place in the text, in bytes.
  private struct Token {
    var start: Int
    var end: Int
    /// The script before it.
    var before: Script
    var metrics: WordMetrics

    var isEmpty: Bool { start == end }
  }

  // MARK: The text

  /// The pieces of a text, and on which of the catalogue's counts of changes they depend, if on any; `nil` for a text that is
  /// shaped whole.
  func pieces(
    of text: UnsafeRawBufferPointer, direction: WritingDirection
  ) -> (pieces: LinePieces, generation: Int?)? {
    if unsafe text.isEmpty { return (LinePieces([], traits: []), nil) }
    guard context.allowsWords, let opening = unsafe TextOpening(text, direction) else { return nil }
    let generation = fallback.generation
    var pieces = LinePieceBuilder()
    guard let words = unsafe fill(&pieces, text, opening), !pieces.isIrregular else { return nil }
    if opening.level == 1, direction == .natural, !words.contains(.isStrongRightToLeft) { return nil }
    if words.contains(.changesScript), words.contains(.hasOpenBracket) { return nil }
    var traits: LinePieces.Traits = []
    if words.contains(.isMissing) { traits.insert(.isMissing) }
    if words.contains(.isUnsafeInside) { traits.insert(.isUnsafeInside) }
    let made = LinePieces(pieces.pieces, traits: traits)
    return (made, words.contains(.dependsOnCatalogue) ? generation : nil)
  }

  /// Adds the words of a text; all their flags together, or `nil`.
  private func fill(
    _ pieces: inout LinePieceBuilder, _ text: UnsafeRawBufferPointer, _ opening: TextOpening
  ) -> WordMetrics.Flags? {
    guard let tokens = unsafe tokens(text, opening) else { return nil }
    pieces.reserveCapacity(tokens.count * 2)
    var traits: WordMetrics.Flags = []
    var previous: Int?
    for index in tokens.indices {
      if index > 0 { pieces.add(context.space.advance, unitsPerEm: context.space.unitsPerEm, hangs: true) }
      if tokens[index].isEmpty { continue }
      guard let allows = Self.allowsBreak(after: previous.map { tokens[$0].metrics }, before: tokens[index]) else {
        return nil
      }
      if allows { pieces.end(.endsAtOpportunity) }
      pieces.add(tokens[index].metrics)
      traits.formUnion(tokens[index].metrics.flags)
      previous = index
    }
    pieces.end(.endsHardLine)
    return traits
  }

  /// Whether a line may end at the spaces before a word; `nil` where that takes the whole text to know.
  private static func allowsBreak(after last: WordMetrics?, before word: Token) -> Bool? {
    let isForbidden = word.metrics.flags.contains(.forbidsBreakBefore)
    guard let last else { return word.start == 0 ? false : isForbidden ? nil : true }
    if isForbidden { return false }
    // Where the word before forbids it, rules that look for a break may come to other breaks in this word (ICU's LB20.09).
    if last.flags.contains(.forbidsBreakAfter) { return nil }
    return BreakKind.allowsBreak(after: last.lastKind, before: word.metrics.firstKind) ? true : nil
  }

  // MARK: Words

  /// The words of a text, each with the neighbours that its font's rules look at; one space between each two, so that some are
  /// empty. `nil` where rules look too far.
  private func tokens(_ text: UnsafeRawBufferPointer, _ opening: TextOpening) -> [Token]? {
    var tokens: [Token] = []
    tokens.reserveCapacity(16)
    var start = 0
    var script = opening.script
    var hasWord = false
    while start <= text.count {
      let end = unsafe Self.end(of: text, from: start)
      guard var word = unsafe token(text, start..<end, after: script, opening.level) else { return nil }
      var joins = 0
      while let last = tokens.last, unsafe reach(last, word, text, hasWord: hasWord) {
        joins += 1
        guard joins <= Self.mostJoins, !last.isEmpty, !word.isEmpty,
          let joined = unsafe token(text, last.start..<word.end, after: last.before, opening.level)
        else { return nil }
        tokens.removeLast()
        word = joined
      }
      if word.isEmpty, !word.metrics.flags.isDisjoint(with: [.reachesBack, .reachesAhead]) { return nil }
      hasWord = hasWord || !word.isEmpty
      script = word.metrics.script
      tokens.append(word)
      start = end + 1
    }
    return tokens
  }

  /// Whether rules look from one word at the other. Beyond the spaces at the text's ends there is nothing to look at.
  private func reach(_ last: Token, _ word: Token, _ text: UnsafeRawBufferPointer, hasWord: Bool) -> Bool {
    guard last.metrics.flags.contains(.reachesAhead) || word.metrics.flags.contains(.reachesBack) else { return false }
    guard hasWord else { return false }
    return unsafe !text[word.start...].allSatisfy { $0 == 0x20 }
  }

  /// The next space, or the text's end.
  private static func end(of text: UnsafeRawBufferPointer, from start: Int) -> Int {
    var end = start
    while end < text.count, unsafe text[end] != 0x20 { end += 1 }
    return end
  }

  /// `nil` for a word that is too long, or no use.
  private func token(
    _ text: UnsafeRawBufferPointer, _ range: Range<Int>, after script: Script, _ level: UInt8
  ) -> Token? {
    guard range.count <= Self.longestWord else { return nil }
    let bytes = unsafe UnsafeRawBufferPointer(rebasing: text[range])
    let metrics =
      unsafe known(bytes, after: script, level) ?? shapeAhead(text, range, after: script, level)
      ?? made(bytes, after: script, level)
    if metrics.flags.contains(.unusable) { return nil }
    return Token(start: range.lowerBound, end: range.upperBound, before: script, metrics: metrics)
  }

  // MARK: Shaping

  private func metrics(_ bytes: UnsafeRawBufferPointer, after script: Script, _ level: UInt8) -> WordMetrics {
    unsafe known(bytes, after: script, level) ?? made(bytes, after: script, level)
  }

  private func key(_ bytes: UnsafeRawBufferPointer, _ script: Script, _ level: UInt8) -> WordKey {
    unsafe WordKey(bytes, context: context.number, script: script, level: level)
  }

  /// What is remembered of a word, with the fonts that the catalogue has now.
  private func known(_ bytes: UnsafeRawBufferPointer, after script: Script, _ level: UInt8) -> WordMetrics? {
    guard let known = unsafe words.word(key(bytes, script, level), bytes),
      known.generation.map({ $0 == Int32(truncatingIfNeeded: fallback.generation) }) ?? true
    else { return nil }
    return known
  }

  private func made(_ bytes: UnsafeRawBufferPointer, after script: Script, _ level: UInt8) -> WordMetrics {
    let units = unsafe UTF16Units.of(bytes)
    let made = builder.metrics(units, after: script, level: level) { script in
      unsafe metrics(UnsafeRawBufferPointer(start: nil, count: 0), after: script, level)
    }
    unsafe words.insert(made, key(bytes, script, level), bytes)
    return made
  }

  private var builder: WordBuilder {
    WordBuilder(context: context, fallback: fallback, shaper: shaper, iterators: iterators)
  }

  /// Shapes a word together with those after it that are not known either; `nil` where it has to be looked at alone.
  private func shapeAhead(
    _ text: UnsafeRawBufferPointer, _ word: Range<Int>, after script: Script, _ level: UInt8
  ) -> WordMetrics? {
    var batch = WordBatch(builder, after: script, level: level)
    guard unsafe batch.add(UTF16Units.of(UnsafeRawBufferPointer(rebasing: text[word]))) else { return nil }
    var added = [word]
    var start = word.upperBound + 1
    while start < text.count, !batch.isFull {
      let end = unsafe Self.end(of: text, from: start)
      let bytes = unsafe UnsafeRawBufferPointer(rebasing: text[start..<end])
      if bytes.count <= Self.longestWord, unsafe known(bytes, after: script, level) == nil,
        unsafe batch.add(UTF16Units.of(bytes))
      {
        added.append(start..<end)
      }
      start = end + 1
    }
    let metrics = batch.metrics()
    for (range, metrics) in zip(added, metrics) {
      let bytes = unsafe UnsafeRawBufferPointer(rebasing: text[range])
      if let metrics { unsafe words.insert(metrics, key(bytes, script, level), bytes) }
    }
    return metrics[0]
  }
}
