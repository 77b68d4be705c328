/// The numbers of operations of a text engine since its creation, and of its cached items. Unlike
/// times, counts are the same on every machine.
public struct TextEngineCounters: Hashable, Sendable {
  /// The number of calls of HarfBuzz: one per run of a face, script and direction, and one per part
  /// of a line that was shaped again because of a line break.
  public let shapings: Int
  /// The number of hits in the cache of shaped text.
  public let cacheHits: Int
  /// The number of entries in the cache of shaped text. Recently used entries may be cached, and
  /// counted, twice, here and below.
  public let cachedTexts: Int
  /// The approximate size in bytes of the cached text, measurements and words.
  public let cachedBytes: Int
  /// The number of entries of shaped text that were removed to make room.
  public let evictions: Int
  /// The number of measurements found in the cache, at any width and size.
  public let measureHits: Int
  /// The number of entries in the cache of measurements.
  public let cachedMeasures: Int
  /// The number of measurements removed to make room.
  public let measureEvictions: Int
  /// The number of words found in the cache.
  public let wordHits: Int
  /// The number of cached words.
  public let cachedWords: Int
  /// The number of words removed to make room.
  public let wordEvictions: Int
}
