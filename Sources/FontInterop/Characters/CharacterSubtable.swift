/// A subtable of `cmap` (OpenType 1.9.1), for data that HarfBuzz does not read, or not completely.
struct CharacterSubtable: Hashable, Sendable {
  /// The meaning of the codes.
  enum Encoding: Hashable, Sendable {
    case unicode
    /// Symbols from U+F000 on, as in Windows.
    case symbols
    /// A Macintosh encoding by its number; `language` chooses a variant.
    case macintosh(script: Int, language: Int)
  }

  var encoding: Encoding
  var format: Int
  /// The offset of the subtable in the table.
  var place: Int

  static let formats: Set<Int> = [0, 2, 4, 6, 8, 10, 12, 13]
  /// The formats that HarfBuzz 6 reads.
  static let formatsOfHarfBuzz: Set<Int> = [0, 4, 6, 10, 12, 13]

  /// A run of consecutive codes, and their glyphs.
  struct Run {
    var first: Int
    var count: Int
    /// The glyph of the first code.
    var glyph: Int
    /// True if all codes have the same glyph; otherwise, each code has the next glyph.
    var isOfOneGlyph = false
  }

  /// Passes the runs in the order of their codes to a closure. Returns false if the subtable has
  /// another order; runs that are out of order are skipped.
  /// - Complexity: Linear in the subtable.
  func forEachRun(in table: borrowing RawSpan, _ body: (Run) -> Void) -> Bool {
    switch format {
    case 0: array(table, at: place + 6, from: 0, count: 256, width: 1, body)
    case 2: forEachRunOfTwoBytes(in: table, body)
    case 4: return forEachSegment(in: table, body)
    case 6:
      array(table, at: place + 10, from: number(table, 6), count: number(table, 8), width: 2, body)
    case 10:
      array(table, at: place + 20, from: long(table, 12), count: long(table, 16), width: 2, body)
    case 8: return forEachGroup(in: table, at: 8204, body)
    case 12, 13: return forEachGroup(in: table, at: 12, body)
    default: break
    }
    return true
  }

  private func number(_ table: borrowing RawSpan, _ offset: Int) -> Int {
    table.bigEndianUInt16(at: place + offset).map(Int.init) ?? 0
  }

  private func long(_ table: borrowing RawSpan, _ offset: Int) -> Int {
    table.bigEndianUInt32(at: place + offset).map(Int.init) ?? 0
  }

  private func array(
    _ table: borrowing RawSpan, at start: Int, from first: Int, count: Int, width: Int, _ body: (Run) -> Void
  ) {
    for index in 0..<min(count, max(0, table.byteCount - start) / width) {
      let glyph =
        width == 1
        ? table.byte(at: start + index).map(Int.init) : table.bigEndianUInt16(at: start + 2 * index).map(Int.init)
      if let glyph, glyph != 0 { body(Run(first: first + index, count: 1, glyph: glyph)) }
    }
  }

  /// Formats 8, 12 and 13.
  private func forEachGroup(in table: borrowing RawSpan, at offset: Int, _ body: (Run) -> Void) -> Bool {
    let start = place + offset + 4
    var (isOrdered, last) = (true, -1)
    for index in 0..<min(long(table, offset), max(0, table.byteCount - start) / 12) {
      let group = start + 12 * index
      guard let first = table.bigEndianUInt32(at: group).map(Int.init),
        let end = table.bigEndianUInt32(at: group + 4).map(Int.init), first <= end,
        let glyph = table.bigEndianUInt32(at: group + 8).map(Int.init)
      else { continue }
      guard first > last else {
        isOrdered = false
        continue
      }
      last = end
      body(Run(first: first, count: end - first + 1, glyph: glyph, isOfOneGlyph: format == 13))
    }
    return isOrdered
  }

  private func forEachSegment(in table: borrowing RawSpan, _ body: (Run) -> Void) -> Bool {
    let size = number(table, 6) & ~1
    // As in HarfBuzz, the length of a subtable is limited to its stated length and to the available
    // bytes; a length without room for the segments is ignored.
    let stated = number(table, 2)
    let segmentsEnd = place + 16 + 4 * size
    let limit = segmentsEnd <= place + stated ? min(place + stated, table.byteCount) : table.byteCount
    // A file may end before its segments: then there are no glyphs.
    let glyphs = segmentsEnd..<max(segmentsEnd, limit)
    var (isOrdered, last) = (true, -1)
    for offset in stride(from: 0, to: size, by: 2) {
      let end = number(table, 14 + offset)
      let first = number(table, 16 + size + offset)
      // The last segment contains only U+FFFF, which is not a character.
      guard first <= end, first < 0xFFFF else { continue }
      guard first > last else {
        isOrdered = false
        continue
      }
      last = end
      let delta = number(table, 16 + 2 * size + offset)
      let range = number(table, 16 + 3 * size + offset)
      let count = min(end, 0xFFFE) - first + 1
      if range == 0 {
        let glyph = (first + delta) & 0xFFFF
        let fitting = min(count, 0x1_0000 - glyph)
        body(Run(first: first, count: fitting, glyph: glyph))
        if fitting < count { body(Run(first: first + fitting, count: count - fitting, glyph: 0)) }
        continue
      }
      let start = place + 16 + 3 * size + offset + range & ~1
      for index in 0..<count {
        let spot = start + 2 * index
        guard spot >= glyphs.lowerBound, spot + 2 <= glyphs.upperBound,
          let glyph = table.bigEndianUInt16(at: spot).map(Int.init), glyph != 0
        else { continue }
        body(Run(first: first + index, count: 1, glyph: (glyph + delta) & 0xFFFF))
      }
    }
    return isOrdered
  }

  /// Format 2: codes of one byte, or of two bytes, depending on the first byte.
  private func forEachRunOfTwoBytes(in table: borrowing RawSpan, _ body: (Run) -> Void) {
    for byte in 0..<256 where number(table, 6 + 2 * byte) == 0 {
      visit(byte, key: 0, code: byte, table, body)
    }
    // A first byte of 0 would refer to codes of one byte.
    for high in 1..<256 {
      let key = number(table, 6 + 2 * high) & ~7
      guard key != 0 else { continue }
      for low in 0..<256 { visit(low, key: key, code: high << 8 | low, table, body) }
    }
  }

  /// Passes on a code whose second byte is looked up in a header of format 2.
  private func visit(_ low: Int, key: Int, code: Int, _ table: borrowing RawSpan, _ body: (Run) -> Void) {
    let header = 518 + key
    let index = low - number(table, header)
    guard index >= 0, index < number(table, header + 2) else { return }
    let glyph = number(table, header + 6 + number(table, header + 6) + 2 * index)
    guard glyph != 0 else { return }
    body(Run(first: code, count: 1, glyph: (glyph + number(table, header + 4)) & 0xFFFF))
  }
}
