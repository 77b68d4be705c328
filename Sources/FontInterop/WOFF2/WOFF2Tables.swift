/// The tables of the fonts of a WOFF2 file, with reconstructed tables for transformed ones (W3C
/// WOFF 2.0, section 5).
///
/// Reconstructed tables of a font of a collection are reused for other fonts with the same sources.
struct WOFF2Tables {
  /// A table with its sources.
  struct Made {
    var table: SFNTTable
    var source: Source
  }

  /// The sources of a table of a font: indexes in the list of the file.
  struct Source: Hashable {
    var tag: OpenTypeTag
    var places: [Int]
  }

  private let listed: [WOFF2Directory.Table]
  private let data: [UInt8]
  private var glyphs: [Int: WOFF2Glyphs] = [:]
  private var metrics: [Source: [UInt8]] = [:]
  /// The number of reconstructed bytes of all fonts together.
  private var madeLength = 0

  /// - Parameter data: The unpacked data of all tables of the file.
  init(_ listed: [WOFF2Directory.Table], in data: [UInt8]) { (self.listed, self.data) = (listed, data) }

  /// - Complexity: Linear in the tables.
  mutating func all(of font: WOFF2Directory.Font) throws(WOFF2Damage) -> [Made] {
    var (plain, transformed): ([Made], [OpenTypeTag: Int]) = ([], [:])
    var seen: Set<OpenTypeTag> = []
    for place in font.tables {
      let table = listed[place]
      guard seen.insert(table.tag).inserted else { throw .duplicate(table.tag) }
      if table.isTransformed {
        transformed[table.tag] = place
      } else {
        let bytes = data[table.range]
        plain.append(
          Made(
            table: SFNTTable(tag: table.tag.rawValue, bytes: bytes), source: Source(tag: table.tag, places: [place])))
      }
    }
    var made = WOFF2Font(tables: plain)
    if let place = transformed.removeValue(forKey: "glyf") {
      let locations = transformed.removeValue(forKey: "loca").map { listed[$0] }
      guard listed[place].version == 0, let locations, locations.version == 0, locations.range.isEmpty else {
        throw .transform("glyf")
      }
      made.add(try glyphs(place), of: place)
    }
    if let place = transformed.removeValue(forKey: "hmtx") {
      guard listed[place].version == 1 else { throw .transform("hmtx") }
      try add(place, to: &made)
    }
    if let other = transformed.keys.min() { throw .transform(other) }
    return made.tables
  }

  private mutating func glyphs(_ place: Int) throws(WOFF2Damage) -> WOFF2Glyphs {
    if let known = glyphs[place] { return known }
    let made = try WOFF2Glyphs(ByteCursor(data, listed[place].range))
    try count(made.outlines.count + made.locations.count)
    glyphs[place] = made
    return made
  }

  private mutating func add(_ place: Int, to font: inout WOFF2Font) throws(WOFF2Damage) {
    let used: [OpenTypeTag] = ["glyf", "loca", "head", "hhea", "maxp"]
    let others = used.map { tag in font.tables.first { $0.source.tag == tag }?.source.places ?? [-1] }
    let source = Source(tag: "hmtx", places: [place] + others.joined(separator: [-2]))
    var bytes = metrics[source]
    if bytes == nil {
      var cursor = ByteCursor(data, listed[place].range)
      let made = try font.horizontalMetrics(&cursor)
      try count(made.count)
      metrics[source] = made
      bytes = made
    }
    font.tables.append(
      Made(table: SFNTTable(tag: OpenTypeTag("hmtx").rawValue, bytes: (bytes ?? [])[...]), source: source))
  }

  private mutating func count(_ bytes: Int) throws(WOFF2Damage) {
    madeLength += bytes
    guard madeLength <= WOFFHeader.largestSFNT else { throw .size }
  }
}

/// The tables of a font, as far as they are reconstructed.
private struct WOFF2Font {
  var tables: [WOFF2Tables.Made]

