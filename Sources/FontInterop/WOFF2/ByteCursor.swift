/// A position in bytes that advances as numbers are read; a premature end is a fault of the file.
struct ByteCursor {
  private let bytes: [UInt8]
  private(set) var place: Int
  let end: Int

  /// - Parameter range: The bytes that may be read; the part outside the bytes is ignored.
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    place = min(max(0, range.lowerBound), bytes.count)
    end = min(max(place, range.upperBound), bytes.count)
  }

  /// Returns the same bytes with another readable range.
  func limited(to range: Range<Int>) -> ByteCursor { ByteCursor(bytes, range) }

  mutating func byte() throws(WOFF2Damage) -> UInt8 {
    guard place < end else { throw .endsEarly }
    place += 1
    return bytes[place - 1]
  }

  mutating func uint16() throws(WOFF2Damage) -> Int { try Int(byte()) << 8 | Int(byte()) }

  mutating func uint32() throws(WOFF2Damage) -> Int { try uint16() << 16 | uint16() }

  mutating func bytes(_ count: Int) throws(WOFF2Damage) -> ArraySlice<UInt8> {
    guard count >= 0, count <= end - place else { throw .endsEarly }
    place += count
    return bytes[place - count..<place]
  }

  /// Reads a UIntBase128: seven bits a byte, most significant first, at most five bytes, without
  /// leading zeros.
  mutating func base128() throws(WOFF2Damage) -> Int {
    var value = 0
    for index in 0..<5 {
      let next = try byte()
      guard index > 0 || next != 0x80 else { throw .number }
      value = value << 7 | Int(next & 0x7F)
      if next & 0x80 == 0 {
        guard value <= UInt32.max else { throw .number }
        return value
      }
    }
    throw .number
  }

  /// Reads a 255UInt16: one byte up to 252, or else one or two more.
  mutating func packed16() throws(WOFF2Damage) -> Int {
    let first = try Int(byte())
    return switch first {
    case 253: try uint16()
    case 254: try 506 + Int(byte())
    case 255: try 253 + Int(byte())
    default: first
    }
  }
}

/// A fault of a WOFF2 file.
enum WOFF2Damage: Error, Hashable {
  /// A part has fewer bytes than stated.
  case endsEarly
  /// A number in a form that the format does not have.
  case number
  /// The data do not unpack to the size of the tables.
  case compression
  /// The data unpack to far more than those of any font.
  case excess
  /// A table has a transformation that the format does not have.
  case transform(OpenTypeTag)
  /// A table that is required to reconstruct a transformed table is missing.
  case missing(OpenTypeTag)
  /// A font of a collection has tables that the file does not have, or is a collection itself.
  case collection
  /// The file lists more tables than any valid file has.
  case tableCount
  /// A font lists a table twice.
  case duplicate(OpenTypeTag)
  /// The reconstructed tables of its fonts are larger than those of any valid file.
  case size
  /// There is not enough memory for its unpacked data.
  case memory

  /// The fault in the form of a sentence about the file.
  var reason: String {
    switch self {
    case .endsEarly: "its WOFF2 data ends too early"
    case .number: "its WOFF2 directory has an invalid number"
    case .compression: "its compressed data is damaged"
    case .excess: "its data unpacks to more than 100 times its compressed size, which is not plausible for a font"
    case .transform(let tag): "its \(tag) table uses an undefined WOFF2 transformation"
    case .missing(let tag): "its tables cannot be unpacked without \(tag), which is missing"
    case .collection: "its WOFF2 collection refers to tables that it does not contain"
    case .tableCount: "its WOFF2 directory lists more tables than any font has"
    case .duplicate(let tag): "its WOFF2 directory lists the table \(tag) twice"
    case .size: "its fonts unpack to more than \(WOFFHeader.largestSFNT >> 20) MB"
    case .memory: "out of memory"
    }
  }
}
