/// Texts with what is known of them, bounded in bytes.
///
/// What was used lately is kept: there is a young and an old half, what is used moves to the young one, and when that is full the old one
/// is forgotten whole. So to find a text writes nothing, most often.
struct TextTable<Value: Sendable>: Sendable {
  private var young = Half()
  private var old = Half()
  /// What all texts may cost together.
  let costLimit: Int
  /// How many were forgotten; those that were in the young half, too, count.
  private(set) var evictions = 0

  init(costLimit: Int) { self.costLimit = max(0, costLimit) }

  /// Texts in both halves count twice.
  var count: Int { young.slots.count + old.slots.count }
  var cost: Int { young.cost + old.cost }

  /// What is known of a text, and the catalogue's count of changes it was made at.
  ///
  /// - Parameter forgotten: Takes what there is no more room for.
  mutating func value(_ key: TextKey, _ forgotten: inout Forgotten?) -> (value: Value, generation: Int?)? {
    if let place = young.place(key) { return (young.slots[place].value, young.slots[place].generation) }
    guard let place = old.place(key) else { return nil }
    let slot = old.slots[place]
    insert(slot, &forgotten)
    return (slot.value, slot.generation)
  }

  /// Keeps a value, in the place of any that is kept. What costs more than half of the limit is not kept.
  ///
  /// - Parameter forgotten: Takes what there is no more room for.
  mutating func insert(
    _ value: Value, _ key: TextKey, cost: Int, generation: Int?, _ forgotten: inout Forgotten?
  ) {
    insert(Slot(key: key, value: value, generation: generation, cost: cost), &forgotten)
  }

  private mutating func insert(_ slot: Slot, _ forgotten: inout Forgotten?) {
    guard slot.cost <= costLimit / 2 else { return }
    if young.cost + slot.cost > costLimit / 2 {
      evictions += old.slots.count
      forgotten = Forgotten(texts: old)
      old = young
      young = Half()
    }
    young.insert(slot)
  }

  mutating func removeAll() {
    young = Half()
    old = Half()
  }
}

extension TextTable {
  /// Texts that were forgotten. To free them takes as long as to measure many, so whoever holds a lock hands them on.
  struct Forgotten: Sendable {
    private let texts: Half

    fileprivate init(texts: Half) { self.texts = texts }
  }

  fileprivate struct Slot: Sendable {
    var key: TextKey
    var value: Value
    var generation: Int?
    var cost: Int
  }

  /// Texts in a row, and an index by hash with open addressing.
  fileprivate struct Half: Sendable {
    var slots: [Slot] = []
    var cost = 0
    /// One more than the place in `slots`; 0 for none.
    private var index: [UInt32] = []

    /// No text is looked for farther from its place than this, nor kept there: hashes that were made to collide cost no more.
    private static var farthest: Int { 64 }

    func place(_ key: TextKey) -> Int? {
      guard !index.isEmpty else { return nil }
      let mask = index.count - 1
      var place = Int(truncatingIfNeeded: key.hash) & mask
      for _ in 0..<Self.farthest {
        let slot = Int(index[place]) - 1
        if slot < 0 { return nil }
        if slots[slot].key == key { return slot }
        place = (place + 1) & mask
      }
      return nil
    }

    mutating func insert(_ slot: Slot) {
      if let known = place(slot.key) {
        cost += slot.cost - slots[known].cost
        slots[known] = slot
        return
      }
      if (slots.count + 1) * 2 > index.count { grow() }
      guard let free = free(for: slot.key.hash) else { return }
      slots.append(slot)
      index[free] = UInt32(slots.count)
      cost += slot.cost
    }

    private func free(for hash: UInt64) -> Int? {
      let mask = index.count - 1
      var place = Int(truncatingIfNeeded: hash) & mask
      for _ in 0..<Self.farthest {
        if index[place] == 0 { return place }
        place = (place + 1) & mask
      }
      return nil
    }

    private mutating func grow() {
      index = [UInt32](repeating: 0, count: max(16, index.count * 2))
      for slot in slots.indices {
        // A text that finds no place stays where nobody looks until the half is forgotten.
        if let place = free(for: slots[slot].key.hash) { index[place] = UInt32(slot + 1) }
      }
    }
  }
}
