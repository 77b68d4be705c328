/// A bounded table for concurrent threads, in parts with one lock each.
final class SharedTable<Name: TableName, Value: Sendable>: Sendable {
  private struct Shard: Sendable {
    var table: BoundedTable<Name, Value>
    var hits = 0
  }

  private let shards: Shards<Shard>
  /// The approximate limit in bytes.
  let costLimit: Int

  /// - Parameters:
  ///   - costLimit: The approximate limit in bytes; 0 turns the table off.
  ///   - shards: The number of locks of a large table. A value larger than half of a shard is not
  ///     stored.
  init(costLimit: Int, shards: Int) {
    let count = costLimit >= shards << 18 ? shards : 1
    self.costLimit = max(0, costLimit)
    self.shards = Shards(count: count) { Shard(table: BoundedTable(costLimit: max(0, costLimit) / count)) }
  }

  /// Returns the stored value if it is valid for the current fonts of the catalog.
  func value(_ name: Name, _ bytes: UnsafeRawBufferPointer, generation: @autoclosure () -> Int) -> Value? {
    // Freed after the lock.
    var forgotten: BoundedTable<Name, Value>.Forgotten?
    return shards.withValue(of: name.hash) { shard in
      guard let known = unsafe shard.table.value(name, bytes, &forgotten) else { return nil }
      if let made = known.generation, made != generation() { return nil }
      shard.hits += 1
      return known.value
    }
  }

  /// Calls a closure with the stored value in place, without copying it.
  ///
  /// - Parameter body: A closure that must not use the table. It returns `nil` if the value is
  ///   insufficient.
  func answer<Answer: Sendable>(
    _ name: Name, _ bytes: UnsafeRawBufferPointer, generation: Int, _ body: (borrowing Value) -> Answer?
  ) -> Answer? {
    shards.withValue(of: name.hash) { shard in
      guard let answer = unsafe shard.table.answer(name, bytes, generation, body) else { return nil }
      shard.hits += 1
      return answer
    }
  }

  /// Stores a value, and returns the stored one: the older of two values for the same fonts.
  ///
  /// - Parameters:
  ///   - cost: The size in bytes, without the name.
  ///   - generation: The generation of the catalog on which the value depends, or `nil`.
  @discardableResult
  func insert(_ value: Value, _ name: Name, _ bytes: UnsafeRawBufferPointer, cost: Int, generation: Int?) -> Value {
    // Freed after the lock.
    var forgotten: (BoundedTable<Name, Value>.Forgotten?, BoundedTable<Name, Value>.Forgotten?)
    return shards.withValue(of: name.hash) { shard in
      if let known = unsafe shard.table.value(name, bytes, &forgotten.0), known.generation == generation {
        return known.value
      }
      unsafe shard.table.insert(value, name, bytes, cost: cost, generation: generation, &forgotten.1)
      return value
    }
  }

  func removeAll() {
    // Held until no lock is held, so that nothing is freed under a lock.
    var dropped: [BoundedTable<Name, Value>] = []
    shards.forEach {
      dropped.append($0.table)
      $0.table.removeAll()
    }
  }

  /// The counters: hits, entries, bytes and evicted entries.
  var counters: (hits: Int, texts: Int, bytes: Int, evictions: Int) {
    var sum = (hits: 0, texts: 0, bytes: 0, evictions: 0)
    shards.forEach { shard in
      sum.hits += shard.hits
      sum.texts += shard.table.count
      sum.bytes += shard.table.cost
      sum.evictions += shard.table.evictions
    }
    return sum
  }
}
