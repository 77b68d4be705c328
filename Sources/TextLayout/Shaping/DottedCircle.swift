/// HarfBuzz inserts a dotted circle before a mark at the start of a string. Therefore a part that
/// starts with a mark is shaped differently by itself than after other text.
enum DottedCircle {
  /// Returns `true` if a part would have a dotted circle by itself.
  static func mayPrecede(_ range: Range<Int>, of units: [UInt16]) -> Bool {
    guard range.lowerBound < range.upperBound, mayBeMark(units[range.lowerBound]) else { return false }
    return ScalarSequence.first(of: units, in: range).map { Recomposition.isMark($0.scalar) } ?? false
  }

  /// No mark is among the characters of Latin-1 and Latin Extended, nor among kana and ideographs.
  private static func mayBeMark(_ unit: UInt16) -> Bool {
    switch unit {
    case 0..<0x300, 0x3041...0x3096, 0x309B...0x30FF, 0x3400...0x9FFF: false
    default: true
    }
  }
}
