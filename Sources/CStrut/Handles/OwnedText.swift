/// A string for C, in UTF-8 with a NUL at its end, which is valid as long as the object lives.
@safe
final class OwnedText: @unchecked Sendable {
  // Unchecked, because it contains a pointer. Its memory is written by the initializer and never
  // after.
  let bytes: UnsafePointer<CChar>
  /// The number of bytes, without the NUL.
  let count: Int

  init(_ bytes: some Collection<UInt8>) {
    count = bytes.count
    let memory = UnsafeMutableBufferPointer<CChar>.allocate(capacity: count + 1)
    for (index, byte) in bytes.enumerated() { unsafe memory[index] = CChar(bitPattern: byte) }
    unsafe memory[count] = 0
    unsafe self.bytes = UnsafePointer(memory.baseAddress ?? UnsafeMutablePointer.allocate(capacity: 1))
  }

  convenience init(_ text: String) { self.init(text.utf8) }

  deinit { unsafe bytes.deallocate() }
}
