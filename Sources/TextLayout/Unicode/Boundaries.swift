internal import CICU

/// Grapheme clusters and line break opportunities, as flags of the units of a string.
enum Boundaries {
  /// Marks where grapheme clusters start (UAX #29, extended, with conjuncts).
  ///
  /// - Complexity: O(n).
  static func markGraphemes(in units: [UInt16], with iterators: BreakIteratorPool, flags: inout [UnitFlags]) {
    if units.allSatisfy({ $0 < 0x300 }) {
      markSimpleGraphemes(in: units, flags: &flags)
    } else {
      markOtherGraphemes(in: units, with: iterators, flags: &flags)
      Conjuncts.join(in: units, flags: &flags)
    }
    flags[0].insert(.graphemeStart)
    flags[units.count].insert(.graphemeStart)
  }

  private static func markOtherGraphemes(
    in units: [UInt16], with iterators: BreakIteratorPool, flags: inout [UnitFlags]
  ) {
    if markPlainGraphemes(in: units, flags: &flags) {
      // Letters and marks alone, as in most text of any script.
    } else if iterators.mark(.graphemeStart, at: .grapheme, locale: "", in: units, flags: &flags) {
      markLetters(in: units, flags: &flags)
    } else {
      for element in ScalarSequence(units, in: 0..<units.count) { flags[element.offset].insert(.graphemeStart) }
    }
  }

  /// Marks the characters that always start a cluster, except after prepended signs; not Hangul
  /// syllables, which may follow jamo. Therefore the clusters of a word do not depend on an emoji
  /// elsewhere in the text, for which ICU is called.
  private static func markLetters(in units: [UInt16], flags: inout [UnitFlags]) {
    var isAfterSign = false
    for element in ScalarSequence(units, in: 0..<units.count) {
      let kind = strut_grapheme_class(element.scalar.value)
      let isSyllable = (0xAC00...0xD7A3).contains(element.scalar.value)
      if kind == STRUT_GRAPHEME_STARTS, !isAfterSign, !isSyllable { flags[element.offset].insert(.graphemeStart) }
      isAfterSign = kind == STRUT_GRAPHEME_PREPENDS
    }
  }

  /// Below U+0300, nothing extends a cluster, and only CR LF joins.
  private static func markSimpleGraphemes(in units: [UInt16], flags: inout [UnitFlags]) {
    for offset in units.indices where offset == 0 || !(units[offset] == 0x0A && units[offset - 1] == 0x0D) {
      flags[offset].insert(.graphemeStart)
    }
  }

  /// Marks clusters in text with only characters that always start a cluster and characters that
  /// extend it, where their classes are sufficient (GB9, GB9a, GB999). Returns `false`, with
  /// undefined flags, for other text.
  private static func markPlainGraphemes(in units: [UInt16], flags: inout [UnitFlags]) -> Bool {
    for offset in units.indices {
      let unit = units[offset]
      if (0x20...0x7E).contains(unit) {
        flags[offset].insert(.graphemeStart)
        continue
      }
      switch UTF16.isSurrogate(unit) ? STRUT_GRAPHEME_SPECIAL : strut_grapheme_class(UInt32(unit)) {
      case STRUT_GRAPHEME_STARTS: flags[offset].insert(.graphemeStart)
      case STRUT_GRAPHEME_EXTENDS: break
      default:
        for marked in 0..<offset { flags[marked].remove(.graphemeStart) }
        return false
      }
    }
    return true
  }

  /// Marks where lines may and must end: UAX #14 with ICU's tailoring for the language, followed by
  /// the rules. Grapheme clusters must be marked already.
  ///
  /// - Complexity: O(n).
  static func markLineBreaks(
    in units: [UInt16], language: String?, rules: LineBreakRules = LineBreakRules(),
    with iterators: BreakIteratorPool, flags: inout [UnitFlags]
  ) {
    markOpportunities(in: units, language: language, rules: rules, with: iterators, flags: &flags)
    markNewlines(in: units, flags: &flags)
  }

  /// Marks where lines may end, except newlines and the end of the text.
  ///
  /// - Complexity: O(n).
  static func markOpportunities(
    in units: [UInt16], language: String?, rules: LineBreakRules = LineBreakRules(),
    with iterators: BreakIteratorPool, flags: inout [UnitFlags]
  ) {
    markOpportunities(
      in: units, locale: lineBreakLocale(language, rules), language: language, rules: rules, with: iterators,
      flags: &flags)
  }

