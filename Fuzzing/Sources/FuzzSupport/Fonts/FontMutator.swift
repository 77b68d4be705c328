/// Changes a font file so that the change reaches its content: tables, compressed tables, encrypted
/// programs, lines of text.
///
/// Random changes of a whole file are of little use: most hit the large table of outlines, changes
/// of a directory make a file that is rejected at once, and changes of a compressed or encrypted
/// part turn it into noise. The same file, seed and limit give the same result.
public enum FontMutator {
  /// Changes some bytes, up to a number of bytes, in any way: libFuzzer's own mutations.
  public typealias RandomChange = (inout [UInt8], Int) -> Void

  /// Changes a file.
  /// - Parameter limit: The maximum number of bytes of the result.
  /// - Complexity: O(n).
  public static func mutate(
    _ bytes: [UInt8], limit: Int, seed: UInt64, randomChange: @escaping RandomChange
  ) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    let isBlind = generator.oneIn(20)
    if !isBlind, var font = Type1Program(bytes) {
      font.mutate(using: &generator)
      return Array(font.file.prefix(limit))
    }
    if !isBlind, var font = WOFF2Tables(bytes) {
      font.mutate(using: &generator)
      return Array(font.file.prefix(limit))
    }
    if !isBlind, TextMutator.isText(bytes) {
      return Array(TextMutator.mutated(bytes, using: &generator).prefix(limit))
    }
    if !generator.oneIn(4), let unpacked = WOFFTables.sfnt(of: bytes) {
      let changed = TableMutator.mutate(unpacked, limit: limit, using: &generator, randomChange: randomChange)
      if let packed = WOFFTables.woff(of: changed, using: &generator), packed.count <= limit { return packed }
    }
    let changed = TableMutator.mutate(bytes, limit: limit, using: &generator, randomChange: randomChange)
    // Sometimes a font becomes a WOFF, so that the tables of every font are also unpacked.
    guard generator.oneIn(40), let packed = WOFFTables.woff(of: changed, using: &generator), packed.count <= limit
    else {
      return changed
    }
    return packed
  }

  /// Puts a table of one file into another; `nil` unless both are fonts with one face.
  /// - Complexity: O(n).
  public static func cross(_ first: [UInt8], _ second: [UInt8], limit: Int, seed: UInt64) -> [UInt8]? {
    var generator = SeededGenerator(seed: seed)
    guard let host = TableDirectory(first, using: &generator), host.isPlain,
      let donor = TableDirectory(second, using: &generator), donor.isPlain,
      let table = donor.records.randomElement(using: &generator)
    else { return nil }
    var tables = host.records.filter { $0.tag != table.tag }.map { (tag: $0.tag, bytes: first[$0.bytes]) }
    tables.append((tag: table.tag, bytes: second[table.bytes]))
    let crossed = TableDirectory.assemble(signature: Array(first.prefix(4)), tables.sorted { $0.tag < $1.tag })
    return crossed.count <= limit ? crossed : nil
  }
}
