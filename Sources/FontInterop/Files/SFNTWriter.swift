/// Writes tables as an sfnt that FreeType and HarfBuzz read.
enum SFNTWriter {
  /// - Parameter flavor: The first four bytes of the font, as stated in the packed file.
  static func bytes(of tables: [SFNTTable], flavor: UInt32) -> [UInt8] {
    let tables = tables.filter { !$0.bytes.isEmpty }.sorted { $0.tag < $1.tag }
    var place = 12 + 16 * tables.count
    var file: [UInt8] = []
    file.reserveCapacity(tables.reduce(place) { $0 + padded($1.bytes.count) })
    let records = tables.map { table in
      defer { place += padded(table.bytes.count) }
      return Record(tag: table.tag, place: place, length: table.bytes.count)
    }
    append(records, flavor: flavor, to: &file)
    for table in tables { append(table.bytes, to: &file) }
    return file
  }

  /// The position of a table of a font.
  struct Record {
    var tag: UInt32
    var place, length: Int
  }

  /// Returns the directory of a font.
  /// - Parameter records: The records in the order of their tags.
  static func append(_ records: [Record], flavor: UInt32, to file: inout [UInt8]) {
    append(version(flavor, of: Set(records.map { OpenTypeTag(rawValue: $0.tag) })), to: &file)
    // The three numbers after the count are for binary search, which no reader here uses.
    file += [UInt8(truncatingIfNeeded: records.count >> 8), UInt8(truncatingIfNeeded: records.count), 0, 0, 0, 0, 0, 0]
    for record in records {
      for number in [record.tag, 0, UInt32(clamping: record.place), UInt32(clamping: record.length)] {
        append(number, to: &file)
      }
    }
  }

  /// Returns a table, padded to a multiple of four bytes.
  static func append(_ table: ArraySlice<UInt8>, to file: inout [UInt8]) {
    file += table
    while file.count % 4 != 0 { file.append(0) }
  }

  static func append(_ number: UInt32, to file: inout [UInt8]) {
    for shift in [24, 16, 8, 0] { file.append(UInt8(truncatingIfNeeded: number >> UInt32(shift))) }
  }

  static func padded(_ length: Int) -> Int { (length + 3) / 4 * 4 }

  /// Returns the first four bytes, which determine the kind of outlines: those in the packed file,
  /// or derived from the tables if no font begins with those.
  static func version(_ stated: UInt32, of tables: Set<OpenTypeTag>) -> UInt32 {
    let trueType: OpenTypeTag = OpenTypeTag(rawValue: 0x0001_0000)
    let versions: Set<OpenTypeTag> = [trueType, "true", "typ1", "OTTO"]
    if versions.contains(OpenTypeTag(rawValue: stated)) { return stated }
    let isOfCFF = !tables.contains("glyf") && (tables.contains("CFF ") || tables.contains("CFF2"))
    return (isOfCFF ? "OTTO" : trueType).rawValue
  }
}
