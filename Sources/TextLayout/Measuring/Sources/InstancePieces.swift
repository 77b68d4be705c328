/// Text in a variable face that was measured in another instance, by its glyphs.
///
/// In the first instance, text is only recorded, because most programs use a single one. In the
/// second instance it is assembled from its glyphs, which are stored; in all others they are looked
/// up and added.
struct InstancePieces: PieceSource {
  var shortcut: TextShortcuts? { .instances }

  /// - Complexity: O(n).
  func pieces(of question: borrowing MeasureQuestion, in engine: TextEngine) -> FoundPieces? {
    guard let instance = question.context.instance else { return nil }
    let shared = question.key.shared(by: instance)
    let sight = engine.seen.sight(of: shared.hash, in: question.context.number)
    if sight == .new || sight == .refused { return nil }
    if case .glyphs(let glyphs) = engine.measures.value(shared, generation: question.generation) {
      return glyphs.pieces(in: instance, engine.shaper).map { FoundPieces(pieces: $0) }
    }
    return sight == .elsewhere ? shaped(question, shared, instance, engine) : nil
  }

  /// Returns the pieces of text that is shaped now, and stores its glyphs.
  private func shaped(
    _ question: borrowing MeasureQuestion, _ shared: TextKey, _ instance: InstanceAdvances, _ engine: TextEngine
  ) -> FoundPieces {
    var plain = PlainText(
      question.text, direction: question.direction, context: question.context, fallback: engine.fallback,
      shaper: engine.shaper, needsGlyphs: true)
    guard let made = self.plain(&plain, instance, engine) ?? whole(question, instance, engine) else {
      return engine.needsSize(question)
    }
    let generation = made.dependsOnCatalog ? question.generation : nil
    if let glyphs = made.glyphs {
      engine.seen.share(shared.hash)
      engine.measures.insert(.glyphs(glyphs), shared, cost: glyphs.byteCount, generation: generation)
    } else {
      engine.seen.refuse(shared.hash)
      if let pieces = made.pieces { engine.keep(pieces, question.key, generation: generation) }
    }
    return FoundPieces(pieces: made.pieces, plain: plain)
  }

  private typealias Made = (pieces: LinePieces?, glyphs: GlyphPieces?, dependsOnCatalog: Bool)

  private func plain(_ plain: inout PlainText?, _ instance: InstanceAdvances, _ engine: TextEngine) -> Made? {
    guard let found = plain?.pieces(in: instance, with: engine.iterators, engine.shaper), let plain else { return nil }
    return (found.pieces, found.glyphs, plain.asksForFallback)
  }

  /// Returns `nil` for text that depends on its size.
  private func whole(
    _ question: borrowing MeasureQuestion, _ instance: InstanceAdvances, _ engine: TextEngine
  ) -> Made? {
    let (context, shaper) = (question.context, engine.shaper)
    let content = engine.content(question.text, context, question.direction)
    if content.needsSize { return nil }
    let found = content.pieces
    guard let found, let steps = content.steps(context, shaper), instance.learn(steps.ofUnits, shaper) else {
      return (found?.pieces, nil, content.dependsOnCatalog)
    }
    let kerned = InstanceLineEnds(
      found.pieces.pieces, ends: found.ends, steps, content.clusters, runs: content.runs, units: content.shapingUnits,
      flags: content.opportunities, in: instance, context, shaper)
    let glyphs = GlyphPieces(found.pieces, ends: found.ends, steps, kerned, in: instance)
    return (glyphs?.pieces(in: instance, shaper) ?? found.pieces, glyphs, content.dependsOnCatalog)
  }
}
