extension String {
  /// Whether both have the same bytes: canonically equivalent strings are equal in Swift, but have other offsets and may have other
  /// glyphs.
  ///
  /// It takes less than to find out whether strings are equivalent that are not the same.
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
