internal import CZlib

/// Unpacks a WOFF, so that mutations reach the tables, and packs it again in a valid form.
enum WOFFTables {
  /// Tables with a larger unpacked size are not changed.
  private static let mostBytes = 4 << 20

  /// Returns the sfnt inside; `nil` if the file is no WOFF or contains no table that can be
  /// unpacked.
  /// - Complexity: O(n).
  static func sfnt(of bytes: [UInt8]) -> [UInt8]? {
    guard bytes.uint32(0) == 0x774F_4646, let count = bytes.uint16(12) else { return nil }
    let tables = (0..<min(count, 256)).compactMap { index -> (tag: UInt32, bytes: ArraySlice<UInt8>)? in
      let place = 44 + 20 * index
      guard let tag = bytes.uint32(place), let offset = bytes.uint32(place + 4), let packed = bytes.uint32(place + 8),
        let length = bytes.uint32(place + 12), offset <= bytes.count, packed <= bytes.count - offset,
        length <= mostBytes
      else { return nil }
      let content = bytes[offset..<offset + packed]
      return (UInt32(tag), packed < length ? unpack(content, length: length)[...] : content)
    }
    guard !tables.isEmpty else { return nil }
    return TableDirectory.assemble(signature: Array(bytes[4..<8]), tables)
  }

  /// Returns a WOFF with the tables of an sfnt, some compressed and some stored; `nil` if it is no
  /// sfnt with one face.
  /// - Complexity: O(n).
  static func woff(of sfnt: [UInt8], using generator: inout SeededGenerator) -> [UInt8]? {
    guard let directory = TableDirectory(sfnt, using: &generator), directory.isPlain else { return nil }
    let records = directory.records
    var file = [UInt8](repeating: 0, count: 44 + 20 * records.count)
    file.setUInt32(0x774F_4646, at: 0)
    file.replaceSubrange(4..<8, with: sfnt[0..<4])
    file.setUInt16(records.count, at: 12)
    // In most cases the correct size, because FreeType rejects others.
    let size = records.reduce(12 + 16 * records.count) { $0 + ($1.bytes.count + 3) & ~3 }
    file.setUInt32(generator.oneIn(50) ? generator.below(1 << 32) : size, at: 16)
    for (index, record) in records.enumerated() {
      let packed = generator.oneIn(3) ? [] : pack(sfnt[record.bytes])
      let isStored = packed.isEmpty || packed.count >= record.bytes.count
      let place = 44 + 20 * index
      file.setUInt32(Int(record.tag), at: place)
      file.setUInt32(file.count, at: place + 4)
      file.setUInt32(isStored ? record.bytes.count : packed.count, at: place + 8)
      file.setUInt32(record.bytes.count, at: place + 12)
      file += isStored ? sfnt[record.bytes] : packed[...]
      while file.count % 4 != 0 { file.append(0) }
    }
    file.setUInt32(file.count, at: 8)
    return file
  }

  private static func unpack(_ packed: ArraySlice<UInt8>, length: Int) -> [UInt8] {
    var (unpacked, count) = ([UInt8](repeating: 0, count: length), UInt(length))
    let source = Array(packed)
    unsafe uncompress(&unpacked, &count, source, UInt(source.count))
    return Array(unpacked.prefix(Int(count)))
  }

  private static func pack(_ content: ArraySlice<UInt8>) -> [UInt8] {
    var count = compressBound(UInt(content.count))
    var packed = [UInt8](repeating: 0, count: Int(count))
    let source = Array(content)
    let status = unsafe compress2(&packed, &count, source, UInt(source.count), 1)
    return status == Z_OK ? Array(packed.prefix(Int(count))) : []
  }
}
