package import FontInterop

/// The numbers of `head`, `hhea`, `OS/2` and `post` that a line's height depends on, as the file
/// has them, in design units.
///
/// A table that is absent or too short is `nil`; nothing is guessed here.
package struct MetricsTables: Hashable, Sendable {
  package struct HorizontalHeader: Hashable, Sendable {
    package var ascender, descender, lineGap: Int
    /// A Boolean value that indicates whether ascender and descender are both 0.
    var isEmpty: Bool { ascender == 0 && descender == 0 }
  }
  package struct Typographic: Hashable, Sendable {
    package var ascender, descender, lineGap: Int
    /// A Boolean value that indicates whether ascender and descender are both 0.
    var isEmpty: Bool { ascender == 0 && descender == 0 }
  }
  package struct Windows: Hashable, Sendable { package var ascent, descent: Int }

  package var boundingBoxTop: Int?
  package var boundingBoxBottom: Int?
  package var horizontalHeader: HorizontalHeader?
  package var typographic: Typographic?
  package var windows: Windows?
  package var usesTypographicMetrics = false
  /// A Boolean value that indicates whether there is a `MATH` table, for which WebKit uses the
  /// typographic metrics.
  package var hasMathTable = false
  /// FreeType's own line box; `nil` for a face of bitmaps alone.
  var freeTypeLine: FreeTypeLine?
  package var weightClass: Int?
  package var widthClass: Int?
  package var capHeight: Int?
  package var xHeight: Int?
  package var strikeoutPosition: Int?
  package var strikeoutThickness: Int?
  package var underlinePosition: Int?
  package var underlineThickness: Int?
  package var italicAngle: Double?
  package var isFixedPitch = false
  package var isItalic = false
  /// The source of the numbers of a face without OpenType tables, with its line boxes.
  var program: ProgramLines?

  package init(_ face: OpenTypeFace) {
    freeTypeLine = face.facts.line
    hasMathTable = face.hasTable("MATH")
    if let program = face.program { read(program) }
    if let head = Self.reader(face, "head") { read(head: head) }
    if let hhea = Self.reader(face, "hhea") { read(hhea: hhea) }
    if let os2 = Self.reader(face, "OS/2") { read(os2: os2) }
    if let post = Self.reader(face, "post") { read(post: post) }
  }

  /// The numbers are in the first hundred bytes; glyph names follow in `post`.
  private static func reader(_ face: OpenTypeFace, _ tag: OpenTypeTag) -> TableReader? {
    face.table(tag, limit: 128).map(TableReader.init)
  }

  private mutating func read(head: TableReader) {
    boundingBoxBottom = head.int16(38)
    boundingBoxTop = head.int16(42)
    isItalic = head.uint16(44).map { $0 & 0b10 != 0 } ?? false
  }

  private mutating func read(hhea: TableReader) {
    guard let ascender = hhea.int16(4), let descender = hhea.int16(6), let gap = hhea.int16(8) else { return }
    horizontalHeader = HorizontalHeader(ascender: ascender, descender: descender, lineGap: gap)
  }

  private mutating func read(os2: TableReader) {
    weightClass = os2.uint16(4)
    widthClass = os2.uint16(6)
    strikeoutThickness = os2.int16(26)
    strikeoutPosition = os2.int16(28)
    if let selection = os2.uint16(62) {
      isItalic = isItalic || selection & 1 != 0
      // OpenType has the bit from version 4 on, but FreeType, HarfBuzz and Skia heed it in older
      // tables too.
      usesTypographicMetrics = selection & 1 << 7 != 0
    }
    if let ascender = os2.int16(68), let descender = os2.int16(70), let gap = os2.int16(72) {
      typographic = Typographic(ascender: ascender, descender: descender, lineGap: gap)
    }
    if let ascent = os2.uint16(74), let descent = os2.uint16(76) { windows = Windows(ascent: ascent, descent: descent) }
    if (os2.uint16(0) ?? 0) >= 2 {
      // Fonts whose x-height was not measured contain 0.
      xHeight = os2.int16(86).flatMap { $0 == 0 ? nil : $0 }
      capHeight = os2.int16(88).flatMap { $0 == 0 ? nil : $0 }
    }
  }

  private mutating func read(post: TableReader) {
    italicAngle = post.int32(4).map { Double($0) / 65536 }
    underlinePosition = post.int16(8)
    underlineThickness = post.int16(10)
    isFixedPitch = post.uint32(12).map { $0 != 0 } ?? false
  }
}
