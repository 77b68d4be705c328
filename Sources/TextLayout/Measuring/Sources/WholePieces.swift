/// All other text, shaped whole as for drawing.
struct WholePieces: PieceSource {
  var shortcut: TextShortcuts? { nil }

  func pieces(of question: borrowing MeasureQuestion, in engine: TextEngine) -> FoundPieces? {
    let content = engine.content(question.text, question.context, question.direction)
    if content.needsSize { return engine.needsSize(question) }
    let pieces = content.pieces?.pieces
    if let pieces {
      engine.keep(pieces, question.key, generation: content.dependsOnCatalog ? question.generation : nil)
    }
    return FoundPieces(pieces: pieces)
  }
}

extension TextEngine {
  /// Records that text requires a context with its size, so that it is not examined again in this
  /// one.
  func needsSize(_ question: borrowing MeasureQuestion) -> FoundPieces {
    measures.insert(.needsSize, question.key, cost: 0, generation: question.generation)
    return FoundPieces(needsSize: true)
  }
}
