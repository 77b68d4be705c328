internal import FontInterop
public import FontMetrics

/// Shapes and caches text; the entry point of TextLayout.
///
/// ```swift
/// let engine = TextEngine(catalog: try FontCatalog.bundled())
/// let text = engine.shape("Headline", font: font)
/// text.intrinsicSize(displayScale: 3)                                                  // what UILabel's would be
/// text.sizeThatFits(width: 60, lineLimit: 0, displayScale: 3).lines.count        // 2
/// ```
/// Shaping depends on neither width nor point size. Results are cached by text, face, features,
/// language, direction and line break rules, so that the twelve text sizes need only one shaping,
/// unless the face or a fallback face has an optical-size axis or a tracking table. If the rules of
/// a face with such an axis are simple, as for the system font, its instances share the results of
/// one or two shapings, and only kerned pairs are measured in each.
///
/// Thread-safe. No lock is held during shaping, so two threads that request the same text at the
/// same time may both shape it, with equal results.
public final class TextEngine: Sendable {
  /// The source of fonts and fallback faces.
  public let catalog: FontCatalog
  /// The hyphenator with patterns. Without one, lines end with a hyphen only at soft hyphens.
  public let hyphenator: Hyphenator?

  /// The enabled shortcuts around shaping whole text.
  let shortcuts: TextShortcuts
  let shaper = RunShaper()
  let iterators = BreakIteratorPool()
  let fallback: FontFallback
  let contexts: ShapingContexts
  let words: WordCache
  let measures: TextCache<MeasuredText>
  let seen: SeenTexts
  private let instanceBudget: ByteBudget
  private let letterBudget: ByteBudget
  /// The budget of ``CloseTallies``.
  let tallyBudget: ByteBudget
  let texts: TextCache<ShapedContent>
  /// Plain text whose pieces were insufficient, for its widths only.
  let widths: TextCache<ShapedContent>
  /// Words that lines break, with the spaces around them, for their widths only.
  let brokenWords: TextCache<ShapedContent>
  /// The positions of words in text whose lines break within words.
  let wordPlaces: TextCache<PlacedWords>

  /// Creates an engine with an empty cache.
  ///
  /// - Parameters:
  ///   - catalog: The source of fonts.
  ///   - cacheByteLimit: The approximate size of the cache in bytes: a quarter for words and
  ///     letters, a third for measurements and the rest mostly for shaped text; the least recently
  ///     used entries are removed first. 0 turns it off. Fonts from bytes are retained as long as
  ///     their text is cached. If such fonts exceed this size, all text is removed, so that unused
  ///     fonts are freed. The cache of fallback faces is separate, with at most 2 MB.
  ///   - hyphenator: The hyphenator for text whose ``LineBreakOptions/hyphenationFactor`` requests
  ///     hyphenation.
  public convenience init(catalog: FontCatalog, cacheByteLimit: Int = 32 << 20, hyphenator: Hyphenator? = nil) {
    self.init(catalog: catalog, cacheByteLimit: cacheByteLimit, hyphenator: hyphenator, shortcuts: .all)
  }

  /// Creates an engine with some of the shortcuts, for tests. They do not affect results.
  package init(catalog: FontCatalog, cacheByteLimit: Int, hyphenator: Hyphenator? = nil, shortcuts: TextShortcuts) {
    self.catalog = catalog
    self.hyphenator = hyphenator
    self.shortcuts = shortcuts
    let fallback = FontFallback(catalog)
    // Words are small and recur; an eighth holds more than twenty thousand of them by default.
    let part = cacheByteLimit / 64
    let words = WordCache(costLimit: part * 8, shards: 16)
    let letterBudget = ByteBudget(limit: part * 8)
    let measures = TextCache<MeasuredText>(costLimit: part * 16, shards: 32)
    let seen = SeenTexts(byteLimit: part)
    let budget = ByteBudget(limit: part * 2)
    // Useful while a string is measured at several sizes in sequence.
    let widths = TextCache<ShapedContent>(costLimit: part * 4, shards: 8)
    let texts = TextCache<ShapedContent>(costLimit: cacheByteLimit - part * 47, shards: 8)
    let brokenWords = TextCache<ShapedContent>(costLimit: part * 2, shards: 8)
    let wordPlaces = TextCache<PlacedWords>(costLimit: part * 2, shards: 8)
    (self.brokenWords, self.wordPlaces) = (brokenWords, wordPlaces)
    (self.fallback, self.words, self.measures, self.widths, self.texts) = (fallback, words, measures, widths, texts)
    (self.seen, instanceBudget, self.letterBudget) = (seen, budget, letterBudget)
    tallyBudget = ByteBudget(limit: part * 4)
    let shaper = shaper
    contexts = ShapingContexts(
      shaper, fontByteLimit: cacheByteLimit, budget: budget,
      letterBudget: shortcuts.contains(.letters) ? letterBudget : nil
    ) {
      shaper.forgetStretches()
      words.removeAll()
      measures.removeAll()
      widths.removeAll()
      brokenWords.removeAll()
      wordPlaces.removeAll()
      texts.removeAll()
      seen.removeAll()
      budget.reset()
    }
  }

