/// Writes tables as an sfnt, which FreeType and HarfBuzz read.
enum SFNTWriter {
  /// - Parameter flavor: The first four bytes, which say whose outlines count.
  static func bytes(of tables: [SFNTTable], flavor: UInt32) -> [UInt8] {
    let tables = tables.filter { !$0.bytes.isEmpty }.sorted { $0.tag < $1.tag }
    var place = 12 + 16 * tables.count
    var file: [UInt8] = []
    file.reserveCapacity(tables.reduce(place) { $0 + ($1.bytes.count + 3) / 4 * 4 })
    append(flavor, to: &file)
    // The three numbers after the count are for searching, which no reader here does by them.
    file += [UInt8(truncatingIfNeeded: tables.count >> 8), UInt8(truncatingIfNeeded: tables.count), 0, 0, 0, 0, 0, 0]
    for table in tables {
      for number in [table.tag, 0, UInt32(clamping: place), UInt32(clamping: table.bytes.count)] {
        append(number, to: &file)
      }
      place += (table.bytes.count + 3) / 4 * 4
    }
    for table in tables {
      file += table.bytes
      while file.count % 4 != 0 { file.append(0) }
    }
    return file
  }

  private static func append(_ number: UInt32, to file: inout [UInt8]) {
    for shift in [24, 16, 8, 0] { file.append(UInt8(truncatingIfNeeded: number >> UInt32(shift))) }
  }
}
