/// The part of a table entry's key in addition to its bytes.
protocol TableName: Equatable, Sendable {
  /// The hash of the bytes and of everything that `==` compares. Entries with the same hash
  /// collide, and the 65th finds no slot.
  var hash: UInt64 { get }
}

/// A table of entries that are found by a name and bytes, limited in bytes.
///
/// Recently used entries are kept. The table has a young and an old half: an entry that is used
/// moves to the young half, and when that half is full, the old half is discarded. Therefore,
/// finding an entry usually writes nothing.
struct BoundedTable<Name: TableName, Value: Sendable>: Sendable {
  private var young = Half()
  private var old = Half()
  /// The maximum total cost of all entries.
  let costLimit: Int
  /// The number of evicted entries, including those in the young half.
  private(set) var evictions = 0

  init(costLimit: Int) { self.costLimit = max(0, costLimit) }

  /// The number of entries. An entry in both halves counts twice.
  var count: Int { young.slots.count + old.slots.count }
  var cost: Int { young.cost + old.cost }

  /// Returns the value of a name if it was stored for the current state of the catalog.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the key.
  ///   - forgotten: Receives the evicted entries.
  mutating func value(
    _ name: Name, _ bytes: UnsafeRawBufferPointer, _ forgotten: inout Forgotten?
  ) -> (value: Value, generation: Int?)? {
    if let place = unsafe young.place(name, bytes) { return (young.values[place], young.slots[place].generation) }
    guard let place = unsafe old.place(name, bytes) else { return nil }
    let (slot, value) = (old.slots[place], old.values[place])
    unsafe insert(value, slot, bytes, &forgotten)
    return (value, slot.generation)
  }

  /// The value of an entry in the young half; `nil` if there is none or it was made with other
  /// fonts.
  func answer<Answer>(
    _ name: Name, _ bytes: UnsafeRawBufferPointer, _ generation: Int, _ body: (borrowing Value) -> Answer?
  ) -> Answer? {
    guard let place = unsafe young.place(name, bytes), young.slots[place].isMade(at: generation) else { return nil }
    return body(young.values[place])
  }

  /// Stores a value, and replaces an existing one. A value that costs more than half of the limit
  /// is not stored.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the text.
  ///   - cost: The size in bytes, without the text.
  ///   - forgotten: Receives the evicted entries.
  mutating func insert(
    _ value: Value, _ name: Name, _ bytes: UnsafeRawBufferPointer, cost: Int, generation: Int?,
    _ forgotten: inout Forgotten?
  ) {
    guard let slot = Slot(name, generation, cost: cost, byteCount: bytes.count) else { return }
    unsafe insert(value, slot, bytes, &forgotten)
  }

  private mutating func insert(
    _ value: Value, _ slot: Slot, _ bytes: UnsafeRawBufferPointer, _ forgotten: inout Forgotten?
  ) {
    guard Int(slot.cost) <= costLimit / 2 else { return }
    if young.cost + Int(slot.cost) > costLimit / 2 {
      evictions += old.slots.count
      forgotten = Forgotten(texts: old)
      old = young
      young = Half()
    }
    unsafe young.insert(value, slot, bytes)
  }

  mutating func removeAll() {
    young = Half()
    old = Half()
  }
}

extension BoundedTable {
  /// The evicted text. Freeing it takes as long as measuring many strings, so code that holds a
  /// lock passes it on.
  struct Forgotten: Sendable {
    private let texts: Half

    fileprivate init(texts: Half) { self.texts = texts }
  }

  /// The location and origin of a string. It contains no references, so reading it writes nothing.
  fileprivate struct Slot: Sendable {
    let name: Name
    /// -1 for an entry that depends on no other fonts.
    private let madeAt: Int
    /// The offset of the text's bytes, which the table interprets.
    var start = 0
    let byteCount: UInt32
    let cost: UInt32

    /// - Parameter cost: The cost in bytes, without the entry's place in arrays that grow by
    ///   doubling and in an index that is at least a quarter full.
    init?(_ name: Name, _ generation: Int?, cost: Int, byteCount: Int) {
      guard let byteCount = UInt32(exactly: byteCount) else { return nil }
      (self.name, madeAt, self.byteCount) = (name, generation ?? -1, byteCount)
      let place = MemoryLayout<Self>.stride + MemoryLayout<Value>.stride + Int(byteCount)
      self.cost = UInt32(clamping: cost + place * 3 / 2 + 24)
    }

    func isMade(at generation: Int) -> Bool { madeAt < 0 || madeAt == generation }

    var generation: Int? { madeAt < 0 ? nil : madeAt }
  }

  /// The entries in sequence, their values and bytes in other arrays, and an index by hash with
  /// open addressing.
  fileprivate struct Half: Sendable {
    private(set) var slots: [Slot] = []
    private(set) var values: [Value] = []
    private(set) var cost = 0
    private var bytes: [UInt8] = []
    /// The upper half of a string's hash, and below it its index in `slots` plus one; 0 for none.
    private var index: [UInt64] = []

    /// The maximum distance of an entry from its place in the index, so that hashes that were made
    /// to collide cost no more.
    private static var farthest: Int { 64 }
    private static var upperHalf: UInt64 { 0xFFFF_FFFF_0000_0000 }

    func place(_ name: Name, _ text: UnsafeRawBufferPointer) -> Int? {
      guard !index.isEmpty else { return nil }
      let mask = index.count - 1
      var place = Int(truncatingIfNeeded: name.hash) & mask
      for _ in 0..<Self.farthest {
        let entry = index[place]
        if entry == 0 { return nil }
        let slot = Int(entry & ~Self.upperHalf) - 1
        if (entry ^ name.hash) & Self.upperHalf == 0, unsafe matches(slot, name, text) { return slot }
        place = (place + 1) & mask
      }
      return nil
    }

    private func matches(_ slot: Int, _ name: Name, _ text: UnsafeRawBufferPointer) -> Bool {
      guard slots[slot].name == name, Int(slots[slot].byteCount) == text.count else { return false }
      let start = slots[slot].start
      return unsafe bytes.withUnsafeBytes { bytes in
        unsafe ByteHash.areEqual(UnsafeRawBufferPointer(rebasing: bytes[start..<start + text.count]), text)
      }
    }

    mutating func insert(_ value: Value, _ slot: Slot, _ text: UnsafeRawBufferPointer) {
      var slot = slot
      if let known = unsafe place(slot.name, text) {
        cost += Int(slot.cost) - Int(slots[known].cost)
        slot.start = slots[known].start
        (slots[known], values[known]) = (slot, value)
        return
      }
      if (slots.count + 1) * 2 > index.count { grow() }
      guard let free = free(for: slot.name.hash) else { return }
      slot.start = bytes.count
      unsafe bytes.append(contentsOf: text)
      slots.append(slot)
      values.append(value)
      index[free] = Self.entry(slot.name.hash, slots.count)
      cost += Int(slot.cost)
    }

    private static func entry(_ hash: UInt64, _ number: Int) -> UInt64 { hash & upperHalf | UInt64(number) }

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
      index = [UInt64](repeating: 0, count: max(16, index.count * 2))
      for slot in slots.indices {
        // An entry without a place is not found and remains until the half is discarded.
        if let place = free(for: slots[slot].name.hash) { index[place] = Self.entry(slots[slot].name.hash, slot + 1) }
      }
    }
  }
}
