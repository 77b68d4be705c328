/// Changes the tables of a font so that the directory mostly stays valid: each table has the same
/// chance, regardless of its size, and its header and the targets of its offsets have a greater
/// chance.
struct TableMutator {
  private var bytes: [UInt8]
  private let limit: Int
  private var generator: SeededGenerator
  private let randomChange: FontMutator.RandomChange

  /// Makes one to seven changes.
  /// - Complexity: O(n).
  static func mutate(
    _ bytes: [UInt8], limit: Int, using generator: inout SeededGenerator,
    randomChange: @escaping FontMutator.RandomChange
  ) -> [UInt8] {
    var mutator = TableMutator(bytes: bytes, limit: limit, generator: generator, randomChange: randomChange)
    var rounds = 1
    while rounds < 8 && !mutator.generator.oneIn(3) { rounds += 1 }
    for _ in 0..<rounds { mutator.changeOnce() }
    generator = mutator.generator
    return Array(mutator.bytes.prefix(limit))
  }

  private mutating func changeOnce() {
    guard !generator.oneIn(50), let directory = TableDirectory(bytes, using: &generator),
      let table = directory.records.randomElement(using: &generator)
    else { return changeBlindly() }
    switch generator.below(20) {
    case 0..<14 where table.isCFF && changeStructure(of: table.bytes): break
    case 0..<4 where setPictureSize(in: table.bytes): break
    case 0..<4: flipBits(in: table.bytes)
    case 4..<8: setNumber(in: table.bytes)
    case 8..<10: nudgeNumber(in: table.bytes)
    case 10: fill(table.bytes)
    case 11: copy(within: table.bytes)
    case 12: copy(from: directory, into: table.bytes)
    case 13: cut(table, directory)
    case 14: inflate(table, directory)
    case 15: exchangeRecords(table, directory)
    case 16: rename(table, directory)
    case 17, 18: resize(table, directory)
    default: changeRandomly(table.bytes)
    }
  }

  // MARK: Inside a table

  private mutating func place(in range: Range<Int>, size: Int) -> Int {
    let start = generator.oneIn(3) ? subtable(of: range) : range.lowerBound
    let room = range.upperBound - start
    let head = generator.oneIn(2) ? min(room, 64) : room
    let offset = generator.below(head - size + 1)
    return start + (generator.oneIn(5) ? offset : offset & ~1)
  }

  /// Returns a position that the table's own offsets reach in a few steps: a character map, a
  /// lookup, a list of records, a string.
  ///
  /// An OpenType offset is a number of two or four bytes, relative to the start of the table or to
  /// the record with the number.
  private mutating func subtable(of range: Range<Int>) -> Int {
    var place = range.lowerBound
    for _ in 0...generator.below(6) {
      let field = place + 2 * generator.below(16)
      let value = generator.oneIn(2) ? bytes.uint16(field) : bytes.uint32(field)
      let next = (generator.oneIn(3) ? range.lowerBound : place) + (value ?? 0)
      if next + 4 <= range.upperBound { place = next }
    }
    return place
  }

  private mutating func part(of range: Range<Int>) -> Range<Int> {
    let start = place(in: range, size: 1)
    return start..<min(range.upperBound, start + 1 + generator.below(64))
  }

  private mutating func flipBits(in range: Range<Int>) {
    for _ in 0...generator.below(4) { bytes[place(in: range, size: 1)] ^= 1 << UInt8(generator.below(8)) }
  }

  /// Numbers at which sums overflow, signs change, counts are exceeded, and offsets point to their
  /// own table.
  private static let telling = [
    0, 1, 2, 3, 4, 0x3F, 0x40, 0x7F, 0x80, 0xFF, 0x100, 0x3FFF, 0x4000, 0x7FFF, 0x8000, 0x8001, 0xFFFE, 0xFFFF,
    0x10000, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF,
  ]

  private mutating func setNumber(in range: Range<Int>) {
    let value = generator.oneIn(3) ? generator.below(0x10000) : Self.telling[generator.below(Self.telling.count)]
    let isLong = value > 0xFFFF || generator.oneIn(4)
    let place = place(in: range, size: isLong ? 4 : 2)
    if isLong { bytes.setUInt32(value, at: place) } else { bytes.setUInt16(value, at: place) }
  }

