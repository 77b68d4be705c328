/// Hashes and compares bytes eight at a time.
enum ByteHash {
  static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
    var hash = mix(seed ^ 0x9E37_79B9_7F4A_7C15) ^ UInt64(bytes.count)
    var offset = 0
    while bytes.count - offset > 8 {
      hash = unsafe mix(hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    return unsafe mix(mix(hash ^ lastBytes(of: bytes)))
  }

  /// The last eight bytes, or all if there are fewer: two loads that overlap, because most words
  /// are that short.
  private static func lastBytes(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    let count = bytes.count
    if count >= 8 { return unsafe bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self) }
    if count >= 4 {
      let (first, last) = unsafe (
        bytes.loadUnaligned(as: UInt32.self), bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      )
      return UInt64(first) << 32 | UInt64(last)
    }
    return unsafe bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Combines the hash of another value with a number.
  static func combine(_ hash: UInt64, _ value: UInt64) -> UInt64 { mix(hash ^ mix(value ^ 0x9E37_79B9_7F4A_7C15)) }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* 0x9FB2_1C65_1E98_DF25
    return product ^ product >> 32
  }

  static func areEqual(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Bool {
    guard a.count == b.count else { return false }
    var offset = 0
    while a.count - offset >= 8 {
      let one = unsafe a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let other = unsafe b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if one != other { return false }
      offset += 8
    }
    while offset < a.count {
      if unsafe a[offset] != b[offset] { return false }
      offset += 1
    }
    return true
  }
}
