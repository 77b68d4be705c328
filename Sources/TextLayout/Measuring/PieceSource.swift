/// Finds the pieces of certain text with less work than the following sources in the list.
///
/// Decision 14 explains the benefit of each. All find the same pieces of a string, or others with
/// the same lines.
protocol PieceSource: Sendable {
  /// The shortcut that turns the source off, or `nil` for the last one, which supports every
  /// string.
  var shortcut: TextShortcuts? { get }

  /// Returns the pieces of the requested text, or `nil` for text that the source does not support.
  func pieces(of question: borrowing MeasureQuestion, in engine: TextEngine) -> FoundPieces?
}

/// The result of a source for a string.
struct FoundPieces {
  /// The pieces, or `nil` for text whose sums do not determine what fits.
  var pieces: LinePieces?
  /// A Boolean value that indicates whether the text was measured before.
  var comesAgain = false
  /// The text if it was just shaped, only for its widths.
  var plain: PlainText?
  /// A Boolean value that indicates whether a fallback face depends on the size of the text, so
  /// that a context with that size is required.
  var needsSize = false
}

/// The sources in the order in which they are used.
enum PieceSources {
  static let all: [any PieceSource] = [
    KnownPieces(), InstancePieces(), WordPieces(), PlainPieces(), WholePieces(),
  ]

  /// Returns the result of the first source that supports the text.
  static func pieces(of question: borrowing MeasureQuestion, in engine: TextEngine) -> FoundPieces {
    for source in all where source.shortcut.map(engine.shortcuts.contains) ?? true {
      if let found = source.pieces(of: question, in: engine) { return found }
    }
    return FoundPieces()
  }
}

extension TextEngine {
  /// Stores the measurements of text in one instance.
  ///
  /// - Parameter generation: The generation of the catalog on which they depend, or `nil`.
  func keep(_ pieces: LinePieces, _ key: TextKey, generation: Int?) {
    measures.insert(.pieces(pieces), key, cost: pieces.byteCount, generation: generation)
  }
}
