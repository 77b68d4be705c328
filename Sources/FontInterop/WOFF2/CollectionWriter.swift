/// Writes fonts as a collection in which fonts share the bytes of common tables.
struct CollectionWriter {
  private var fonts: [(records: [SFNTWriter.Record], flavor: UInt32)]
  private var tables: [ArraySlice<UInt8>] = []
  private var places: [WOFF2Tables.Source: Int] = [:]
  /// The number of bytes of the tables.
  private(set) var length = 0

  /// - Parameter count: The number of fonts in the collection; fonts that are not added have no
  ///   tables.
  init(count: Int) { fonts = Array(repeating: ([], 0), count: count) }

  mutating func add(_ made: [WOFF2Tables.Made], flavor: UInt32, as index: Int) {
    let tables = made.filter { !$0.table.bytes.isEmpty }.sorted { $0.table.tag < $1.table.tag }
    fonts[index] = (tables.map { record($0) }, flavor)
  }

  private mutating func record(_ made: WOFF2Tables.Made) -> SFNTWriter.Record {
    let bytes = made.table.bytes
    let place = places[made.source] ?? length
    if places.updateValue(place, forKey: made.source) == nil {
      tables.append(bytes)
      length += SFNTWriter.padded(bytes.count)
    }
    return SFNTWriter.Record(tag: made.table.tag, place: place, length: bytes.count)
  }

  /// The collection: its header, the directories of the fonts, and the tables.
  var bytes: [UInt8] {
    let sizes = fonts.map { 12 + 16 * $0.records.count }
    let header = 12 + 4 * fonts.count
    let start = sizes.reduce(header, +)
    var file: [UInt8] = []
    file.reserveCapacity(start + length)
    for number in [OpenTypeTag("ttcf").rawValue, 0x0001_0000, UInt32(clamping: fonts.count)] {
      SFNTWriter.append(number, to: &file)
    }
    var place = header
    for size in sizes {
      SFNTWriter.append(UInt32(clamping: place), to: &file)
      place += size
    }
    for font in fonts {
      let records = font.records.map { SFNTWriter.Record(tag: $0.tag, place: start + $0.place, length: $0.length) }
      SFNTWriter.append(records, flavor: font.flavor, to: &file)
    }
    for table in tables { SFNTWriter.append(table, to: &file) }
    return file
  }
}
