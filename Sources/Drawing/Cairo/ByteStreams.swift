internal import CCairo

/// Collects the bytes that Cairo writes to a stream.
///
/// Cairo receives an unowned pointer to this object, so the caller must keep it alive until Cairo
/// is done.
@safe
final class ByteSink {
  private(set) var bytes: [UInt8] = []

  /// The pointer that goes with `write`.
  var closure: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

  /// A `cairo_write_func_t`.
  static func write(closure: UnsafeMutableRawPointer?, data: UnsafePointer<UInt8>?, length: UInt32) -> cairo_status_t {
    guard let closure = unsafe closure, let data = unsafe data else { return CAIRO_STATUS_SUCCESS }
    let sink = unsafe Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    unsafe sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}

/// Passes bytes to Cairo as it reads them from a stream. The caller keeps it alive during the call.
@safe
final class ByteSource {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The pointer that goes with `read`.
  var closure: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

  /// A `cairo_read_func_t`: all of the requested bytes, or an error.
  static func read(
    closure: UnsafeMutableRawPointer?, data: UnsafeMutablePointer<UInt8>?, length: UInt32
  ) -> cairo_status_t {
    guard let closure = unsafe closure, let data = unsafe data else { return CAIRO_STATUS_READ_ERROR }
    let source = unsafe Unmanaged<ByteSource>.fromOpaque(closure).takeUnretainedValue()
    let end = source.position + Int(length)
    guard end <= source.bytes.count else { return CAIRO_STATUS_READ_ERROR }
    let target = unsafe UnsafeMutableBufferPointer(start: data, count: Int(length))
    _ = unsafe target.update(fromContentsOf: source.bytes[source.position..<end])
    source.position = end
    return CAIRO_STATUS_SUCCESS
  }
}
