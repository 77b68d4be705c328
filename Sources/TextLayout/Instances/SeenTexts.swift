internal import FontInterop

/// The instances of a group in which text was first measured, as far as space allows. It is an
/// estimate based on hashes, which decides about work but never about results.
final class SeenTexts: Sendable {
  enum Sight {
    /// The text was not seen yet.
    case new
    /// The text was first seen in this instance.
    case here
    /// The text was first seen in another instance.
    case elsewhere
    /// The text must be shaped in every instance.
    case refused
  }

  /// Sets of slots: the upper half of a string's hash, followed by the number of an instance's
  /// context; 0 for rejected text, and the maximum for text that instances share.
  private struct Shard: Sendable {
    var slots: [UInt64] = []
  }

  private let shards: Shards<Shard>
  /// In each shard: a power of two, or 0.
  private let setCount: Int
  private static let (shardCount, ways) = (16, 4)
  private static let upperHalf: UInt64 = 0xFFFF_FFFF_0000_0000

  /// - Parameter byteLimit: The memory, which is allocated when a string of a group is first seen.
  init(byteLimit: Int) {
    let sets = byteLimit / MemoryLayout<UInt64>.stride / Self.ways / Self.shardCount
    setCount = sets > 0 ? 1 << (Int.bitWidth - 1 - sets.leadingZeroBitCount) : 0
    shards = Shards(count: Self.shardCount) { Shard() }
  }

  /// Returns the state of a string in the instance of a context, and records a new one.
  ///
  /// - Complexity: O(1).
  func sight(of hash: UInt64, in context: UInt32) -> Sight {
    guard setCount > 0 else { return .refused }
    return shards.withValue(of: hash) { shard in
      if shard.slots.isEmpty { shard.slots = [UInt64](repeating: 0, count: setCount * Self.ways) }
      let first = Int(truncatingIfNeeded: hash) & (setCount - 1)
      let range = first * Self.ways..<(first + 1) * Self.ways
      for slot in range where shard.slots[slot] >> 32 == hash >> 32 {
        let number = UInt32(truncatingIfNeeded: shard.slots[slot])
        return number == context ? .here : number == 0 ? .refused : .elsewhere
      }
      for slot in range.dropFirst().reversed() { shard.slots[slot] = shard.slots[slot - 1] }
      shard.slots[range.lowerBound] = (hash & Self.upperHalf) | UInt64(context)
      return .new
    }
  }

  /// Records that a string must be shaped in every instance.
  func refuse(_ hash: UInt64) { note(0, of: hash) }

  /// Records that a string is requested in several instances. If it is evicted, it is `elsewhere`
  /// for all of them.
  func share(_ hash: UInt64) { note(UInt32.max, of: hash) }

  private func note(_ number: UInt32, of hash: UInt64) {
    guard setCount > 0 else { return }
    shards.withValue(of: hash) { shard in
      let first = Int(truncatingIfNeeded: hash) & (setCount - 1)
      for slot in first * Self.ways..<(first + 1) * Self.ways
      where slot < shard.slots.count && shard.slots[slot] >> 32 == hash >> 32 {
        shard.slots[slot] = (hash & Self.upperHalf) | UInt64(number)
      }
    }
  }

  func removeAll() { shards.forEach { $0.slots = [] } }

  /// The memory in bytes.
  var bytes: Int {
    var sum = 0
    shards.forEach { sum += $0.slots.count * MemoryLayout<UInt64>.stride }
    return sum
  }
}
