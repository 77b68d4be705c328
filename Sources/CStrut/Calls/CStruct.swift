internal import CStrutHeader

/// A struct of the header that begins with its size.
///
/// A struct grows at its end. From a program that was compiled with an earlier header, the fields
/// that it has are read, and the rest is taken from ``initial``; of a result, only these fields are
/// written. A size that no header ever had is rejected.
protocol CStruct {
  /// The name of the struct in the header.
  static var headerName: String { get }
  /// The sizes that the struct has had, in bytes, with the current size last.
  static var sizes: [Int] { get }
  /// The default values.
  static var initial: Self { get }
}

extension CStruct {
  static var sizes: [Int] { [MemoryLayout<Self>.size] }

  /// Reads the caller's struct; `nil` selects the default values.
  static func read(_ pointer: UnsafePointer<Self>?) throws(Failure) -> Self {
    guard let pointer = unsafe pointer else { return initial }
    return try unsafe read(UnsafeRawPointer(pointer), size: unsafe size(at: UnsafeRawPointer(pointer)))
  }

  /// Reads a struct of a given size in bytes.
  static func read(_ pointer: UnsafeRawPointer, size: Int) throws(Failure) -> Self {
    try check(size)
    var value = initial
    unsafe withUnsafeMutableBytes(of: &value) { bytes in
      unsafe bytes.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: size))
    }
    return value
  }

  /// Writes a result into the caller's struct and keeps its size.
  static func write(_ value: Self, to pointer: UnsafeMutablePointer<Self>?) throws(Failure) {
    let place = try unsafe place(pointer)
    unsafe write(value, to: place.start, size: place.size)
  }

  /// Returns the place for a result and its size in bytes. Call it before computing a result, so
  /// that no work is wasted.
  static func place(_ pointer: UnsafeMutablePointer<Self>?) throws(Failure) -> (
    start: UnsafeMutableRawPointer, size: Int
  ) {
    guard let pointer = unsafe pointer else { throw .missing(headerName) }
    let size = unsafe size(at: UnsafeRawPointer(pointer))
    try check(size)
    return (UnsafeMutableRawPointer(pointer), size)
  }

  /// Writes the part of a result that fits in a struct of a size, and the size.
  static func write(_ value: Self, to pointer: UnsafeMutableRawPointer, size: Int) {
    unsafe withUnsafeBytes(of: value) {
      unsafe pointer.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(pointer), byteCount: size)
    }
    unsafe pointer.storeBytes(of: size, as: Int.self)
  }

  /// Rejects a size that the struct never had.
  static func check(_ size: Int) throws(Failure) {
    guard !sizes.contains(size) else { return }
    throw .size(
      "expected a \(headerName) of \(sizes.map(String.init).joined(separator: " or ")) bytes, got "
        + "\(UInt(bitPattern: size)) bytes")
  }

  private static func size(at pointer: UnsafeRawPointer) -> Int { unsafe pointer.load(as: Int.self) }
}

/// Fills a struct of a given size with the default values.
func initialize<Struct: CStruct>(_ pointer: UnsafeMutablePointer<Struct>?, _ size: Int) -> strut_status {
  call(nil) {
    guard let pointer = unsafe pointer else { throw Failure.missing(Struct.headerName) }
    try Struct.check(size)
    unsafe Struct.write(Struct.initial, to: UnsafeMutableRawPointer(pointer), size: size)
  }
}
