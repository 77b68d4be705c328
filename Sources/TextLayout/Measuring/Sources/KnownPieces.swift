/// Text that was measured before, in this instance of its face.
struct KnownPieces: PieceSource {
  var shortcut: TextShortcuts? { .knownPieces }

  func pieces(of question: borrowing MeasureQuestion, in engine: TextEngine) -> FoundPieces? {
    switch engine.measures.value(question.key, generation: question.generation) {
    case .pieces(let pieces): FoundPieces(pieces: pieces, comesAgain: true)
    case .needsSize: FoundPieces(needsSize: true)
    case .glyphs, nil: nil
    }
  }
}
