internal import CHarfBuzz
internal import Threads

/// Owns one of HarfBuzz's buffers. For one thread at a time, which `ShapingBuffers` sees to.
@safe
final class ShapingBuffer: Sendable {
  /// Unchecked, because the compiler cannot know that the pool lends a buffer to one thread at a time, which alone uses it.
  nonisolated(unsafe) let raw: OpaquePointer

  /// `nil` when memory is out.
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

/// Buffers that wait for their next run. Making one, and growing it, takes longer than shaping a short word.
enum ShapingBuffers {
  /// How many wait for a thread.
  private static let limit = 2
  /// The room, in glyphs, up to which a buffer is kept.
  private static let roomLimit: UInt32 = 8192

  private static let idle = PerThread<[ShapingBuffer]> { [] }

  /// Lends a buffer, empty but for flags and cluster level; `nil` when memory is out.
  ///
  /// - Parameter length: How long the text is that goes in.
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
