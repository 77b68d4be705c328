/// HarfBuzz puts a dotted circle before a mark that a text starts with. So what a stretch comes to that starts with one is not the same by
/// itself as after other text.
enum DottedCircle {
  /// Whether a stretch would get one if it stood alone.
  static func mayPrecede(_ range: Range<Int>, of units: [UInt16]) -> Bool {
    guard range.lowerBound < range.upperBound, units[range.lowerBound] >= 0x300 else { return false }
    return ScalarSequence(units, in: range).first { _ in true }.map { Recomposition.isMark($0.scalar) } ?? false
  }
}
