internal import FontInterop
internal import FontMetrics

/// Assembles a string from its words without shaping it. Most words are known.
///
/// The result is that of the whole, shaped text: `WordBuilder` ensures that every word has the same
/// glyphs there. In doubt, the result is `nil` and the text is shaped whole. It is not copyable,
/// because a copy would count references to data that all threads share.
struct WordMeasurer: ~Copyable {
  let words: WordCache
  let context: ShapingContext
  let fallback: FontFallback
  let shaper: RunShaper
  let iterators: BreakIteratorPool

  /// In bytes. A longer word is unlikely to recur.
  private static let longestWord = 96
  /// The maximum number of times that a word whose font examines text beyond its spaces is combined
  /// with its neighbors.
  private static let mostJoins = 6

  /// A word with its range in the text, in bytes.
  fileprivate struct Token {
    var start: Int
    var end: Int
    /// The script of the preceding text.
    var before: Script
    /// The brackets that are open before it.
    var brackets: OpenBrackets
    /// The script to which the text returns if the word closes these brackets.
    var closing: Script?
    var metrics: WordMetrics

    var isEmpty: Bool { start == end }
  }

  // MARK: The text

  /// Returns the pieces of a string, the positions of words in a long text, and the generation of
  /// the catalog on which they depend, if any; `nil` for text that must be shaped whole.
  func pieces(
    of text: UnsafeRawBufferPointer, direction: WritingDirection
  ) -> (pieces: LinePieces, words: PlacedWords?, generation: Int?)? {
    if unsafe text.isEmpty { return (LinePieces([], traits: []), nil, nil) }
    guard context.allowsWords, let opening = unsafe TextOpening(text, direction) else { return nil }
    let generation = fallback.generation
    var pieces = LinePieceBuilder()
    var words: [PlacedWord] = []
    // A line in text with many lines often ends within a word, at some size and width.
    let places = text.count >= Self.longText && opening.levels.isEmpty
    let found = unsafe fill(&pieces, text, opening) { token, pieces in
      if places { words.append(PlacedWord(token, pieces)) }
    }
    guard let found, !pieces.isIrregular else { return nil }
    var traits: LinePieces.Traits = .isOfWords
    if found.contains(.isMissing) { traits.insert(.isMissing) }
    let made = LinePieces(pieces.pieces, traits: traits)
    let placed = places ? PlacedWords(words: words, opening: opening, pieceCount: pieces.pieces.count) : nil
    return (made, placed, found.contains(.dependsOnCatalog) ? generation : nil)
  }

  /// The range in bytes.
  private static let longText = 128

  /// Returns the words of a string, and the generation of the catalog on which they depend, if any;
  /// `nil` for text with several levels.
  ///
  /// - Parameter count: The number of pieces of the text.
  func placedWords(
    of text: UnsafeRawBufferPointer, direction: WritingDirection, pieceCount count: Int
  ) -> (words: PlacedWords, generation: Int?)? {
    let generation = fallback.generation
    guard let opening = unsafe TextOpening(text, direction), opening.levels.isEmpty else { return nil }
    var pieces = LinePieceBuilder()
    var words: [PlacedWord] = []
    let found = unsafe fill(&pieces, text, opening) { token, pieces in
      words.append(PlacedWord(token, pieces))
    }
    guard let found, pieces.pieces.count == count else { return nil }
    let placed = PlacedWords(words: words, opening: opening, pieceCount: count)
    return (placed, found.contains(.dependsOnCatalog) ? generation : nil)
  }

  /// Adds the words of a string, and returns the union of their flags, or `nil`.
  private func fill(
    _ pieces: inout LinePieceBuilder, _ text: UnsafeRawBufferPointer, _ opening: TextOpening,
    _ visit: (Token, Range<Int>) -> Void
  ) -> WordMetrics.Flags? {
    let found = context.withLetters(fallback) { letters in unsafe tokens(text, opening, &letters) }
    guard let tokens = found else { return nil }
    pieces.reserveCapacity(tokens.count * 2)
    var traits: WordMetrics.Flags = []
    var previous: (flags: WordMetrics.Flags, kind: BreakKind)?
    for index in tokens.indices {
      if index > 0 {
        guard hasPlainSpace(before: index, in: tokens, opening) else { return nil }
        pieces.add(context.space.advance, unitsPerEm: context.space.unitsPerEm, hangs: true)
      }
      let token = tokens[index]
      if token.isEmpty { continue }
      guard let allows = Self.allowsBreak(after: previous, before: token) else { return nil }
      if allows { pieces.end(.endsAtOpportunity) }
      let first = pieces.pieces.count
      pieces.add(token.metrics)
      visit(token, first..<pieces.pieces.count)
      traits.formUnion(token.metrics.flags)
      previous = (token.metrics.flags, token.metrics.lastKind)
    }
    pieces.end(.endsHardLine)
    return traits
  }

