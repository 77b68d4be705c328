/// Big-endian numbers of one table; a place past its end is `nil`.
struct TableReader {
  let bytes: [UInt8]

  func uint16(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func int16(_ offset: Int) -> Int? { uint16(offset).map { Int(Int16(truncatingIfNeeded: $0)) } }

  func uint32(_ offset: Int) -> Int? {
    guard let high = uint16(offset), let low = uint16(offset + 2) else { return nil }
    return high << 16 | low
  }

  func int64(_ offset: Int) -> Int? {
    guard let high = int32(offset), let low = uint32(offset + 4) else { return nil }
    return high << 32 | low
  }

  func int32(_ offset: Int) -> Int? { uint32(offset).map { Int(Int32(truncatingIfNeeded: $0)) } }
}
