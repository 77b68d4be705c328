/// The tables of one font of a WOFF2 file, those that were transformed made again (W3C WOFF 2.0, section 5).
struct WOFF2Tables {
  private(set) var all: [SFNTTable] = []

  /// - Parameter data: What all of the file's tables unpack to.
  init(_ listed: [WOFF2Directory.Table], in data: [UInt8]) throws(WOFF2Damage) {
    var transformed: [OpenTypeTag: WOFF2Directory.Table] = [:]
    for table in listed {
      if table.isTransformed {
        transformed[table.tag] = table
      } else if self[table.tag] == nil {
        all.append(SFNTTable(tag: table.tag.rawValue, bytes: Array(data[table.range])))
      }
    }
    if let glyphs = transformed.removeValue(forKey: "glyf") {
      guard glyphs.version == 0, transformed.removeValue(forKey: "loca")?.version == 0 else { throw .transform("glyf") }
      try add(WOFF2Glyphs(ByteCursor(data, glyphs.range)))
    }
    if let metrics = transformed.removeValue(forKey: "hmtx") {
      guard metrics.version == 1 else { throw .transform("hmtx") }
      var cursor = ByteCursor(data, metrics.range)
      let bytes = try horizontalMetrics(&cursor)
      all.append(SFNTTable(tag: OpenTypeTag("hmtx").rawValue, bytes: bytes))
    }
    if let other = transformed.keys.min() { throw .transform(other) }
  }

  private subscript(tag: OpenTypeTag) -> [UInt8]? { all.first { $0.tag == tag.rawValue }?.bytes }

  private mutating func add(_ glyphs: WOFF2Glyphs) {
    all.append(SFNTTable(tag: OpenTypeTag("glyf").rawValue, bytes: glyphs.outlines))
    all.append(SFNTTable(tag: OpenTypeTag("loca").rawValue, bytes: glyphs.locations))
    // The table says how locations are written, which is what was just done.
    guard let head = all.firstIndex(where: { $0.tag == OpenTypeTag("head").rawValue }), all[head].bytes.count >= 52
    else { return }
    all[head].bytes.replaceSubrange(50..<52, with: [0, glyphs.locationsAreLong ? 1 : 0])
  }

  /// The advances with left side bearings that are the outlines' leftmost points where the table leaves them out (section 5.4).
  private func horizontalMetrics(_ cursor: inout ByteCursor) throws(WOFF2Damage) -> [UInt8] {
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
    var cursor = ByteCursor(table, place..<table.count)
    return try cursor.uint16()
  }

  /// The two bytes of each glyph's outline that are its leftmost point; 0 of one without an outline.
  private func leftmostPoints(_ glyphs: Range<Int>) throws(WOFF2Damage) -> [UInt8] {
    guard let outlines = self["glyf"] else { throw .missing("glyf") }
    guard let locations = self["loca"] else { throw .missing("loca") }
    let isLong = try number("head", at: 50) != 0
    var cursor = ByteCursor(locations, (isLong ? 4 : 2) * glyphs.lowerBound..<locations.count)
    func location() throws(WOFF2Damage) -> Int { isLong ? try cursor.uint32() : try cursor.uint16() * 2 }
    var points: [UInt8] = []
    points.reserveCapacity(2 * glyphs.count)
    guard !glyphs.isEmpty else { return points }
    var start = try location()
    for _ in glyphs {
      let end = try location()
      if end > start {
        var outline = ByteCursor(outlines, start + 2..<outlines.count)
        points += try outline.bytes(2)
      } else {
        points += [0, 0]
      }
      start = end
    }
    return points
  }
}
