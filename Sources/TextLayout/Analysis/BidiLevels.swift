internal import CICU

/// Embedding levels of a text (UAX #9, rules P1 to I2), by ICU. Line-dependent rules are the line's business.
package struct BidiLevels: Hashable, Sendable {
  /// The level of each UTF-16 unit; odd is right to left.
  package let levels: [UInt8]
  /// The level of the paragraph that each unit is in.
  package let paragraphLevels: [UInt8]

  init(levels: [UInt8], paragraphLevels: [UInt8]) {
    self.levels = levels
    self.paragraphLevels = paragraphLevels
  }

  /// Finds the levels of a text.
  ///
  /// - Complexity: O(n), whatever the nesting.
  package init(_ units: [UInt16], direction: WritingDirection) {
    let isSimple = direction != .rightToLeft && !units.contains(where: Self.mayBeRightToLeft)
    var levels = [UInt8](repeating: direction == .rightToLeft ? 1 : 0, count: units.count)
    var paragraphLevels = levels
    if !isSimple, let length = Int32(exactly: units.count) {
      let text = BidiBrackets.withoutUnpaired(units) ?? units
      let status = unsafe strut_bidi_levels(text, length, direction.icuNumber, &levels, &paragraphLevels)
      if status != 0 {
        levels = [UInt8](repeating: direction == .rightToLeft ? 1 : 0, count: units.count)
        paragraphLevels = levels
      }
    }
    self.levels = levels
    self.paragraphLevels = paragraphLevels
  }
}

extension BidiLevels {
  /// The same level throughout.
  init(level: UInt8, count: Int) {
    levels = [UInt8](repeating: level, count: count)
    paragraphLevels = levels
  }

  /// Whether a unit may be of a right-to-left character, an Arabic number, or a directional control. Unicode keeps its
  /// right-to-left scripts, present and to come, within these blocks (DerivedBidiClass.txt, the defaults).
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
