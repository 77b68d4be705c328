/// The number of lookups of each type in a `GSUB` or `GPOS` table, and its kerning pairs (OpenType
/// 1.9.1).
package struct LookupCounts: Hashable, Sendable {
  /// The number of lookups of each type; an extension counts as the type that it contains.
  package private(set) var byType: [Int: Int] = [:]
  /// The number of glyph pairs in the lookups of `kern` with a value other than 0; `nil` if the
  /// table is not read to its end.
  ///
  /// Two classes count as all pairs of their glyphs. A pair in two subtables counts twice.
  package private(set) var kerningPairs: Int? = 0

  /// - Parameters:
  ///   - bytes: The whole table.
  ///   - isPositioning: True for `GPOS`.
  /// - Complexity: Linear in the table, up to a limit: offsets may refer to one subtable many
  ///   times.
  init(_ bytes: [UInt8], isPositioning: Bool, glyphCount: Int) {
    // Enough for the maximum number of lookups in a table; pairs have a separate limit.
    var table = LayoutTableBytes(bytes, patience: Self.patience(of: bytes))
    let extended = isPositioning ? KerningPairs.extended : 7
    for index in 0..<(table.lookupCount ?? 0) {
      guard let lookup = table.lookup(index) else { continue }
      byType[table.subtable(0, of: lookup, extended: extended)?.type ?? lookup.type, default: 0] += 1
    }
    guard isPositioning else { return }
    var pairs = KerningPairs(bytes, glyphCount: glyphCount)
    kerningPairs = pairs.total
  }

  /// The maximum number of values that are read of a table.
  fileprivate static func patience(of bytes: [UInt8]) -> Int { 1_000_000 + 4 * bytes.count }
}

extension OpenTypeFace {
  /// Returns the lookups of `GSUB` or `GPOS`; `nil` if the face has no such table.
  package func lookupCounts(of table: OpenTypeTag) -> LookupCounts? {
    self.table(table).map { LookupCounts($0, isPositioning: table == "GPOS", glyphCount: facts.glyphCount) }
  }
}

/// Counts the pairs of `GPOS` subtables of type 2.
private struct KerningPairs {
  private var table: LayoutTableBytes

  /// The number of glyphs of the face.
  private let glyphCount: Int

  /// The type of extension lookups, and the type of pairs.
  static let extended = 9
  private static let pair = 2

  init(_ bytes: [UInt8], glyphCount: Int) {
    table = LayoutTableBytes(bytes, patience: LookupCounts.patience(of: bytes))
    self.glyphCount = glyphCount
  }

  /// The pairs of all lookups of `kern`; `nil` if one cannot be read, or takes too long.
  var total: Int? {
    mutating get {
      guard let lookups = kerningLookups, let count = table.lookupCount else { return nil }
      var total = 0
      for index in lookups where index < count {
        guard let lookup = table.lookup(index), let pairs = pairs(of: lookup) else { return nil }
        total += pairs
      }
      return total
    }
  }

  private mutating func pairs(of lookup: LayoutTableBytes.Lookup) -> Int? {
    var total = 0
    for index in 0..<lookup.subtables {
      guard let subtable = table.subtable(index, of: lookup, extended: Self.extended) else { return nil }
      guard subtable.type == Self.pair else { continue }
      guard let pairs = count(at: subtable.place) else { return nil }
      total += pairs
    }
    return total
  }

  /// The lookups of features with the name `kern`; `nil` if they cannot be read.
  private var kerningLookups: Set<Int>? {
    mutating get {
      guard let list = table.number(6) else { return nil }
      guard list != 0 else { return [] }
      guard let count = table.number(list) else { return nil }
      var found: Set<Int> = []
      for index in 0..<count {
        let record = list + 2 + 6 * index
        guard let high = table.number(record), let low = table.number(record + 2), let offset = table.number(record + 4)
        else { return nil }
        guard OpenTypeTag(rawValue: UInt32(high << 16 | low)) == "kern" else { continue }
        guard let lookups = table.number(list + offset + 2) else { return nil }
        for lookup in 0..<lookups {
          guard let number = table.number(list + offset + 4 + 2 * lookup) else { return nil }
          found.insert(number)
        }
      }
      return found
    }
  }

