/// What a text engine did since it was made, and what it keeps now. Counts are the same on every machine, as times are
/// not.
public struct TextEngineCounters: Hashable, Sendable {
  /// How often HarfBuzz was called: once for each run of one face, script and direction, and once for each stretch of a
  /// line that had to be shaped again because a line break goes through it.
  public let shapings: Int
  /// How many shaped texts were found in their cache.
  public let cacheHits: Int
  /// How many shaped texts are kept. Here and below, what was used lately may be kept, and counted, twice.
  public let cachedTexts: Int
  /// About how many bytes they take, with what was measured and the words.
  public let cachedBytes: Int
  /// How many shaped texts were forgotten to make room.
  public let evictions: Int
  /// How many texts to measure were known, at any width and in any size.
  public let measureHits: Int
  /// How many texts are kept as measured.
  public let cachedMeasures: Int
  /// How many of those were forgotten to make room.
  public let measureEvictions: Int
  /// How many words were found in the cache of words.
  public let wordHits: Int
  /// How many words are kept.
  public let cachedWords: Int
  /// How many words were forgotten to make room.
  public let wordEvictions: Int
}
