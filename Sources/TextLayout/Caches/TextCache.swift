internal import FontInterop

/// What tells texts apart, besides their bytes.
struct TextName: Equatable, Sendable {
  /// Of the bytes and the context.
  let hash: UInt64
  /// The face, the features, the language and the line break rules: `ShapingContext.number`.
  let context: UInt32
  let direction: WritingDirection

  init(_ text: borrowing String, context: UInt32, direction: WritingDirection) {
    hash = unsafe text.withBytes { unsafe ByteHash.hash($0, seed: UInt64(context)) }
    (self.context, self.direction) = (context, direction)
  }
}

/// What makes two texts shape alike.
///
/// Texts are compared byte by byte: canonically equivalent strings are equal in Swift but have other offsets and may
/// have other glyphs.
struct TextKey: Sendable {
  let text: String
  let name: TextName

  var direction: WritingDirection { name.direction }
  var hash: UInt64 { name.hash }

  init(_ text: String, context: UInt32, direction: WritingDirection) {
    self.text = text
    name = TextName(text, context: context, direction: direction)
  }
}

/// What is known of texts, bounded in bytes; for many threads at once.
final class TextCache<Value: Sendable>: Sendable {
  private struct Shard: Sendable {
    var texts: TextTable<Value>
    var hits = 0
  }

  private let shards: Shards<Shard>

  /// - Parameters:
  ///   - costLimit: About how many bytes are kept; 0 keeps none.
  ///   - shards: How many locks there are, where there is room for many texts. No text is kept that takes more than half of one's part.
  init(costLimit: Int, shards: Int) {
    let count = costLimit >= shards << 18 ? shards : 1
    self.shards = Shards(count: count) { Shard(texts: TextTable(costLimit: max(0, costLimit) / count)) }
  }

  /// What was found out before, with the fonts that the catalog has now.
  func value(_ key: TextKey, generation: @autoclosure () -> Int) -> Value? {
    unsafe key.text.withBytes { bytes in
      // Freed after the lock.
      var forgotten: TextTable<Value>.Forgotten?
      return shards.withValue(of: key.hash) { shard in
        guard let known = unsafe shard.texts.value(key.name, bytes, &forgotten) else { return nil }
        if let made = known.generation, made != generation() { return nil }
        shard.hits += 1
        return known.value
      }
    }
  }

  /// Asks what was found out of a text before, with the fonts that the catalog has now, where it is: nothing is copied for it.
  ///
  /// - Parameter body: Not to ask the cache; `nil` for what it does not say.
  func answer<Answer: Sendable>(
    _ text: String, _ name: TextName, generation: Int, _ body: (borrowing Value) -> Answer?
  ) -> Answer? {
    unsafe text.withBytes { bytes in
      shards.withValue(of: name.hash) { shard in
        guard let answer = unsafe shard.texts.answer(name, bytes, generation, body) else { return nil }
        shard.hits += 1
        return answer
      }
    }
  }

  /// Keeps a value, and answers with the one that is kept: the older of two made of the same fonts.
  ///
  /// - Parameters:
  ///   - cost: In bytes, the text and its place apart.
  ///   - generation: The catalog's count of changes where faces stand in for others; `nil` for a text that its own face is enough for.
  @discardableResult
  func insert(_ value: Value, _ key: TextKey, cost: Int, generation: Int?) -> Value {
    unsafe key.text.withBytes { bytes in
      // Freed after the lock.
      var forgotten: (TextTable<Value>.Forgotten?, TextTable<Value>.Forgotten?)
      return shards.withValue(of: key.hash) { shard in
        if let known = unsafe shard.texts.value(key.name, bytes, &forgotten.0), known.generation == generation {
          return known.value
        }
        unsafe shard.texts.insert(value, key.name, bytes, cost: cost, generation: generation, &forgotten.1)
        return value
      }
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
