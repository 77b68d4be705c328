/// The UTF-16 units of text.
enum UTF16Units {
  /// Returns the units of a string in one pass over its bytes, where the standard library proceeds
  /// index by index.
  ///
  /// - Complexity: O(n).
  static func of(_ text: String) -> [UInt16] {
    unsafe text.utf8.withContiguousStorageIfAvailable { unsafe of(UnsafeRawBufferPointer($0)) } ?? Array(text.utf16)
  }

  /// Creates the units of well-formed UTF-8, such as that of a string.
  static func of(_ bytes: UnsafeRawBufferPointer) -> [UInt16] {
    // All empty arrays share one object, whose count the standard library would write from any
    // thread.
    if unsafe bytes.isEmpty { return [] }
    return unsafe Array(unsafeUninitializedCapacity: bytes.count) { units, count in
      var place = 0
      while place < bytes.count {
        let (value, length) = unsafe scalar(in: bytes, at: place)
        place += length
        if value >= 0x10000 {
          unsafe units[count] = UInt16(truncatingIfNeeded: 0xD7C0 + value >> 10)
          unsafe units[count + 1] = UInt16(truncatingIfNeeded: 0xDC00 | value & 0x3FF)
          count += 2
        } else {
          unsafe units[count] = UInt16(truncatingIfNeeded: value)
          count += 1
        }
      }
    }
  }

  /// Appends the units of well-formed UTF-8.
  static func append(_ bytes: UnsafeRawBufferPointer, to units: inout [UInt16]) {
    var place = 0
    while place < bytes.count {
      let (value, length) = unsafe scalar(in: bytes, at: place)
      place += length
      if value >= 0x10000 {
        units.append(UInt16(truncatingIfNeeded: 0xD7C0 + value >> 10))
        units.append(UInt16(truncatingIfNeeded: 0xDC00 | value & 0x3FF))
      } else {
        units.append(UInt16(truncatingIfNeeded: value))
      }
    }
  }

  /// Returns the character that starts at an offset, and its number of bytes, which the first byte
  /// of well-formed UTF-8 determines.
  @inline(__always)
  static func scalar(in bytes: UnsafeRawBufferPointer, at place: Int) -> (value: UInt32, length: Int) {
    let lead = unsafe bytes[place]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = length == 1 ? UInt32(lead) : UInt32(lead) & (0x7F >> UInt32(length))
    for next in place + 1..<max(place + 1, min(bytes.count, place + length)) {
      value = unsafe value << 6 | UInt32(bytes[next] & 0x3F)
    }
    return (value, length)
  }
}