  /// Returns `true` if the space before a word is plain. In text with one level, the adjacent words
  /// determine it. In text with several levels it may be in another run than both.
  private func hasPlainSpace(before index: Int, in tokens: [Token], _ opening: TextOpening) -> Bool {
    guard !opening.levels.isEmpty else { return true }
    return hasPlainSpaces(tokens[index - 1].metrics.script, opening.levels[tokens[index].start - 1])
  }

  /// Returns whether a line may end at the spaces before a word, or `nil` if that depends on the
  /// whole text.
  private static func allowsBreak(
    after last: (flags: WordMetrics.Flags, kind: BreakKind)?, before word: Token
  ) -> Bool? {
    let isForbidden = word.metrics.flags.contains(.forbidsBreakBefore)
    guard let last else { return word.start == 0 ? false : isForbidden ? nil : true }
    if isForbidden { return false }
    // If the previous word forbids it, rules that look backward may find other breaks in this word
    // (ICU's LB20.09).
    if last.flags.contains(.forbidsBreakAfter) { return nil }
    return BreakKind.allowsBreak(after: last.kind, before: word.metrics.firstKind) ? true : nil
  }

  // MARK: Words

  /// Returns the words of a string, each with the neighbors that its font's rules examine, with one
  /// space between them, so that some are empty. `nil` if rules examine too much.
  private func tokens(
    _ text: UnsafeRawBufferPointer, _ opening: TextOpening, _ letters: inout LetterTables
  ) -> [Token]? {
    var tokens: [Token] = []
    tokens.reserveCapacity(16)
    var start = 0
    var script = opening.script
    var brackets = OpenBrackets()
    var ahead = WordsAhead()
    var hasWord = false
    while start <= text.count {
      let end = unsafe Self.end(of: text, from: start)
      var passed = brackets
      guard var word = unsafe token(text, start..<end, after: script, &passed, opening, &letters, &ahead) else {
        return nil
      }
      var joins = 0
      while let last = tokens.last, unsafe reach(last, word, text, hasWord: hasWord) {
        joins += 1
        passed = last.brackets
        guard joins <= Self.mostJoins, !last.isEmpty, !word.isEmpty,
          let joined = unsafe joined(text, last.start..<word.end, after: last.before, &passed, opening)
        else { return nil }
        tokens.removeLast()
        word = joined
      }
      if word.isEmpty, !word.metrics.flags.isDisjoint(with: [.reachesBack, .reachesAhead]) { return nil }
      hasWord = hasWord || !word.isEmpty
      script = word.metrics.script
      brackets = passed
      tokens.append(word)
      start = end + 1
    }
    return tokens
  }

  /// Returns the reach of rules from one word to the next. There is no text beyond the spaces at
  /// the ends.
  private func reach(_ last: Token, _ word: Token, _ text: UnsafeRawBufferPointer, hasWord: Bool) -> Bool {
    guard last.metrics.flags.contains(.reachesAhead) || word.metrics.flags.contains(.reachesBack) else { return false }
    guard hasWord else { return false }
    return unsafe !text[word.start...].allSatisfy { $0 == 0x20 }
  }

  /// Returns the next space, or the end of the text.
  private static func end(of text: UnsafeRawBufferPointer, from start: Int) -> Int {
    var end = start
    while end < text.count, unsafe text[end] != 0x20 { end += 1 }
    return end
  }

  /// `nil` for a word that is too long or unusable.
  ///
  /// - Parameter brackets: The open brackets before the word; set to those after it.
  private func token(
    _ text: UnsafeRawBufferPointer, _ range: Range<Int>, after script: Script, _ brackets: inout OpenBrackets,
    _ opening: TextOpening, _ letters: inout LetterTables, _ ahead: inout WordsAhead
  ) -> Token? {
    guard range.count <= Self.longestWord else { return nil }
    let word = unsafe TextWord(text, range, opening)
    let metrics =
      unsafe ahead.word(at: range.lowerBound, after: script)
      ?? measured(word, text, range, after: script, opening, &letters) ?? known(word, after: script)
      ?? shapeAhead(text, range, after: script, opening, &letters, &ahead)
      ?? made(word, after: script)
    return unsafe placed(text, range, after: script, &brackets, opening, metrics)
  }

