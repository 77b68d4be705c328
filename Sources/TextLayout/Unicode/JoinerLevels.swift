internal import CICU

/// The levels of joiners, tags, and other characters to which UAX #9 gives none (class BN, rule X9)
/// although they are parts of grapheme clusters.
///
/// ICU gives them the level of the following character, which would divide a flag made of tags
/// before a number. Here they have the level of the preceding character of their cluster: Strut's
/// rule, because section 5.2 of UAX #9 leaves it open.
enum JoinerLevels {
  /// - Complexity: O(n).
  static func follow(in units: [UInt16], _ levels: inout [UInt8]) {
    for place in units.indices.dropFirst() where levels[place] != levels[place - 1] {
      let isSecondHalf = UTF16.isTrailSurrogate(units[place]) && UTF16.isLeadSurrogate(units[place - 1])
      if isSecondHalf || staysWithPrevious(place, in: units) { levels[place] = levels[place - 1] }
    }
  }

  private static func staysWithPrevious(_ place: Int, in units: [UInt16]) -> Bool {
    guard let scalar = ScalarSequence.first(of: units, in: place..<units.count)?.scalar,
      strut_joins_level(scalar.value) != 0,
      let previous = ScalarSequence.last(of: units, in: 0..<place)?.scalar
    else { return false }
    return strut_ends_cluster(previous.value) == 0
  }
}
