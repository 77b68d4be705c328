internal import CStrutHeader

/// A struct of the header that begins with its size.
///
/// A struct grows at its end. What a program has that was compiled with an earlier header is taken as far as it goes, and the rest is
/// as ``initial`` has it; of an answer, as much is written. A size that no header ever had is refused.
protocol CStruct {
  /// The name in the header.
  static var headerName: String { get }
  /// The sizes that it has had, today's last.
  static var sizes: [Int] { get }
  /// What holds where nothing is said.
  static var initial: Self { get }
}

extension CStruct {
  static var sizes: [Int] { [MemoryLayout<Self>.size] }

  /// Reads a struct of the caller's; `nil` stands for the initial one.
  static func read(_ pointer: UnsafePointer<Self>?) throws(Failure) -> Self {
    guard let pointer = unsafe pointer else { return initial }
    return try unsafe read(UnsafeRawPointer(pointer), size: unsafe size(at: UnsafeRawPointer(pointer)))
  }

  /// Reads a struct of a size that the caller knows.
  static func read(_ pointer: UnsafeRawPointer, size: Int) throws(Failure) -> Self {
    try check(size)
    var value = initial
    unsafe withUnsafeMutableBytes(of: &value) { bytes in
      unsafe bytes.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: size))
    }
    return value
  }

  /// Writes an answer into a struct of the caller's, whose size stays as it is.
  static func write(_ value: Self, to pointer: UnsafeMutablePointer<Self>?) throws(Failure) {
    let place = try unsafe place(pointer)
    unsafe write(value, to: place.start, size: place.size)
  }

  /// Where an answer goes and how much of it; found out before there is one, so that nothing is made in vain.
  static func place(_ pointer: UnsafeMutablePointer<Self>?) throws(Failure) -> (
    start: UnsafeMutableRawPointer, size: Int
  ) {
    guard let pointer = unsafe pointer else { throw .missing(headerName) }
    let size = unsafe size(at: UnsafeRawPointer(pointer))
    try check(size)
    return (UnsafeMutableRawPointer(pointer), size)
  }

  /// Writes as much of an answer as a struct of a size holds, and the size.
  static func write(_ value: Self, to pointer: UnsafeMutableRawPointer, size: Int) {
    unsafe withUnsafeBytes(of: value) {
      unsafe pointer.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(pointer), byteCount: size)
    }
    unsafe pointer.storeBytes(of: size, as: Int.self)
  }

  /// Refuses a size that the struct never had.
  static func check(_ size: Int) throws(Failure) {
    guard !sizes.contains(size) else { return }
    throw .size(
      "the size of a \(headerName) is \(sizes.map(String.init).joined(separator: " or ")) bytes, not "
        + "\(UInt(bitPattern: size))")
  }

  private static func size(at pointer: UnsafeRawPointer) -> Int { unsafe pointer.load(as: Int.self) }
}

/// Fills a struct of a size with what holds where nothing is said.
func initialize<Struct: CStruct>(_ pointer: UnsafeMutablePointer<Struct>?, _ size: Int) -> strut_status {
  call(nil) {
    guard let pointer = unsafe pointer else { throw Failure.missing(Struct.headerName) }
    try Struct.check(size)
    unsafe Struct.write(Struct.initial, to: UnsafeMutableRawPointer(pointer), size: size)
  }
}
