internal import FontInterop
public import FontMetrics
internal import Synchronization

/// Shapes text and remembers what it shaped; the door to all of TextLayout.
///
/// ```swift
/// let engine = TextEngine(catalogue: try FontCatalogue.bundled())
/// let text = engine.shape("Headline", font: font)
/// text.intrinsicSize(displayScale: 3)                                                  // what UILabel's would be
/// text.sizeThatFits(width: 60, lineLimit: 0, displayScale: 3).lines.lines.count        // 2
/// ```
/// Shaping depends on neither width nor point size. Work is remembered by text, face, features, language, direction and
/// line break rules, so that the twelve sizes of a text cost one shaping, unless the face has an optical-size axis or a tracking table: then each
/// distinct instance costs one.
///
/// Safe from any thread; no lock is held while text is shaped, so that two threads that ask for the same text at the
/// same moment may both shape it. They get equal answers.
public final class TextEngine: Sendable {
  /// Where fonts, and faces that stand in for missing glyphs, come from.
  public let catalogue: FontCatalogue

  let shaper = RunShaper()
  let iterators = BreakIteratorPool()
  let fallback: FontFallback
  private let cache: Locked<BoundedCache<ShapingKey, ShapedContent>>
  private let hits = Atomic<Int>(0)

  /// Makes an engine with an empty cache.
  ///
  /// - Parameter cacheByteLimit: About how many bytes of shaped text are kept; what was used longest ago is forgotten
  ///   first. 0 keeps none.
  public init(catalogue: FontCatalogue, cacheByteLimit: Int = 32 << 20) {
    self.catalogue = catalogue
    fallback = FontFallback(catalogue)
    cache = Locked(BoundedCache(costLimit: cacheByteLimit))
  }

  /// Analyses and shapes a text, or takes it from the cache.
  ///
  /// - Parameters:
  ///   - text: Any text. Newlines end lines; other control characters have neither glyph nor width; a tab measures as a
  ///     space, and a soft hyphen permits a break and never shows (Strut's rules until tab stops and hyphenation come).
  ///   - font: The font for every character it has; others come from the catalogue's fallback faces, and
  ///     take the font's features with them.
  ///   - language: A BCP 47 tag. It chooses language-specific glyphs and line breaks.
  ///   - direction: The paragraphs' direction.
  ///   - lineBreaks: Where lines may end.
  /// - Complexity: O(n) in the text, apart from what the font's own rules take.
  public func shape(
    _ text: String, font: Font, language: String? = nil, direction: WritingDirection = .natural,
    lineBreaks: LineBreakOptions = LineBreakOptions()
  ) -> ShapedText {
    let settings = ShapingSettings(language: language, features: font.features, lineBreaks: lineBreaks.rules)
    return ShapedText(
      text: text, font: font, direction: direction, lineBreaks: lineBreaks, engine: self,
      content: content(text, face: font.face, settings: settings, direction: direction))
  }

  func content(_ text: String, face: FontFace, settings: ShapingSettings, direction: WritingDirection) -> ShapedContent
  {
    let plain = ShapingKey(text: text, face: face, settings: settings, direction: direction)
    var current = plain
    current.generation = catalogue.generation
    if let known = cache.withLock({ $0.value(for: plain) ?? $0.value(for: current) }) {
      hits.add(1, ordering: .relaxed)
      return known
    }
    let made = ShapedContent(
      text, primary: face, settings: settings, direction: direction, iterators: iterators, fallback: fallback,
      shaper: shaper)
    let cost = made.byteCount + text.utf8.count
    let key = made.dependsOnCatalogue ? current : plain
    return cache.withLock { $0.insert(made, for: key, cost: cost) }
  }

  /// The text that stands for what was cut off: U+2026, or three full stops where neither the face nor any that may
  /// stand in has it.
  func ellipsis(face: FontFace, settings: ShapingSettings, direction: WritingDirection) -> ShapedContent {
    let ellipsis = content("\u{2026}", face: face, settings: settings, direction: direction)
    if ellipsis.missing.isEmpty { return ellipsis }
    return content("...", face: face, settings: settings, direction: direction)
  }

  /// What the engine did and keeps.
  public var counters: TextEngineCounters {
    cache.withLock { cache in
      TextEngineCounters(
        shapings: shaper.shapings, cacheHits: hits.load(ordering: .relaxed), cachedTexts: cache.count,
        cachedBytes: cache.totalCost, evictions: cache.evictions)
    }
  }
}

/// What makes two texts shape alike.
///
/// Texts are compared byte by byte: canonically equivalent strings are equal in Swift but have other offsets and may
/// have other glyphs.
struct ShapingKey: Hashable, Sendable {
  let text: String
  let face: FontFace
  let settings: ShapingSettings
  let direction: WritingDirection
  /// The catalogue's count of changes where faces stand in for others; `nil` for a text that its own face is enough for.
  var generation: Int?

  static func == (a: ShapingKey, b: ShapingKey) -> Bool {
    a.face == b.face && a.direction == b.direction && a.settings == b.settings && a.generation == b.generation
      && a.text.utf8.count == b.text.utf8.count && a.text.utf8.elementsEqual(b.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(face)
    hasher.combine(settings)
    hasher.combine(direction)
    hasher.combine(generation)
  }
}
