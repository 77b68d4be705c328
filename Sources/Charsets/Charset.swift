import Glibc

/// The charsets that files are written in, by the names that the C library's `iconv` knows them by: `koi8-r`, `EUC-JP`, `cp1250`.
package enum Charset {
  /// Why bytes are not read.
  package enum Failure: Error, Hashable {
    /// The library knows no charset of that name.
    case unknown
    /// The bytes are not in the charset.
    case malformed
  }

  /// The text of bytes in a charset, as UTF-8.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package static func utf8(_ bytes: [UInt8], in name: String) throws(Failure) -> [UInt8] {
    guard let conversion = CharsetConversion(from: name) else { throw .unknown }
    guard let text = conversion.utf8(bytes) else { throw .malformed }
    return text
  }
}

/// Owns one of `iconv`'s conversions to UTF-8 and closes it.
@safe
private struct CharsetConversion: ~Copyable {
  private let raw: iconv_t

  /// Nil when the library does not know the charset.
  init?(from name: String) {
    let raw: iconv_t? = unsafe iconv_open("UTF-8", name)
    guard let raw = unsafe raw, Int(bitPattern: raw) != -1 else { return nil }
    unsafe self.raw = raw
  }

  deinit { unsafe _ = iconv_close(raw) }

  /// Nil when some bytes are none of the charset, or the last character is cut.
  func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    var (text, part) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
    var input = bytes
    let isWhole = unsafe input.withUnsafeMutableBytes { input in
      var next = unsafe input.baseAddress?.assumingMemoryBound(to: CChar.self)
      var left = input.count
      while true {
        // What is left over of a charset with states is written at the end.
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
