internal import CICU

/// Conjuncts of Indic scripts: consonants joined by a virama are one grapheme cluster (UAX #29
/// since Unicode 15.1, GB9c). ICU 72 implements Unicode 15.0, which has no such rule, and has a
/// different rule of its own. Therefore clusters are first marked without conjuncts, and then
/// joined here.
enum Conjuncts {
  /// Returns `true` if the character at an offset continues the preceding conjunct, so that it
  /// starts no cluster.
  ///
  /// - Complexity: O(number of preceding marks).
  static func goesOn(at place: Int, in units: [UInt16]) -> Bool {
    guard scripts.contains(units[place]), kind(units[place]) == STRUT_CONJUNCT_CONSONANT else { return false }
    var hasLinker = false
    var end = place
    while end > 0 {
      let unit = units[end - 1]
      end -= 1
      switch kind(unit) {
      case STRUT_CONJUNCT_CONSONANT: return hasLinker
      case STRUT_CONJUNCT_LINKER: hasLinker = true
      case STRUT_CONJUNCT_EXTENDER: break
      default:
        guard UTF16.isTrailSurrogate(unit), let mark = ScalarSequence.last(of: units, in: 0..<end + 1),
          strut_conjunct_class(mark.scalar.value) == STRUT_CONJUNCT_EXTENDER
        else { return false }
        end = mark.offset
      }
    }
    return false
  }

  /// Removes the marks inside conjuncts.
  ///
  /// - Complexity: O(n).
  static func join(in units: [UInt16], flags: inout [UnitFlags]) {
    for place in units.indices where goesOn(at: place, in: units) { flags[place].remove(.graphemeStart) }
  }

  /// The blocks of the scripts, from Devanagari to Malayalam.
  private static let scripts: ClosedRange<UInt16> = 0x900...0xD7F

  private static func kind(_ unit: UInt16) -> Int32 { UnitTraits.of(unit).conjunctClass }
}
