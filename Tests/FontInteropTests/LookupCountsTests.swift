import Foundation
import TestSupport
import Testing

@testable import FontInterop

@Suite("Lookups and kerning pairs, counted")
struct LookupCountsTests {
  private static func words(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  /// A GPOS table whose one feature, of a tag, has all lookups: each a type and its subtables.
  private static func table(_ tag: String, _ lookups: [(type: Int, subtables: [[UInt8]])]) -> [UInt8] {
    let features = words(1) + Array(tag.utf8) + words(8, 0, lookups.count) + lookups.indices.flatMap { words($0) }
    var (offsets, bodies): ([UInt8], [UInt8]) = ([], [])
    for (type, subtables) in lookups {
      offsets += words(2 + 2 * lookups.count + bodies.count)
      var place = 6 + 2 * subtables.count
      bodies += words(type, 0, subtables.count)
      for subtable in subtables {
        bodies += words(place)
        place += subtable.count
      }
      bodies += subtables.flatMap { $0 }
    }
    return words(1, 0, 10, 12, 12 + features.count) + words(0) + features + words(lookups.count) + offsets + bodies
  }

  /// Pairs of the glyphs 1 and 2 with others; a number is 0 in one of the four.
  private static let single =
    words(1, 14, 4, 0, 2, 22, 32) + words(1, 2, 1, 2) + words(2, 3, 0xFFCE, 4, 0) + words(2, 3, 10, 5, 20)

  /// Glyphs 1 to 4, where 1 and 2 are of class 1, before glyphs 5 to 7 of class 1 and all others of
  /// class 0.
  private static let classes =
    words(2, 24, 4, 0, 34, 44, 2, 2) + words(0, 0, 7, 25) + words(2, 1, 1, 4, 0) + words(2, 1, 1, 2, 1)
    + words(1, 5, 3, 1, 1, 1)

  private func count(_ bytes: [UInt8], isPositioning: Bool = true) -> LookupCounts {
    LookupCounts(bytes, isPositioning: isPositioning, glyphCount: 20)
  }

  @Test(
    "Pairs that move are counted as they are listed, one by one and as the glyphs of their classes", .fact("font-13"))
  func pairs() {
    #expect(count(Self.table("kern", [(2, [Self.single])])).kerningPairs == 3)
    // Class 0 with class 0 and 1 is not moved; class 1 with class 0 (17 glyphs) and with class 1
    // (3) is.
    #expect(count(Self.table("kern", [(2, [Self.classes])])).kerningPairs == 2 * 17 + 2 * 3)
    let both = count(Self.table("kern", [(2, [Self.single, Self.classes]), (4, []), (2, [Self.single])]))
    #expect(both.kerningPairs == 3 + 40 + 3)
    #expect(both.byType == [2: 2, 4: 1])
  }

  @Test("Pairs of another feature are no kerning, and GSUB has none")
  func otherFeatures() {
    let table = Self.table("cpsp", [(2, [Self.single])])
    #expect(count(table).kerningPairs == 0 && count(table).byType == [2: 1])
    #expect(count(Self.table("kern", [(2, [Self.single])]), isPositioning: false).kerningPairs == 0)
  }

  @Test("A table whose list of lookups lies nowhere has none")
  func noList() {
    let found = count(Self.words(1, 0, 0, 0, 0))
    #expect(found.byType.isEmpty && found.kerningPairs == 0)
  }

  @Test("A lookup behind an extension counts as what it holds")
  func extensions() {
    let inner = Self.words(1, 2, 0, 8) + Self.single
    let table = Self.table("kern", [(9, [inner])])
    #expect(count(table).byType == [2: 1])
    #expect(count(table).kerningPairs == 3)
    #expect(count(Self.table("liga", [(7, [Self.words(1, 4, 0, 8)])]), isPositioning: false).byType == [4: 1])
  }

  @Test("A table cut short anywhere gives no number that it does not bear out")
  func cut() {
    let table = Self.table("kern", [(2, [Self.single, Self.classes])])
    for length in 0..<table.count {
      let found = count(Array(table.prefix(length)))
      // The head of the one lookup ends there.
      #expect(found.byType == (length < 36 ? [:] : [2: 1]), "\(length)")
      #expect(found.kerningPairs == nil, "\(length)")
    }
  }

  @Test("Sets that are named thousands of times end in no number, not in hours")
  func hostile() {
    // Each of 32,000 offsets leads to one set of 10,000 pairs.
    let pairs = (0..<10_000).flatMap { _ in Self.words(3, 1) }
    let subtable =
      Self.words(1, 8, 4, 0, 32_000) + (0..<32_000).flatMap { _ in Self.words(64_010) }
      + Self.words(10_000) + pairs
    let found = count(Self.table("kern", [(2, [subtable])]))
    #expect(found.kerningPairs == nil && found.byType == [2: 1])
  }

  @Test("Subtables of a few bytes that promise billions of pairs or classes are done at once")
  func promises() {
    // No numbers to a pair: a set of 65,535 pairs takes no bytes, and one offset is every set's.
    let pairs = Self.words(1, 8, 0, 0, 0xFFFF) + Self.words(0xFFFF)
    #expect(count(Self.table("kern", [(2, [pairs])])).kerningPairs == 0)
    let classes = Self.words(2, 16, 0, 0, 20, 20, 0xFFFF, 0xFFFF) + Self.words(1, 0, 2, 0)
    #expect(count(Self.table("kern", [(2, [classes])])).kerningPairs == 0)
    // 65,535 subtables that are one: many classes before none.
    let none = Self.words(2, 16, 4, 0, 20, 20, 0xFFFF, 0) + Self.words(1, 0, 2, 0)
    let lookup = Self.words(2, 0, 0xFFFF) + (0..<0x7000).flatMap { _ in Self.words(6 + 2 * 0x7000) } + none
    let table = Self.words(1, 0, 10, 12, 26, 0) + Self.words(1) + Array("kern".utf8) + Self.words(8, 0, 1, 0)
    let found = count(table + Self.words(2, 6, 6 + lookup.count) + lookup + Self.words(4, 0, 0))
    #expect(found.kerningPairs == nil && found.byType == [2: 1, 4: 1])
  }

  // MARK: The kern table

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fonts/Files/StrutTest/StrutTest-Regular.ttf")

  /// Returns Strut Test with a `kern` table instead of its `GPOS`.
  private func face(kern: [UInt8]) throws -> OpenTypeFace {
    var bytes = try [UInt8](Data(contentsOf: Self.folder))
    let tables = Int(bytes[4]) << 8 | Int(bytes[5])
    let record = try #require(
      (0..<tables).map { 12 + 16 * $0 }.first { Array(bytes[$0..<$0 + 4]) == Array("GPOS".utf8) })
    bytes.replaceSubrange(record..<record + 4, with: Array("kern".utf8))
    let place = Self.words(bytes.count >> 16, bytes.count & 0xFFFF) + Self.words(0, kern.count)
    bytes.replaceSubrange(record + 8..<record + 16, with: place)
    return try OpenTypeFace(FontData(copying: bytes + kern), faceIndex: 0)
  }

