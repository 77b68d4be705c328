internal import CICU

/// Where lines may end in a word and beside it (UAX #14 as ICU tailors it for the language).
struct WordBreaks {
  /// Places in the word, in UTF-16 units from its start, in order.
  private(set) var opportunities: [Int] = []
  private var forbidsBefore = false
  private var forbidsAfter = false
  private var first = STRUT_LINE_OTHER
  private var last = STRUT_LINE_OTHER

  /// - Complexity: O(n). Words of letters, with the usual punctuation around them, ask for no iterator.
  init(_ word: [UInt16], _ context: ShapingContext, iterators: BreakIteratorPool) {
    var isWhole = true
    var isClosing = false
    for (offset, unit) in word.enumerated() {
      let kind = UTF16.isSurrogate(unit) ? Self.kind(of: word, at: offset) : UnitTraits.of(unit).lineKind
      if offset == 0 { first = kind }
      if kind != STRUT_LINE_MARK && unit != 0x200D { last = kind }
      isWhole = isWhole && Self.stays(kind, isFirst: offset == 0, &isClosing)
    }
    if word.isEmpty || (isWhole && last != STRUT_LINE_OPENING) { return }
    if takeHangul(word, context) { return }
    // In letters, so that only the word's own characters forbid a break at the spaces.
    let units = [0x78, 0x20] + word + [0x20, 0x78]
    var flags = [UnitFlags](repeating: [], count: units.count + 1)
    context.markOpportunities(in: units, with: iterators, flags: &flags)
    forbidsBefore = !flags[2].contains(.breakBefore)
    forbidsAfter = !flags[units.count - 1].contains(.breakBefore)
    opportunities = (3..<max(3, word.count + 2)).filter { flags[$0].contains(.breakBefore) }.map { $0 - 2 }
  }

  /// Whether a word is hangul syllables, of which a line may end after each, with punctuation after them, before which it may not.
  private mutating func takeHangul(_ word: [UInt16], _ context: ShapingContext) -> Bool {
    var syllables = 0
    while syllables < word.count, UnitTraits.of(word[syllables]).lineKind == STRUT_LINE_HANGUL { syllables += 1 }
    let stay = word[syllables...].allSatisfy {
      [STRUT_LINE_CLOSING, STRUT_LINE_EXCLAMATION, STRUT_LINE_INFIX].contains(UnitTraits.of($0).lineKind)
    }
    guard syllables > 0, stay else { return false }
    if !context.settings.lineBreaks.keepsHangulWords { opportunities = Array(1..<max(1, syllables)) }
    return true
  }

  /// The kind of the character that has half a surrogate pair.
  private static func kind(of word: [UInt16], at offset: Int) -> Int32 {
    let start = UTF16.isTrailSurrogate(word[offset]) ? max(0, offset - 1) : offset
    var scalars = ScalarSequence(word, in: start..<word.count)
    return scalars.next().map { strut_line_break_kind($0.scalar.value) } ?? STRUT_LINE_OTHER
  }

  /// Whether a character stays with those before it: letters, numbers, marks and what may stand among them, after quotation
  /// marks or opening brackets, before closing ones (LB9, LB13, LB14, LB19, LB23, LB25, LB28, LB29).
  static func stays(_ kind: Int32, isFirst: Bool, _ isClosing: inout Bool) -> Bool {
    switch kind {
    case STRUT_LINE_LETTER: return !isClosing
    case STRUT_LINE_MARK: return !isFirst
    case STRUT_LINE_INFIX: return !isFirst
    case STRUT_LINE_OPENING: return isFirst
    case STRUT_LINE_QUOTATION: return true
    case STRUT_LINE_CLOSING, STRUT_LINE_EXCLAMATION:
      isClosing = true
      return !isFirst
    default: return false
    }
  }

  /// Writes what lines that end at the spaces beside the word depend on.
  func describe(_ metrics: inout WordMetrics) {
    if forbidsBefore { metrics.flags.insert(.forbidsBreakBefore) }
    if forbidsAfter { metrics.flags.insert(.forbidsBreakAfter) }
    metrics.firstKind = BreakKind(first)
    metrics.lastKind = BreakKind(last)
  }
}

extension BreakKind {
  init(_ kind: Int32) {
    switch kind {
    case STRUT_LINE_QUOTATION: self = .quotation
    case STRUT_LINE_OPENING: self = .opening
    case STRUT_LINE_CLOSING: self = .closing
    case STRUT_LINE_NONSTARTER: self = .nonstarter
    case STRUT_LINE_DASH: self = .dash
    default: self = .other
    }
  }
}
