/// Computes the work for a glyph of `glyf`, including its components, before HarfBuzz draws it.
///
/// Thirty glyphs that each consist of the next glyph twice are drawn a billion times, and
/// variations cost the product of their tuples and points. HarfBuzz limits depth and points, but
/// follows components without points forever.
struct GlyphEffort {
  /// The maximum number of steps for a glyph: some hundredths of a second. Most glyphs take a few
  /// thousand; the heaviest glyph of Handjet 2.004, made of 90 pixels that vary in 167 ways, takes
  /// three million (Strut's rule).
  private static let limit = 1 << 22
  /// The cost of following a component, in steps.
  private static let part = 64
  /// The maximum depth of nested components. Valid fonts have two or three levels.
  private static let deepest = 64
  /// More records of components than `glyf` has room for: only records that are read for several
  /// glyphs reach this number.
  private let mostParts: Int

  private let locationsAreLong: Bool
  private let isVaried: Bool
  /// The steps of composite glyphs; 0 while their components are being read, so that a cycle ends.
  private var known: [Int: Int] = [:]
  private var parts = 0

  private init(locationsAreLong: Bool, isVaried: Bool, outlineBytes: Int) {
    self.locationsAreLong = locationsAreLong
    self.isVaried = isVaried
    mostParts = 1 << 20 + outlineBytes / 6
  }

  /// Returns the glyphs that are too much work; none for a face that is not drawn with `glyf`.
  /// - Parameter isVaried: True if variations are applied to the glyphs.
  static func excess(of glyphs: Range<Int>, in face: OpenTypeFace, isVaried: Bool) -> HeavyGlyphs {
    let none = HeavyGlyphs(count: 0, isComplete: true)
    guard !face.isDrawnByCFF else { return none }
    return face.withTable("glyf") { outlines in
      // The table that HarfBuzz draws with, including the end of the last outline.
      unsafe OpenTypeFace.withTable("loca", of: face.rawDrawnFace) { locations in
        let locationsAreLong = face.uint16("head", at: 50) == 1
        func effort(isVaried: Bool) -> GlyphEffort {
          GlyphEffort(locationsAreLong: locationsAreLong, isVaried: isVaried, outlineBytes: outlines.byteCount)
        }
        var plain = effort(isVaried: false)
        guard isVaried else { return plain.excess(of: glyphs, outlines, locations, outlines) }
        return face.withTable("gvar") { variations in
          var varied = effort(isVaried: true)
          return varied.excess(of: glyphs, outlines, locations, variations)
        } ?? plain.excess(of: glyphs, outlines, locations, outlines)
      }
    } ?? none
  }

  private mutating func excess(
    of glyphs: Range<Int>, _ outlines: borrowing RawSpan, _ locations: borrowing RawSpan,
    _ variations: borrowing RawSpan
  ) -> HeavyGlyphs {
    var count = 0
    for glyph in glyphs {
      let isTooGreat = steps(glyph, depth: 0, outlines, locations, variations) > Self.limit
      if parts > mostParts { return HeavyGlyphs(count: count, isComplete: false) }
      if isTooGreat { count += 1 }
    }
    return HeavyGlyphs(count: count, isComplete: true)
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
    while let place = next, place < outline.upperBound, sum <= Self.limit, parts <= mostParts {
      guard let flags = outlines.bigEndianUInt16(at: place), let part = outlines.bigEndianUInt16(at: place + 2) else {
        break
      }
      sum += steps(Int(part), depth: depth + 1, outlines, locations, variations)
      (parts, count) = (parts + 1, count + 1)
      next = GlyphPart.isFollowed(flags) ? place + GlyphPart.length(flags) : nil
    }
    sum += varied(glyph, points: count, variations)
    known[glyph] = sum
    return sum
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

  /// Returns the cost of the tuples of `gvar`: each iterates over the axes and the points,
  /// including the four phantom points.
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

/// Glyphs that are too much work to draw.
package struct HeavyGlyphs: Hashable, Sendable {
  /// The number of these glyphs.
  package var count: Int
  /// True if all glyphs were checked: not if all of their components together are too many.
  package var isComplete: Bool

  /// True if every glyph can be drawn.
  package var areNone: Bool { count == 0 && isComplete }
}

extension OpenTypeFace {
  /// Returns the glyphs that are too much work to draw, computed at the first use.
  /// - Parameter isVaried: True if variations are applied to the glyphs.
  /// - Complexity: Linear in the glyphs, the first time.
  package func heavyGlyphs(isVaried: Bool) -> HeavyGlyphs {
    described.withLock { described in
      if let known = described.heavyGlyphs[isVaried] { return known }
      let found = GlyphEffort.excess(of: 0..<facts.glyphCount, in: self, isVaried: isVaried)
      described.heavyGlyphs[isVaried] = found
      return found
    }
  }

  /// Returns true if a glyph can be drawn in a reasonable time.
  /// - Parameter isVaried: True if variations are applied to the glyph.
  func canDraw(_ glyph: UInt32, isVaried: Bool) -> Bool {
    let glyph = Int(glyph)
    return GlyphEffort.excess(of: glyph..<glyph + 1, in: self, isVaried: isVaried).areNone
  }

  /// Returns the advance of a glyph in vertical text from `vmtx`, in design units, before
  /// variations; `nil` without the table.
  func verticalAdvance(_ glyph: UInt32) -> Double? {
    guard let count = uint16("vhea", at: 34), count > 0 else { return nil }
    return uint16("vmtx", at: 4 * min(Int(glyph), count - 1)).map(Double.init)
  }
}