  private mutating func nudgeNumber(in range: Range<Int>) {
    let place = place(in: range, size: 2)
    let step = (1 + generator.below(16)) * (generator.oneIn(2) ? 1 : -1)
    bytes.setUInt16((bytes.uint16(place) ?? 0) + step, at: place)
  }

  private mutating func fill(_ range: Range<Int>) {
    let value: UInt8 = [0, 0xFF, 0x80, 0x7F, 1][generator.below(5)]
    for index in part(of: range) { bytes[index] = value }
  }

  private mutating func copy(within range: Range<Int>) {
    let source = part(of: range)
    overwrite(range, with: Array(bytes[source]))
  }

  private mutating func copy(from directory: TableDirectory, into range: Range<Int>) {
    guard let donor = directory.records.randomElement(using: &generator) else { return }
    let source = part(of: donor.bytes)
    overwrite(range, with: Array(bytes[source]))
  }

  private mutating func overwrite(_ range: Range<Int>, with donation: [UInt8]) {
    let target = place(in: range, size: 1)
    for (index, byte) in zip(target..<range.upperBound, donation) { bytes[index] = byte }
  }

  private mutating func changeRandomly(_ range: Range<Int>) {
    // libFuzzer's mutations of a whole outline table would have little effect, and be slow.
    let start = place(in: range, size: 1)
    let end = min(range.upperBound, start + 256)
    var changed = Array(bytes[start..<end])
    randomChange(&changed, end - start)
    for (index, byte) in zip(start..<end, changed) { bytes[index] = byte }
  }

  /// Changes the size in a bitmap of the table, with a correct checksum, because libpng rejects
  /// others. Returns false, without a change, if the bytes from a random position on contain no
  /// PNG.
  private mutating func setPictureSize(in range: Range<Int>) -> Bool {
    let start = range.lowerBound + generator.below(range.count)
    let header = Array("IHDR".utf8)
    guard let place = (start..<range.upperBound).first(where: { bytes[$0...].starts(with: header) }),
      place + 21 <= range.upperBound
    else { return false }
    let sizes = [0, 1, 136, 1000, 8000, 20_000, 32_767, 32_768, 1_000_000, 0x7FFF_FFFF]
    for field in [4, 8] { bytes.setUInt32(sizes[generator.below(sizes.count)], at: place + field) }
    bytes.setUInt32(Self.checksum(bytes[place..<place + 17]), at: place + 17)
    return true
  }

