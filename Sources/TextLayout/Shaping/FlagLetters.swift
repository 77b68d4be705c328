/// Regional indicators, of which a font makes one flag of two, also over joiners, selectors and marks between them.
///
/// HarfBuzz calls the second one safe to break before where more of these follow it, though it is a part of the first one's flag.
enum FlagLetters {
  /// Whether two of them, the first with what extends it, may be one flag on both sides of a place; between two flags they are not.
  ///
  /// - Complexity: O(cluster before the place).
  static func mayJoin(at place: Int, of units: [UInt16], _ flags: [UnitFlags]) -> Bool {
    guard place > 0, isFlagLetter(at: place, of: units) else { return false }
    var start = place - 1
    while start > 0 && !flags[start].contains(.graphemeStart) {
      if isFlagLetter(at: start, of: units) { return false }
      start -= 1
    }
    return isFlagLetter(at: start, of: units)
  }

  /// U+1F1E6 to U+1F1FF.
  private static func isFlagLetter(at place: Int, of units: [UInt16]) -> Bool {
    units[place] == 0xD83C && place + 1 < units.count && (0xDDE6...0xDDFF).contains(units[place + 1])
  }
}
