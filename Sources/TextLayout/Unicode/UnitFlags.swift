/// What is true of one UTF-16 unit of a text, and of the place before it. A text of n units has n + 1 of these: the
/// last one is about the text's end.
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
  /// A line that ends here and one that starts here measure what the glyphs of the whole text say. Written by shaping.
  package static let safeToBreak = Self(rawValue: 1 << 5)

  /// What every option set has, without the calls of protocols that a build for debugging makes: each unit of a text is asked often.
  package func contains(_ flags: Self) -> Bool { rawValue & flags.rawValue == flags.rawValue }
}
