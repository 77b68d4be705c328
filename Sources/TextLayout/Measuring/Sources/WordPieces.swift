/// Text with spaces between words. Each word is cached or shaped for later use.
struct WordPieces: PieceSource {
  var shortcut: TextShortcuts? { .words }

  func pieces(of question: borrowing MeasureQuestion, in engine: TextEngine) -> FoundPieces? {
    guard engine.words.keepsWords else { return nil }
    let measurer = engine.wordMeasurer(question.context)
    let direction = question.direction
    let found = unsafe question.text.withBytes { unsafe measurer.pieces(of: $0, direction: direction) }
    guard let (pieces, words, generation) = found else { return nil }
    engine.keep(pieces, question.key, generation: generation)
    if let words { engine.wordPlaces.insert(words, question.key, cost: words.byteCount, generation: generation) }
    return FoundPieces(pieces: pieces)
  }
}
