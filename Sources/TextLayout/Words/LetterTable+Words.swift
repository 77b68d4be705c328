extension LetterTable {
  /// The result for a word.
  enum Answer {
    case word(WordMetrics)
    /// Pairs of its letters are pending.
    case unknownPairs
    /// It must be shaped.
    case notLetters
  }

  /// Measures a word with one level between spaces or at the ends of the text.
  ///
  /// It has the same glyphs there regardless of the rest of the text: its letters keep their glyphs
  /// next to letters and spaces, and kerning examines one neighbor. If it moves an adjacent space,
  /// the word must be shaped.
  ///
  /// - Parameters:
  ///   - bytes: The bytes in UTF-8; not empty.
  ///   - startsRun: True if the preceding space has another script, and therefore another run.
  /// - Complexity: O(n).
  mutating func measure(_ bytes: UnsafeRawBufferPointer, startsRun: Bool) -> Answer {
    var word = LetterWord(startsRun: startsRun)
    var place = 0
    while place < bytes.count {
      let (value, length) = unsafe UTF16Units.scalar(in: bytes, at: place)
      place += length
      guard let unit = UInt16(exactly: value) else { return .notLetters }
      let letter = self[unit]
      guard letter.face == .own || letter.face == .standIn, !letter.isBracket, word.add(letter, &self) else {
        return .notLetters
      }
    }
    guard word.end(&self) else { return .notLetters }
    return word.isMissingPairs ? .unknownPairs : word.metrics(self).map(Answer.word) ?? .notLetters
  }
}

/// A word that is measured letter by letter.
private struct LetterWord {
  private let startsRun: Bool
  private var last = Letter.unknown
  private var hasStandIn = false
  private(set) var isMissingPairs = false
  /// The advance since the end of the last piece.
  private var advance = 0
  private var pieces: [LinePiece] = []
  /// A Boolean value that indicates whether there are pieces between which nothing can happen.
  private var hasIdlePieces = false
  // The places where lines may end, as in `WordBreaks`.
  private var first = LineKind.other
  private var isWhole = true
  private var isClosing = false
  private var isHangul = true

  init(startsRun: Bool) { self.startsRun = startsRun }

  /// Adds a letter. Returns false if the word must be shaped.
  mutating func add(_ letter: Letter, _ table: inout LetterTable) -> Bool {
    let kind = letter.lineKind
    if last.face == .unknown {
      first = kind
      isHangul = kind == .hangul
      isWhole = WordBreaks.stays(kind, isFirst: true, &isClosing)
      guard startsRun || letter.face != .own || isUnmoved(table.space, letter.kerning, &table) else { return false }
    } else {
      let isBreak = kind == .hangul && last.lineKind == .hangul && !table.keepsHangulWords
      isWhole = isWhole && WordBreaks.stays(kind, isFirst: false, &isClosing)
      isHangul = isHangul && goesOnInHangul(kind)
      guard isWhole || isHangul, join(letter, isBreak, &table) else { return false }
    }
    advance += letter.advance
    last = letter
    hasStandIn = hasStandIn || letter.face == .standIn
    return true
  }

  /// Returns `true` if a word of syllables with following punctuation continues with a character.
  private func goesOnInHangul(_ kind: LineKind) -> Bool {
    switch kind {
    case .hangul: last.lineKind == .hangul
    case .closing, .exclamation, .infix: true
    default: false
    }
  }

  /// Proceeds from the last letter to the next.
  private mutating func join(_ letter: Letter, _ isBreak: Bool, _ table: inout LetterTable) -> Bool {
    var traits: LinePiece.Traits = isBreak ? .endsAtOpportunity : []
    if letter.face == last.face {
      guard let kern = table.kern(last.kerning, letter.kerning, of: letter.face, &isMissingPairs),
        TrackedSum.rises(last.advance + kern.distance)
      else { return false }
      advance += kern.distance
      if !isBreak { return true }
      if kern.distance != 0 { traits.insert(.isUnsafeAtEnd) }
    }
    return close(traits, table)
  }

  /// Ends the word. Returns false if it must be shaped.
  mutating func end(_ table: inout LetterTable) -> Bool {
    guard last.face != .own || isUnmoved(last.kerning, table.space, &table) else { return false }
    return isHangul || (isWhole && last.lineKind != .opening)
  }

  private mutating func isUnmoved(_ first: UInt8, _ next: UInt8, _ table: inout LetterTable) -> Bool {
    table.kern(first, next, of: .own, &isMissingPairs)?.distance == 0
  }

  private mutating func close(_ traits: LinePiece.Traits, _ table: LetterTable) -> Bool {
    guard let unitsPerEm = unitsPerEm(table),
      let piece = LinePiece(width: advance, unitsPerEm: unitsPerEm, traits: traits)
    else { return false }
    if pieces.isEmpty { pieces.reserveCapacity(8) }
    pieces.append(piece)
    if traits.isEmpty { hasIdlePieces = true }
    self.advance = 0
    return true
  }

  private func unitsPerEm(_ table: LetterTable) -> UInt16? {
    last.face == .own ? table.own?.unitsPerEm : table.standIn?.unitsPerEm
  }

  /// The word after its end; `nil` if its measurements are too large to store.
  mutating func metrics(_ table: LetterTable) -> WordMetrics? {
    var metrics = WordMetrics(script: table.script)
    if hasStandIn { metrics.depend(on: table.generation) }
    metrics.firstKind = BreakKind(first)
    metrics.lastKind = BreakKind(last.lineKind)
    if pieces.isEmpty {
      guard let unitsPerEm = unitsPerEm(table), let piece = LinePiece(width: advance, unitsPerEm: unitsPerEm) else {
        return nil
      }
      metrics.piece = piece
      return metrics
    }
    let mayMerge = hasIdlePieces
    guard close([], table) else { return nil }
    if mayMerge { return metrics.take(pieces) ? metrics : nil }
    metrics.pieces = pieces
    return metrics
  }
}
