/// Reads the escapes of a string that ``JSONGrammar`` has found none wrong in.
struct JSONEscapeReader {
  private var rest: ArraySlice<UInt8>
  /// The first half of a pair of surrogates that stood without the other, as it was written.
  private(set) var loneSurrogate: String?

  /// - Parameter content: What stands between the quotes.
  init(_ content: ArraySlice<UInt8>) { rest = content }

  /// The text that is meant; U+FFFD in the place of half a character.
  mutating func text() -> String {
    var text: [UInt8] = []
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      text += rest[..<backslash]
      rest = rest[(backslash + 1)...]
      text += String(escaped()).utf8
    }
    return String(decoding: text + rest, as: UTF8.self)
  }

  private mutating func escaped() -> Unicode.Scalar {
    let byte = rest.removeFirst()
    switch byte {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return character()
    default: return Unicode.Scalar(byte)
    }
  }

  /// What four hexadecimal digits stand for, or two such escapes that are a character together.
  private mutating func character() -> Unicode.Scalar {
    let digits = rest.prefix(4)
    let first = Self.unit(digits)
    rest = rest.dropFirst(4)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if rest.starts(with: "\\u".utf8) {
      let second = Self.unit(rest.dropFirst(2).prefix(4))
      if UTF16.isLeadSurrogate(UInt16(first)), (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
      {
        rest = rest.dropFirst(6)
        return scalar
      }
    }
    if loneSurrogate == nil { loneSurrogate = "\\u" + String(decoding: digits, as: UTF8.self) }
    return "\u{FFFD}"
  }

  private static func unit(_ digits: ArraySlice<UInt8>) -> UInt32 {
    UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
  }
}
