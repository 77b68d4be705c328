/// Bytes that C may read for as long as the object lives: UTF-8 with a NUL behind it.
@safe
final class OwnedText: @unchecked Sendable {
  // Unchecked, because it holds a pointer; what it points to is written before the initializer ends and never after.
  let bytes: UnsafePointer<CChar>
  /// Without the NUL.
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
