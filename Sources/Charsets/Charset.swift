import Glibc

/// The charsets of files, by their names in the C library's `iconv`: `koi8-r`, `EUC-JP`, `cp1250`.
package enum Charset {
  /// The reason that bytes cannot be decoded.
  package enum Failure: Error, Hashable {
    /// The C library has no charset with that name.
    case unknown
    /// The bytes are invalid in the charset.
    case malformed
  }

  /// Converts bytes in a charset to UTF-8.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func utf8(_ bytes: [UInt8], in name: String) throws(Failure) -> [UInt8] {
    guard let conversion = CharsetConversion(from: name) else { throw .unknown }
    guard let text = conversion.utf8(bytes) else { throw .malformed }
    return text
  }
}

/// Owns an `iconv` conversion to UTF-8 and closes it.
@safe
private struct CharsetConversion: ~Copyable {
  private let raw: iconv_t

  /// Opens a conversion; nil if the C library does not have the charset.
  init?(from name: String) {
    let raw: iconv_t? = unsafe iconv_open("UTF-8", name)
    guard let raw = unsafe raw, Int(bitPattern: raw) != -1 else { return nil }
    unsafe self.raw = raw
  }

  deinit { unsafe _ = iconv_close(raw) }

  /// Converts bytes; returns nil if some are invalid in the charset or the last character is
  /// incomplete.
  func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    var (text, part) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    var input = bytes
    let isWhole = unsafe input.withUnsafeMutableBytes { input in
      var next = unsafe input.baseAddress?.assumingMemoryBound(to: CChar.self)
      var left = input.count
      while true {
        // The remaining state of a stateful charset is written at the end.
        let isEnd = left == 0
        let (outcome, count, reason) = unsafe part.withUnsafeMutableBytes { output in
          var place = unsafe output.baseAddress?.assumingMemoryBound(to: CChar.self)
          var room = output.count
          let outcome = unsafe isEnd ? iconv(raw, nil, nil, &place, &room) : iconv(raw, &next, &left, &place, &room)
          return (outcome, output.count - room, errno)
        }
        text += part[..<count]
        if outcome == -1, reason != E2BIG || count == 0 { return false }
        if isEnd, outcome != -1 { return true }
      }
    }
    return isWhole ? text : nil
  }
}
