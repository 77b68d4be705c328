/// Grapheme clusters and line break opportunities, as flags on the units of a text.
enum Boundaries {
  /// Marks where grapheme clusters start (UAX #29, extended).
  ///
  /// - Complexity: O(n).
  static func markGraphemes(in units: [UInt16], with iterators: BreakIteratorPool, flags: inout [UnitFlags]) {
    if units.allSatisfy({ $0 < 0x300 }) {
      markSimpleGraphemes(in: units, flags: &flags)
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

  /// Marks where lines may and where they must end (UAX #14 as ICU tailors it for the language).
  ///
  /// - Complexity: O(n).
  static func markLineBreaks(
    in units: [UInt16], language: String?, with iterators: BreakIteratorPool, flags: inout [UnitFlags]
  ) {
    let locale = lineBreakLocale(language)
    let marked = iterators.mark(.breakBefore, at: .line, locale: locale, in: units, flags: &flags)
    flags[0].remove(.breakBefore)
    var previous: UInt16 = 0
    for offset in units.indices {
      let isNewlineBefore = offset > 0 && (Unicode.Scalar(previous)?.isNewline ?? false)
      if isNewlineBefore && !(previous == 0x0D && units[offset] == 0x0A) {
        flags[offset].formUnion([.mandatoryBefore, .breakBefore])
      } else if !marked && previous == 0x20 && units[offset] != 0x20 {
        flags[offset].insert(.breakBefore)
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
