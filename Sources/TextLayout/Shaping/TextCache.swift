internal import FontInterop

/// What makes two texts shape alike.
///
/// Texts are compared byte by byte: canonically equivalent strings are equal in Swift but have other offsets and may
/// have other glyphs.
struct TextKey: Equatable, Sendable {
  let text: String
  /// The face, the features, the language and the line break rules: `ShapingContext.number`.
  let context: UInt32
  let direction: WritingDirection
  /// Of the bytes: found once.
  let hash: UInt64

  init(_ text: String, context: UInt32, direction: WritingDirection) {
    self.text = text
    self.context = context
    self.direction = direction
    hash = Self.hash(text, context: context)
  }

  /// Of the text's bytes, in a context.
  static func hash(_ text: String, context: UInt32) -> UInt64 {
    unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe ByteHash.hash(UnsafeRawBufferPointer(bytes), seed: UInt64(context))
    } ?? 0
  }

  /// The same with a text of its own: that of the caller may have room for more than it holds.
  var alone: TextKey { TextKey(text: String(decoding: text.utf8, as: UTF8.self), self) }

  private init(text: String, _ key: TextKey) {
    self.text = text
    context = key.context
    direction = key.direction
    hash = key.hash
  }

  static func == (a: TextKey, b: TextKey) -> Bool {
    guard a.hash == b.hash, a.context == b.context, a.direction == b.direction else { return false }
    return a.text.hasSameBytes(as: b.text)
  }
}

/// What is known of texts, bounded in bytes; for many threads at once.
final class TextCache<Value: Sendable>: Sendable {
  private struct Shard: Sendable {
    var texts: TextTable<Value>
    var hits = 0
  }

  private let shards: Shards<Shard>

  /// What a text takes besides its value and its bytes.
  private static var overhead: Int { 96 }

  /// - Parameters:
  ///   - costLimit: About how many bytes are kept; 0 keeps none.
  ///   - shards: How many locks there are, where there is room for many texts. No text is kept that takes more than half of one's part.
  init(costLimit: Int, shards: Int) {
    let count = costLimit >= shards << 18 ? shards : 1
    self.shards = Shards(count: count) { Shard(texts: TextTable(costLimit: max(0, costLimit) / count)) }
  }

  /// What was found out before, with the fonts that the catalogue has now.
  func value(_ key: TextKey, generation: @autoclosure () -> Int) -> Value? {
    // Freed after the lock.
    var forgotten: TextTable<Value>.Forgotten?
    return shards.withValue(of: key.hash) { shard in
      guard let known = shard.texts.value(key, &forgotten) else { return nil }
      if let made = known.generation, made != generation() { return nil }
      shard.hits += 1
      return known.value
    }
  }

  /// Keeps a value, and answers with the one that is kept: the older of two made of the same fonts.
  ///
  /// - Parameters:
  ///   - cost: In bytes, the text apart.
  ///   - generation: The catalogue's count of changes where faces stand in for others; `nil` for a text that its own face is enough for.
  @discardableResult
  func insert(_ value: Value, _ key: TextKey, cost: Int, generation: Int?) -> Value {
    let own = key.alone
    let cost = cost + key.text.utf8.count + Self.overhead
    // Freed after the lock.
    var forgotten: (TextTable<Value>.Forgotten?, TextTable<Value>.Forgotten?)
    return shards.withValue(of: key.hash) { shard in
      if let known = shard.texts.value(key, &forgotten.0), known.generation == generation { return known.value }
      shard.texts.insert(value, own, cost: cost, generation: generation, &forgotten.1)
      return value
    }
  }

  func removeAll() { shards.forEach { $0.texts.removeAll() } }

  /// What it did and keeps: hits, texts, bytes, texts forgotten.
  var counters: (hits: Int, texts: Int, bytes: Int, evictions: Int) {
    var sum = (hits: 0, texts: 0, bytes: 0, evictions: 0)
    shards.forEach { shard in
      sum.hits += shard.hits
      sum.texts += shard.texts.count
      sum.bytes += shard.texts.cost
      sum.evictions += shard.texts.evictions
    }
    return sum
  }
}
