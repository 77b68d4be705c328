/// The positions of dictionaries, offsets of lists, and charstrings in a `CFF ` or `CFF2` table.
struct CFFStructure {
  private(set) var dictionaries: [Range<Int>] = []
  private(set) var charstrings: [Range<Int>] = []
  /// The offsets of each INDEX, and the number of bytes of each offset.
  private(set) var offsets: [(range: Range<Int>, size: Int)] = []

  private let table: Range<Int>
  private let countSize: Int

  /// Reads the header of the table, its first lists, and the data that the top dictionary points
  /// to; `nil` if there is none.
  init?(_ bytes: [UInt8], in table: Range<Int>) {
    guard table.count > 5 else { return nil }
    self.table = table
    let start = table.lowerBound + Int(bytes[table.lowerBound + 2])
    guard start < table.upperBound else { return nil }
    if bytes[table.lowerBound] == 2 {
      countSize = 4
      let top = start..<min(table.upperBound, start + (bytes.uint16(table.lowerBound + 3) ?? 0))
      guard !top.isEmpty else { return nil }
      _ = list(bytes, at: top.upperBound).map { charstrings += $0.items }
      readTop(bytes, top)
    } else {
      countSize = 2
      guard let names = list(bytes, at: start), let tops = list(bytes, at: names.end),
        let strings = list(bytes, at: tops.end)
      else { return nil }
      _ = list(bytes, at: strings.end).map { charstrings += $0.items }
      for top in tops.items.prefix(4) { readTop(bytes, top) }
    }
  }

  private mutating func readTop(_ bytes: [UInt8], _ top: Range<Int>) {
    dictionaries.append(top)
    for (key, operands) in Self.entries(bytes, top) {
      guard let last = operands.last, last > 0, last < table.count else { continue }
      let place = table.lowerBound + last
      switch key {
      case 17: _ = list(bytes, at: place).map { charstrings += $0.items }
      case 18 where operands.count == 2: readPrivate(bytes, size: operands[0], at: place)
      case 0x0C24:
        for font in list(bytes, at: place)?.items.prefix(4) ?? [] {
          dictionaries.append(font)
          for (key, operands) in Self.entries(bytes, font) where key == 18 && operands.count == 2 {
            readPrivate(bytes, size: operands[0], at: table.lowerBound + operands[1])
          }
        }
      default: break
      }
    }
  }

  private mutating func readPrivate(_ bytes: [UInt8], size: Int, at place: Int) {
    guard size > 0, table.contains(place), size <= table.upperBound - place else { return }
    dictionaries.append(place..<place + size)
    for (key, operands) in Self.entries(bytes, place..<place + size) where key == 19 {
      guard let offset = operands.last, offset > 0, offset < table.count else { continue }
      _ = list(bytes, at: place + offset).map { charstrings += $0.items }
    }
  }

  /// Returns an INDEX: its items inside the table, at most 512, and its end.
  private mutating func list(_ bytes: [UInt8], at place: Int) -> (items: [Range<Int>], end: Int)? {
    guard table.contains(place), place + countSize <= table.upperBound else { return nil }
    let count = (countSize == 4 ? bytes.uint32(place) : bytes.uint16(place)) ?? 0
    let start = place + countSize + 1
    guard count > 0 else { return ([], place + countSize) }
    guard start <= table.upperBound else { return nil }
    let size = Int(bytes[start - 1])
    let array = start..<start + (count + 1) * size
    guard (1...4).contains(size), array.upperBound <= table.upperBound else { return nil }
    offsets.append((array, size))
    func offset(_ index: Int) -> Int {
      (0..<size).reduce(0) { $0 << 8 | Int(bytes[start + index * size + $1]) } + array.upperBound - 1
    }
    let items = (0..<min(count, 512)).compactMap { index -> Range<Int>? in
      let (first, next) = (offset(index), offset(index + 1))
      return first < next && first >= table.lowerBound && next <= table.upperBound ? first..<next : nil
    }
    return (items, min(table.upperBound, offset(count)))
  }

  /// Returns the keys of a dictionary with all of their operands; a key of two bytes is 0x0C00 or
  /// more.
  private static func entries(_ bytes: [UInt8], _ range: Range<Int>) -> [(key: Int, operands: [Int])] {
    var (entries, operands, place) = ([(key: Int, operands: [Int])](), [Int](), range.lowerBound)
    while place < range.upperBound {
      let lead = Int(bytes[place])
      place += 1
      switch lead {
      case 12:
        entries.append((0x0C00 + (place < range.upperBound ? Int(bytes[place]) : 0), operands))
        (operands, place) = ([], place + 1)
      case 0...24:
        entries.append((lead, operands))
        operands = []
      case 28:
        operands.append(bytes.uint16(place) ?? 0)
        place += 2
      case 29:
        operands.append(bytes.uint32(place) ?? 0)
        place += 4
      case 30: while place < range.upperBound, bytes[place] & 15 != 15 { place += 1 }
      case 32...246: operands.append(lead - 139)
      case 247...254:
        let second = place < range.upperBound ? Int(bytes[place]) : 0
        operands.append(lead < 251 ? (lead - 247) * 256 + second + 108 : -(lead - 251) * 256 - second - 108)
        place += 1
      default: break
      }
    }
    return entries
  }
}
