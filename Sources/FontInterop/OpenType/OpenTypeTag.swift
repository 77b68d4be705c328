/// An OpenType tag: four bytes that identify a table, an axis, a script or a feature.
package struct OpenTypeTag: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a tag from up to four ASCII characters, padded with spaces; `nil` for anything else.
  package init?(parsing text: String) {
    let bytes = Array(text.utf8)
    guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    let padded = bytes + Array(repeating: 0x20, count: 4 - bytes.count)
    rawValue = padded.reduce(0) { $0 << 8 | UInt32($1) }
  }

  package init(stringLiteral value: StaticString) {
    rawValue = value.withUTF8Buffer { bytes in unsafe bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// True if all four bytes are printable ASCII, as the bytes of every valid tag are.
  var isPrintable: Bool { [24, 16, 8, 0].allSatisfy { (0x20...0x7E).contains(rawValue >> $0 & 0xFF) } }

  /// The four characters, with U+FFFD for a byte that is not printable ASCII.
  package var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
    return String(String.UnicodeScalarView(bytes.map { (0x20...0x7E).contains($0) ? Unicode.Scalar($0) : "\u{FFFD}" }))
  }

  package static func < (a: OpenTypeTag, b: OpenTypeTag) -> Bool { a.rawValue < b.rawValue }
}
