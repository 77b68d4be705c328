internal import FontMetrics

/// What is kept of a text that was measured: its pieces in one instance, or its glyphs for all.
enum MeasuredText: Sendable {
  case pieces(LinePieces)
  case glyphs(GlyphPieces)

  var pieces: LinePieces? { if case .pieces(let pieces) = self { pieces } else { nil } }

  /// The lines of a text that is not long as its pieces say; `nil` for glyphs, which first have to be measured.
  ///
  /// - Complexity: O(1): it is asked while a lock is held.
  func quickAnswer(_ request: LabelRequest, _ scale: PointScale, _ generation: Int) -> CloseTallies.Answer? {
    guard case .pieces(let pieces) = self, pieces.count <= Self.mostPieces else { return nil }
    return pieces.answer(request, scale, generation)
  }

  private static let mostPieces = 256
}

/// What an engine knows of a text from other instances of its face.
enum InstancePieces {
  case pieces(LinePieces)
  /// The text has no pieces that say what fits.
  case none
  case notKnown
}

extension TextEngine {
  /// The pieces of a text in one instance of a variable face, by its glyphs, once it was measured in another.
  ///
  /// In the first instance a text is noted and nothing else: most programs ask for one. In the second one it is put together of its glyphs, which
  /// are kept; in all others they are looked up and summed.
  ///
  /// - Parameters:
  ///   - own: The text in this instance.
  ///   - shaped: Is set to the text where it was shaped for its measures alone.
  /// - Complexity: O(n).
  func instancePieces(
    _ text: String, _ own: TextKey, _ context: ShapingContext, _ shaped: inout PlainText?
  ) -> InstancePieces {
    guard let instance = context.instance else { return .notKnown }
    let key = TextKey(text, context: instance.group.number, direction: own.direction)
    let sight = seen.sight(of: key.hash, in: context.number)
    if sight == .new || sight == .refused { return .notKnown }
    if case .glyphs(let glyphs) = measures.value(key, generation: catalog.generation) {
      return glyphs.pieces(in: instance, shaper).map(InstancePieces.pieces) ?? .notKnown
    }
    return sight == .elsewhere ? shapedPieces(text, own, key, context, instance, &shaped) : .notKnown
  }

  /// Whether a text was measured in other instances of its face, too.
  func isSharedByInstances(_ text: String, _ own: TextKey, _ context: ShapingContext) -> Bool {
    guard let instance = context.instance else { return false }
    let key = TextKey(text, context: instance.group.number, direction: own.direction)
    return seen.sight(of: key.hash, in: context.number) == .elsewhere
  }

  /// The pieces of a text that is shaped now, whose glyphs are kept.
  private func shapedPieces(
    _ text: String, _ own: TextKey, _ key: TextKey, _ context: ShapingContext, _ instance: InstanceAdvances,
    _ shaped: inout PlainText?
  ) -> InstancePieces {
    let generation = catalog.generation
    shaped = PlainText(
      text, direction: key.direction, context: context, fallback: fallback, shaper: shaper, needsGlyphs: true)
    let (pieces, glyphs, dependsOnCatalog) =
      plainPieces(&shaped, instance) ?? contentPieces(content(text, context, key.direction), context, instance)
    let dependence = dependsOnCatalog ? generation : nil
    if let glyphs {
      seen.share(key.hash)
      measures.insert(.glyphs(glyphs), key, cost: glyphs.byteCount, generation: dependence)
    } else {
      seen.refuse(key.hash)
      if let pieces { keep(pieces, own, generation: dependence) }
    }
    return pieces.map(InstancePieces.pieces) ?? .none
  }

  private typealias Found = (pieces: LinePieces?, glyphs: GlyphPieces?, dependsOnCatalog: Bool)

  private func plainPieces(_ plain: inout PlainText?, _ instance: InstanceAdvances) -> Found? {
    guard let found = plain?.pieces(in: instance, with: iterators, shaper), let plain else { return nil }
    return (found.pieces, found.glyphs, plain.asksForFallback)
  }

