/// The head of a WOFF2 file: its tables, and the fonts of a collection (W3C WOFF 2.0, sections 4 and 5).
///
/// `totalSfntSize` is for reference, and no ground to refuse a file; nothing here looks at it.
struct WOFF2Directory {
  /// A table as the file lists it.
  struct Table {
    var tag: OpenTypeTag
    /// The bits 6 and 7 of its flags.
    var version: Int
    /// How long it was before it was transformed.
    var originalLength: Int
    /// Where it lies in the data that are unpacked.
    var range: Range<Int>

    /// Whether its bytes are others than the table's. For `glyf` and `loca` version 3 says no, for other tables version 0.
    var isTransformed: Bool { Self.isTransformed(tag, version) }

    static func isTransformed(_ tag: OpenTypeTag, _ version: Int) -> Bool {
      tag == "glyf" || tag == "loca" ? version != 3 : version != 0
    }
  }

  /// A font of a collection, or the file's only one.
  struct Font {
    /// The first four bytes of its sfnt.
    var flavor: Int
    /// Places in `tables`.
    var tables: [Int]
  }

  var tables: [Table] = []
  var fonts: [Font] = []
  /// Where the compressed data lie in the file, as it says.
  var data: Range<Int>

  private static let headerLength = 48
  /// The most tables of a file. The largest collections of fonts have some hundreds.
  private static let tableLimit = 4096
  /// The most tables of all fonts of a collection together, those that they share counted for each, and as many fonts.
  private static let referenceLimit = 1 << 16

  /// The most bytes that a head may have: each table has up to 15, each reference and each font up to 10.
  static let lengthLimit = headerLength + tableLimit * 15 + referenceLimit * 2 * 10

  /// - Parameter bytes: The file, or as much of it as the head is long.
  init(_ bytes: [UInt8]) throws(WOFF2Damage) {
    guard bytes.count >= Self.headerLength else { throw .endsEarly }
    var header = ByteCursor(bytes, 4..<Self.headerLength)
    let flavor = try header.uint32()
    _ = try header.uint32()
    let count = try header.uint16()
    guard count <= Self.tableLimit else { throw .tableCount }
    _ = try header.bytes(6)
    let compressedLength = try header.uint32()
    var cursor = ByteCursor(bytes, Self.headerLength..<bytes.count)
    var place = 0
    for _ in 0..<count {
      let table = try Self.table(&cursor, at: place)
      place = table.range.upperBound
      tables.append(table)
    }
    let isCollection = OpenTypeTag(rawValue: UInt32(flavor)) == "ttcf"
    fonts = isCollection ? try Self.fonts(&cursor, tableCount: count) : [Font(flavor: flavor, tables: Array(0..<count))]
    data = cursor.place..<cursor.place + compressedLength
  }

  /// How many bytes are unpacked.
  var unpackedLength: Int { tables.last?.range.upperBound ?? 0 }

  /// The sum of the tables' sizes, before or after they are transformed, the larger one.
  var largestLength: Int { tables.reduce(0) { $0 + max($1.originalLength, $1.range.count) } }

  private static func table(_ cursor: inout ByteCursor, at place: Int) throws(WOFF2Damage) -> Table {
    let flags = try Int(cursor.byte())
    let tag = flags & 0x3F == 0x3F ? OpenTypeTag(rawValue: UInt32(try cursor.uint32())) : knownTags[flags & 0x3F]
    let original = try cursor.base128()
    let isTransformed = Table.isTransformed(tag, flags >> 6)
    let length = isTransformed ? try cursor.base128() : original
    return Table(tag: tag, version: flags >> 6, originalLength: original, range: place..<place + length)
  }

  private static func fonts(_ cursor: inout ByteCursor, tableCount: Int) throws(WOFF2Damage) -> [Font] {
    _ = try cursor.uint32()
    var fonts: [Font] = []
    var references = 0
    for _ in 0..<(try cursor.packed16()) {
      let count = try cursor.packed16()
      references += count
      guard references <= referenceLimit else { throw .tableCount }
      var font = Font(flavor: try cursor.uint32(), tables: [])
      for _ in 0..<count {
        let table = try cursor.packed16()
        guard table < tableCount else { throw .collection }
        font.tables.append(table)
      }
      guard OpenTypeTag(rawValue: UInt32(font.flavor)) != "ttcf" else { throw .collection }
      fonts.append(font)
    }
    guard !fonts.isEmpty else { throw .collection }
    return fonts
  }

  /// The tags that have a number (section 4.1).
  private static let knownTags: [OpenTypeTag] = [
    "cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post", "cvt ", "fpgm", "glyf", "loca", "prep", "CFF ",
    "VORG", "EBDT", "EBLC", "gasp", "hdmx", "kern", "LTSH", "PCLT", "VDMX", "vhea", "vmtx", "BASE", "GDEF", "GPOS",
    "GSUB", "EBSC", "JSTF", "MATH", "CBDT", "CBLC", "COLR", "CPAL", "SVG ", "sbix", "acnt", "avar", "bdat", "bloc",
    "bsln", "cvar", "fdsc", "feat", "fmtx", "fvar", "gvar", "hsty", "just", "lcar", "mort", "morx", "opbd", "prop",
    "trak", "Zapf", "Silf", "Glat", "Gloc", "Feat", "Sill",
  ]
}
