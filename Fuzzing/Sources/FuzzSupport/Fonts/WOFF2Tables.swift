/// The parts of a WOFF2: its header, its directory of variable length, and the stream of all
/// tables.
///
/// WOFF2, 4 and 5: the tables are one Brotli stream. In a stream with stored data, as in some
/// seeds, the position of a table is the sum of the lengths before it, so that a change reaches it;
/// in other streams, the change affects the compressed bytes.
struct WOFF2Tables {
  private struct Entry {
    var flags: UInt8
    var tag: [UInt8]
    var length: Int
    var transformedLength: Int?
  }

  private var header: [UInt8]
  private var entries: [Entry] = []
  private var stream: [UInt8]

  /// The bytes of a stored stream before the first table: the window size and the header of the
  /// first block.
  private static let streamHeader = 3

  /// Splits a file into its parts; `nil` if it is no WOFF2 with a complete directory.
  /// - Complexity: O(n).
  init?(_ bytes: [UInt8]) {
    guard bytes.uint32(0) == 0x774F_4632, bytes.count > 48, let count = bytes.uint16(12), count <= 256 else {
      return nil
    }
    var place = 48
    header = Array(bytes[..<48])
    for _ in 0..<count {
      guard place < bytes.count else { return nil }
      let flags = bytes[place]
      let hasTag = flags & 63 == 63
      let tag = hasTag ? Array(bytes[(place + 1)...].prefix(4)) : []
      place += 1 + tag.count
      guard let length = Self.number(bytes, &place) else { return nil }
      // `glyf` and `loca`, the known tags 10 and 11, are transformed in version 0, and all others
      // in any other version.
      let isTransformed = (10...11).contains(flags & 63) ? flags >> 6 == 0 : flags >> 6 != 0
      var transformed: Int?
      if isTransformed {
        guard let length = Self.number(bytes, &place) else { return nil }
        transformed = length
      }
      entries.append(Entry(flags: flags, tag: tag, length: length, transformedLength: transformed))
    }
    stream = Array(bytes[min(place, bytes.count)...])
    if entries.isEmpty { return nil }
  }

  /// The assembled file; the lengths in the header are unchanged.
  var file: [UInt8] {
    var file = header
    for entry in entries {
      file += [entry.flags] + entry.tag + Self.encoded(entry.length)
      if let length = entry.transformedLength { file += Self.encoded(length) }
    }
    return file + stream
  }

  /// Changes the header, the length, kind or position of an entry, or the bytes of a table.
  mutating func mutate(using generator: inout SeededGenerator) {
    for _ in 0...generator.below(3) {
      let index = generator.below(entries.count)
      switch generator.below(10) {
      case 0: header.setUInt16(generator.below(0x10000), at: 2 * generator.below(24))
      case 1: entries[index].length = Self.changed(entries[index].length, using: &generator)
      case 2:
        entries[index].transformedLength = entries[index].transformedLength.map { Self.changed($0, using: &generator) }
      case 3: entries[index].flags ^= 1 << UInt8(generator.below(8))
      case 4: entries.swapAt(index, generator.below(entries.count))
      default: changeTable(index, using: &generator)
      }
    }
  }

  private mutating func changeTable(_ index: Int, using generator: inout SeededGenerator) {
    let start = entries[..<index].reduce(Self.streamHeader) { $0 &+ ($1.transformedLength ?? $1.length) }
    guard start >= 0, !stream.isEmpty else { return }
    let room = min(stream.count, entries[index].transformedLength ?? entries[index].length)
    let place = start % stream.count + generator.below(generator.oneIn(2) ? min(room, 64) : room)
    guard place < stream.count else { return }
    if generator.oneIn(2) {
      stream[place] ^= 1 << UInt8(generator.below(8))
    } else {
      stream.setUInt16([0, 1, 0x7FFF, 0x8000, 0xFFFF][generator.below(5)], at: place)
    }
  }

  private static func changed(_ length: Int, using generator: inout SeededGenerator) -> Int {
    let telling = [0, 1, 0xFFFF, 0x10000, 0x1000_0000, 0x7FFF_FFFF, 0xFFFF_FFFF]
    return generator.oneIn(2) ? telling[generator.below(telling.count)] : max(0, length + generator.below(65) - 32)
  }

  /// UIntBase128: seven bits a byte, most significant first, with the top bit set in all bytes
  /// except the last; at most five bytes.
  private static func number(_ bytes: [UInt8], _ place: inout Int) -> Int? {
    var value = 0
    for _ in 0..<5 {
      guard place < bytes.count else { return nil }
      let byte = bytes[place]
      place += 1
      value = value << 7 | Int(byte & 127)
      if byte < 128 { return value }
    }
    return nil
  }

  private static func encoded(_ value: Int) -> [UInt8] {
    let shifts = [28, 21, 14, 7, 0]
    let groups = shifts.map { (shift: Int) -> UInt8 in UInt8(truncatingIfNeeded: value >> shift) & 127 }.drop {
      $0 == 0
    }
    guard let last = groups.last else { return [0] }
    return groups.dropLast().map { $0 | 128 } + [last]
  }
}
