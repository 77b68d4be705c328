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

/// What a text's first look tells of all of it.
struct TextOpening {
  /// The one embedding level the text may have.
  let level: UInt8
  /// The script of what has none of its own at the text's start; common where nothing in the text has one.
  let script: Script

  /// In bytes: what is longer has few lines in common with any other text.
  private static let longest = 1 << 16

  /// `nil` for a text that is better shaped whole: written without spaces between words, of two directions, or long.
  init?(_ text: UnsafeRawBufferPointer, _ direction: WritingDirection) {
    guard text.count <= Self.longest else { return nil }
    var isRightToLeft = direction == .rightToLeft
    var hasLettersOrDigits = false
    var hasLetters = false
    var hasBracket = false
    var previous: UInt8 = 0
    for index in 0..<text.count {
      let byte = unsafe text[index]
      switch byte {
      case 0x41...0x5A, 0x61...0x7A:
        hasLetters = true
        hasLettersOrDigits = true
      case 0x30...0x39: hasLettersOrDigits = true
      case 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D: hasBracket = true
      // Han, kana and their punctuation.
      case 0xE3...0xE9: return nil
      // Hebrew, Arabic, Syriac, Thaana, N'Ko.
      case 0xD7...0xDF: isRightToLeft = true
      case 0x90...0xBF where previous == 0xD6: isRightToLeft = true
      // Thai and Lao.
      case 0xB8...0xBB where previous == 0xE0: return nil
      default: break
      }
      previous = byte
    }
    if isRightToLeft, hasLettersOrDigits || direction == .leftToRight { return nil }
    level = isRightToLeft ? 1 : 0
    script = unsafe Self.firstScript(text)
    if script == .unknown { return nil }
    // Brackets around another script most often open in one word and close in another.
    if hasBracket, hasLetters, script != .latin { return nil }
  }

  private static func firstScript(_ text: UnsafeRawBufferPointer) -> Script {
    var place = 0
    while place < text.count {
      let lead = unsafe text[place]
      // A string's bytes are well-formed UTF-8: the first says how many there are.
      let count = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      var value = count == 1 ? UInt32(lead) : UInt32(lead) & (0x7F >> UInt32(count))
      for offset in place + 1..<max(place + 1, min(text.count, place + count)) {
        value = unsafe value << 6 | UInt32(text[offset] & 0x3F)
      }
      let script = Script(of: Unicode.Scalar(value) ?? "\u{FFFD}")
      if !script.isUnresolved { return script }
      place += count
    }
    return .common
  }
}
