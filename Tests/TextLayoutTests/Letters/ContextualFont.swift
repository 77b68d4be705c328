import FontMetrics
import Foundation

@testable import TextLayout

/// Inter with a `GSUB` of one rule instead of its own (OpenType 1.9.1, "GSUB table"), for rules
/// that no bundled font has.
struct ContextualFont {
  private let tables: [String: [UInt8]]
  private let header: ArraySlice<UInt8>

  private let inter: FontFace

  init() throws {
    inter = try Fixtures.engine().catalog.systemFont(size: 17).face
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: inter.file.source)))
    func number(_ place: Int, bytes count: Int) -> Int { bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) } }
    var tables: [String: [UInt8]] = [:]
    for record in (0..<number(4, bytes: 2)).map({ 12 + 16 * $0 }) {
      let start = number(record + 8, bytes: 4)
      tables[String(decoding: bytes[record..<record + 4], as: UTF8.self)] = Array(
        bytes[start..<start + number(record + 12, bytes: 4)])
    }
    self.tables = tables
    header = bytes[0..<4]
  }

  /// The number of a character's glyph.
  func glyph(_ character: Unicode.Scalar) -> Int { Int(inter.shapingFont.nominalGlyph(character) ?? 0) }

  /// Returns the font with lookups; `calt` applies the first of them.
  func face(_ name: String, _ lookups: [[UInt8]]) throws -> FontFace {
    var tables = tables
    tables["GSUB"] = Self.gsub(lookups)
    return try FontFace(data: SmallFont.file(tables, version: Array(header)), name: name)
  }

  // MARK: Rules

  /// Replaces one glyph by another, wherever a chain refers to the lookup.
  static func single(_ glyph: Int, by other: Int) -> [UInt8] {
    lookup(1, words(2, 8, 1, other) + coverage([glyph]))
  }

  /// The second lookup, for a glyph between others, the nearest first.
  static func chain(after before: [Int], _ glyph: Int, before after: [Int]) -> [UInt8] {
    let head = 14 + 2 * (before.count + 1 + after.count)
    let places = places(before.count + 1 + after.count, from: head)
    let table =
      words(3, before.count) + words(places.prefix(before.count)) + words(1, places[before.count], after.count)
      + words(places.suffix(after.count)) + words(1, 0, 1)
    return lookup(6, table + (before + [glyph] + after).flatMap { coverage([$0]) })
  }

  /// Replaces one glyph by another after other glyphs, nearest first, from the end of the run to
  /// its start.
  static func reverseChain(after before: [Int], _ glyph: Int, by other: Int) -> [UInt8] {
    let places = places(before.count + 1, from: 12 + 2 * before.count)
    let table = words(1, places[before.count], before.count) + words(places.prefix(before.count)) + words(0, 1, other)
    return lookup(8, table + (before + [glyph]).flatMap { coverage([$0]) })
  }

  // MARK: Bytes

  private static func words(_ numbers: Int...) -> [UInt8] { words(numbers[...]) }

  private static func words(_ numbers: ArraySlice<Int>) -> [UInt8] {
    numbers.flatMap { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] }
  }

  private static func coverage(_ glyphs: [Int]) -> [UInt8] { words(1, glyphs.count) + words(glyphs.sorted()[...]) }

  /// Returns the offsets of coverages of one glyph, one after the other.
  private static func places(_ count: Int, from start: Int) -> [Int] { (0..<count).map { start + 6 * $0 } }

  private static func lookup(_ type: Int, _ subtable: [UInt8]) -> [UInt8] { words(type, 0, 1, 8) + subtable }

  private static func gsub(_ lookups: [[UInt8]]) -> [UInt8] {
    let scripts = words(1) + Array("DFLT".utf8) + words(8, 4, 0, 0, 0xFFFF, 1, 0)
    let features = words(1) + Array("calt".utf8) + words(8, 0, 1, 0)
    var (offsets, body): ([Int], [UInt8]) = ([], [])
    for lookup in lookups {
      offsets.append(2 + 2 * lookups.count + body.count)
      body += lookup
    }
    return words(1, 0, 10, 10 + scripts.count, 10 + scripts.count + features.count) + scripts + features
      + words(lookups.count) + words(offsets[...]) + body
  }
}
