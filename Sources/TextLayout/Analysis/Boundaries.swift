internal import CICU

/// Grapheme clusters and line break opportunities, as flags on the units of a text.
enum Boundaries {
  /// Marks where grapheme clusters start (UAX #29, extended).
  ///
  /// - Complexity: O(n).
  static func markGraphemes(in units: [UInt16], with iterators: BreakIteratorPool, flags: inout [UnitFlags]) {
    if units.allSatisfy({ $0 < 0x300 }) {
      markSimpleGraphemes(in: units, flags: &flags)
    } else if markPlainGraphemes(in: units, flags: &flags) {
      // Letters and marks alone, as in most text of any script.
    } else if !iterators.mark(.graphemeStart, at: .grapheme, locale: "", in: units, flags: &flags) {
      for element in ScalarSequence(units, in: 0..<units.count) { flags[element.offset].insert(.graphemeStart) }
    }
    flags[0].insert(.graphemeStart)
    flags[units.count].insert(.graphemeStart)
  }

  /// Below U+0300 nothing extends a cluster, and only CR LF joins.
  private static func markSimpleGraphemes(in units: [UInt16], flags: inout [UnitFlags]) {
    for offset in units.indices where offset == 0 || !(units[offset] == 0x0A && units[offset - 1] == 0x0D) {
      flags[offset].insert(.graphemeStart)
    }
  }

  /// Where there are but characters that start a cluster whatever is before them and ones that extend it, their classes
  /// are all that counts (GB9, GB9a, GB999); false, and nothing is to be relied on, where there are others.
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

  /// Marks where lines may and where they must end (UAX #14 as ICU tailors it for the language).
  ///
  /// - Complexity: O(n).
  static func markLineBreaks(
    in units: [UInt16], language: String?, with iterators: BreakIteratorPool, flags: inout [UnitFlags]
  ) {
    markOpportunities(in: units, language: language, with: iterators, flags: &flags)
    markNewlines(in: units, flags: &flags)
  }

  /// Marks where lines may end, apart from newlines and the text's end.
  ///
  /// - Complexity: O(n).
  static func markOpportunities(
    in units: [UInt16], language: String?, with iterators: BreakIteratorPool, flags: inout [UnitFlags]
  ) {
    let locale = lineBreakLocale(language)
    let marked = iterators.mark(.breakBefore, at: .line, locale: locale, in: units, flags: &flags)
    if !marked {
      for offset in units.indices.dropFirst() where units[offset - 1] == 0x20 && units[offset] != 0x20 {
        flags[offset].insert(.breakBefore)
      }
    }
    flags[0].remove(.breakBefore)
  }

  /// Marks where lines must end: after newlines, and at the text's end.
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

  /// The ICU locale that breaks lines for a BCP 47 language. Japanese and Chinese ask for CSS's `normal` strictness,
  /// under which a small kana or a prolonged sound mark may start a line; that is Strut's rule.
  static func lineBreakLocale(_ language: String?) -> String {
    guard let language, language.utf8.count <= 64 else { return "" }
    let isPlain = language.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D || $0 == 0x5F
    }
    guard isPlain else { return "" }
    let primary = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first?.lowercased()
    return primary == "ja" || primary == "zh" ? language + "@lb=normal" : language
  }
}
