/// One of Apple's one-byte character encodings: ASCII below 128, and a table above.
struct MacintoshEncoding: Sendable {
  private let upperHalf: [Unicode.Scalar]

  init(upperHalf: String) { self.upperHalf = Array(upperHalf.unicodeScalars) }

  /// Returns the encoding of a record of platform 1, or `nil` for scripts with two bytes (Japanese,
  /// Chinese, Korean) and those that require reordering (Arabic, Hebrew, Thai, Indic scripts),
  /// which Strut does not decode.
  ///
  /// Script 0 is Roman, with national variants that depend on the language: Inside Macintosh, Text,
  /// appendix B.
  static func of(script: UInt16, language: UInt16) -> MacintoshEncoding? {
    switch (script, language) {
    case (0, 15), (37, _): icelandic
    case (0, 17), (35, _): turkish
    case (0, 18): croatian
    case (0, 24...28), (0, 36), (0, 38...40), (29, _): centralEuropean
    case (0, 37): romanian
    case (0, _): roman
    case (6, _): greek
    case (7, _): cyrillic
    default: nil
    }
  }

  /// - Complexity: Linear in the bytes.
  func decode(_ bytes: [UInt8]) -> String {
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(byte < 0x80 ? Unicode.Scalar(byte) : upperHalf[Int(byte) - 0x80]) }
    return String(text)
  }
}
