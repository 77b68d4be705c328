/// Every text, shaped whole as it is to be drawn.
struct WholePieces: PieceSource {
  var shortcut: TextShortcuts? { nil }

  func pieces(of question: borrowing MeasureQuestion, in engine: TextEngine) -> FoundPieces? {
    let content = engine.content(question.text, question.context, question.direction)
    let pieces = content.pieces?.pieces
    if let pieces {
      engine.keep(pieces, question.key, generation: content.dependsOnCatalog ? question.generation : nil)
    }
    return FoundPieces(pieces: pieces)
  }
}
