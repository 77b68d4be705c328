/// Escapes that JSON allows and YAML does not: a character beyond U+FFFF as a surrogate pair,
/// `\ud83d\ude00`.
enum JSONEscapes {
  /// Returns the text with each pair in YAML's form, `\U0001f600`. Columns after a pair on the same
  /// line decrease by two.
  ///
  /// Only pairs are replaced, only in a document that begins with a brace, and only if their first
  /// backslash is not escaped. An unpaired surrogate remains an error.
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

  /// Returns the UTF-16 code unit of an escape `\uXXXX` at an index; nil if there is none.
  private static func unit(at index: Int, in bytes: [UInt8]) -> UInt32? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
      return nil
    }
    let digits = bytes[(index + 2)..<(index + 6)]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
