internal import CHarfBuzz
internal import Threads

/// Owns a HarfBuzz buffer. One thread at a time may use it, which `ShapingBuffers` ensures.
@safe
final class ShapingBuffer: Sendable {
  /// Unchecked, because the compiler cannot detect that the pool gives a buffer to one thread at a
  /// time.
  nonisolated(unsafe) let raw: OpaquePointer

  /// Creates a buffer; `nil` if memory runs out.
  init?() {
    guard let raw = unsafe hb_buffer_create() else { return nil }
    guard unsafe hb_buffer_allocation_successful(raw) != 0 else {
      unsafe hb_buffer_destroy(raw)
      return nil
    }
    unsafe self.raw = raw
  }

  deinit { unsafe hb_buffer_destroy(raw) }
}

/// Unused buffers for the next runs. Creating a buffer, and growing it, takes longer than shaping a
/// short word.
enum ShapingBuffers {
  /// The number of unused buffers for each thread.
  private static let limit = 2
  /// The room, in glyphs, up to which a buffer is kept.
  private static let roomLimit: UInt32 = 8192

  private static let idle = PerThread<[ShapingBuffer]> { [] }

  /// Calls a closure with a buffer, which is empty except for flags and cluster level; `nil` if
  /// memory runs out.
  ///
  /// - Parameter length: The length of the text.
  static func withBuffer<Result>(_ length: Int, _ body: (ShapingBuffer) -> Result?) -> Result? {
    guard let buffer = idle.withValue({ $0.popLast() }) ?? ShapingBuffer() else { return nil }
    let result = body(buffer)
    if length <= roomLimit, unsafe hb_buffer_get_length(buffer.raw) <= roomLimit {
      unsafe hb_buffer_clear_contents(buffer.raw)
      idle.withValue { if $0.count < limit { $0.append(buffer) } }
    }
    return result
  }
}
