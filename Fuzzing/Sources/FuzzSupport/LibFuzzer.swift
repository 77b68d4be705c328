internal import CLibFuzzer

/// The interface to libFuzzer for a custom mutator.
@safe
public enum LibFuzzer {
  /// libFuzzer's own mutations of some bytes, up to a number of bytes.
  public static func mutate(_ bytes: inout [UInt8], limit: Int) {
    let count = bytes.count
    bytes += [UInt8](repeating: 0, count: max(0, limit - count))
    let changed = unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      unsafe LLVMFuzzerMutate(buffer.baseAddress, count, max(limit, count))
    }
    bytes.removeLast(bytes.count - min(bytes.count, changed))
  }

  /// Changes libFuzzer's buffer in place; returns the new number of bytes.
  @unsafe
  public static func replace(
    _ start: UnsafeMutablePointer<UInt8>, count: Int, limit: Int, _ change: ([UInt8]) -> [UInt8]
  ) -> Int {
    let changed = unsafe change(Array(UnsafeBufferPointer(start: start, count: count))).prefix(limit)
    unsafe changed.withUnsafeBufferPointer { source in
      if let first = source.baseAddress { unsafe start.update(from: first, count: source.count) }
    }
    return changed.count
  }
}
