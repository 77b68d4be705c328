internal import CStrutHeader
internal import Glibc

/// Conversions of strings that C passes.
enum CText {
  /// Reads a string that ends in a NUL; returns `nil` for NULL.
  static func string(orNull pointer: UnsafePointer<CChar>?, _ name: String) throws(Failure) -> String? {
    guard let pointer = unsafe pointer else { return nil }
    return try unsafe string(pointer, length: Self.nulTerminated, name)
  }

  /// Reads a string that ends in a NUL.
  static func string(_ pointer: UnsafePointer<CChar>?, _ name: String) throws(Failure) -> String {
    guard let string = try unsafe string(orNull: pointer, name) else { throw .missing(name) }
    return string
  }

  /// Reads a string of a length in bytes, or a string that ends in a NUL if the length is
  /// ``nulTerminated``.
  static func string(_ pointer: UnsafePointer<CChar>?, length: Int, _ name: String) throws(Failure) -> String {
    guard let bytes = try unsafe bytes(UnsafeRawPointer(pointer), length: length, name) else { return "" }
    if let string = unsafe String(validating: bytes, as: UTF8.self) { return string }
    throw Failure(
      status: STRUT_BAD_TEXT, code: "invalid-utf8",
      message: "\(name): expected UTF-8, got an invalid byte at offset \(unsafe validPrefix(of: bytes)).")
  }

  /// Returns a buffer of a length in bytes; `nil` for NULL with the length 0.
  static func bytes(
    _ pointer: UnsafeRawPointer?, length: Int, _ name: String
  ) throws(Failure) -> UnsafeBufferPointer<UInt8>? {
    guard let pointer = unsafe pointer else {
      if length == 0 { return nil }
      throw .missing(name)
    }
    let bytes = unsafe pointer.assumingMemoryBound(to: UInt8.self)
    if length == Self.nulTerminated {
      return unsafe UnsafeBufferPointer(start: bytes, count: strlen(pointer.assumingMemoryBound(to: CChar.self)))
    }
    guard length >= 0 else {
      throw .argument(
        "bad-length", "\(name): expected a length of at most \(Int.max) bytes, got \(UInt(bitPattern: length)).")
    }
    return unsafe UnsafeBufferPointer(start: bytes, count: length)
  }

  /// The value of `STRUT_NUL_TERMINATED`, the greatest `size_t`.
  static let nulTerminated = -1

  /// Returns the number of bytes before the first byte that is not valid UTF-8.
  private static func validPrefix(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = unsafe bytes.makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = unsafe decoder.decode(&iterator) { count += UTF8.width(scalar) }
    return count
  }
}