  private subscript(tag: OpenTypeTag) -> ArraySlice<UInt8>? { tables.first { $0.source.tag == tag }?.table.bytes }

  /// - Parameter place: The index of `glyf` in the list of the file.
  mutating func add(_ glyphs: WOFF2Glyphs, of place: Int) {
    for (tag, bytes) in [("glyf" as OpenTypeTag, glyphs.outlines), ("loca", glyphs.locations)] {
      tables.append(
        WOFF2Tables.Made(
          table: SFNTTable(tag: tag.rawValue, bytes: bytes[...]),
          source: WOFF2Tables.Source(tag: tag, places: [place])))
    }
    // The format of locations is part of the table, and must match the `loca` that was just
    // written.
    guard let head = tables.firstIndex(where: { $0.source.tag == "head" }), tables[head].table.bytes.count >= 52
    else { return }
    var bytes = Array(tables[head].table.bytes)
    bytes.replaceSubrange(50..<52, with: [0, glyphs.locationsAreLong ? 1 : 0])
    tables[head].table.bytes = bytes[...]
    tables[head].source.places.append(place)
  }

  /// Returns the advances with left side bearings. If the table does not contain bearings, they are
  /// the leftmost points of the outlines (section 5.4).
  func horizontalMetrics(_ cursor: inout ByteCursor) throws(WOFF2Damage) -> [UInt8] {
    let flags = try cursor.byte()
    guard flags & 0b11 != 0, flags & ~0b11 == 0 else { throw .transform("hmtx") }
    let glyphCount = try number("maxp", at: 4)
    let metricCount = try number("hhea", at: 34)
    guard metricCount > 0, metricCount <= glyphCount else { throw .transform("hmtx") }
    let advances = try Array(cursor.bytes(2 * metricCount))
    let first = flags & 1 == 0 ? try Array(cursor.bytes(2 * metricCount)) : try leftmostPoints(0..<metricCount)
    let others = metricCount..<glyphCount
    let last = flags & 2 == 0 ? try Array(cursor.bytes(2 * others.count)) : try leftmostPoints(others)
    var table: [UInt8] = []
    table.reserveCapacity(2 * (metricCount + glyphCount))
    for place in stride(from: 0, to: 2 * metricCount, by: 2) {
      table += advances[place..<place + 2]
      table += first[place..<place + 2]
    }
    return table + last
  }

  private func number(_ tag: OpenTypeTag, at place: Int) throws(WOFF2Damage) -> Int {
    guard let table = self[tag] else { throw .missing(tag) }
    return try Self.number(table, place)
  }

  /// Returns the two bytes of each glyph's outline for its leftmost point; 0 for a glyph without an
  /// outline.
  private func leftmostPoints(_ glyphs: Range<Int>) throws(WOFF2Damage) -> [UInt8] {
    guard let outlines = self["glyf"] else { throw .missing("glyf") }
    guard let locations = self["loca"] else { throw .missing("loca") }
    let isLong = try number("head", at: 50) != 0
    func location(_ glyph: Int) throws(WOFF2Damage) -> Int {
      guard isLong else { return try Self.number(locations, glyph * 2) * 2 }
      return try Self.number(locations, glyph * 4) << 16 | Self.number(locations, glyph * 4 + 2)
    }
    var points: [UInt8] = []
    points.reserveCapacity(2 * glyphs.count)
    guard !glyphs.isEmpty else { return points }
    var start = try location(glyphs.lowerBound)
    for glyph in glyphs {
      let end = try location(glyph + 1)
      if end > start {
        let point = try Self.number(outlines, start + 2)
        points += [UInt8(point >> 8), UInt8(point & 0xFF)]
      } else {
        points += [0, 0]
      }
      start = end
    }
    return points
  }

  private static func number(_ bytes: ArraySlice<UInt8>, _ place: Int) throws(WOFF2Damage) -> Int {
    guard place + 2 <= bytes.count else { throw .endsEarly }
    let start = bytes.startIndex + place
    return Int(bytes[start]) << 8 | Int(bytes[start + 1])
  }
}
