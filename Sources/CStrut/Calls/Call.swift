internal import CStrutHeader

/// Performs a call from C: converts a thrown error into the status and fills in the caller's error.
func call(_ error: UnsafeMutablePointer<strut_error>?, _ work: () throws -> Void) -> strut_status {
  do {
    try work()
    return STRUT_OK
  } catch let thrown {
    let failure = Failure(thrown)
    return unsafe tell(failure, error) ? failure.status : STRUT_BAD_SIZE
  }
}

/// Fills in the caller's error; returns `false` if its size is not the size of an error.
@discardableResult
func tell(_ failure: Failure, _ error: UnsafeMutablePointer<strut_error>?) -> Bool {
  guard let error = unsafe error else { return true }
  guard unsafe error.pointee.size == MemoryLayout<strut_error>.size else { return false }
  unsafe error.pointee.status = failure.status
  unsafe withUnsafeMutableBytes(of: &error.pointee.code) { unsafe $0.fill(with: failure.code) }
  unsafe withUnsafeMutableBytes(of: &error.pointee.message) { unsafe $0.fill(with: failure.message) }
  return true
}

extension UnsafeMutableRawBufferPointer {
  /// Writes a string and a NUL; a string that is too long is cut at the end of a character and gets
  /// an "…".
  fileprivate func fill(with text: String) {
    var bytes = Array(text.utf8)
    if bytes.count >= count {
      let ellipsis = Array("…".utf8)
      bytes.removeLast(bytes.count - (count - 1 - ellipsis.count))
      // Bytes that begin with the bits 10 continue a character.
      while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
      if let last = bytes.last, last >= 0xC0 { bytes.removeLast() }
      bytes += ellipsis
    }
    unsafe copyBytes(from: bytes + [0])
  }
}
