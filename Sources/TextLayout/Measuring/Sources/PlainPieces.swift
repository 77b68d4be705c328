/// Text of plain characters, shaped whole only for its widths.
struct PlainPieces: PieceSource {
  var shortcut: TextShortcuts? { .plainTexts }

  func pieces(of question: borrowing MeasureQuestion, in engine: TextEngine) -> FoundPieces? {
    let made = PlainText(
      question.text, direction: question.direction, context: question.context, fallback: engine.fallback,
      shaper: engine.shaper)
    guard var plain = made else { return nil }
    let pieces = plain.pieces(with: engine.iterators, engine.shaper)
    if let pieces { engine.keep(pieces, question.key, generation: plain.asksForFallback ? question.generation : nil) }
    return FoundPieces(pieces: pieces, plain: plain)
  }
}
