import FontMetrics
import Foundation

@testable import TextLayout

/// A font of a few characters without outlines, of 1000 units to the em, with rules in one script
/// (OpenType 1.9.1).
struct SmallFont {
  /// Characters with their advances.
  var characters: [(character: Unicode.Scalar, advance: Int)]
  /// The script that all rules are of.
  var script: String
  /// Features that put a glyph of another advance in a character's place.
  var forms: [(feature: String, character: Unicode.Scalar, advance: Int)] = []
  /// The kerning that `kern` adds to the advance of the first of two characters.
  var kerning: [(first: Unicode.Scalar, second: Unicode.Scalar, distance: Int)] = []
  /// Others, by their tags.
  var tables: [String: [UInt8]] = [:]
  /// The name of the font, if it is looked up by name.
  var names: (family: String, isBold: Bool)?

  func face(_ name: String) throws -> FontFace { try FontFace(data: bytes, name: name) }

  /// The file.
  var bytes: [UInt8] {
    let advances = [500] + characters.map(\.advance) + forms.map(\.advance)
    var tables: [String: [UInt8]] = [
      "head": Self.long(0x10000) + Self.long(0x10000) + Self.long(0) + Self.long(0x5F0F_3CF5)
        + Self.words(0, 1000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1000, 1000, names?.isBold == true ? 1 : 0, 8, 2, 0, 0),
      "hhea": Self.long(0x10000) + Self.words(800, -200, 0, 1000, 0, 0, 1000, 1, 0, 0, 0, 0, 0, 0, 0, advances.count),
      "maxp": Self.long(0x10000) + Self.words(advances.count) + [UInt8](repeating: 0, count: 26),
      "glyf": [0, 0, 0, 0],
      "loca": [UInt8](repeating: 0, count: 2 * advances.count + 2),
      "hmtx": advances.flatMap { Self.words($0, 0) },
      "cmap": characterMap,
    ]
    if !forms.isEmpty { tables["GSUB"] = layoutTable(forms.map(\.feature), substitutions) }
    if !kerning.isEmpty { tables["GPOS"] = layoutTable(["kern"], [pairs]) }
    if let names { tables["name"] = Self.nameTable(["", names.family, names.isBold ? "Bold" : "Regular"]) }
    return Self.file(tables.merging(self.tables) { $1 })
  }

  /// - Parameter names: By their numbers.
  private static func nameTable(_ names: [String]) -> [UInt8] {
    var (records, storage): ([UInt8], [UInt8]) = ([], [])
    for (number, name) in names.enumerated() {
      let text = name.utf16.flatMap { words(Int($0)) }
      records += words(3, 1, 0x409, number, text.count, storage.count)
      storage += text
    }
    return words(0, names.count, 6 + records.count) + records + storage
  }

  private func glyph(_ character: Unicode.Scalar) -> Int {
    1 + (characters.firstIndex { $0.character == character } ?? -1)
  }

  private var characterMap: [UInt8] {
    let sorted = characters.map(\.character).sorted { $0.value < $1.value }
    let groups = sorted.flatMap { character in
      let value = Int(character.value)
      return Self.long(value) + Self.long(value) + Self.long(glyph(character))
    }
    return Self.words(0, 1, 3, 10) + Self.long(12) + Self.words(12, 0) + Self.long(16 + groups.count) + Self.long(0)
      + Self.long(sorted.count) + groups
  }

  private var substitutions: [[UInt8]] {
    forms.enumerated().map { index, form in
      Self.words(1, 0, 1, 8) + Self.words(2, 8, 1, 1 + characters.count + index)
        + Self.words(1, 1, glyph(form.character))
    }
  }

  /// One lookup of pairs, a set for each first glyph.
  private var pairs: [UInt8] {
    let sorted = kerning.sorted { glyph($0.first) < glyph($1.first) }
    let head = 10 + 2 * sorted.count
    let sets = sorted.indices.map { head + 6 * $0 }
    let table =
      Self.words(1, head + 6 * sorted.count, 4, 0, sorted.count) + sets.flatMap { Self.words($0) }
      + sorted.flatMap { Self.words(1, glyph($0.second), $0.distance) }
    return Self.words(2, 0, 1, 8) + table + Self.words(1, sorted.count) + sorted.flatMap { Self.words(glyph($0.first)) }
  }

  /// A table whose features apply a lookup each.
  private func layoutTable(_ features: [String], _ lookups: [[UInt8]]) -> [UInt8] {
    let count = features.count
    let system = Self.words(4, 0) + Self.words(0, 0xFFFF, count) + (0..<count).flatMap { Self.words($0) }
    let scripts = Self.words(1) + Array(script.utf8) + Self.words(8) + system
    let order = features.indices.sorted { features[$0] < features[$1] }
    let head = 2 + 6 * count
    let featureList =
      Self.words(count)
      + order.enumerated().flatMap { place, index in Array(features[index].utf8) + Self.words(head + 6 * place) }
      + order.flatMap { Self.words(0, 1, $0) }
    var offset = 2 + 2 * count
    var offsets: [UInt8] = []
    for lookup in lookups {
      offsets += Self.words(offset)
      offset += lookup.count
    }
    let lookupList = Self.words(count) + offsets + lookups.flatMap { $0 }
    return Self.words(1, 0, 10, 10 + scripts.count, 10 + scripts.count + featureList.count) + scripts + featureList
      + lookupList
  }

  /// The bytes of a font of some tables, without checksums.
  static func file(_ tables: [String: [UInt8]], version: [UInt8] = [0, 1, 0, 0]) -> [UInt8] {
    let tags = tables.keys.sorted()
    var (records, body): ([UInt8], [UInt8]) = ([], [])
    for tag in tags {
      let table = tables[tag, default: []]
      records += Array(tag.utf8) + long(0) + long(12 + 16 * tags.count + body.count) + long(table.count)
      body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return version + words(tags.count, 0, 0, 0) + records + body
  }

  private static func words(_ numbers: Int...) -> [UInt8] { words(numbers) }

  /// Numbers of 16 bits.
  static func words(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  static func long(_ number: Int) -> [UInt8] { words(number >> 16, number) }
}