  private func contentPieces(
    _ content: ShapedContent, _ context: ShapingContext, _ instance: InstanceAdvances
  ) -> Found {
    let found = content.pieces
    guard let found, let steps = content.steps(context, shaper), instance.learn(steps.ofUnits, shaper) else {
      return (found?.pieces, nil, content.dependsOnCatalog)
    }
    let kerned = KernedEnds(
      found.pieces.pieces, ends: found.ends, steps, content.clusters, runs: content.runs, units: content.shapingUnits,
      flags: content.opportunities, in: instance, context, shaper)
    let glyphs = GlyphPieces(found.pieces, ends: found.ends, steps, kerned, in: instance)
    return (glyphs?.pieces(in: instance, shaper) ?? found.pieces, glyphs, content.dependsOnCatalog)
  }

  // MARK: Shaped texts

  /// What lines of a text are measured by that was looked at closely in another instance of its face.
  ///
  /// - Complexity: O(n).
  func knownWidths(_ text: String, _ own: TextKey, _ context: ShapingContext) -> ShapedContent? {
    let generation = catalog.generation
    if let known = widths.value(own, generation: generation) { return known }
    guard let instance = context.instance else { return nil }
    let key = TextKey(text, context: instance.group.number, direction: own.direction)
    guard let first = widths.value(key, generation: generation), let primary = first.primary else { return nil }
    if primary == context.face { return first }
    return first.content(in: context, from: contexts.context(primary, context.settings), shaper)
  }

  /// Keeps what lines of a text are measured by: for all instances of its face where they can be told from one.
  ///
  /// - Parameter generation: The catalog's count of changes before it was made.
  func keepWidths(
    _ made: ShapedContent, _ text: String, _ own: TextKey, _ context: ShapingContext, generation: Int
  ) -> ShapedContent {
    let group = made.primary == nil ? nil : context.instance?.group
    let key = group.map { TextKey(text, context: $0.number, direction: own.direction) } ?? own
    let kept = widths.insert(
      made, key, cost: made.byteCount, generation: made.dependsOnCatalog ? generation : nil)
    return kept.primary == made.primary ? kept : made
  }

  /// A text that was shaped, in this instance of its face or, where that makes no difference but in widths, in another.
  ///
  /// - Complexity: O(n).
  func knownContent(_ text: String, _ own: TextKey, _ context: ShapingContext) -> ShapedContent? {
    guard let instance = context.instance else { return texts.value(own, generation: catalog.generation) }
    let key = TextKey(text, context: instance.group.number, direction: own.direction)
    let generation = catalog.generation
    let first = texts.value(key, generation: generation)
    if let first, first.primary == context.face { return first }
    if let known = texts.value(own, generation: generation) { return known }
    guard let first, let primary = first.primary else { return nil }
    // Not kept: it is made in less time than it takes to shape what would have to be forgotten for it.
    return first.content(in: context, from: contexts.context(primary, context.settings), shaper)
  }

  /// Keeps a text that was shaped: in a variable face the first one for all instances.
  func keep(
    _ made: ShapedContent, _ text: String, _ own: TextKey, _ context: ShapingContext, generation: Int?
  ) -> ShapedContent {
    guard let instance = context.instance else {
      return texts.insert(made, own, cost: made.byteCount, generation: generation)
    }
    let key = TextKey(text, context: instance.group.number, direction: own.direction)
    let first = texts.insert(made, key, cost: made.byteCount, generation: generation)
    if first.primary == context.face { return first }
    return texts.insert(made, own, cost: made.byteCount, generation: generation)
  }

  /// Keeps what a text measures in one instance.
  func keep(_ pieces: LinePieces, _ key: TextKey, generation: Int?) {
    measures.insert(.pieces(pieces), key, cost: pieces.byteCount, generation: generation)
  }
}
