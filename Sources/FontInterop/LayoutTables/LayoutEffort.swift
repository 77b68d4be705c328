/// Computes the maximum work of the rules in a `GSUB` or `GPOS` table for one glyph (OpenType
/// 1.9.1).
///
/// HarfBuzz gives up on a run that takes more than its length permits, which is 64 glyphs and 1024
/// nested rules for each character, or 16,384 if that is more. A single word of such a run is far
/// from the limit, and would have a different result alone.
struct LayoutEffort {
  /// The lookups to check, by their numbers in the table.
  struct Types {
    /// Replaces one glyph by several.
    var multiple: Int?
    /// Applies lookups to sequences of glyphs.
    var context: Int
    var chained: Int
    /// Contains a lookup of another type.
    var extended: Int
  }

  private var table: LayoutTableBytes
  private let types: Types
  /// The maximum number of lookups that each lookup applies, including nested lookups; `nil` while
  /// it is being computed.
  private var costs: [Int: Int?] = [:]

  /// The limit for one glyph. No known font has more than 4.
  private static let mostGlyphs = 16
  /// The limit for all lookups together, at one glyph: a quarter of HarfBuzz's, because there may
  /// be more glyphs than characters. No known font has more than 200.
  private static let mostApplied = 256
  /// HarfBuzz does not nest deeper.
  private static let deepest = 64

  init(_ bytes: [UInt8], _ types: Types) {
    table = LayoutTableBytes(bytes, patience: 4_000_000)
    self.types = types
  }

  /// True if no run can take too much; false if the table is broken, or takes too long to
  /// read.
  ///
  /// - Complexity: Linear in the rules of the table.
  var isBounded: Bool {
    mutating get {
      guard let count = table.lookupCount else { return false }
      var sum = 0
      for index in 0..<count {
        guard let cost = cost(of: index, depth: 0) else { return false }
        sum += cost
        if sum > Self.mostApplied { return false }
      }
      return true
    }
  }

  // Each of the following functions returns `nil` for data that it cannot read, and for too much
  // work.

  private mutating func cost(of number: Int, depth: Int) -> Int? {
    // HarfBuzz ends a lookup that contains itself.
    if let known = costs[number] { return known }
    guard depth < Self.deepest, let lookup = table.lookup(number) else { return nil }
    costs[number] = .some(nil)
    var most = 0
    for index in 0..<lookup.subtables {
      guard let found = table.subtable(index, of: lookup, extended: types.extended),
        let rules = rules(found.place, found.type)
      else { return nil }
      for rule in rules {
        guard let cost = cost(ofRecords: rule, depth: depth) else { return nil }
        most = max(most, cost)
      }
    }
    costs[number] = .some(most)
    return most
  }

  private mutating func cost(ofRecords records: Records, depth: Int) -> Int? {
    var sum = 0
    for record in 0..<records.count {
      guard let lookup = number(records.place + 4 * record + 2), let inner = cost(of: lookup, depth: depth + 1) else {
        return nil
      }
      sum += 1 + inner
      if sum > Self.mostApplied { return nil }
    }
    return sum
  }

  /// The positions of the lookups that rules apply, and their number for each rule.
  private typealias Records = (place: Int, count: Int)

  private mutating func rules(_ start: Int, _ type: Int) -> [Records]? {
    if type == types.multiple { return areShort(start) ? [] : nil }
    guard type == types.context || type == types.chained else { return [] }
    let isChained = type == types.chained
    switch number(start) {
    case 1: return rules(start, countAt: start + 4, isChained)
    case 2: return rules(start, countAt: start + (isChained ? 10 : 6), isChained)
    case 3: return (isChained ? chainedCoverages(start) : coverages(start)).map { [$0] }
    default: return nil
    }
  }

  /// Returns true if no glyph is replaced by too many.
  private mutating func areShort(_ start: Int) -> Bool {
    guard let count = number(start + 4) else { return false }
    for index in 0..<count {
      guard let offset = number(start + 6 + 2 * index), let glyphs = number(start + offset), glyphs <= Self.mostGlyphs
      else { return false }
    }
    return true
  }

  /// Formats 1 and 2: sets of rules.
  private mutating func rules(_ start: Int, countAt: Int, _ isChained: Bool) -> [Records]? {
    guard let places = table.rulePlaces(start, countAt: countAt) else { return nil }
    var found: [Records] = []
    for place in places {
      guard let records = isChained ? chainedRule(place) : rule(place) else { return nil }
      if records.count > 0 { found.append(records) }
    }
    return found
  }

  private mutating func rule(_ start: Int) -> Records? {
    guard let glyphs = number(start), let count = number(start + 2) else { return nil }
    return (start + 4 + 2 * max(0, glyphs - 1), count)
  }

  private mutating func chainedRule(_ start: Int) -> Records? {
    guard let before = number(start), let input = number(start + 2 + 2 * before) else { return nil }
    let end = start + 4 + 2 * before + 2 * max(0, input - 1)
    guard let after = number(end), let count = number(end + 2 + 2 * after) else { return nil }
    return (end + 4 + 2 * after, count)
  }

  /// Format 3: a coverage for each glyph.
  private mutating func coverages(_ start: Int) -> Records? {
    guard let glyphs = number(start + 2), let count = number(start + 4) else { return nil }
    return (start + 6 + 2 * glyphs, count)
  }

  private mutating func chainedCoverages(_ start: Int) -> Records? {
    guard let before = number(start + 2), let input = number(start + 4 + 2 * before),
      let after = number(start + 6 + 2 * (before + input)),
      let count = number(start + 8 + 2 * (before + input + after))
    else { return nil }
    return (start + 10 + 2 * (before + input + after), count)
  }

  private mutating func number(_ offset: Int) -> Int? { table.number(offset) }
}
