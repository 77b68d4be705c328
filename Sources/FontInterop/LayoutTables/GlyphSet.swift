/// A set of glyphs by number, with a bit for each.
struct GlyphSet: Sendable {
  private var bits: [UInt64] = []

  init() {}

  init(_ glyphs: some Sequence<Int>) {
    for glyph in glyphs { insert(glyph) }
  }

  /// - Complexity: O(1).
  func contains(_ glyph: Int) -> Bool {
    glyph >> 6 < bits.count && bits[glyph >> 6] & (1 << UInt64(glyph & 63)) != 0
  }

  /// - Parameter glyph: A glyph, 0 to 65,535.
  mutating func insert(_ glyph: Int) {
    if glyph >> 6 >= bits.count { bits += repeatElement(0, count: glyph >> 6 + 1 - bits.count) }
    bits[glyph >> 6] |= 1 << UInt64(glyph & 63)
  }
}
