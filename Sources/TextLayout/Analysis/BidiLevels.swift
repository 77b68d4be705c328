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
    let isSimple = direction != .rightToLeft && units.allSatisfy { $0 < 0x590 }
    var levels = [UInt8](repeating: direction == .rightToLeft ? 1 : 0, count: units.count)
    var paragraphLevels = levels
    if !isSimple, let length = Int32(exactly: units.count) {
      let status = unsafe strut_bidi_levels(units, length, direction.icuNumber, &levels, &paragraphLevels)
      if status != 0 {
        levels = [UInt8](repeating: direction == .rightToLeft ? 1 : 0, count: units.count)
        paragraphLevels = levels
      }
    }
    self.levels = levels
    self.paragraphLevels = paragraphLevels
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
