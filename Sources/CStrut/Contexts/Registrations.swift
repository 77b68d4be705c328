// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CStrutHeader
internal import Strut

/// Documented in `strut.h`.
@c @implementation
public func strut_register_file(
  _ context: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ registration: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    let catalog = try unsafe Handles.object(context, as: Context.self).catalog
    let made = try catalog.register(path: try unsafe CText.string(path, "path"))
    unsafe registration?.pointee = UInt64(made.id)
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_register_bytes(
  _ context: OpaquePointer?, _ data: UnsafeRawPointer?, _ length: Int, _ name: UnsafePointer<CChar>?,
  _ registration: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    let catalog = try unsafe Handles.object(context, as: Context.self).catalog
    let bytes = try unsafe CText.fontData(data, length)
    let made = try catalog.register(data: bytes, name: try unsafe CText.string(orNull: name, "name") ?? "font data")
    unsafe registration?.pointee = UInt64(made.id)
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_register_folder(
  _ context: OpaquePointer?, _ path: UnsafePointer<CChar>?, _ registered: UnsafeMutablePointer<Int>?,
  _ skipped: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    let catalog = try unsafe Handles.object(context, as: Context.self).catalog
    let made = try catalog.register(directory: try unsafe CText.string(path, "path"))
    unsafe registered?.pointee = made.registrations.count
    unsafe skipped?.pointee = made.failures.count
  }
}

/// Documented in `strut.h`.
@c @implementation
public func strut_unregister(
  _ context: OpaquePointer?, _ registration: UInt64, _ error: UnsafeMutablePointer<strut_error>?
) -> strut_status {
  unsafe call(error) {
    let catalog = try unsafe Handles.object(context, as: Context.self).catalog
    let found = catalog.registrations.first { UInt64($0.id) == registration }
    guard let found, catalog.unregister(found) else {
      throw Failure.argument(
        "not-registered",
        "registration: expected a number returned by a register function, got \(registration).")
    }
  }
}

extension CText {
  /// Copies the bytes of a font; rejects NULL and a missing length.
  static func fontData(_ data: UnsafeRawPointer?, _ length: Int) throws(Failure) -> [UInt8] {
    guard length != nulTerminated else {
      throw .argument("bad-length", "data: expected a length in bytes, got STRUT_NUL_TERMINATED.")
    }
    guard let bytes = try unsafe bytes(data, length: length, "data") else { throw .missing("data") }
    return unsafe Array(bytes)
  }
}