  /// Returns a word with its neighbor whose spaces require a closer examination; `nil` for a word
  /// that is too long or unusable.
  private func joined(
    _ text: UnsafeRawBufferPointer, _ range: Range<Int>, after script: Script, _ brackets: inout OpenBrackets,
    _ opening: TextOpening
  ) -> Token? {
    guard range.count <= Self.longestWord else { return nil }
    let metrics = metrics(unsafe TextWord(text, range, opening), after: script)
    return unsafe placed(text, range, after: script, &brackets, opening, metrics)
  }

  /// Returns a word with its range. A word with an unmatched bracket is measured in the brackets
  /// around it.
  private func placed(
    _ text: UnsafeRawBufferPointer, _ range: Range<Int>, after script: Script, _ brackets: inout OpenBrackets,
    _ opening: TextOpening, _ metrics: WordMetrics
  ) -> Token? {
    if metrics.flags.contains(.unusable) { return nil }
    var token = Token(
      start: range.lowerBound, end: range.upperBound, before: script, brackets: brackets, metrics: metrics)
    if metrics.flags.contains(.hasOpenBracket) {
      switch unsafe brackets.pass(TextWord(text, range, opening).units, after: script) {
      case .asAlone: break
      case .unclear: return nil
      case .closes(let closing):
        token.closing = closing
        token.metrics = self.metrics(unsafe TextWord(text, range, opening, closing: closing), after: script)
        if token.metrics.flags.contains(.unusable) { return nil }
      }
    }
    return unsafe mayTurnOthers(token, text, opening) ? nil : token
  }

  /// Returns `true` if a word has numbers that may change the direction in which HarfBuzz shapes
  /// adjacent words (`TurnedText`).
  private func mayTurnOthers(_ word: Token, _ text: UnsafeRawBufferPointer, _ opening: TextOpening) -> Bool {
    guard opening.mayBeRightToLeft, !word.isEmpty,
      (word.start > 0 && opening.staysLeftToRight(after: word.start - 1))
        || (word.end < text.count && opening.staysLeftToRight(after: word.end - 1)),
      [word.before, word.closing ?? word.before, word.metrics.script].contains(where: \.isRightToLeft)
    else { return false }
    return unsafe TextWord(text, word.start..<word.end, opening).turned.hasNumbers
  }

  // MARK: Letters

  /// Returns a word of letters whose result is the same everywhere; `nil` for others.
  private func measured(
    _ word: TextWord, _ text: UnsafeRawBufferPointer, _ range: Range<Int>, after script: Script,
    _ opening: TextOpening, _ letters: inout LetterTables
  ) -> WordMetrics? {
    guard let (place, startsRun) = place(of: word, after: script, &letters) else { return nil }
    switch word.measure(by: &letters[place], startsRun: startsRun) {
    case .word(let metrics): return metrics
    case .notLetters: return nil
    case .unknownPairs:
      // Checked before the request for letters that were shaped.
      if let known = known(word, after: script) { return known }
      unsafe learn(text, from: range.upperBound + 1, word.level, opening, &letters[place])
      if case .word(let metrics) = word.measure(by: &letters[place], startsRun: startsRun) { return metrics }
      return nil
    }
  }

  /// Requests the pairs of letters of a word and those of the following words.
  private func learn(
    _ text: UnsafeRawBufferPointer, from start: Int, _ level: UInt8, _ opening: TextOpening,
    _ letters: inout LetterTable
  ) {
    var start = start
    while start < text.count, !letters.isFull {
      let end = unsafe Self.end(of: text, from: start)
      if end - start <= Self.longestWord, end > start {
        let word = unsafe TextWord(text, start..<end, opening)
        if word.isOfOneLevel, word.level == level { _ = word.measure(by: &letters, startsRun: false) }
      }
      start = end + 1
    }
    letters.learn(shaper)
  }

