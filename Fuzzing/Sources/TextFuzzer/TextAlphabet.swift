internal import FuzzSupport

/// Conversions from bytes to text.
enum TextAlphabet {
  /// Returns the rest of an input as text: read as UTF-8, as UTF-16 with its lone surrogates, or
  /// each byte as one of 256 characters that are significant for rules and rare in random bytes.
  ///
  /// For some inputs, the text is repeated, for faults that only longer text shows.
  static func text(_ reader: inout InputReader, _ turn: Turn) -> String {
    let choice = reader.byte()
    let bytes = reader.rest
    let text =
      switch choice % 8 {
      case 0: String(decoding: bytes, as: UTF8.self)
      case 1: String(decoding: units(bytes), as: UTF16.self)
      default: String(String.UnicodeScalarView(bytes.map { pages[choice % 8 - 2][Int($0)] }))
      }
    return turn.repeats && choice >= 224 ? String(repeating: text, count: 6) : text
  }

  /// If the number of bytes is odd, the last byte is ignored.
  private static func units(_ bytes: [UInt8]) -> [UInt16] {
    stride(from: 0, to: bytes.count & ~1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
  }

  // MARK: Pages

  /// ASCII, then spaces, marks and controls with the characters of some scripts: text with all
  /// scripts at once is one run for each letter, which takes long and is rare.
  private static let pages = [latin, right, indic, east, emoji, latin + right + indic + east + emoji].map(page)

  private static func page(_ letters: String) -> [Unicode.Scalar] {
    let ascii = (0..<128).map { Unicode.Scalar(UInt8($0)) }
    let others = Array((common + letters).unicodeScalars)
    return ascii + (0..<128).map { others[$0 % others.count] }
  }

  private static let common =
    "\u{85}\u{A0}\u{AD}\u{2028}\u{2029}\u{200B}\u{2060}\u{2003}\u{3000}\u{2010}\u{2011}\u{2026}\u{301}\u{323}\u{20DD}\u{34F}"
    + "\u{200C}\u{200D}\u{200E}\u{200F}\u{2067}\u{2069}\u{202E}\u{202C}\u{FFFC}\u{FFFD}"
  private static let latin = "éßſıİfﬁ\u{308}\u{327}Ωжñй\u{FEFF}\u{FFFF}\u{E000}\u{10FFFF}\u{FFF9}𝔸"
  private static let right =
    "\u{202A}\u{202B}\u{2066}\u{2068}\u{61C}אבש\u{5C1}\u{5B8}\u{5D5}عربلامﷺ\u{64B}\u{651}\u{640}١٢،ܐ߁ᠠ\u{180E}"
  private static let indic =
    "क\u{94D}षर\u{93F}\u{940}\u{93C}\u{E31}\u{E49}ทยเ\u{E33}\u{E48}ກ\u{EB3}កខ\u{17D2}က\u{1039}\u{103A}\u{BBE}த"
  private static let east = "日本語がゃーッ「」、。々〱가한\u{1100}\u{1161}\u{11A8}ㄅ\u{FE00}\u{E0100}𠮷骨"
  private static let emoji = "👍🏽👩🚀❤\u{FE0F}\u{FE0E}🇩🇪\u{20E3}🏴\u{E0067}\u{E007F}"
}
