/// Changes the text of a font format (BDF, AFM, the clear part of Type 1): numbers, words and
/// lines.
enum TextMutator {
  /// Returns true if bytes begin like a font format of lines: BDF or AFM.
  static func isText(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("STARTFONT".utf8)) || bytes.starts(with: Array("StartFontMetrics".utf8))
  }

  private static let numbers = [
    "0", "-0", "1", "-1", "2", "127", "128", "255", "256", "32767", "32768", "-32768", "65535", "65536", "16777216",
    "2147483647", "2147483648", "-2147483648", "4294967295", "9223372036854775807", "99999999999999999999", "1e38",
    "-1e308",
    "1e-30", "0.0000001", "nan", "16#FFFFFFFF", "8#777", ".", "-", "",
  ]

  /// Makes one to six changes.
  /// - Complexity: O(n) each.
  static func mutated(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var text = bytes
    for _ in 0...generator.below(6) where !text.isEmpty { change(&text, using: &generator) }
    return text
  }

  private static func change(_ text: inout [UInt8], using generator: inout SeededGenerator) {
    let place = generator.below(text.count)
    switch generator.below(10) {
    case 0..<4: setNumber(&text, near: place, using: &generator)
    case 4: text.removeSubrange(line(text, at: place))
    case 5:
      text.insert(contentsOf: text[line(text, at: generator.below(text.count))], at: line(text, at: place).lowerBound)
    case 6:
      let donor = text[word(text, at: generator.below(text.count))]
      text.replaceSubrange(word(text, at: place), with: donor)
    case 7: text[place] ^= 1 << UInt8(generator.below(8))
    case 8: text[place] = Array("()<>[]{}/% \n\0\u{7f}-9".utf8)[generator.below(16)]
    default:
      // A long word or a long line, or an early end.
      let filler = [UInt8](repeating: text[place], count: 1 << generator.below(13))
      if generator.oneIn(4) { text.removeSubrange(place...) } else { text.insert(contentsOf: filler, at: place) }
    }
  }

  /// Replaces the first number from a position on with a significant number.
  private static func setNumber(_ text: inout [UInt8], near place: Int, using generator: inout SeededGenerator) {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x2E }
    guard let start = text.indices[place...].first(where: { isDigit(text[$0]) }) else { return }
    let end = text.indices[start...].first { !isDigit(text[$0]) } ?? text.count
    text.replaceSubrange(start..<end, with: Array(numbers[generator.below(numbers.count)].utf8))
  }

  private static func line(_ text: [UInt8], at place: Int) -> Range<Int> {
    stretch(of: text, at: place) { $0 == 0x0A || $0 == 0x0D }
  }

  private static func word(_ text: [UInt8], at place: Int) -> Range<Int> {
    stretch(of: text, at: place) { $0 <= 0x20 }
  }

  /// From the position after the previous separator to the next separator.
  private static func stretch(of text: [UInt8], at place: Int, _ isSeparator: (UInt8) -> Bool) -> Range<Int> {
    let start = (text[..<place].lastIndex(where: isSeparator) ?? -1) + 1
    let end = text[place...].firstIndex(where: isSeparator) ?? text.count - 1
    return start..<max(start, min(end + 1, text.count))
  }
}
