/// Characters that nobody sees where a line ends or starts with them: a line is as wide with them as without.
///
/// A text may have any number of them between two letters that join. HarfBuzz then calls each place between those unsafe, so that each line that
/// ends at one would be shaped again (`LineBreaker.settle`): one is measured for all.
enum EqualEnds {
  /// Whether lines that start at one place and end at either of two are as wide.
  static func endAlike(_ place: Int, _ other: Int, of units: [UInt16]) -> Bool { areUnseen(place, other, of: units) }

  /// Whether lines that end at one place and start at either of two are as wide. A mark at the start has a dotted circle, but not after one of
  /// these.
  static func startAlike(_ place: Int, _ other: Int, of units: [UInt16]) -> Bool {
    let (first, last) = (min(place, other), max(place, other))
    return areUnseen(first, last, of: units) && !DottedCircle.mayPrecede(last..<units.count, of: units)
  }

  /// - Complexity: O(n) in what is between the places.
  private static func areUnseen(_ place: Int, _ other: Int, of units: [UInt16]) -> Bool {
    units[min(place, other)..<max(place, other)].allSatisfy(isUnseen)
  }

  /// Format characters that HarfBuzz gives no width, and that no letter joins or changes for; the soft hyphen is without its hyphen here.
  private static func isUnseen(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFEFF: true
    default: false
    }
  }
}

/// Widths of lines of which one end moves, each measured once for all places that make no difference (`EqualEnds`).
struct MovingWidth {
  private var known: (line: Range<Int>, width: Double)?

  /// By how much a line is wider than `width`, in points; 0 or less where it fits.
  mutating func excess(_ line: Range<Int>, _ width: Double, _ measurer: LineMeasurer) -> Double {
    let own = known.flatMap { isAlike(line, $0.line, measurer) ? $0.width : nil } ?? measurer.width(line)
    known = (line, own)
    return measurer.excess(ofWidth: own, width)
  }

  private func isAlike(_ line: Range<Int>, _ other: Range<Int>, _ measurer: LineMeasurer) -> Bool {
    let units = measurer.content.shapingUnits
    if line.lowerBound == other.lowerBound { return EqualEnds.endAlike(line.upperBound, other.upperBound, of: units) }
    return line.upperBound == other.upperBound && EqualEnds.startAlike(line.lowerBound, other.lowerBound, of: units)
  }
}
