import Foundation
import Testing

/// Strut Test with tables changed or replaced, for tests that need a font with one thing wrong.
enum SFNTEditing {
  /// Bytes to put into a table from an offset on.
  struct Patch: Sendable {
    var table: String
    var offset: Int
    var bytes: [UInt8]

    init(_ table: String, _ offset: Int, _ bytes: [UInt8]) {
      (self.table, self.offset, self.bytes) = (table, offset, bytes)
    }
  }

  static func strutTest(_ patches: [Patch] = [], replacing replaced: [String: [UInt8]] = [:]) throws -> [UInt8] {
    var tables = try tables().merging(replaced) { $1 }
    for patch in patches {
      let end = patch.offset + patch.bytes.count
      let count = try #require(tables[patch.table]).count
      try #require(end <= count)
      tables[patch.table]?.replaceSubrange(patch.offset..<end, with: patch.bytes)
    }
    return font(of: tables)
  }

  /// The tables of a font file, Strut Test's where none is named.
  static func tables(of path: String = BundledFolder.strutTest) throws -> [String: [UInt8]] {
    let font = try Array(Data(contentsOf: URL(filePath: path)))
    let records = (0..<number(font, 4, 2)).map { 12 + 16 * $0 }
    return Dictionary(
      uniqueKeysWithValues: records.map { record in
        let start = number(font, record + 8, 4)
        let tag = String(decoding: font[record..<record + 4], as: UTF8.self)
        return (tag, Array(font[start..<start + number(font, record + 12, 4)]))
      })
  }

  /// - Parameter start: The offset of the font in a collection.
  static func font(of tables: [String: [UInt8]], version: Int = 0x0001_0000, at start: Int = 0) -> [UInt8] {
    let header = bigEndian(version, 4) + bigEndian(tables.count, 2) + [UInt8](repeating: 0, count: 6)
    var (directory, data): ([UInt8], [UInt8]) = ([], [])
    for (tag, bytes) in tables.sorted(by: { $0.key < $1.key }) {
      directory += Array(tag.utf8) + bigEndian(0, 4) + bigEndian(start + 12 + 16 * tables.count + data.count, 4)
      directory += bigEndian(bytes.count, 4)
      data += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
    }
    return header + directory + data
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ length: Int) -> Int {
    bytes[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
  }

  static func bigEndian(_ value: Int, _ length: Int) -> [UInt8] {
    (0..<length).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  /// A character map of single code points, in ascending order.
  static func characterMap(_ glyphs: [(codePoint: Int, glyph: Int)]) -> [UInt8] {
    let groups = glyphs.flatMap { bigEndian($0.codePoint, 4) + bigEndian($0.codePoint, 4) + bigEndian($0.glyph, 4) }
    let header = [0, 1].flatMap { bigEndian($0, 2) } + bigEndian(3, 2) + bigEndian(10, 2) + bigEndian(12, 4)
    let format = bigEndian(12, 2) + bigEndian(0, 2) + bigEndian(16 + groups.count, 4) + bigEndian(0, 4)
    return header + format + bigEndian(glyphs.count, 4) + groups
  }

  /// One axis of an `fvar` table, its numbers in 16.16.
  struct Axis: Sendable {
    var tag: String
    var minimum, defaultValue, maximum: Double

    init(_ tag: String, _ minimum: Double, _ defaultValue: Double, _ maximum: Double) {
      (self.tag, self.minimum, self.defaultValue, self.maximum) = (tag, minimum, defaultValue, maximum)
    }
  }

  /// An `fvar` table; its instances are called by name IDs from 2 on.
  static func axisTable(_ axes: [Axis], instances: [[Double]] = []) -> [UInt8] {
    func fixed(_ number: Double) -> [UInt8] { bigEndian(Int((number * 65536).rounded()), 4) }
    let header = [1, 0, 16, 2, axes.count, 20, instances.count, 4 + 4 * axes.count].flatMap { bigEndian($0, 2) }
    let records = axes.flatMap { axis -> [UInt8] in
      let numbers = [axis.minimum, axis.defaultValue, axis.maximum]
      return Array(axis.tag.utf8) + numbers.flatMap(fixed) + [0, 0, 1, 0]
    }
    let places = instances.enumerated().flatMap { index, values -> [UInt8] in
      bigEndian(2 + index, 2) + bigEndian(0, 2) + values.flatMap(fixed)
    }
    return header + records + places
  }

  /// One record of a `name` table.
  struct Name: Sendable {
    var platform, encoding, language, id: Int
    var bytes: [UInt8]

    init(_ platform: Int, _ encoding: Int, _ language: Int, _ id: Int, _ bytes: [UInt8]) {
      (self.platform, self.encoding, self.language, self.id, self.bytes) = (platform, encoding, language, id, bytes)
    }

    init(_ platform: Int, _ encoding: Int, _ language: Int, _ id: Int, _ text: String) {
      self.init(platform, encoding, language, id, text.utf16.flatMap { bigEndian(Int($0), 2) })
    }
  }

  /// A `name` table; of format 1 when it has language tags. Strings that are alike share their
  /// bytes.
  static func nameTable(_ names: [Name], tags: [String] = []) -> [UInt8] {
    var storage: [UInt8] = []
    var places: [[UInt8]: Int] = [:]
    func place(_ bytes: [UInt8]) -> [UInt8] {
      if places[bytes] == nil {
        places[bytes] = storage.count
        storage += bytes
      }
      return bigEndian(bytes.count, 2) + bigEndian(places[bytes] ?? 0, 2)
    }
    var records = names.flatMap { name in
      [name.platform, name.encoding, name.language, name.id].flatMap { bigEndian($0, 2) } + place(name.bytes)
    }
    if !tags.isEmpty {
      records += bigEndian(tags.count, 2) + tags.flatMap { place($0.utf16.flatMap { bigEndian(Int($0), 2) }) }
    }
    return bigEndian(tags.isEmpty ? 0 : 1, 2) + bigEndian(names.count, 2) + bigEndian(6 + records.count, 2) + records
      + storage
  }
}
