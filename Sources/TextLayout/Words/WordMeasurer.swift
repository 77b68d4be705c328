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
  }

  // MARK: The text

  /// The pieces of a text, and on which of the catalogue's counts of changes they depend, if on any; `nil` for a text that is
  /// shaped whole.
  func pieces(
    of text: UnsafeRawBufferPointer, direction: WritingDirection
  ) -> (pieces: LinePieces, generation: Int?)? {
    if unsafe text.isEmpty { return (LinePieces([], traits: .hasOpportunities), nil) }
    guard context.allowsWords, let opening = unsafe TextOpening(text, direction) else { return nil }
    let generation = fallback.generation
    var pieces = LinePieceBuilder()
    guard let words = unsafe fill(&pieces, text, opening), !pieces.isIrregular else { return nil }
    if opening.level == 1, direction == .natural, !words.contains(.isStrongRightToLeft) { return nil }
    if words.contains(.changesScript), words.contains(.hasOpenBracket) { return nil }
    var traits: LinePieces.Traits = .hasOpportunities
    if words.contains(.isMissing) { traits.insert(.isMissing) }
    if words.contains(.isUnsafeInside) { traits.insert(.isUnsafeInside) }
    let made = LinePieces(pieces.pieces, traits: traits)
    return (made, words.contains(.dependsOnCatalogue) ? generation : nil)
  }

  /// Adds the words of a text; all their flags together, or `nil`.
  private func fill(
    _ pieces: inout LinePieceBuilder, _ text: UnsafeRawBufferPointer, _ opening: TextOpening
  ) -> WordMetrics.Flags? {
    var traits: WordMetrics.Flags = []
    var previous: WordMetrics?
    var ahead = unsafe token(text, from: 0, after: opening.script, opening.level)
    while let first = ahead {
      guard let word = unsafe settle(first, text, after: previous, opening, next: &ahead) else { return nil }
      if word.end > word.start {
        guard let allows = Self.allowsBreak(after: previous, before: word) else { return nil }
        if allows { pieces.end(.endsAtOpportunity) }
        pieces.add(word.metrics)
        previous = word.metrics
        traits.formUnion(word.metrics.flags)
      }
      if word.end == text.count {
        pieces.end(.endsHardLine)
        return traits
      }
      pieces.add(context.space.advance, unitsPerEm: context.space.unitsPerEm, hangs: true)
    }
    return nil
  }

  /// Whether a line may end at the spaces before a word; `nil` where that takes the whole text to know.
  private static func allowsBreak(after last: WordMetrics?, before word: Token) -> Bool? {
    let isForbidden = word.metrics.flags.contains(.forbidsBreakBefore)
    guard let last else { return word.start == 0 ? false : isForbidden ? nil : true }
    if isForbidden || last.flags.contains(.forbidsBreakAfter) { return false }
    return BreakKind.allowsBreak(after: last.lastKind, before: word.metrics.firstKind)
  }

  // MARK: Words

  /// A word together with the neighbours that its font's rules look at; `nil` where they look too far. `next` becomes the word
  /// that follows.
  private func settle(
    _ first: Token, _ text: UnsafeRawBufferPointer, after previous: WordMetrics?, _ opening: TextOpening,
    next: inout Token?
  ) -> Token? {
    var word = first
    for _ in 0...Self.mostJoins {
      let isEmpty = word.start == word.end
      if word.metrics.flags.contains(.unusable) { return nil }
      if isEmpty, !word.metrics.flags.isDisjoint(with: [.reachesBack, .reachesAhead]) { return nil }
      guard word.end < text.count else {
        next = nil
        return word
      }
      guard let following = unsafe token(text, from: word.end + 1, after: word.metrics.script, opening.level) else {
        return nil
      }
      // Beyond the spaces at the text's ends there is nothing to look at.
      let reaches = word.metrics.flags.contains(.reachesAhead) || following.metrics.flags.contains(.reachesBack)
      let isAtStart = isEmpty && previous == nil
      if unsafe !reaches || isAtStart || isBlank(text, from: following.start) {
        next = following
        return word
      }
      if isEmpty || following.start == following.end { return nil }
      guard let joined = unsafe token(text, word.start..<following.end, after: first.before, opening.level) else {
        return nil
      }
      // Together they may look at what the first alone did not: that is in its lines already.
      if joined.metrics.flags.contains(.reachesBack), previous != nil { return nil }
      word = joined
    }
    return nil
  }

  private func isBlank(_ text: UnsafeRawBufferPointer, from start: Int) -> Bool {
    unsafe text[start...].allSatisfy { $0 == 0x20 }
  }

  /// The word that starts at a place, up to the next space; `nil` for one that is too long.
  private func token(_ text: UnsafeRawBufferPointer, from start: Int, after script: Script, _ level: UInt8) -> Token? {
    var end = start
    while end < text.count, unsafe text[end] != 0x20 { end += 1 }
    return unsafe token(text, start..<end, after: script, level)
  }

  private func token(
    _ text: UnsafeRawBufferPointer, _ range: Range<Int>, after script: Script, _ level: UInt8
  ) -> Token? {
    guard range.count <= Self.longestWord else { return nil }
    let bytes = unsafe UnsafeRawBufferPointer(rebasing: text[range])
    return unsafe Token(
      start: range.lowerBound, end: range.upperBound, before: script, metrics: metrics(bytes, after: script, level))
  }

  private func metrics(_ bytes: UnsafeRawBufferPointer, after script: Script, _ level: UInt8) -> WordMetrics {
    let key = unsafe WordKey(bytes, context: context.number, script: script, level: level)
    if let known = unsafe words.word(key, bytes),
      known.generation.map({ $0 == Int32(truncatingIfNeeded: fallback.generation) }) ?? true
    {
      return known
    }
    let builder = WordBuilder(context: context, fallback: fallback, shaper: shaper, iterators: iterators)
    let units = unsafe UTF16Units.of(bytes)
    let made = builder.metrics(units, after: script, level: level) { script in
      unsafe metrics(UnsafeRawBufferPointer(start: nil, count: 0), after: script, level)
    }
    unsafe words.insert(made, key, bytes)
    return made
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
    var previous: UInt8 = 0
    for index in 0..<text.count {
      let byte = unsafe text[index]
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: hasLettersOrDigits = true
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
