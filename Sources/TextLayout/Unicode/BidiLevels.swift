internal import CICU

/// The embedding levels of a string (UAX #9, rules P1 to I2) from ICU, except that a European
/// number after an Arabic number sign has the sign's level (`PrependedSign`), and a joiner or tag
/// has that of its cluster (`JoinerLevels`). Rules that depend on lines are applied later.
package struct BidiLevels: Hashable, Sendable {
  /// The level of each UTF-16 unit; odd is right to left.
  package let levels: [UInt8]
  /// The level of the paragraph of each unit.
  package let paragraphLevels: [UInt8]

  init(levels: [UInt8], paragraphLevels: [UInt8]) {
    self.levels = levels
    self.paragraphLevels = paragraphLevels
  }

  /// Computes the levels of a string.
  ///
  /// - Complexity: O(n), regardless of nesting.
  package init(_ units: [UInt16], direction: WritingDirection) {
    let isSimple = direction != .rightToLeft && !units.contains(where: Self.mayBeRightToLeft)
    var levels = [UInt8](repeating: direction == .rightToLeft ? 1 : 0, count: units.count)
    var paragraphLevels = levels
    if !isSimple {
      let text = BidiBrackets.withoutUnpaired(units) ?? units
      if let found = Self.found(text, direction) { (levels, paragraphLevels) = found }
      // Among left-to-right letters, ICU gives Arabic numbers, which also read left to right, their
      // own level only if there are neutral characters. A space beyond the text is one.
      if !units.isEmpty, levels.allSatisfy({ $0 == 0 }), let found = Self.found(text + [0x20], direction) {
        (levels, paragraphLevels) = (Array(found.levels.dropLast()), Array(found.paragraphLevels.dropLast()))
      }
      PrependedSign.raiseNumbers(in: units, &levels)
      JoinerLevels.follow(in: units, &levels)
    }
    self.levels = levels
    self.paragraphLevels = paragraphLevels
  }

  /// Returns ICU's result, or `nil` if it fails.
  private static func found(
    _ units: [UInt16], _ direction: WritingDirection
  ) -> (levels: [UInt8], paragraphLevels: [UInt8])? {
    guard let length = Int32(exactly: units.count) else { return nil }
    var levels = [UInt8](repeating: 0, count: units.count)
    var paragraphLevels = levels
    let status = unsafe strut_bidi_levels(units, length, direction.icuNumber, &levels, &paragraphLevels)
    return status == 0 ? (levels, paragraphLevels) : nil
  }
}

extension BidiLevels {
  /// Creates equal levels for all units.
  init(level: UInt8, count: Int) {
    levels = [UInt8](repeating: level, count: count)
    paragraphLevels = levels
  }

  /// Returns `true` if a unit may belong to a right-to-left character, an Arabic number, or a
  /// directional control. Unicode keeps its current and future right-to-left scripts within these
  /// blocks (DerivedBidiClass.txt, the defaults).
  static func mayBeRightToLeft(_ unit: UInt16) -> Bool {
    switch unit {
    case 0..<0x590: false
    case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
    case 0xD802...0xD803, 0xD83A...0xD83B: true
    default: false
    }
  }
}

extension WritingDirection {
  fileprivate var icuNumber: Int32 {
    switch self {
    case .natural: STRUT_BIDI_AUTO
    case .leftToRight: STRUT_BIDI_LTR
    case .rightToLeft: STRUT_BIDI_RTL
    }
  }
}
