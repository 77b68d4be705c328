/// What JSON may write and YAML may not: a character beyond U+FFFF as two escapes, `\ud83d\ude00`.
enum JSONEscapes {
  /// The text with each such pair as YAML writes it, `\U0001f600`; columns after one on the same line are two less.
  ///
  /// Only pairs are touched, only in a document that begins with a brace, and only when their first backslash is not itself
  /// escaped: half a character stays an error.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func joiningSurrogates(in text: String) -> String {
    guard text.unicodeScalars.first(where: { !$0.isYAMLSpace }) == "{" else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while let backslash = bytes[index...].firstIndex(of: UInt8(ascii: "\\")) {
      guard let high = unit(at: backslash, in: bytes), (0xD800..<0xDC00).contains(high),
        let low = unit(at: backslash + 6, in: bytes), (0xDC00..<0xE000).contains(low)
      else {
        index = min(backslash + 2, bytes.count)
        continue
      }
      let digits = String(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00), radix: 16)
      result += bytes[copied..<backslash]
      result += Array("\\U\(String(repeating: "0", count: 8 - digits.count))\(digits)".utf8)
      index = backslash + 12
      copied = index
    }
    return copied == 0 ? text : String(decoding: result + bytes[copied...], as: UTF8.self)
  }

  /// The UTF-16 unit that `\uXXXX` at an index stands for; nil when no such escape is there.
  private static func unit(at index: Int, in bytes: [UInt8]) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
      return nil
    }
    let digits = bytes[(index + 2)..<(index + 6)]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
