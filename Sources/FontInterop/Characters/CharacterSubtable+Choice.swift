extension CharacterSubtable {
  /// The result of reading the records of a `cmap`.
  struct Choice {
    /// The subtable in use; `nil` if none is read.
    var subtable: CharacterSubtable?
    /// True if HarfBuzz uses the same subtable.
    var isHarfBuzzs: Bool
    /// All subtables, if none is read.
    var unread: [Unread]

    /// A subtable that is not read.
    struct Unread {
      var platform, encoding, format: Int

      var isOfUnicode: Bool { CharacterSubtable.unicode.contains { $0 == (platform, encoding) } }
    }
  }

  /// Chooses Unicode, with preference for the larger repertoire; then symbols; then a Macintosh
  /// encoding, with preference for Roman, like Core Text.
  ///
  /// HarfBuzz 6 prefers symbols to Unicode, and reads no other encoding.
  static func choose(in table: borrowing RawSpan) -> Choice {
    let records = records(in: table)
    let order = records.map { ($0.platform, $0.encoding) }
    let isSorted = zip(order, order.dropFirst()).allSatisfy { $0 < $1 }
    func first(_ wanted: [(Int, Int)]) -> Record? {
      wanted.lazy.compactMap { pair in records.first { ($0.platform, $0.encoding) == pair } }.first
    }
    func readable(_ wanted: [(Int, Int)]) -> Record? {
      wanted.lazy.compactMap { pair in
        records.first { ($0.platform, $0.encoding) == pair && formats.contains($0.format) }
      }.first
    }
    let macintosh = records.filter { $0.platform == 1 && MacintoshEncoding.of($0.encoding, $0.language) != nil }
    let chosen =
      readable(unicode) ?? readable([symbols]) ?? readable(macintosh.map { ($0.platform, $0.encoding) }.sorted(by: <))
    guard let chosen else {
      let unread = records.map { Choice.Unread(platform: $0.platform, encoding: $0.encoding, format: $0.format) }
      return Choice(isHarfBuzzs: false, unread: unread)
    }
    let other = first([symbols] + unicode)
    return Choice(
      subtable: CharacterSubtable(encoding: chosen.kind, format: chosen.format, place: chosen.place),
      isHarfBuzzs: isSorted && other?.place == chosen.place && formatsOfHarfBuzz.contains(chosen.format), unread: [])
  }

  fileprivate static let unicode = [(3, 10), (0, 6), (0, 4), (3, 1), (0, 3), (0, 2), (0, 1), (0, 0)]
  private static let symbols = (3, 0)

  /// A record with the first numbers of its subtable.
  private struct Record {
    var platform, encoding, place, format, language: Int

    var kind: Encoding {
      switch platform {
      case 1: .macintosh(script: encoding, language: language)
      case 3 where encoding == 0: .symbols
      default: .unicode
      }
    }
  }

  /// More than in any font: each platform has a dozen encodings.
  private static let recordLimit = 256

  private static func records(in table: borrowing RawSpan) -> [Record] {
    let count = table.bigEndianUInt16(at: 2).map(Int.init) ?? 0
    var records: [Record] = []
    for index in 0..<min(count, recordLimit) {
      guard let platform = table.bigEndianUInt16(at: 4 + 8 * index),
        let encoding = table.bigEndianUInt16(at: 6 + 8 * index),
        let place = table.bigEndianUInt32(at: 8 + 8 * index).map(Int.init), place > 0,
        let format = table.bigEndianUInt16(at: place).map(Int.init)
      else { continue }
      let language =
        format < 8
        ? table.bigEndianUInt16(at: place + 4).map(Int.init) : table.bigEndianUInt32(at: place + 8).map(Int.init)
      records.append(
        Record(
          platform: Int(platform), encoding: Int(encoding), place: place, format: format, language: language ?? 0))
    }
    return records
  }
}

extension MacintoshEncoding {
  /// The encoding of a subtable of `cmap`. Its language is the Macintosh number plus one, and 0 for
  /// none.
  static func of(_ script: Int, _ language: Int) -> MacintoshEncoding? {
    of(script: UInt16(clamping: script), language: UInt16(clamping: max(0, language - 1)))
  }
}
