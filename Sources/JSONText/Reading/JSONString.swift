/// The decoded text of a string that ``JSONScanner`` has checked.
struct JSONString {
  /// The text, with U+FFFD instead of an unpaired surrogate.
  private(set) var text = ""
  /// The offset of the first unpaired surrogate escape, if any.
  private(set) var loneSurrogate: Int?

  /// - Parameter content: The range between the quotation marks.
  init(_ bytes: [UInt8], _ content: Range<Int>) {
    guard bytes[content].contains(UInt8(ascii: "\\")) else {
      text = String(decoding: bytes[content], as: UTF8.self)
      return
    }
    var meant: [UInt8] = []
    var rest = bytes[content]
    while let backslash = rest.firstIndex(of: UInt8(ascii: "\\")) {
      meant += rest[..<backslash]
      rest = rest[(backslash + 1)...]
      meant += String(escaped(&rest)).utf8
    }
    text = String(decoding: meant + rest, as: UTF8.self)
  }

  private mutating func escaped(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    let byte = rest.removeFirst()
    switch byte {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return character(&rest)
    default: return Unicode.Scalar(byte)
    }
  }

  /// Reads the character of four hexadecimal digits, or of two such escapes that are a surrogate
  /// pair.
  private mutating func character(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar {
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
    if loneSurrogate == nil { loneSurrogate = digits.startIndex - 2 }
    return "\u{FFFD}"
  }

  private static func unit(_ digits: ArraySlice<UInt8>) -> UInt32 {
    UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
  }
}
