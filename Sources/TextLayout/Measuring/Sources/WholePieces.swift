/// Every text, shaped whole as it is to be drawn.
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
  /// Notes that a text is to be asked about in a context of its size, so that none of it is looked at in this one again.
  func needsSize(_ question: borrowing MeasureQuestion) -> FoundPieces {
    measures.insert(.needsSize, question.key, cost: 0, generation: question.generation)
    return FoundPieces(needsSize: true)
  }
}
