/// How much work a glyph of `glyf` is, with the glyphs it is made of, read before HarfBuzz is asked for it.
///
/// Thirty glyphs of which each is made of the next one twice are drawn a thousand million times, and variations cost the product
/// of their tuples and points. HarfBuzz bounds depth and points; parts without points it follows for ever.
struct GlyphEffort {
  /// Steps for one glyph: some milliseconds. Honest ones take some thousand (Strut's rule).
  private static let limit = 1 << 20
  /// What following a part costs, in steps.
  private static let part = 64
  /// How deep parts may lie in parts, and how many may be read in all. Honest fonts have two or three storeys.
  private static let (deepest, mostParts) = (64, 1 << 20)

  private let locationsAreLong: Bool
  private let isVaried: Bool
  /// Steps by glyph made of others; 0 while its parts are being read, so that a circle ends.
  private var known: [Int: Int] = [:]
  private var parts = 0

  private init(locationsAreLong: Bool, isVaried: Bool) {
    self.locationsAreLong = locationsAreLong
    self.isVaried = isVaried
  }

  /// Whether one of these glyphs is too much work. False for a face without `glyf`.
  /// - Parameter isVaried: Whether variations are applied to it.
  static func isTooGreat(for glyphs: Range<Int>, of face: OpenTypeFace, isVaried: Bool) -> Bool {
    face.withTable("glyf") { outlines in
      face.withTable("loca") { locations in
        let locationsAreLong = face.uint16("head", at: 50) == 1
        var effort = GlyphEffort(locationsAreLong: locationsAreLong, isVaried: false)
        guard isVaried else { return effort.isTooGreat(glyphs, outlines, locations, outlines) }
        return face.withTable("gvar") { variations in
          effort = GlyphEffort(locationsAreLong: locationsAreLong, isVaried: true)
          return effort.isTooGreat(glyphs, outlines, locations, variations)
        } ?? effort.isTooGreat(glyphs, outlines, locations, outlines)
      }
    } ?? false
  }

  private mutating func isTooGreat(
    _ glyphs: Range<Int>, _ outlines: borrowing RawSpan, _ locations: borrowing RawSpan, _ variations: borrowing RawSpan
  ) -> Bool {
    for glyph in glyphs {
      if steps(glyph, depth: 0, outlines, locations, variations) > Self.limit || parts > Self.mostParts { return true }
    }
    return false
  }

  private mutating func steps(
    _ glyph: Int, depth: Int, _ outlines: borrowing RawSpan, _ locations: borrowing RawSpan,
    _ variations: borrowing RawSpan
  ) -> Int {
    guard let outline = outline(glyph, outlines, locations),
      let contours = outlines.bigEndianUInt16(at: outline.lowerBound)
    else { return Self.part + varied(glyph, points: 0, variations) }
    guard contours >= 0x8000 else {
      let last = contours > 0 ? outlines.bigEndianUInt16(at: outline.lowerBound + 8 + 2 * Int(contours)) : nil
      return Self.part + varied(glyph, points: last.map { Int($0) + 1 } ?? 0, variations)
    }
    if let known = known[glyph] { return known }
    guard depth < Self.deepest else { return Self.limit + 1 }
    known[glyph] = 0
    var (sum, count, next) = (Self.part, 0, Optional(outline.lowerBound + 10))
    while let place = next, place < outline.upperBound, sum <= Self.limit, parts <= Self.mostParts {
      guard let flags = outlines.bigEndianUInt16(at: place), let part = outlines.bigEndianUInt16(at: place + 2) else {
        break
      }
      sum += steps(Int(part), depth: depth + 1, outlines, locations, variations)
      (parts, count) = (parts + 1, count + 1)
      next = flags & 0x20 == 0 ? nil : place + Self.length(flags)
    }
    sum += varied(glyph, points: count, variations)
    known[glyph] = sum
    return sum
  }

  /// How long the record of a part is (OpenType, `glyf`, "Composite glyph description").
  private static func length(_ flags: UInt16) -> Int {
    let transform = flags & 0x08 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
    return 4 + (flags & 0x01 != 0 ? 4 : 2) + transform
  }

  private func outline(_ glyph: Int, _ outlines: borrowing RawSpan, _ locations: borrowing RawSpan) -> Range<Int>? {
    let (start, end) = (place(glyph, locations), place(glyph + 1, locations))
    guard let start, let end, start < end else { return nil }
    return start..<min(end, max(start, outlines.byteCount))
  }

  private func place(_ glyph: Int, _ locations: borrowing RawSpan) -> Int? {
    locationsAreLong
      ? locations.bigEndianUInt32(at: glyph * 4).map(Int.init)
      : locations.bigEndianUInt16(at: glyph * 2).map { Int($0) * 2 }
  }

  /// What the tuples of `gvar` cost: each goes over the axes and over the points, four of which are the glyph's own.
  private func varied(_ glyph: Int, points: Int, _ variations: borrowing RawSpan) -> Int {
    guard isVaried, let axes = variations.bigEndianUInt16(at: 4), let flags = variations.bigEndianUInt16(at: 14),
      let data = variations.bigEndianUInt32(at: 16)
    else { return 0 }
    let offset =
      flags & 1 != 0
      ? variations.bigEndianUInt32(at: 20 + glyph * 4).map(Int.init)
      : variations.bigEndianUInt16(at: 20 + glyph * 2).map { Int($0) * 2 }
    guard let offset, let tuples = variations.bigEndianUInt16(at: Int(data) + offset) else { return 0 }
    return Int(tuples & 0x0FFF) * (points + 4 + Int(axes))
  }
}

extension OpenTypeFace {
  /// Whether every glyph can be had at a location in a reasonable time; found out when first asked.
  /// - Complexity: Linear in the glyphs, the first time.
  var canVaryGlyphs: Bool {
    described.withLock { described in
      if let known = described.canVaryGlyphs { return known }
      let isSound = !GlyphEffort.isTooGreat(for: 0..<facts.glyphCount, of: self, isVaried: true)
      described.canVaryGlyphs = isSound
      return isSound
    }
  }

  /// Whether a glyph can be drawn in a reasonable time where nothing is varied.
  func canDraw(_ glyph: UInt32) -> Bool {
    let glyph = Int(glyph)
    return !GlyphEffort.isTooGreat(for: glyph..<glyph + 1, of: self, isVaried: false)
  }
}
