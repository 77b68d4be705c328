/// The ways around shaping a text whole to measure it. Each answers what that would, to the last bit; tests switch them off.
package struct TextShortcuts: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// What was answered before: asked in place, and what was found by looking closely.
  package static let answers = Self(rawValue: 1 << 0)
  /// Pieces of texts that were measured before.
  package static let knownPieces = Self(rawValue: 1 << 1)
  /// Texts of a variable face that share what was shaped in one instance.
  package static let instances = Self(rawValue: 1 << 2)
  /// Texts put together of words that are known.
  package static let words = Self(rawValue: 1 << 3)
  /// Texts of plain characters, shaped for their measures alone.
  package static let plainTexts = Self(rawValue: 1 << 4)
  /// Words and runs of letters that no rule of their font changes.
  package static let letters = Self(rawValue: 1 << 5)
  /// Lines of shaped texts filled by sums of pieces (`QuickLines`), and by words where these do not say enough (`WordLines`).
  package static let lines = Self(rawValue: 1 << 6)

  /// Every one, as engines have them.
  package static let all: Self = [.answers, .knownPieces, .instances, .words, .plainTexts, .letters, .lines]
}
