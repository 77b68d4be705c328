/// The table directory of an sfnt, of one face of a collection, of a WOFF, or of a PCF: where each table's record and bytes are.
struct TableDirectory {
  /// One table: where its record is, and what the record says.
  struct Record {
    /// Where the four bytes of the tag are.
    var place: Int
    var tag: UInt32
    /// The bytes, cut off where the file ends.
    var bytes: Range<Int>

    /// Whether the table is `CFF ` or `CFF2`.
    var isCFF: Bool { tag == 0x4346_4620 || tag == 0x4346_4632 }
  }

  /// Where in a record the offset and the length are.
  let fields: (offset: Int, length: Int)
  /// Tables with at least one byte inside the file.
  private(set) var records: [Record] = []
  /// Whether it is an sfnt of one face, that can be put together anew.
  let isPlain: Bool
  /// Whether the records' numbers have their lowest byte first, as a PCF's have.
  let isLittleEndian: Bool

  /// Most fonts have under 30 tables.
  private static let mostTables = 256

  /// Reads the directory; of a collection's, a random one. `nil` when there is none.
  init?(_ bytes: [UInt8], using generator: inout SeededGenerator) {
    guard let signature = bytes.uint32(0) else { return nil }
    var start = 0
    switch signature {
    case 0x7474_6366:  // ttcf
      guard let count = bytes.uint32(8), let offset = bytes.uint32(12 + 4 * generator.below(min(count, 8))) else {
        return nil
      }
      start = offset
      isPlain = false
    case 0x774F_4646: isPlain = false  // wOFF
    case 0x0001_0000, 0x4F54_544F, 0x7472_7565: isPlain = true  // TrueType, OTTO, true
    case 0x0166_6370: isPlain = false  // PCF
    default: return nil
    }
    isLittleEndian = signature == 0x0166_6370
    let isWOFF = signature == 0x774F_4646
    fields = isLittleEndian ? (12, 8) : isWOFF ? (4, 8) : (8, 12)
    let number = { [isLittleEndian] in isLittleEndian ? bytes.littleEndian32($0) : bytes.uint32($0) }
    guard let count = isLittleEndian ? number(4) : bytes.uint16(start + (isWOFF ? 12 : 4)) else { return nil }
    let (header, size) = isLittleEndian ? (8, 16) : isWOFF ? (44, 20) : (12, 16)
    for index in 0..<min(count, Self.mostTables) {
      let place = start + header + index * size
      guard let tag = bytes.uint32(place), let offset = number(place + fields.offset),
        let length = number(place + fields.length), offset < bytes.count, length > 0
      else { continue }
      let end = min(bytes.count, offset + length)
      records.append(Record(place: place, tag: UInt32(tag), bytes: offset..<end))
    }
    if records.isEmpty { return nil }
  }

  /// A number of four bytes as the big-endian one that leaves the bytes a record wants.
  func ordered(_ value: Int) -> Int {
    isLittleEndian ? Int(UInt32(truncatingIfNeeded: value).byteSwapped) : value
  }

  /// An sfnt with these tables, in this order; checksums are left 0, which nobody checks.
  static func assemble(signature: [UInt8], _ tables: [(tag: UInt32, bytes: ArraySlice<UInt8>)]) -> [UInt8] {
    var file = signature + [UInt8](repeating: 0, count: 8)
    file.setUInt16(tables.count, at: 4)
    var offset = 12 + 16 * tables.count
    for table in tables {
      let record = file.count
      file += [UInt8](repeating: 0, count: 16)
      file.setUInt32(Int(table.tag), at: record)
      file.setUInt32(offset, at: record + 8)
      file.setUInt32(table.bytes.count, at: record + 12)
      offset += (table.bytes.count + 3) & ~3
    }
    for table in tables {
      file += table.bytes
      while file.count % 4 != 0 { file.append(0) }
    }
    return file
  }
}
