/// The scalars of a UTF-16 array, with their offsets. An unpaired surrogate becomes U+FFFD.
package struct ScalarSequence: Sequence, IteratorProtocol, Sendable {
  package struct Element: Hashable, Sendable {
    package let scalar: Unicode.Scalar
    /// The offset of the scalar, in UTF-16 units.
    package let offset: Int
  }

  private let units: [UInt16]
  private var position: Int
  private let end: Int

  /// The scalars of `range`, which is clamped to the text.
  package init(_ units: [UInt16], in range: Range<Int>) {
    self.units = units
    self.position = Swift.max(0, range.lowerBound)
    self.end = Swift.min(units.count, range.upperBound)
  }

  package mutating func next() -> Element? {
    guard position < end else { return nil }
    let offset = position
    let unit = units[offset]
    position += 1
    if let scalar = Unicode.Scalar(unit) { return Element(scalar: scalar, offset: offset) }
    if UTF16.isLeadSurrogate(unit), position < end, UTF16.isTrailSurrogate(units[position]) {
      let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(units[position]) - 0xDC00)
      position += 1
      if let scalar = Unicode.Scalar(value) { return Element(scalar: scalar, offset: offset) }
    }
    return Element(scalar: "\u{FFFD}", offset: offset)
  }
}

extension ScalarSequence {
  /// The first scalar of a range; `nil` if it is empty.
  static func first(of units: [UInt16], in range: Range<Int>) -> Element? {
    var scalars = ScalarSequence(units, in: range)
    return scalars.next()
  }

  /// The last scalar.
  static func last(of units: [UInt16], in range: Range<Int>) -> Element? {
    guard !range.isEmpty else { return nil }
    let isPair =
      range.count > 1 && UTF16.isTrailSurrogate(units[range.upperBound - 1])
      && UTF16.isLeadSurrogate(units[range.upperBound - 2])
    return first(of: units, in: range.upperBound - (isPair ? 2 : 1)..<range.upperBound)
  }
}
