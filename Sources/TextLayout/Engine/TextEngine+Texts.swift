internal import FontMetrics

extension TextKey {
  /// Returns the key of the text for all instances of a face.
  func shared(by instance: InstanceAdvances) -> TextKey {
    TextKey(text, context: instance.group.number, direction: direction)
  }
}

extension TextEngine {
  /// Returns the instance of a variable face whose data are shared with other instances, or `nil`
  /// if text is shaped in each.
  private func instance(of context: ShapingContext) -> InstanceAdvances? {
    shortcuts.contains(.instances) ? context.instance : nil
  }

  // MARK: Shaped texts

  /// Text that was shaped in this instance of its face, or in a different instance if only the
  /// widths differ.
  ///
  /// - Complexity: O(n).
  func knownContent(_ own: TextKey, _ context: ShapingContext) -> ShapedContent? {
    let generation = catalog.generation
    guard let instance = instance(of: context) else { return texts.value(own, generation: generation) }
    let first = texts.value(own.shared(by: instance), generation: generation)
    if let first, first.primary == context.face { return first }
    if let known = texts.value(own, generation: generation) { return known }
    guard let first, let primary = first.primary else { return nil }
    // Not kept, because it takes less time to make than the shaping of the text that would be
    // evicted for it.
    return first.content(in: context, from: contexts.context(primary, context.settings), shaper)
  }

  /// Stores shaped text; in a variable face, the first one for all instances.
  func keep(
    _ made: ShapedContent, _ own: TextKey, _ context: ShapingContext, generation: Int?
  ) -> ShapedContent {
    guard let instance = instance(of: context) else {
      return texts.insert(made, own, cost: made.byteCount, generation: generation)
    }
    let first = texts.insert(made, own.shared(by: instance), cost: made.byteCount, generation: generation)
    if first.primary == context.face { return first }
    return texts.insert(made, own, cost: made.byteCount, generation: generation)
  }

  // MARK: Texts for their widths

  /// Returns the data for measuring lines of text that was examined closely, in this instance of
  /// its face or another.
  ///
  /// - Complexity: O(n).
  func knownWidths(_ own: TextKey, _ context: ShapingContext) -> ShapedContent? {
    let generation = catalog.generation
    if let known = widths.value(own, generation: generation) { return known }
    guard let instance = instance(of: context),
      let first = widths.value(own.shared(by: instance), generation: generation), let primary = first.primary
    else { return nil }
    if primary == context.face { return first }
    return first.content(in: context, from: contexts.context(primary, context.settings), shaper)
  }

  /// Stores the data for measuring lines of a string, for all instances of its face if possible.
  ///
  /// - Parameter generation: The generation of the catalog before its creation.
  func keepWidths(
    _ made: ShapedContent, _ own: TextKey, _ context: ShapingContext, generation: Int
  ) -> ShapedContent {
    let instance = made.primary == nil ? nil : instance(of: context)
    let kept = widths.insert(
      made, instance.map(own.shared) ?? own, cost: made.byteCount,
      generation: made.dependsOnCatalog ? generation : nil)
    return kept.primary == made.primary ? kept : made
  }

  /// Returns `true` if the text was measured in other instances of its face, too.
  func isSharedByInstances(_ own: TextKey, _ context: ShapingContext) -> Bool {
    guard let instance = instance(of: context) else { return false }
    return seen.sight(of: own.shared(by: instance).hash, in: context.number) == .elsewhere
  }
}
