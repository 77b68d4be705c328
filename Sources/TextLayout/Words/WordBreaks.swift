/// The possible line breaks within and next to a word (UAX #14 with ICU's tailoring for the
/// language).
struct WordBreaks {
  /// The places in the word, in UTF-16 units from its start, in order.
  private(set) var opportunities: [Int] = []
  private var forbidsBefore = false
  private var forbidsAfter = false
  private var first = LineKind.other
  private var last = LineKind.other

  /// - Complexity: O(n). Words of letters, with the usual punctuation around them, require no
  ///   iterator.
  init(_ word: [UInt16], _ context: ShapingContext, iterators: BreakIteratorPool) {
    var isWhole = true
    var isClosing = false
    for (offset, unit) in word.enumerated() {
      let kind = UTF16.isSurrogate(unit) ? Self.kind(of: word, at: offset) : UnitTraits.of(unit).lineKind
      if offset == 0 { first = kind }
      if kind != .mark && unit != 0x200D { last = kind }
      isWhole = isWhole && Self.stays(kind, isFirst: offset == 0, &isClosing)
    }
    if word.isEmpty || (isWhole && last != .opening) { return }
    if takeHangul(word, context) { return }
    // Surrounded by letters, so that only the word's own characters forbid a break at the spaces.
    let units = [0x78, 0x20] + word + [0x20, 0x78]
    var flags = [UnitFlags](repeating: [], count: units.count + 1)
    context.markOpportunities(in: units, with: iterators, flags: &flags)
    forbidsBefore = !flags[2].contains(.breakBefore)
    forbidsAfter = !flags[units.count - 1].contains(.breakBefore)
    opportunities = (3..<max(3, word.count + 2)).filter { flags[$0].contains(.breakBefore) }.map { $0 - 2 }
  }

  /// Returns `true` if a word consists of Hangul syllables, where a line may end after each, and of
  /// following punctuation, where it may not.
  private mutating func takeHangul(_ word: [UInt16], _ context: ShapingContext) -> Bool {
    var syllables = 0
    while syllables < word.count, UnitTraits.of(word[syllables]).lineKind == .hangul { syllables += 1 }
    let stay = word[syllables...].allSatisfy {
      [LineKind.closing, .exclamation, .infix].contains(UnitTraits.of($0).lineKind)
    }
    guard syllables > 0, stay else { return false }
    if !context.settings.lineBreaks.keepsHangulWords { opportunities = Array(1..<max(1, syllables)) }
    return true
  }

  /// The kind of the character that contains a surrogate.
  private static func kind(of word: [UInt16], at offset: Int) -> LineKind {
    let start = UTF16.isTrailSurrogate(word[offset]) ? max(0, offset - 1) : offset
    var scalars = ScalarSequence(word, in: start..<word.count)
    return scalars.next().map { LineKind(of: $0.scalar) } ?? .other
  }

  /// Returns `true` if no line may end before a character: letters, numbers, marks and intermediate
  /// characters, after quotation marks or opening brackets, before closing ones (LB9, LB13, LB14,
  /// LB19, LB23, LB25, LB28, LB29).
  static func stays(_ kind: LineKind, isFirst: Bool, _ isClosing: inout Bool) -> Bool {
    switch kind {
    case .letter: return !isClosing
    case .mark: return !isFirst
    case .infix: return !isFirst
    case .opening: return isFirst
    case .quotation: return true
    case .closing, .exclamation:
      isClosing = true
      return !isFirst
    default: return false
    }
  }

  /// Writes the properties for lines that end at the spaces next to the word.
  func describe(_ metrics: inout WordMetrics) {
    if forbidsBefore { metrics.flags.insert(.forbidsBreakBefore) }
    if forbidsAfter { metrics.flags.insert(.forbidsBreakAfter) }
    metrics.firstKind = BreakKind(first)
    metrics.lastKind = BreakKind(last)
  }
}

extension BreakKind {
  init(_ kind: LineKind) {
    switch kind {
    case .quotation: self = .quotation
    case .opening: self = .opening
    case .closing: self = .closing
    case .nonstarter: self = .nonstarter
    case .dash: self = .dash
    default: self = .other
    }
  }
}
