extension [UInt8] {
  func uint16(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 2 <= count else { return nil }
    return Int(self[offset]) << 8 | Int(self[offset + 1])
  }

  func uint32(_ offset: Int) -> Int? {
    guard let high = uint16(offset), let low = uint16(offset + 2) else { return nil }
    return high << 16 | low
  }

  /// Writes a big-endian number, or nothing if it is not inside.
  mutating func setUInt16(_ value: Int, at offset: Int) {
    guard offset >= 0, offset + 2 <= count else { return }
    self[offset] = UInt8(truncatingIfNeeded: value >> 8)
    self[offset + 1] = UInt8(truncatingIfNeeded: value)
  }

  /// Writes a big-endian number, or nothing if it is not inside.
  mutating func setUInt32(_ value: Int, at offset: Int) {
    guard offset >= 0, offset + 4 <= count else { return }
    setUInt16(value >> 16, at: offset)
    setUInt16(value, at: offset + 2)
  }

  /// Returns a little-endian number of four bytes.
  func littleEndian32(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 4 <= count else { return nil }
    return (0..<4).reduce(0) { $0 | Int(self[offset + $1]) << (8 * $1) }
  }

  /// Returns the offset of some text, from a start offset.
  /// - Complexity: O(n).
  func place(of text: String, from start: Int = 0) -> Int? {
    let wanted = Array(text.utf8)
    guard start >= 0, let first = wanted.first, count - wanted.count >= start else { return nil }
    return (start...count - wanted.count).first { self[$0] == first && self[$0...].starts(with: wanted) }
  }
}
