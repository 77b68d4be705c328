/// The shortcuts around shaping whole text for measurement. Each has exactly the same result; tests
/// turn them off.
package struct TextShortcuts: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Cached results: those that are read in place, and those of detailed examination.
  package static let answers = Self(rawValue: 1 << 0)
  /// The pieces of text that was measured before.
  package static let knownPieces = Self(rawValue: 1 << 1)
  /// Text of a variable face that shares the results of shaping in one instance.
  package static let instances = Self(rawValue: 1 << 2)
  /// Text that is composed of known words.
  package static let words = Self(rawValue: 1 << 3)
  /// Text of plain characters, shaped only for its widths.
  package static let plainTexts = Self(rawValue: 1 << 4)
  /// Words and runs of letters that no rule of their font changes.
  package static let letters = Self(rawValue: 1 << 5)
  /// Lines of shaped text filled with sums of pieces (`QuickLines`), and with words if these are
  /// insufficient (`WordLines`).
  package static let lines = Self(rawValue: 1 << 6)

  /// All shortcuts, the default for engines.
  package static let all: Self = [.answers, .knownPieces, .instances, .words, .plainTexts, .letters, .lines]
}
