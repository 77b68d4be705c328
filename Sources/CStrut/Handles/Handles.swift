internal import CStrutHeader

/// Conversions between objects and the handles that C passes.
enum Handles {
  /// Returns the object behind a handle.
  static func object<Object: Handled>(
    _ handle: OpaquePointer?, as kind: Object.Type = Object.self
  ) throws(Failure) -> Object {
    guard let handle = unsafe handle else { throw .handle("expected \(Object.word), got NULL.") }
    guard let number = HandleNumber(UInt64(UInt(bitPattern: handle))), let found = HandleTable.shared.object(number)
    else { throw .handle("expected \(Object.word), got a handle that was freed or never existed.") }
    guard let object = found as? Object else {
      throw .handle("expected \(Object.word), got \(type(of: found).word).")
    }
    return object
  }

  /// Returns the object behind a handle, or `nil` for NULL.
  static func object<Object: Handled>(
    orNull handle: OpaquePointer?, as kind: Object.Type = Object.self
  ) throws(Failure) -> Object? {
    unsafe handle == nil ? nil : try object(handle, as: kind)
  }

  /// Makes an object and writes its handle to a place; throws before it makes anything if the place
  /// is NULL.
  static func make(
    _ place: UnsafeMutablePointer<OpaquePointer?>?, _ name: String, _ object: () throws -> any Handled
  ) throws {
    guard let place = unsafe place else { throw Failure.missing(name) }
    let number = try HandleTable.shared.insert(try object())
    unsafe place.pointee = OpaquePointer(bitPattern: UInt(number.bits))
  }

  /// Closes a handle; does nothing for NULL.
  static func free<Object: Handled>(_ handle: OpaquePointer?, as kind: Object.Type) -> strut_status {
    guard let handle = unsafe handle else { return STRUT_OK }
    guard let number = HandleNumber(UInt64(UInt(bitPattern: handle))) else { return STRUT_BAD_HANDLE }
    return HandleTable.shared.remove(number, as: kind) == nil ? STRUT_BAD_HANDLE : STRUT_OK
  }
}
