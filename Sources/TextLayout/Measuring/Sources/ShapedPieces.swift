/// Texts that were shaped to be drawn, and are kept.
struct ShapedPieces: PieceSource {
  var shortcut: TextShortcuts? { .shapedTexts }

  func pieces(of question: borrowing MeasureQuestion, in engine: TextEngine) -> FoundPieces? {
    guard let content = engine.knownContent(question.key, question.context),
      let pieces = content.pieces?.pieces
    else { return nil }
    engine.keep(pieces, question.key, generation: content.dependsOnCatalog ? question.generation : nil)
    return FoundPieces(pieces: pieces)
  }
}