  /// Returns the CRC-32 of PNG.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Int(~sum)
  }

  /// Bytes that change the meaning of a dictionary or charstring: operators, escapes, and the first
  /// bytes of numbers.
  private static let operators: [UInt8] = [
    1, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 139, 246,
    247,
    251, 255,
  ]

  /// Changes an offset of a list, or a byte of a dictionary or charstring, of `CFF ` or `CFF2`;
  /// false if the table has none.
  private mutating func changeStructure(of range: Range<Int>) -> Bool {
    guard let structure = CFFStructure(bytes, in: range) else { return false }
    if generator.oneIn(4), let list = structure.offsets.randomElement(using: &generator) {
      // The size of the offsets and the count are directly before them.
      let start = generator.oneIn(4) ? list.range.lowerBound - 3 : list.range.lowerBound
      let place = start + generator.below(list.range.upperBound - start)
      bytes[place] = generator.oneIn(2) ? bytes[place] &+ 1 : UInt8(generator.below(256))
      return true
    }
    let programs = generator.oneIn(3) ? structure.dictionaries : structure.charstrings
    guard let program = programs.randomElement(using: &generator) else { return false }
    for _ in 0...generator.below(4) {
      let place = program.lowerBound + generator.below(program.count)
      let isOperator = !generator.oneIn(3)
      bytes[place] = isOperator ? Self.operators[generator.below(Self.operators.count)] : UInt8(generator.below(256))
    }
    return true
  }

  // MARK: The directory

  private mutating func cut(_ table: TableDirectory.Record, _ directory: TableDirectory) {
    let length = generator.oneIn(4) ? generator.below(8) : generator.below(table.bytes.count)
    bytes.setUInt32(directory.ordered(length), at: table.place + directory.fields.length)
  }

  /// Mostly up to the end of the file, because a table that ends beyond it is rejected.
  private mutating func inflate(_ table: TableDirectory.Record, _ directory: TableDirectory) {
    let room = bytes.count - table.bytes.lowerBound
    let isTooLong = generator.oneIn(8)
    let beyond = Self.telling[generator.below(Self.telling.count)]
    let length = isTooLong ? beyond : table.bytes.count + generator.below(room - table.bytes.count + 1)
    bytes.setUInt32(directory.ordered(length), at: table.place + directory.fields.length)
  }

  /// Two tables exchange their bytes and keep their names, or one gets the bytes of the other.
  private mutating func exchangeRecords(_ table: TableDirectory.Record, _ directory: TableDirectory) {
    guard let other = directory.records.randomElement(using: &generator) else { return }
    let isExchange = generator.oneIn(2)
    for field in [directory.fields.offset, directory.fields.length] {
      let (mine, theirs) = (bytes.uint32(table.place + field) ?? 0, bytes.uint32(other.place + field) ?? 0)
      bytes.setUInt32(theirs, at: table.place + field)
      if isExchange { bytes.setUInt32(mine, at: other.place + field) }
    }
  }

  private static let tags = [
    "BASE", "CBDT", "CBLC", "CFF ", "CFF2", "COLR", "CPAL", "EBDT", "EBLC", "GPOS", "GSUB", "GDEF", "HVAR", "JSTF",
    "MATH",
    "MVAR", "OS/2", "STAT", "SVG ", "VORG", "VVAR", "ankr", "avar", "bdat", "bhed", "bloc", "cmap", "cvar", "feat",
    "fvar",
    "glyf", "gvar", "head", "hhea", "hmtx", "kern", "kerx", "loca", "ltag", "maxp", "meta", "morx", "name", "post",
    "sbix",
    "trak", "vhea", "vmtx", "zzzz",
  ]

  /// A table gets another name: it is missing, and there may be an additional table.
  private mutating func rename(_ table: TableDirectory.Record, _ directory: TableDirectory) {
    let tag = Array(Self.tags[generator.below(Self.tags.count)].utf8)
    for (index, byte) in zip(table.place..<bytes.count, tag) { bytes[index] = byte }
  }

  /// Bytes are inserted or removed in the middle of a table; the file is assembled again.
  private mutating func resize(_ table: TableDirectory.Record, _ directory: TableDirectory) {
    guard directory.isPlain else { return flipBits(in: table.bytes) }
    var content = Array(bytes[table.bytes])
    let at = generator.below(content.count)
    let count = generator.oneIn(2) ? 2 * (1 + generator.below(4)) : 1 + generator.below(256)
    if generator.oneIn(2) {
      content.removeSubrange(at..<min(content.count, at + count))
    } else {
      content.insert(contentsOf: content[at..<min(content.count, at + count)], at: at)
    }
    let changed = TableDirectory.assemble(
      signature: Array(bytes.prefix(4)),
      directory.records.map { (tag: $0.tag, bytes: $0.place == table.place ? content[...] : bytes[$0.bytes]) })
    if changed.count <= limit { bytes = changed }
  }

  // MARK: The whole file

  /// For WOFF2, for bytes that are no longer a font, and sometimes for a font.
  private mutating func changeBlindly() {
    guard !bytes.isEmpty else { return randomChange(&bytes, min(limit, 1024)) }
    switch generator.below(4) {
    case 0: flipBits(in: bytes.indices)
    case 1: setNumber(in: bytes.indices)
    case 2:
      if generator.oneIn(4) { bytes.removeLast(generator.below(bytes.count)) } else { nudgeNumber(in: bytes.indices) }
    default: changeRandomly(bytes.indices)
    }
  }
}
