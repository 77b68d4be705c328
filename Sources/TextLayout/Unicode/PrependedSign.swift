internal import CICU

/// Signs that share a grapheme cluster with the following character (UAX #29, GB9b): Arabic signs
/// before numbers, such as U+06DD, and some consonants of Indic scripts.
enum PrependedSign {
  /// Returns `true` if a cluster is divided at an offset for shaping: after such a sign, before a
  /// character that is not written with it, which may have another script and font.
  ///
  /// A sign is written with letters of its own script, and with European and Arabic digits. That is
  /// Strut's rule.
  ///
  /// - Parameters:
  ///   - place: An offset in the cluster, after its start.
  ///   - start: The start of the cluster.
  /// - Complexity: O(1).
  static func endsBefore(_ place: Int, in units: [UInt16], clusterStart start: Int) -> Bool {
    guard units[place - 1] >= first, let sign = ScalarSequence.last(of: units, in: start..<place)?.scalar,
      strut_grapheme_class(sign.value) == STRUT_GRAPHEME_PREPENDS,
      let next = ScalarSequence.first(of: units, in: place..<units.count)?.scalar
    else { return false }
    return !isWritten(sign, with: next)
  }

  /// Gives the number after a sign its level where UAX #9 separates the two: European digits in
  /// right-to-left text, because the sign counts as an Arabic number. The number stays with its
  /// sign, and the two are always shaped together: Strut's rule.
  ///
  /// - Complexity: O(n).
  static func raiseNumbers(in units: [UInt16], _ levels: inout [UInt8]) {
    for sign in units.indices.dropLast() where isSign(units[sign]) && levels[sign + 1] < levels[sign] {
      for unit in sign + 1..<endOfNumber(after: sign, in: units) where levels[unit] < levels[sign] {
        levels[unit] = levels[sign]
      }
    }
  }

  /// Returns the end of a number of European digits after a sign, including separators and the
  /// characters that belong to the last digit (UAX #9, W4 to W6).
  private static func endOfNumber(after sign: Int, in units: [UInt16]) -> Int {
    var end = sign + 1
    while end < units.count {
      let isSeparated = end + 1 < units.count && isEuropeanDigit(units[end - 1]) && isEuropeanDigit(units[end + 1])
      switch strut_number_class(UInt32(units[end])) {
      case STRUT_NUMBER_TERMINATOR where end > sign + 1: break
      case STRUT_NUMBER_SEPARATOR where isSeparated: break
      default: if !isEuropeanDigit(units[end]) { return end }
      }
      end += 1
    }
    return end
  }

  /// Returns true for the digits of class EN that are used with a sign: ASCII and Eastern Arabic
  /// digits.
  private static func isEuropeanDigit(_ unit: UInt16) -> Bool {
    (0x30...0x39).contains(unit) || (0x6F0...0x6F9).contains(unit)
  }

  /// Returns true for these digits and the Arabic ones of class AN.
  private static func isDigit(_ unit: UInt16) -> Bool { isEuropeanDigit(unit) || (0x660...0x669).contains(unit) }

  /// Returns `true` if a unit is such a sign in the Basic Multilingual Plane. Signs beyond it have
  /// the level of letters.
  private static func isSign(_ unit: UInt16) -> Bool {
    unit >= first && UnitTraits.of(unit).isDisjoint(with: [.starts, .extends])
      && strut_grapheme_class(UInt32(unit)) == STRUT_GRAPHEME_PREPENDS
  }

  private static func isWritten(_ sign: Unicode.Scalar, with next: Unicode.Scalar) -> Bool {
    let (script, own) = (Script(of: next), Script(of: sign))
    if script == .inherited || strut_grapheme_class(next.value) == STRUT_GRAPHEME_EXTENDS { return true }
    if next.value <= UInt16.max, isDigit(UInt16(next.value)) { return true }
    return own != .common && own.isAmongExtensions(of: next)
  }

  /// No such sign has a smaller value.
  private static let first: UInt16 = 0x600
}
