/// Characters that are invisible at the end or start of a line: a line has the same width with and
/// without them.
///
/// Text may have any number of them between two letters that join. HarfBuzz then marks each place
/// between them as unsafe, so that each line that ends at one would be shaped again
/// (`LineBreaker.settle`). One of these lines is measured for all.
enum EqualEnds {
  /// Returns `true` if lines that start at one offset have the same width for both ends.
  static func endAlike(_ place: Int, _ other: Int, of units: [UInt16]) -> Bool { areUnseen(place, other, of: units) }

  /// Returns `true` if lines that end at one offset have the same width for both starts. A mark at
  /// the start has a dotted circle, except after one of these characters.
  static func startAlike(_ place: Int, _ other: Int, of units: [UInt16]) -> Bool {
    let (first, last) = (min(place, other), max(place, other))
    return areUnseen(first, last, of: units) && !DottedCircle.mayPrecede(last..<units.count, of: units)
  }

  /// - Complexity: O(n) in the text between the places.
  private static func areUnseen(_ place: Int, _ other: Int, of units: [UInt16]) -> Bool {
    units[min(place, other)..<max(place, other)].allSatisfy(isUnseen)
  }

  /// Format characters to which HarfBuzz gives no width and which do not affect joining; the soft
  /// hyphen is without its hyphen here.
  private static func isUnseen(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFEFF: true
    default: false
    }
  }
}
