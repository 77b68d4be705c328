/// The subtable of `cmap` for characters with variation selectors (format 14).
struct VariationSequences {
  /// The glyph of a character with a selector.
  enum Variant: Hashable {
    /// The glyph of the character without the selector.
    case usual
    case glyph(UInt32)
  }

  private let place: Int
  private let count: Int

  /// Creates a reader; `nil` for a table without this subtable.
  init?(in table: borrowing RawSpan) {
    let records = table.bigEndianUInt16(at: 2).map(Int.init) ?? 0
    // Records are sorted, and those of platform 0 come first.
    for index in 0..<min(records, 256)
    where table.bigEndianUInt32(at: 4 + 8 * index) == 0x0000_0005 {
      guard let place = table.bigEndianUInt32(at: 8 + 8 * index).map(Int.init), table.bigEndianUInt16(at: place) == 14,
        let count = table.bigEndianUInt32(at: place + 6).map(Int.init)
      else { return nil }
      self.place = place
      self.count = min(count, max(0, table.byteCount - place - 10) / 11)
      return
    }
    return nil
  }

  /// Returns `nil` if the font does not have the sequence.
  /// - Complexity: Logarithmic in the sequences.
  func variant(_ character: UInt32, _ selector: UInt32, in table: borrowing RawSpan) -> Variant? {
    guard
      let record = Self.find(Int(selector), in: table, at: place + 10, count: count, size: 11, isRange: false),
      let usual = table.bigEndianUInt32(at: record + 3).map(Int.init),
      let others = table.bigEndianUInt32(at: record + 7).map(Int.init)
    else { return nil }
    if usual > 0, find(character, in: table, at: place + usual, size: 4, isRange: true) != nil { return .usual }
    guard others > 0,
      let found = find(character, in: table, at: place + others, size: Self.sequenceLength, isRange: false)
    else {
      return nil
    }
    return table.bigEndianUInt16(at: found + 3).flatMap { $0 == 0 ? nil : .glyph(UInt32($0)) }
  }

  /// The number of sequences whose glyphs do not exist in the font.
  ///
  /// Lists that overlap could have more sequences than fit in the table: the count stops at that
  /// number.
  /// - Complexity: Linear in the table.
  func beyondCount(glyphCount: Int, in table: borrowing RawSpan) -> Int {
    var (beyond, budget) = (0, table.byteCount / Self.sequenceLength)
    for record in 0..<count where budget > 0 {
      guard let others = table.bigEndianUInt32(at: place + 10 + 11 * record + 7).map(Int.init), others > 0,
        let stated = table.bigEndianUInt32(at: place + others).map(Int.init)
      else { continue }
      let start = place + others + 4
      for index in 0..<min(stated, budget, max(0, table.byteCount - start) / Self.sequenceLength) {
        guard let glyph = table.bigEndianUInt16(at: start + Self.sequenceLength * index + 3) else { break }
        budget -= 1
        if Int(glyph) >= glyphCount { beyond += 1 }
      }
    }
    return beyond
  }

  /// The length of a sequence with a glyph: a character of three bytes and the glyph number.
  private static let sequenceLength = 5

  /// Returns the offset of a character in a list that begins with its length.
  private func find(_ character: UInt32, in table: borrowing RawSpan, at start: Int, size: Int, isRange: Bool) -> Int? {
    guard let stated = table.bigEndianUInt32(at: start).map(Int.init) else { return nil }
    let count = min(stated, max(0, table.byteCount - start - 4) / size)
    return Self.find(Int(character), in: table, at: start + 4, count: count, size: size, isRange: isRange)
  }

  /// Returns the offset of the entry that contains a number of three bytes.
  /// - Parameter isRange: True if the fourth byte of an entry is the number of values that follow
  ///   its own.
  private static func find(
    _ number: Int, in table: borrowing RawSpan, at start: Int, count: Int, size: Int, isRange: Bool
  ) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let entry = start + size * middle
      guard let upper = table.bigEndianUInt16(at: entry), let lower = table.byte(at: entry + 2) else { return nil }
      let first = Int(upper) << 8 | Int(lower)
      let more = isRange ? table.byte(at: entry + 3).map(Int.init) ?? 0 : 0
      if number < first { high = middle } else if number > first + more { low = middle + 1 } else { return entry }
    }
    return nil
  }
}