  /// Marks opportunities with the locale of the language and the rules, which is expensive to
  /// create.
  static func markOpportunities(
    in units: [UInt16], locale: String, language: String?, rules: LineBreakRules, with iterators: BreakIteratorPool,
    flags: inout [UnitFlags]
  ) {
    let seen = rules.wordBreak == .breakAll ? LetterBreaks.asIdeographs(units) : units
    if !iterators.mark(.breakBefore, at: .line, locale: locale, in: seen, flags: &flags) {
      for offset in units.indices.dropFirst() where units[offset - 1] == 0x20 && units[offset] != 0x20 {
        flags[offset].insert(.breakBefore)
      }
    }
    flags[0].remove(.breakBefore)
    apply(rules, language: language, in: units, flags: &flags)
  }

  /// Marks where lines must end: after newlines, and at the end of the text.
  ///
  /// - Complexity: O(n).
  static func markNewlines(in units: [UInt16], flags: inout [UnitFlags]) {
    var previous: UInt16 = 0
    for offset in units.indices {
      let isNewlineBefore = offset > 0 && (Unicode.Scalar(previous)?.isNewline ?? false)
      if isNewlineBefore && !(previous == 0x0D && units[offset] == 0x0A) {
        flags[offset].formUnion([.mandatoryBefore, .breakBefore])
      }
      previous = units[offset]
    }
    flags[units.count].formUnion([.mandatoryBefore, .breakBefore])
  }

  /// Applies the rules that ICU 72 lacks.
  private static func apply(
    _ rules: LineBreakRules, language: String?, in units: [UInt16], flags: inout [UnitFlags]
  ) {
    if rules.strictness == .anywhere {
      for offset in units.indices.dropFirst() {
        if flags[offset].contains(.graphemeStart) {
          flags[offset].insert(.breakBefore)
        } else {
          flags[offset].remove(.breakBefore)
        }
      }
    } else if rules.wordBreak == .breakAll {
      for offset in units.indices where !flags[offset].contains(.graphemeStart) { flags[offset].remove(.breakBefore) }
    } else if rules.wordBreak == .keepAll {
      LetterBreaks.keepTogether(in: units, hangulAlone: false, flags: &flags)
    } else if rules.keepsHangulWords || (rules.wordBreak == .phrase && primarySubtag(language) == "ko") {
      LetterBreaks.keepTogether(in: units, hangulAlone: true, flags: &flags)
    }
  }

  /// Keeps Hangul words together in one paragraph of text that was marked without that rule.
  ///
  /// - Complexity: O(length of the paragraph).
  static func keepHangulWords(
    of paragraph: Range<Int>, rules: LineBreakRules, in units: [UInt16], flags: inout [UnitFlags]
  ) {
    let isOverruled = rules.strictness == .anywhere || rules.wordBreak == .breakAll || rules.wordBreak == .keepAll
    guard !isOverruled else { return }
    LetterBreaks.keepTogether(in: units, range: paragraph, hangulAlone: true, flags: &flags)
  }

  // MARK: Locales

  /// Returns the ICU locale that breaks lines for a BCP 47 language, with the keywords that ICU 72
  /// supports.
  static func lineBreakLocale(_ language: String?, _ rules: LineBreakRules) -> String {
    let primary = primarySubtag(language)
    var keywords: [String] = []
    switch rules.strictness {
    case .automatic: if primary == "ja" || primary == "zh" { keywords.append("lb=normal") }
    case .loose, .normal, .strict: keywords.append("lb=\(rules.strictness.rawValue)")
    case .anywhere: break
    }
    if rules.wordBreak == .phrase && primary == "ja" { keywords.append("lw=phrase") }
    let locale = locale(language)
    return keywords.isEmpty ? locale : locale + "@" + keywords.joined(separator: ";")
  }

  /// Returns the ICU locale of a BCP 47 language; the root for an invalid tag.
  static func locale(_ language: String?) -> String {
    guard let language, language.utf8.count <= 64 else { return "" }
    let isPlain = language.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D || $0 == 0x5F
    }
    return isPlain ? language : ""
  }

  private static func primarySubtag(_ language: String?) -> String? {
    locale(language).split(whereSeparator: { $0 == "-" || $0 == "_" }).first?.lowercased()
  }
}
