internal import CStrutHeader

/// Handles as C passes them.
enum Handles {
  /// The object that a handle stands for.
  static func object<Object: Handled>(
    _ handle: OpaquePointer?, as kind: Object.Type = Object.self
  ) throws(Failure) -> Object {
    guard let handle = unsafe handle else { throw .handle("\(Object.word) is wanted, not NULL.") }
    guard let number = HandleNumber(UInt64(UInt(bitPattern: handle))), let found = HandleTable.shared.object(number)
    else { throw .handle("this is no open handle of \(Object.word): it was freed, or never was one.") }
    guard let object = found as? Object else {
      throw .handle("this is the handle of \(type(of: found).word), where \(Object.word) is wanted.")
    }
    return object
  }

  /// The object that a handle stands for, `nil` for NULL.
  static func object<Object: Handled>(
    orNull handle: OpaquePointer?, as kind: Object.Type = Object.self
  ) throws(Failure) -> Object? {
    unsafe handle == nil ? nil : try object(handle, as: kind)
  }

  /// Makes a handle and hands it out; where there is no place to put it, nothing is made.
  static func make(
    _ place: UnsafeMutablePointer<OpaquePointer?>?, _ name: String, _ object: () throws -> any Handled
  ) throws {
    guard let place = unsafe place else { throw Failure.missing(name) }
    let number = try HandleTable.shared.insert(try object())
    unsafe place.pointee = OpaquePointer(bitPattern: UInt(number.bits))
  }

  /// Ends a handle.
  static func free<Object: Handled>(_ handle: OpaquePointer?, as kind: Object.Type) -> strut_status {
    guard let handle = unsafe handle else { return STRUT_OK }
    guard let number = HandleNumber(UInt64(UInt(bitPattern: handle))) else { return STRUT_BAD_HANDLE }
    return HandleTable.shared.remove(number, as: kind) == nil ? STRUT_BAD_HANDLE : STRUT_OK
  }
}
