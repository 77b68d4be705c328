extension OpenTypeFace {
  /// The number of pairs with a value other than 0 in the `kern` table, in subtables of ordered
  /// pairs for horizontal text; `nil` without the table, without such subtables, and if the table
  /// ends before its pairs.
  ///
  /// - Complexity: Linear in the table.
  package var kernTablePairs: Int? {
    withTable("kern") { table in
      // OpenType's table begins with a version of 16 bits, 0, and Apple's with a version of 32
      // bits, 0x00010000.
      let isApple = table.bigEndianUInt16(at: 0) == 1
      let (headSize, countPlace) = isApple ? (8, 6) : (6, 2)
      guard let count = table.bigEndianUInt16(at: countPlace) else { return nil }
      var place = isApple ? 8 : 4
      var found: Int?
      // Overlapping subtables could list more pairs than fit in the table.
      var limit = table.byteCount
      for _ in 0..<count {
        guard let subtable = KernSubtable(table, at: place, isApple: isApple) else { break }
        if subtable.listsHorizontalPairs {
          guard let pairs = Self.pairs(table, at: place + headSize) else { return nil }
          found = (found ?? 0) + pairs.moving
          limit -= pairs.count
        }
        guard subtable.byteCount > headSize, limit > 0 else { break }
        place += subtable.byteCount
      }
      return found
    }
  }

  /// Returns the number of pairs in a subtable of format 0, and the number of those with a value
  /// other than 0; `nil` if the table ends earlier. The stated length is not used, because fonts
  /// with many pairs overflow it.
  private static func pairs(_ table: borrowing RawSpan, at place: Int) -> (count: Int, moving: Int)? {
    guard let count = table.bigEndianUInt16(at: place).map(Int.init) else { return nil }
    var moving = 0
    for index in 0..<count {
      guard let value = table.bigEndianUInt16(at: place + 8 + 6 * index + 4) else { return nil }
      if value != 0 { moving += 1 }
    }
    return (count, moving)
  }
}

/// The header of a subtable of `kern`.
private struct KernSubtable {
  var byteCount: Int
  var listsHorizontalPairs: Bool

  init?(_ table: borrowing RawSpan, at place: Int, isApple: Bool) {
    if isApple {
      guard let length = table.bigEndianUInt32(at: place), let coverage = table.bigEndianUInt16(at: place + 4) else {
        return nil
      }
      // Bits for vertical text, cross-stream kerning and variation; the format in the low byte.
      (byteCount, listsHorizontalPairs) = (Int(length), coverage & 0xE0FF == 0)
    } else {
      guard let length = table.bigEndianUInt16(at: place + 2), let coverage = table.bigEndianUInt16(at: place + 4)
      else {
        return nil
      }
      // The format in the high byte; bit 0 for horizontal text, bits 1 and 2 for minimums and
      // cross-stream kerning.
      (byteCount, listsHorizontalPairs) = (Int(length), coverage & 0xFF07 == 1)
    }
  }
}
