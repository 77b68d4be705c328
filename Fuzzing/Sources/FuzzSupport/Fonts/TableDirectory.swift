/// The table directory of an sfnt, of a face of a collection, of a WOFF, or of a PCF: the positions
/// of each table's record and bytes.
struct TableDirectory {
  /// A table: the position and content of its record.
  struct Record {
    /// The position of the four bytes of the tag.
    var place: Int
    var tag: UInt32
    /// The bytes, up to the end of the file.
    var bytes: Range<Int>

    /// True if the table is `CFF ` or `CFF2`.
    var isCFF: Bool { tag == 0x4346_4620 || tag == 0x4346_4632 }
  }

  /// The positions of the offset and the length in a record.
  let fields: (offset: Int, length: Int)
  /// Tables with at least one byte inside the file.
  private(set) var records: [Record] = []
  /// True if the file is an sfnt with one face, which can be assembled again.
  let isPlain: Bool
  /// True if the numbers in records are little-endian, as in a PCF.
  let isLittleEndian: Bool

  /// Most fonts have fewer than 30 tables.
  private static let mostTables = 256

  /// Reads the directory; for a collection, a random one. `nil` if there is none.
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

  /// Returns a number of four bytes in the byte order of the records.
  func ordered(_ value: Int) -> Int {
    isLittleEndian ? Int(UInt32(truncatingIfNeeded: value).byteSwapped) : value
  }

  /// Returns an sfnt with these tables, in this order; checksums are 0, because no reader checks
  /// them.
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