  /// Returns the index of the table for a word, if there is a usable one, and true if the word
  /// starts a run in another script than the preceding text.
  private func place(
    of word: TextWord, after script: Script, _ letters: inout LetterTables
  ) -> (place: Int, startsRun: Bool)? {
    guard !word.isEmpty, word.isOfOneLevel else { return nil }
    let own = word.firstScript(after: script)
    guard own == script || hasPlainSpaces(script, word.level), let place = place(own, word.level, &letters) else {
      return nil
    }
    return (place, own != script)
  }

  private func place(_ script: Script, _ level: UInt8, _ letters: inout LetterTables) -> Int? {
    let place = letters.place(script, isRightToLeft: level % 2 == 1) {
      LetterTable(
        ShapedRun(range: 0..<0, face: context.face, script: script, level: level), context, fallback, shaper)
    }
    guard let place, letters[place].isUsable else { return nil }
    let hasPlainSpaces = letters[place].hasPlainSpaces ?? hasPlainSpaces(script, level)
    letters[place].hasPlainSpaces = hasPlainSpaces
    return hasPlainSpaces ? place : nil
  }

  /// Returns `true` if spaces in a script are plain, and no rule crosses them.
  private func hasPlainSpaces(_ script: Script, _ level: UInt8) -> Bool {
    let flags = metrics(TextWord(spacesOfLevel: level), after: script).flags
    return flags.isDisjoint(with: [.unusable, .reachesBack, .reachesAhead])
  }

  /// Returns `true` if a word must be shaped, and records one that need not be because of its
  /// letters.
  private func isNew(
    _ word: TextWord, at start: Int, after script: Script, _ letters: inout LetterTables, _ ahead: inout WordsAhead
  ) -> Bool {
    if ahead.word(at: start, after: script) != nil { return false }
    if let (place, startsRun) = place(of: word, after: script, &letters),
      case .word(let metrics) = word.measure(by: &letters[place], startsRun: startsRun)
    {
      ahead.note(metrics, at: start, after: script)
      return false
    }
    return known(word, after: script) == nil
  }

  // MARK: Shaping

  private func metrics(_ word: TextWord, after script: Script) -> WordMetrics {
    known(word, after: script) ?? made(word, after: script)
  }

  /// Returns the cached metrics of a word for the current fonts of the catalog.
  private func known(_ word: TextWord, after script: Script) -> WordMetrics? {
    unsafe word.withKey(context, after: script) { key, bytes in
      unsafe words.value(key, bytes, generation: fallback.generation)
    }
  }

  private func made(_ word: TextWord, after script: Script) -> WordMetrics {
    let made = builder.metrics(word, after: script) { script, level in
      metrics(TextWord(spacesOfLevel: level), after: script)
    }
    keep(made, word, after: script)
    return made
  }

  private func keep(_ metrics: WordMetrics, _ word: TextWord, after script: Script) {
    let (cost, generation) = (metrics.byteCount, metrics.generation.map(Int.init))
    unsafe word.withKey(context, after: script) { key, bytes in
      _ = unsafe words.insert(metrics, key, bytes, cost: cost, generation: generation)
    }
  }

  var builder: WordBuilder {
    WordBuilder(context: context, fallback: fallback, shaper: shaper, iterators: iterators)
  }

  /// Shapes a word together with following unknown words; `nil` if it must be examined alone.
  private func shapeAhead(
    _ text: UnsafeRawBufferPointer, _ range: Range<Int>, after script: Script, _ opening: TextOpening,
    _ letters: inout LetterTables, _ ahead: inout WordsAhead
  ) -> WordMetrics? {
    let word = unsafe TextWord(text, range, opening)
    let begun = WordBatch(word, after: script, builder) {
      metrics(TextWord(spacesOfLevel: word.level), after: script)
    }
    guard var batch = begun else { return nil }
    var added = [word]
    var start = range.upperBound + 1
    while start < text.count, !batch.isFull {
      let end = unsafe Self.end(of: text, from: start)
      if end - start <= Self.longestWord {
        let word = unsafe TextWord(text, start..<end, opening)
        if isNew(word, at: start, after: script, &letters, &ahead), batch.add(word) { added.append(word) }
      }
      start = end + 1
    }
    let shaped = batch.metrics()
    for (word, metrics) in zip(added, shaped) {
      if let metrics { keep(metrics, word, after: script) }
    }
    return shaped[0]
  }
}

extension PlacedWord {
  fileprivate init(_ token: WordMeasurer.Token, _ pieces: Range<Int>) {
    self.init(
      bytes: token.start..<token.end, pieces: pieces, script: token.before, closesOther: token.closing != nil)
  }
}
