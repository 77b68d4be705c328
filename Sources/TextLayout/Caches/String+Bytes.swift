extension String {
  /// Returns `true` if both have the same bytes. Canonically equivalent strings are equal in Swift,
  /// but have different offsets and may have different glyphs.
  ///
  /// It is faster than the comparison of different strings for equivalence.
  package func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return unsafe withBytes { one in unsafe other.withBytes { unsafe ByteHash.areEqual(one, $0) } }
  }

  /// Calls a closure with the bytes.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let found = unsafe utf8.withContiguousStorageIfAvailable { unsafe body(UnsafeRawBufferPointer($0)) }
    return unsafe found ?? Array(utf8).withUnsafeBytes(body)
  }
}
