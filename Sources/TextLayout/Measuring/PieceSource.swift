/// Finds the pieces of some texts, cheaper than the sources after it in the list would.
///
/// What each one buys, and where, is in Decision 14. All find the same pieces of a text, or others that say the same of its lines.
protocol PieceSource: Sendable {
  /// What switches it off; `nil` for the last, which answers for every text.
  var shortcut: TextShortcuts? { get }

  /// The pieces of the text that is asked about; `nil` for a text that is not this source's to answer for.
  func pieces(of question: borrowing MeasureQuestion, in engine: TextEngine) -> FoundPieces?
}

/// What a source makes of a text.
struct FoundPieces {
  /// `nil` for a text of which sums do not say what fits.
  var pieces: LinePieces?
  /// Whether it was measured before.
  var comesAgain = false
  /// The text where it was shaped just now, for its measures alone.
  var plain: PlainText?
  /// Whether a face stands in that follows the size of the text: it is to be asked about in a context of its size.
  var needsSize = false
}

/// The sources in the order they are asked in.
enum PieceSources {
  static let all: [any PieceSource] = [
    KnownPieces(), InstancePieces(), WordPieces(), PlainPieces(), WholePieces(),
  ]

  /// What the first source makes of a text that it is for.
  static func pieces(of question: borrowing MeasureQuestion, in engine: TextEngine) -> FoundPieces {
    for source in all where source.shortcut.map(engine.shortcuts.contains) ?? true {
      if let found = source.pieces(of: question, in: engine) { return found }
    }
    return FoundPieces()
  }
}

extension TextEngine {
  /// Keeps what a text measures in one instance.
  ///
  /// - Parameter generation: The catalog's count of changes that it depends on, if it does.
  func keep(_ pieces: LinePieces, _ key: TextKey, generation: Int?) {
    measures.insert(.pieces(pieces), key, cost: pieces.byteCount, generation: generation)
  }
}