  /// Text as shaped in a font.
  func content(_ text: String, font: Font, settings: ShapingSettings, direction: WritingDirection) -> ShapedContent {
    let found = content(text, contexts.context(font.face, settings), direction, notesSize: true)
    return found.needsSize ? content(text, contexts.sizedContext(font, settings), direction) : found
  }

  /// Returns shaped text in a context. For text that depends on its size, in a context without one,
  /// it returns only that fact.
  ///
  /// - Parameter notesSize: True to remember that for later requests in this context.
  func content(
    _ text: String, _ context: ShapingContext, _ direction: WritingDirection, notesSize: Bool = false
  ) -> ShapedContent {
    let key = TextKey(text, context: context.number, direction: direction)
    if let known = knownContent(key, context) { return known }
    let generation = catalog.generation
    let made = ShapedContent(
      text, primary: context.face, settings: context.settings, direction: direction, iterators: iterators,
      fallback: fallback, shaper: shaper)
    if made.needsSize {
      return notesSize ? texts.insert(made, key, cost: made.byteCount, generation: generation) : made
    }
    return keep(made, key, context, generation: made.dependsOnCatalog ? generation : nil)
  }

  /// The ellipsis of truncated text: U+2026, or three full stops if neither the face nor a fallback
  /// face has it.
  func ellipsis(font: Font, settings: ShapingSettings, direction: WritingDirection) -> ShapedContent {
    let ellipsis = content("\u{2026}", font: font, settings: settings, direction: direction)
    if ellipsis.missing.isEmpty { return ellipsis }
    return content("...", font: font, settings: settings, direction: direction)
  }

  /// Returns the hyphen of a line that ends within a word: U+2010, for which a face without it uses
  /// its hyphen-minus, or the hyphen-minus if no face has U+2010.
  func hyphen(font: Font, settings: ShapingSettings) -> ShapedContent {
    let hyphen = content("\u{2010}", font: font, settings: settings, direction: .leftToRight)
    if hyphen.missing.isEmpty { return hyphen }
    return content("-", font: font, settings: settings, direction: .leftToRight)
  }

  /// Removes all cached text and words, for example under memory pressure. The cache of fallback
  /// faces and existing shaped text are not affected.
  public func forgetTexts() { contexts.removeAll() }

  /// The counters of the engine.
  public var counters: TextEngineCounters {
    let words = words.counters
    let measures = measures.counters
    let (texts, widths) = (texts.counters, widths.counters)
    let shaped = texts.bytes + widths.bytes + brokenWords.counters.bytes + wordPlaces.counters.bytes
    let ofGlyphs = seen.bytes + instanceBudget.bytes + letterBudget.bytes
    let bytes = shaped + measures.bytes + tallyBudget.bytes + words.bytes + ofGlyphs
    return TextEngineCounters(
      shapings: shaper.shapings, cacheHits: texts.hits, cachedTexts: texts.texts, cachedBytes: bytes,
      evictions: texts.evictions, measureHits: measures.hits,
      cachedMeasures: measures.texts, measureEvictions: measures.evictions, wordHits: words.hits,
      cachedWords: words.texts, wordEvictions: words.evictions)
  }
}
