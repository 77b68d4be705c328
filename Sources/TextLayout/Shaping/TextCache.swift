internal import FontInterop

/// What makes two texts shape alike.
///
/// Texts are compared byte by byte: canonically equivalent strings are equal in Swift but have other offsets and may
/// have other glyphs.
struct TextKey: Hashable, Sendable {
  let text: String
  /// The face, the features and the language: `ShapingContext.number`.
  let context: UInt32
  let direction: WritingDirection
  /// Of the bytes: found once.
  let hash: UInt64

  init(_ text: String, context: UInt32, direction: WritingDirection) {
    self.text = text
    self.context = context
    self.direction = direction
    hash =
      unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
        unsafe ByteHash.hash(UnsafeRawBufferPointer(bytes), seed: UInt64(context))
      } ?? 0
  }

  static func == (a: TextKey, b: TextKey) -> Bool {
    guard a.hash == b.hash, a.context == b.context, a.direction == b.direction else { return false }
    return unsafe a.text.utf8.withContiguousStorageIfAvailable { one in
      unsafe b.text.utf8.withContiguousStorageIfAvailable { other in
        unsafe ByteHash.areEqual(UnsafeRawBufferPointer(one), UnsafeRawBufferPointer(other))
      } ?? false
    } ?? a.text.utf8.elementsEqual(b.text.utf8)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// What is known of texts, bounded in bytes; for many threads at once.
final class TextCache<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    var value: Value
    /// The catalogue's count of changes where faces stand in for others; `nil` for a text that its own face is enough for.
    var generation: Int?
  }

  private struct Shard {
    var texts: BoundedCache<TextKey, Entry>
    var hits = 0
  }

  private let shards: [Locked<Shard>]

  /// - Parameter costLimit: About how many bytes are kept; 0 keeps none.
  init(costLimit: Int) {
    let count = costLimit >= 8 << 20 ? 16 : 1
    shards = (0..<count).map { _ in Locked(Shard(texts: BoundedCache(costLimit: max(0, costLimit) / count))) }
  }

  /// What was found out before, with the fonts that the catalogue has now.
  func value(_ key: TextKey, generation: @autoclosure () -> Int) -> Value? {
    let shard = shard(key)
    let known = shard.withLock { shard in
      let known = shard.texts.value(for: key)
      if let known, known.generation == nil { shard.hits += 1 }
      return known
    }
    guard let known, let made = known.generation else { return known?.value }
    guard made == generation() else { return nil }
    shard.withLock { $0.hits += 1 }
    return known.value
  }

  /// Keeps a value, and answers with the one that is kept: the older of two made of the same fonts.
  ///
  /// - Parameter replaces: Whether it takes the place of any that is kept.
  @discardableResult
  func insert(_ value: Value, _ key: TextKey, cost: Int, generation: Int?, replaces: Bool = false) -> Value {
    shard(key).withLock { shard in
      if let known = shard.texts.value(for: key) {
        if known.generation == generation, !replaces { return known.value }
        shard.texts.removeValue(for: key)
      }
      let entry = Entry(value: value, generation: generation)
      return shard.texts.insert(entry, for: key, cost: cost + key.text.utf8.count).value
    }
  }

  func removeAll() {
    for shard in shards {
      shard.withLock { $0.texts = BoundedCache(costLimit: $0.texts.costLimit) }
    }
  }

  private func shard(_ key: TextKey) -> Locked<Shard> { shards[Int(key.hash >> 59) % shards.count] }

  /// What it did and keeps: hits, texts, bytes, texts forgotten.
  var counters: (hits: Int, texts: Int, bytes: Int, evictions: Int) {
    shards.reduce(into: (0, 0, 0, 0)) { sum, shard in
      let own = shard.withLock { ($0.hits, $0.texts.count, $0.texts.totalCost, $0.texts.evictions) }
      sum = (sum.0 + own.0, sum.1 + own.1, sum.2 + own.2, sum.3 + own.3)
    }
  }
}
