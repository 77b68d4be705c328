/// The bytes of a `GSUB` or `GPOS` table, with a limit on reading: offsets may refer to one rule
/// many times.
struct LayoutTableBytes {
  private let bytes: [UInt8]
  /// The remaining number of reads.
  private var patience: Int

  init(_ bytes: [UInt8], patience: Int) {
    self.bytes = bytes
    self.patience = patience
  }

  /// Returns the 16-bit number at an offset; `nil` beyond the end of the table, or after the limit.
  mutating func number(_ offset: Int) -> Int? {
    guard spend(1), offset >= 0, offset + 1 < bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// Subtracts from the remaining reads; false if none are left.
  mutating func spend(_ work: Int) -> Bool {
    patience -= work
    return patience > 0
  }

  /// The header of a lookup.
  struct Lookup {
    fileprivate var place: Int
    var type: Int
    var flags: Int
    /// The number of subtables.
    var subtables: Int
  }

  /// Returns a lookup by its number; `nil` if the table does not have it.
  mutating func lookup(_ index: Int) -> Lookup? {
    guard number(0) == 1, let list = number(8), list != 0, let count = number(list), index < count,
      let offset = number(list + 2 + 2 * index), let type = number(list + offset),
      let flags = number(list + offset + 2), let subtables = number(list + offset + 4)
    else { return nil }
    return Lookup(place: list + offset, type: type, flags: flags, subtables: subtables)
  }

  /// The number of lookups.
  var lookupCount: Int? {
    mutating get { number(8).flatMap { $0 == 0 ? 0 : number($0) } }
  }

  /// Returns the offsets of the rules in the sets of a context; `nil` if they cannot be read.
  ///
  /// - Parameters:
  ///   - start: The offset of the subtable.
  ///   - countAt: The offset of the number of sets.
  mutating func rulePlaces(_ start: Int, countAt: Int) -> [Int]? {
    guard let setCount = number(countAt) else { return nil }
    var places: [Int] = []
    for set in 0..<setCount {
      guard let offset = number(countAt + 2 + 2 * set) else { return nil }
      if offset == 0 { continue }
      guard let ruleCount = number(start + offset) else { return nil }
      for rule in 0..<ruleCount {
        guard let place = number(start + offset + 2 + 2 * rule) else { return nil }
        places.append(start + offset + place)
      }
    }
    return places
  }

  /// Returns the subtable of a lookup, after resolving an extension.
  ///
  /// - Parameter extended: The type of extension lookups, which contain another type.
  mutating func subtable(
    _ index: Int, of lookup: Lookup, extended: Int
  ) -> (place: Int, type: Int)? {
    guard let offset = number(lookup.place + 6 + 2 * index) else { return nil }
    let place = lookup.place + offset
    guard lookup.type == extended else { return (place, lookup.type) }
    guard let inner = number(place + 2), inner != extended, let high = number(place + 4), let low = number(place + 6)
    else { return nil }
    return (place + (high << 16 | low), inner)
  }
}
