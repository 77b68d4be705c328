internal import FontInterop

/// What tells words apart, besides their bytes.
struct WordKey {
  /// Of the bytes and of all that follows.
  let hash: UInt64
  /// The face, the features, the language and the line break rules: `ShapingContext.number`.
  let context: UInt32
  /// The script of the text before the word.
  let script: Script
  /// The level of the whole text.
  let level: UInt8

  init(_ bytes: UnsafeRawBufferPointer, context: UInt32, script: Script, level: UInt8) {
    self.context = context
    self.script = script
    self.level = level
    let seed = UInt64(context) << 32 | UInt64(UInt32(bitPattern: script.rawValue)) << 8 | UInt64(level)
    unsafe hash = ByteHash.hash(bytes, seed: seed)
  }
}

/// Measured words, bounded in bytes; for many threads at once.
///
/// What was used lately is kept: a shard has a young and an old half, what is used moves to the young one, and when that is
/// full the old one is forgotten whole.
final class WordCache: Sendable {
  private let shards: Shards<WordShard>
  /// Whether enough is kept to be of use: else words would be shaped over and over.
  let keepsWords: Bool

  /// - Parameter costLimit: About how many bytes are kept; 0 keeps none.
  init(costLimit: Int) {
    let count = costLimit >= 4 << 20 ? 32 : 1
    keepsWords = costLimit >= 4096
    shards = Shards(count: count) { WordShard(costLimit: max(0, costLimit) / count) }
  }

  func word(_ key: WordKey, _ bytes: UnsafeRawBufferPointer) -> WordMetrics? {
    shards.withValue(of: key.hash) { unsafe $0.word(key, bytes) }
  }

  func insert(_ metrics: WordMetrics, _ key: WordKey, _ bytes: UnsafeRawBufferPointer) {
    shards.withValue(of: key.hash) { unsafe $0.insert(metrics, key, bytes) }
  }

  func removeAll() { shards.forEach { $0.removeAll() } }

  /// What it did and keeps: hits, words, bytes, words forgotten.
  var counters: (hits: Int, words: Int, bytes: Int, evictions: Int) {
    var sum = (hits: 0, words: 0, bytes: 0, evictions: 0)
    shards.forEach { shard in
      sum.hits += shard.hits
      sum.words += shard.count
      sum.bytes += shard.cost
      sum.evictions += shard.evictions
    }
    return sum
  }
}

/// The words of one lock.
private struct WordShard: Sendable {
  private var young = WordTable()
  private var old = WordTable()
  private let costLimit: Int
  private(set) var hits = 0
  private(set) var evictions = 0

  init(costLimit: Int) { self.costLimit = costLimit }

  mutating func removeAll() {
    young = WordTable()
    old = WordTable()
  }

  /// Words that are in both halves count once for each.
  var count: Int { young.count + old.count }
  var cost: Int { young.cost + old.cost }

  mutating func word(_ key: WordKey, _ bytes: UnsafeRawBufferPointer) -> WordMetrics? {
    if let metrics = unsafe young.metrics(key, bytes) {
      hits += 1
      return metrics
    }
    guard let metrics = unsafe old.metrics(key, bytes) else { return nil }
    hits += 1
    unsafe insert(metrics, key, bytes)
    return metrics
  }

  mutating func insert(_ metrics: WordMetrics, _ key: WordKey, _ bytes: UnsafeRawBufferPointer) {
    let cost = WordTable.cost(metrics, bytes.count)
    guard cost <= costLimit / 2 else { return }
    if young.cost + cost > costLimit / 2 {
      evictions += old.count
      old = young
      young = WordTable()
    }
    unsafe young.insert(metrics, key, bytes)
  }
}

/// Words in a row, their bytes in another, and an index by hash with open addressing.
private struct WordTable: Sendable {
  private struct Slot: Sendable {
    // In this order they fill one line of a processor's cache.
    var hash: UInt64
    var metrics: WordMetrics
    var context: UInt32
    var start: UInt32
    var script: Script
    var count: UInt16
    var level: UInt8
  }

  private var slots: [Slot] = []
  private var bytes: [UInt8] = []
  /// One more than the place in `slots`; 0 for none.
  private var index: [UInt32] = []
  private(set) var cost = 0

  var count: Int { slots.count }

  /// No word is looked for farther from its place than this, nor kept there: hashes that were made to collide cost no more.
  private static let farthest = 64

  /// The bytes of a word in the cache: its place in an index that is at least a quarter full, and arrays that grow by doubling.
  static func cost(_ metrics: WordMetrics, _ count: Int) -> Int {
    MemoryLayout<Slot>.stride * 3 / 2 + count * 3 / 2 + 16 + metrics.byteCount
  }

  func metrics(_ key: WordKey, _ word: UnsafeRawBufferPointer) -> WordMetrics? {
    guard !index.isEmpty else { return nil }
    let mask = index.count - 1
    var place = Int(truncatingIfNeeded: key.hash) & mask
    for _ in 0..<Self.farthest {
      let slot = Int(index[place]) - 1
      if slot < 0 { return nil }
      if slots[slot].hash == key.hash, unsafe matches(slot, key, word) { return slots[slot].metrics }
      place = (place + 1) & mask
    }
    return nil
  }

  private func matches(_ slot: Int, _ key: WordKey, _ word: UnsafeRawBufferPointer) -> Bool {
    guard slots[slot].context == key.context, slots[slot].script == key.script, slots[slot].level == key.level,
      Int(slots[slot].count) == word.count
    else { return false }
    let start = Int(slots[slot].start)
    return unsafe bytes.withUnsafeBytes { bytes in
      unsafe ByteHash.areEqual(UnsafeRawBufferPointer(rebasing: bytes[start..<start + word.count]), word)
    }
  }

  mutating func insert(_ metrics: WordMetrics, _ key: WordKey, _ word: UnsafeRawBufferPointer) {
    if (slots.count + 1) * 2 > index.count { grow() }
    let mask = index.count - 1
    var place = Int(truncatingIfNeeded: key.hash) & mask
    for _ in 0..<Self.farthest {
      let slot = Int(index[place]) - 1
      if slot < 0 {
        unsafe append(metrics, key, word)
        index[place] = UInt32(slots.count)
        return
      }
      if slots[slot].hash == key.hash, unsafe matches(slot, key, word) {
        cost += metrics.byteCount - slots[slot].metrics.byteCount
        slots[slot].metrics = metrics
        return
      }
      place = (place + 1) & mask
    }
  }

  private mutating func append(_ metrics: WordMetrics, _ key: WordKey, _ word: UnsafeRawBufferPointer) {
    slots.append(
      Slot(
        hash: key.hash, metrics: metrics, context: key.context, start: UInt32(bytes.count), script: key.script,
        count: UInt16(clamping: word.count), level: key.level))
    unsafe bytes.append(contentsOf: word)
    cost += Self.cost(metrics, word.count)
  }

  private mutating func grow() {
    index = [UInt32](repeating: 0, count: max(16, index.count * 2))
    let mask = index.count - 1
    for slot in slots.indices {
      var place = Int(truncatingIfNeeded: slots[slot].hash) & mask
      // A word that finds no place stays where nobody looks until the table is forgotten.
      for _ in 0..<Self.farthest where index[place] != 0 { place = (place + 1) & mask }
      if index[place] == 0 { index[place] = UInt32(slot + 1) }
    }
  }
}
