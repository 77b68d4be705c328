/// The flags of a UTF-16 unit of a string, and of the offset before it. For text of n units there
/// are n + 1 flags: the last one is for the end of the text.
package struct UnitFlags: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A grapheme cluster starts here (UAX #29), or the text ends.
  package static let graphemeStart = Self(rawValue: 1 << 0)
  /// A line may end before this unit (UAX #14).
  package static let breakBefore = Self(rawValue: 1 << 1)
  /// A line must end before this unit.
  package static let mandatoryBefore = Self(rawValue: 1 << 2)
  /// The unit is a space that hangs at the end of a line.
  package static let hangs = Self(rawValue: 1 << 3)
  /// The unit is part of a control character: it has no glyph and no width.
  package static let control = Self(rawValue: 1 << 4)
  /// The glyphs of the whole text determine the width of a line that ends or starts here. Set by
  /// shaping.
  package static let safeToBreak = Self(rawValue: 1 << 5)

  /// A copy of the protocol's method that avoids calls of protocol requirements in debug builds,
  /// because each unit of a string is tested often.
  package func contains(_ flags: Self) -> Bool { rawValue & flags.rawValue == flags.rawValue }
}
