/// The header of a WOFF2 file: its tables, and the fonts of a collection (W3C WOFF 2.0, sections 4
/// and 5).
///
/// `totalSfntSize` is informative, and no reason to reject a file; this code does not read it.
struct WOFF2Directory {
  /// A table in the list of the file.
  struct Table {
    var tag: OpenTypeTag
    /// Bits 6 and 7 of its flags.
    var version: Int
    /// Its length before the transformation.
    var originalLength: Int
    /// Its range in the unpacked data.
    var range: Range<Int>

    /// True if its bytes differ from those of the original table. This is not the case for version
    /// 3 of `glyf` and `loca`, and for version 0 of other tables.
    var isTransformed: Bool { Self.isTransformed(tag, version) }

    static func isTransformed(_ tag: OpenTypeTag, _ version: Int) -> Bool {
      tag == "glyf" || tag == "loca" ? version != 3 : version != 0
    }
  }

  /// A font of a collection, or the only font of the file.
  struct Font {
    /// The first four bytes of its sfnt.
    var flavor: Int
    /// Indexes in `tables`.
    var tables: [Int]
  }

  var tables: [Table] = []
  var fonts: [Font] = []
  /// The stated range of the compressed data in the file.
  var data: Range<Int>

  private static let headerLength = 48
  /// The maximum number of tables of a file. The largest collections of fonts have some hundreds.
  private static let tableLimit = 4096
  /// The maximum number of tables of all fonts of a collection, counting shared tables for each
  /// font, and of fonts.
  private static let referenceLimit = 1 << 16

  /// The maximum number of bytes of a header: each table has up to 15, each reference and each font
  /// up to 10.
  static let lengthLimit = headerLength + tableLimit * 15 + referenceLimit * 2 * 10

  /// - Parameter bytes: The file, or at least its header.
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

  /// The number of unpacked bytes.
  var unpackedLength: Int { tables.last?.range.upperBound ?? 0 }

  /// The sum of the sizes of the tables, before or after the transformation, whichever is larger.
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
