/// The bytes of a `GSUB` or `GPOS` table, read for so long and no longer: offsets may name one rule many times.
struct LayoutTableBytes {
  private let bytes: [UInt8]
  /// How much may still be read.
  private var patience: Int

  init(_ bytes: [UInt8], patience: Int) {
    self.bytes = bytes
    self.patience = patience
  }

  /// The number of 16 bits at a place; `nil` beyond the table's end, or when patience is out.
  mutating func number(_ offset: Int) -> Int? {
    guard spend(1), offset >= 0, offset + 1 < bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// Takes so much from what may be read; false when nothing is left.
  mutating func spend(_ work: Int) -> Bool {
    patience -= work
    return patience > 0
  }

  /// A lookup's head.
  struct Lookup {
    fileprivate var place: Int
    var type: Int
    var flags: Int
    /// How many.
    var subtables: Int
  }

  /// A lookup by its number; `nil` where the table has none.
  mutating func lookup(_ index: Int) -> Lookup? {
    guard number(0) == 1, let list = number(8), list != 0, let count = number(list), index < count,
      let offset = number(list + 2 + 2 * index), let type = number(list + offset),
      let flags = number(list + offset + 2), let subtables = number(list + offset + 4)
    else { return nil }
    return Lookup(place: list + offset, type: type, flags: flags, subtables: subtables)
  }

  /// How many lookups there are.
  var lookupCount: Int? {
    mutating get { number(8).flatMap { $0 == 0 ? 0 : number($0) } }
  }

  /// Where the rules of a context's sets begin; `nil` where they cannot be read.
  ///
  /// - Parameters:
  ///   - start: Where the subtable begins.
  ///   - countAt: Where it says how many sets there are.
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

  /// A lookup's subtable itself, behind an extension.
  ///
  /// - Parameter extended: The type of lookups that hold another type.
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