  /// Three pairs, one of them of 0.
  private static let list = words(3, 12, 1, 6, 1, 2, 50, 1, 3, 0, 2, 3, 0xFFF0)

  @Test("Ordered pairs of the kern table, of OpenType's and of Apple's, that move")
  func kernTable() throws {
    #expect(try face(kern: Self.words(0, 1, 0, 32, 1) + Self.list).kernTablePairs == 2)
    #expect(try face(kern: Self.words(1, 0, 0, 1, 0, 34, 0, 0) + Self.list).kernTablePairs == 2)
    let twice = Self.words(0, 2, 0, 32, 1) + Self.list + Self.words(0, 32, 9) + Self.list
    #expect(try face(kern: twice).kernTablePairs == 4)
  }

  @Test("Vertical, cross-stream and minimum subtables and other formats list no pairs of horizontal text")
  func otherSubtables() throws {
    for coverage in [0, 3, 5, 0x0201] {
      #expect(try face(kern: Self.words(0, 1, 0, 32, coverage) + Self.list).kernTablePairs == nil)
    }
    for coverage in [0x8000, 0x4000, 0x2000, 2] {
      #expect(try face(kern: Self.words(1, 0, 0, 1, 0, 34, coverage, 0) + Self.list).kernTablePairs == nil)
    }
    let whole = Self.words(0, 1, 0, 32, 1) + Self.list
    for length in 0..<whole.count {
      #expect(try face(kern: Array(whole.prefix(length))).kernTablePairs == nil, "\(length)")
    }
  }
}
