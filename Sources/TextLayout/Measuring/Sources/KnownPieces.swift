/// Texts that were measured before, in this instance of their face.
struct KnownPieces: PieceSource {
  var shortcut: TextShortcuts? { .knownPieces }

  func pieces(of question: borrowing MeasureQuestion, in engine: TextEngine) -> FoundPieces? {
    engine.measures.value(question.key, generation: question.generation)?.pieces.map {
      FoundPieces(pieces: $0, comesAgain: true)
    }
  }
}
