/// The properties of a string that depend on neither font nor width.
package struct TextAnalysis: Sendable {
  /// The stretch between two mandatory breaks.
  package struct HardLine: Hashable, Sendable {
    /// The range of its text, in UTF-16 units.
    package let content: Range<Int>
    /// The start of the next line, after the newline.
    package let end: Int
  }

  package let units: [UInt16]
  /// One entry for each unit and one for the end.
  package internal(set) var flags: [UnitFlags]
  package internal(set) var bidi: BidiLevels
  package let hardLines: [HardLine]

  /// Analyzes text. A newline ends a line and starts none, so that `"a\n"` is one line and `"\n\n"`
  /// two: UAX #14 has no line after the end of the text. That is Strut's rule; no recording of
  /// UILabel determines it.
  ///
  /// - Complexity: O(n).
  package init(
    _ text: String, language: String?, direction: WritingDirection, iterators: BreakIteratorPool = BreakIteratorPool()
  ) {
    self.init(text, language: language, direction: direction, rules: LineBreakRules(), iterators: iterators)
  }

  /// Analyzes text whose lines break according to rules.
  ///
  /// - Parameter marksOpportunities: True to mark line breaks, which only text wider than its
  ///   column requires.
  /// - Complexity: O(n).
  init(
    _ text: String, language: String?, direction: WritingDirection, rules: LineBreakRules, iterators: BreakIteratorPool,
    marksOpportunities: Bool = true
  ) {
    let units = UTF16Units.of(text)
    var flags = [UnitFlags](repeating: [], count: units.count + 1)
    Boundaries.markGraphemes(in: units, with: iterators, flags: &flags)
    if marksOpportunities {
      Boundaries.markOpportunities(in: units, language: language, rules: rules, with: iterators, flags: &flags)
    }
    Boundaries.markNewlines(in: units, flags: &flags)
    Self.markCharacters(in: units, flags: &flags)
    self.units = units
    self.bidi = BidiLevels(units, direction: direction)
    self.hardLines = Self.hardLines(in: units, flags: flags)
    self.flags = flags
  }

  /// Creates the analysis of one line whose levels are known.
  init(line units: [UInt16], flags: [UnitFlags], levels: [UInt8]) {
    self.units = units
    self.flags = flags
    bidi = BidiLevels(levels: levels, paragraphLevels: levels)
    hardLines = [HardLine(content: 0..<units.count, end: units.count)]
  }

  /// The text for HarfBuzz, with tabs as spaces.
  var shapingUnits: [UInt16] { units.contains(0x09) ? units.map { $0 == 0x09 ? 0x20 : $0 } : units }

  /// Returns a stretch of the text without its hanging trailing spaces.
  func withoutTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound && flags[end - 1].contains(.hangs) { end -= 1 }
    return range.lowerBound..<end
  }

  /// Marks hanging spaces and controls, which are all in the basic plane.
  static func markCharacters(in units: [UInt16], flags: inout [UnitFlags]) {
    for offset in units.indices {
      guard let scalar = Unicode.Scalar(units[offset]) else { continue }
      if scalar.hangsAtLineEnd { flags[offset].insert(.hangs) }
      if isUndrawn(units[offset]) { flags[offset].insert(.control) }
    }
  }

  /// Returns `true` for Cc, Zl and Zp, except the tab, which moves to a stop.
  private static func isUndrawn(_ unit: UInt16) -> Bool {
    (unit < 0x20 && unit != 0x09) || (0x7F...0x9F).contains(unit) || unit == 0x2028 || unit == 0x2029
  }

  private static func hardLines(in units: [UInt16], flags: [UnitFlags]) -> [HardLine] {
    var lines: [HardLine] = []
    var start = 0
    for end in 1..<(units.count + 1) where flags[end].contains(.mandatoryBefore) {
      var content = end
      if Unicode.Scalar(units[content - 1])?.isNewline ?? false { content -= 1 }
      if content > start, content < units.count, units[content] == 0x0A, units[content - 1] == 0x0D { content -= 1 }
      lines.append(HardLine(content: start..<content, end: end))
      start = end
    }
    // A newline at the end of a string starts no line, except in text that consists of newlines (A
    // for one newline, on iOS 11.1; D for several).
    if !lines.isEmpty, lines.allSatisfy(\.content.isEmpty) {
      lines.append(HardLine(content: units.count..<units.count, end: units.count))
    }
    return lines
  }
}
