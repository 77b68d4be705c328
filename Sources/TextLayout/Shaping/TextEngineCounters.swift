/// What a text engine did since it was made, and what it keeps now. Counts are the same on every machine, as times are
/// not.
public struct TextEngineCounters: Hashable, Sendable {
  /// How often HarfBuzz was called: once for each run of one face, script and direction, and once for each stretch of a
  /// line that had to be shaped again because a line break goes through it.
  public let shapings: Int
  /// How many texts were found in the cache.
  public let cacheHits: Int
  /// How many texts the cache holds.
  public let cachedTexts: Int
  /// About how many bytes they take, and the words with them.
  public let cachedBytes: Int
  /// How many texts were forgotten to make room.
  public let evictions: Int
  /// How many words were found in the cache of words.
  public let wordHits: Int
  /// How many words are kept. What was used lately may be kept, and counted, twice.
  public let cachedWords: Int
  /// How many words were forgotten to make room.
  public let wordEvictions: Int
}
