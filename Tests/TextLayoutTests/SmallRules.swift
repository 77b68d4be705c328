/// Rules of a `GSUB` table that apply to any script (OpenType 1.9.1).
enum SmallRules {
  /// A table whose feature `ccmp` applies some of its lookups.
  static func table(_ lookups: [[UInt8]], applying applied: [Int]) -> [UInt8] {
    let script = words(4, 0) + words(0, 0xFFFF, 1, 0)
    let scripts = words(1) + Array("DFLT".utf8) + words(8) + script
    let feature = words(0, applied.count) + applied.flatMap { words($0) }
    let features = words(1) + Array("ccmp".utf8) + words(8) + feature
    return words(1, 0, 10, 10 + scripts.count, 10 + scripts.count + features.count) + scripts + features + list(lookups)
  }

  private static func list(_ lookups: [[UInt8]]) -> [UInt8] {
    var (offsets, body): ([UInt8], [UInt8]) = ([], [])
    for lookup in lookups {
      offsets += words(2 + 2 * lookups.count + body.count)
      body += lookup
    }
    return words(lookups.count) + offsets + body
  }

  private static func lookup(_ type: Int, _ subtable: [UInt8]) -> [UInt8] { words(type, 0, 1, 8) + subtable }

  private static func coverage(_ glyph: Int) -> [UInt8] { words(1, 1, glyph) }

  static func single(_ glyph: Int, to other: Int) -> [UInt8] { lookup(1, words(2, 8, 1, other) + coverage(glyph)) }

  /// A class definition with ranges of glyphs.
  static func single(_ ranges: [ClosedRange<Int>], to others: [Int]) -> [UInt8] {
    var (index, records): (Int, [UInt8]) = (0, [])
    for range in ranges {
      records += words(range.lowerBound, range.upperBound, index)
      index += range.count
    }
    return lookup(
      1,
      words(2, 6 + 2 * others.count, others.count) + others.flatMap { words($0) } + words(2, ranges.count) + records)
  }

  static func multiple(_ glyph: Int, to others: [Int]) -> [UInt8] {
    lookup(2, words(1, 8, 1, 14) + coverage(glyph) + words(others.count) + others.flatMap { words($0) })
  }

  /// Applies lookups at one glyph, regardless of its neighbors.
  static func context(_ glyph: Int, applying lookups: [Int]) -> [UInt8] {
    lookup(5, words(3, 1, lookups.count, 8 + 4 * lookups.count) + lookups.flatMap { words(0, $0) } + coverage(glyph))
  }

  /// Applies a lookup at the first of some glyphs that stand together.
  static func chain(_ glyphs: [Int], applying other: Int) -> [UInt8] {
    let head = 14 + 2 * glyphs.count
    let offsets = glyphs.indices.map { head + 6 * $0 }
    return lookup(
      6,
      words(3, 0, glyphs.count) + offsets.flatMap { words($0) } + words(0, 1, 0, other) + glyphs.flatMap(coverage))
  }

  /// Applies a lookup at a glyph that others of class 0 follow.
  ///
  /// - Parameter classes: The definition of what is in which class; none where there is no such
  ///   table.
  static func chain(_ glyph: Int, followers: Int, classes: [UInt8], applying other: Int) -> [UInt8] {
    let rule =
      words(0, 1 + followers) + [Int](repeating: 0, count: followers).flatMap { words($0) } + words(0, 1, 0, other)
    let place = 18 + rule.count
    return lookup(
      6,
      words(2, place, 0, classes.isEmpty ? 0 : place + 6, 0, 1, 14) + words(1, 4) + rule + coverage(glyph) + classes)
  }

  private static func words(_ numbers: Int...) -> [UInt8] { SmallFont.words(numbers) }
}
