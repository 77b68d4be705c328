internal import CICU

/// The levels of joiners, tags and others that UAX #9 leaves without one (class BN, rule X9) though
/// they are parts of grapheme clusters.
///
/// ICU gives them the level of what comes next, by which a flag made of tags before a number would
/// be taken apart. They have that of what is before them in their cluster: that is Strut's rule,
/// which section 5.2 of UAX #9 leaves open.
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
