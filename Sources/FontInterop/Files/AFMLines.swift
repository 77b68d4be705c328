/// A position between the lines of an AFM file, which returns lines as their words.
struct AFMLines {
  private var offset = 0

  /// The maximum number of bytes that are read of a line.
  private static let longestLine = 4096

  /// Returns the words of the next line, none for an empty line; `nil` at the end. A line of a
  /// glyph's metrics (`C 65 ; WX 722 ; …`) is returned as an empty line, because a file has
  /// thousands of them.
  mutating func next(in bytes: borrowing RawSpan) -> [String]? {
    guard offset < bytes.byteCount else { return nil }
    let isGlyph = Self.byte(bytes, offset) == 0x43 && Self.byte(bytes, offset + 1) == 0x20
    var (words, word): ([String], [UInt8]) = ([], [])
    let limit = isGlyph ? offset : offset + Self.longestLine
    while let byte = Self.byte(bytes, offset), byte != 0x0A, byte != 0x0D {
      defer { offset += 1 }
      guard offset < limit else { continue }
      if byte == 0x20 || byte == 0x09 { Self.end(&word, &words) } else { word.append(byte) }
    }
    offset += 1
    Self.end(&word, &words)
    return words
  }

  /// True if the bytes end like an AFM file.
  static func isWhole(_ bytes: borrowing RawSpan) -> Bool {
    var tail: [UInt8] = []
    for offset in max(0, bytes.byteCount - 64)..<bytes.byteCount { tail.append(byte(bytes, offset) ?? 0) }
    return String(decoding: tail, as: UTF8.self).contains("EndFontMetrics")
  }

  private static func end(_ word: inout [UInt8], _ words: inout [String]) {
    guard !word.isEmpty else { return }
    // Returns UTF-8 if it is well formed, or else Latin-1.
    let latin = String(String.UnicodeScalarView(word.map { Unicode.Scalar($0) }))
    words.append(String(validating: word, as: UTF8.self) ?? latin)
    word.removeAll(keepingCapacity: true)
  }

  private static func byte(_ bytes: borrowing RawSpan, _ offset: Int) -> UInt8? {
    guard offset >= 0, offset < bytes.byteCount else { return nil }
    return unsafe bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }
}