  /// Returns the pairs of a subtable; `nil` if it cannot be read, or takes too long.
  private mutating func count(at place: Int) -> Int? {
    guard let format = table.number(place), let first = table.number(place + 4), let second = table.number(place + 6)
    else { return nil }
    let numbers = first.nonzeroBitCount + second.nonzeroBitCount
    // Pairs without values have no bytes that could end their reading.
    guard numbers > 0 else { return 0 }
    switch format {
    case 1: return singlePairs(place, numbers)
    case 2: return classPairs(place, numbers)
    default: return nil
    }
  }

  private mutating func singlePairs(_ place: Int, _ numbers: Int) -> Int? {
    guard let setCount = table.number(place + 8) else { return nil }
    var found = 0
    for set in 0..<setCount {
      guard let offset = table.number(place + 10 + 2 * set), let pairCount = table.number(place + offset) else {
        return nil
      }
      for pair in 0..<pairCount {
        let record = place + offset + 2 + 2 * (numbers + 1) * pair
        guard let isMoved = isAnyNotZero(record + 2, numbers) else { return nil }
        if isMoved { found += 1 }
      }
    }
    return found
  }

  private mutating func classPairs(_ place: Int, _ numbers: Int) -> Int? {
    guard let coverageOffset = table.number(place + 2), let firstOffset = table.number(place + 8),
      let secondOffset = table.number(place + 10), let firstCount = table.number(place + 12),
      let secondCount = table.number(place + 14), table.spend(firstCount + secondCount),
      let covered = coverage(place + coverageOffset),
      let firstClasses = classes(place + firstOffset), let secondClasses = classes(place + secondOffset)
    else { return nil }
    var firstSizes = [Int](repeating: 0, count: firstCount)
    for glyph in covered {
      let number = firstClasses[glyph] ?? 0
      if number < firstCount { firstSizes[number] += 1 }
    }
    var secondSizes = [Int](repeating: 0, count: secondCount)
    for number in secondClasses.values where number < secondCount { secondSizes[number] += 1 }
    // All glyphs that are in no class have class 0.
    if secondCount > 0 { secondSizes[0] = max(0, glyphCount - secondClasses.count) }
    var found = 0
    for first in 0..<firstCount {
      for second in 0..<secondCount {
        guard let isMoved = isAnyNotZero(place + 16 + 2 * numbers * (first * secondCount + second), numbers) else {
          return nil
        }
        if isMoved { found += firstSizes[first] * secondSizes[second] }
      }
    }
    return found
  }

  private mutating func isAnyNotZero(_ place: Int, _ numbers: Int) -> Bool? {
    var isMoved = false
    for index in 0..<numbers {
      guard let number = table.number(place + 2 * index) else { return nil }
      isMoved = isMoved || number != 0
    }
    return isMoved
  }

  /// Returns the glyphs of a coverage table.
  private mutating func coverage(_ place: Int) -> Set<Int>? {
    guard let format = table.number(place), let count = table.number(place + 2) else { return nil }
    var glyphs: Set<Int> = []
    for index in 0..<count {
      if format == 1 {
        guard let glyph = table.number(place + 4 + 2 * index) else { return nil }
        glyphs.insert(glyph)
      } else {
        guard format == 2, let first = table.number(place + 4 + 6 * index),
          let last = table.number(place + 6 + 6 * index), table.spend(max(0, last - first))
        else { return nil }
        if first <= last { glyphs.formUnion(first...last) }
      }
    }
    return glyphs
  }

  /// Returns the classes of a class definition, by glyph, except for class 0.
  private mutating func classes(_ place: Int) -> [Int: Int]? {
    guard let format = table.number(place) else { return nil }
    var classes: [Int: Int] = [:]
    if format == 1 {
      guard let first = table.number(place + 2), let count = table.number(place + 4) else { return nil }
      for index in 0..<count {
        guard let number = table.number(place + 6 + 2 * index) else { return nil }
        if number != 0 { classes[first + index] = number }
      }
      return classes
    }
    guard format == 2, let count = table.number(place + 2) else { return nil }
    for index in 0..<count {
      guard let first = table.number(place + 4 + 6 * index), let last = table.number(place + 6 + 6 * index),
        let number = table.number(place + 8 + 6 * index), table.spend(max(0, last - first))
      else { return nil }
      guard number != 0, first <= last else { continue }
      for glyph in first...last { classes[glyph] = number }
    }
    return classes
  }
}
