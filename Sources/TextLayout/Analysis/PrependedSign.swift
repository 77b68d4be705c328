internal import CICU

/// Signs that share a grapheme cluster with what comes next (UAX #29, GB9b): Arabic ones before numbers, such as U+06DD, and some
/// consonants of Indic scripts.
enum PrependedSign {
  /// Whether a cluster is cut at a place to be shaped: after such a sign, before what is not written with it, which may be in another
  /// script and another font.
  ///
  /// A sign is written with letters of its own script, and with numbers that are common to scripts or Arabic. That is Strut's rule.
  ///
  /// - Parameters:
  ///   - place: In the cluster, past its start.
  ///   - start: Where it starts.
  /// - Complexity: O(1).
  static func endsBefore(_ place: Int, in units: [UInt16], clusterStart start: Int) -> Bool {
    guard units[place - 1] >= first, let sign = scalar(endingAt: place, in: units, from: start),
      strut_grapheme_class(sign.value) == STRUT_GRAPHEME_PREPENDS,
      let next = ScalarSequence(units, in: place..<min(place + 2, units.count)).first(where: { _ in true })
    else { return false }
    return !isWritten(sign, with: next.scalar)
  }

  /// Gives the digits after a sign its level. Both levels are even, so that the order is the same, and the sign is shaped with its number
  /// whatever comes before, as it is among letters that read to the left.
  ///
  /// - Complexity: O(n).
  static func raiseNumbers(in units: [UInt16], _ levels: inout [UInt8]) {
    for sign in units.indices where isSign(units[sign]) {
      var digit = sign + 1
      while digit < units.count, levels[digit] < levels[sign], levels[digit] % 2 == 0, levels[sign] % 2 == 0,
        Unicode.Scalar(units[digit])?.properties.numericType == .decimal
      {
        levels[digit] = levels[sign]
        digit += 1
      }
    }
  }

  /// Whether a unit is such a sign; none is that needs two.
  private static func isSign(_ unit: UInt16) -> Bool {
    unit >= first && UnitTraits.of(unit).isDisjoint(with: [.starts, .extends])
      && strut_grapheme_class(UInt32(unit)) == STRUT_GRAPHEME_PREPENDS
  }

  private static func isWritten(_ sign: Unicode.Scalar, with next: Unicode.Scalar) -> Bool {
    let (script, own) = (Script(of: next), Script(of: sign))
    if script == .inherited || strut_grapheme_class(next.value) == STRUT_GRAPHEME_EXTENDS { return true }
    if next.properties.numericType == .decimal, script == .common || script == .arabic { return true }
    return own != .common && own.isAmongExtensions(of: next)
  }

  /// No such sign is before it.
  private static let first: UInt16 = 0x600

  private static func scalar(endingAt place: Int, in units: [UInt16], from start: Int) -> Unicode.Scalar? {
    let isPair = place - start > 1 && UTF16.isTrailSurrogate(units[place - 1])
    return ScalarSequence(units, in: place - (isPair ? 2 : 1)..<place).first { _ in true }?.scalar
  }
}
