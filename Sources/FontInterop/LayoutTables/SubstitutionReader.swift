/// Reads the glyphs at which lookups of a `GSUB` table may start, and the neighbors that are
/// required for more than a comparison with the neighbor (OpenType 1.9.1, "GSUB table").
struct SubstitutionReader {
  /// A rule first compares a neighbor of `first`, and continues only if it is one of `neighbors`.
  struct Condition {
    var first: [Int]
    var neighbors: [Int]
  }

  private var table: LayoutTableBytes
  /// Glyphs at which rules start with any neighbor.
  private(set) var started = GlyphSet()
  private(set) var conditions: [Condition] = []

  private static let (single, alternate, ligature, context, chained, extended, reversed) = (1, 3, 4, 5, 6, 7, 8)
  /// A lookup that skips base glyphs or ligatures has other neighbors.
  private static let skipsLetters = 0x0006

  init(_ bytes: [UInt8]) { table = LayoutTableBytes(bytes, patience: 16_000_000) }

  /// Adds a lookup; false if it is broken, of an unknown type, or takes too long.
  ///
  /// - Complexity: Linear in its rules.
  mutating func read(_ lookup: Int) -> Bool {
    guard let lookup = table.lookup(lookup) else { return false }
    for index in 0..<lookup.subtables {
      guard let found = table.subtable(index, of: lookup, extended: Self.extended),
        read(found.place, found.type, skipsLetters: lookup.flags & Self.skipsLetters != 0) != nil
      else { return false }
    }
    return true
  }

  // Each of the following functions returns `nil` for data that it cannot read.

  private mutating func read(_ start: Int, _ type: Int, skipsLetters: Bool) -> Void? {
    guard let format = number(start) else { return nil }
    switch type {
    case Self.context where format == 3:
      guard let count = number(start + 2) else { return nil }
      return sequence(start, input: start + 6, count, then: nil, skipsLetters)
    case Self.chained where format == 3: return chainedCoverages(start, skipsLetters)
    case Self.single...Self.alternate, Self.reversed: return coverage(start).map { begin(at: $0) }
    case Self.ligature, Self.context, Self.chained:
      guard let covered = coverage(start) else { return nil }
      if skipsLetters { return begin(at: covered) }
      if type == Self.ligature { return ligatures(start, covered) }
      return rules(start, covered, format, isChained: type == Self.chained)
    default: return nil
    }
  }

  private mutating func begin(at glyphs: [Int]) {
    for glyph in glyphs { started.insert(glyph) }
  }

  private mutating func add(_ first: [Int], beside neighbors: [Int]?) {
    guard let neighbors else { return begin(at: first) }
    // The caller goes through them once more.
    _ = spend(first.count + neighbors.count)
    conditions.append(Condition(first: first, neighbors: neighbors))
  }

  private mutating func ligatures(_ start: Int, _ covered: [Int]) -> Void? {
    for (index, glyph) in covered.enumerated() {
      guard let offset = number(start + 6 + 2 * index), let count = number(start + offset) else { return nil }
      for ligature in 0..<count {
        guard let place = number(start + offset + 2 + 2 * ligature),
          let components = number(start + offset + place + 2)
        else { return nil }
        let second = components > 1 ? number(start + offset + place + 4) : nil
        add([glyph], beside: second.map { [$0] })
      }
    }
    return ()
  }

  // MARK: Contexts

  /// Formats 1 and 2: sets of rules for each glyph, or class of glyphs, whose other glyphs are
  /// given by number or class.
  private mutating func rules(_ start: Int, _ covered: [Int], _ format: Int, isChained: Bool) -> Void? {
    guard format == 1 || format == 2 else { return nil }
    let isByClass = format == 2
    var classes: (before: [Int: [Int]], after: [Int: [Int]], input: [Int: [Int]]) = ([:], [:], [:])
    // The glyphs by class; class 0 contains all glyphs that are in no class.
    var firsts: [Int: [Int]] = [:]
    if isByClass {
      let offsets = isChained ? [4, 6, 8] : [4, 4, 4]
      guard let before = glyphClasses(start, offsets[0]), let input = glyphClasses(start, offsets[1]),
        let after = glyphClasses(start, offsets[2])
      else { return nil }
      classes = (Self.grouped(before), Self.grouped(after), Self.grouped(input))
      firsts = Dictionary(grouping: covered) { input[$0, default: 0] }
    }
    let sets = start + (isByClass ? (isChained ? 10 : 6) : 4)
    guard let count = number(sets) else { return nil }
    for set in 0..<count {
      guard let offset = number(sets + 2 + 2 * set) else { return nil }
      if offset == 0 { continue }
      let first = isByClass ? firsts[set, default: []] : Array(covered.dropFirst(set).prefix(1))
      guard let rules = number(start + offset) else { return nil }
      for rule in 0..<rules {
        guard let place = number(start + offset + 2 + 2 * rule),
          let found = isChained ? chainedRule(start + offset + place) : plainRule(start + offset + place)
        else { return nil }
        add(first, beside: found.flatMap { neighbors($0, isByClass, classes) })
      }
    }
    return ()
  }

  /// The first glyph that a rule compares, in addition to the glyph at which it starts.
  private enum Look {
    case before(Int)
    case input(Int)
    case after(Int)
  }

  private func neighbors(
    _ look: Look, _ isByClass: Bool, _ classes: (before: [Int: [Int]], after: [Int: [Int]], input: [Int: [Int]])
  ) -> [Int]? {
    let (value, known) =
      switch look {
      case .before(let value): (value, classes.before)
      case .input(let value): (value, classes.input)
      case .after(let value): (value, classes.after)
      }
    guard isByClass else { return [value] }
    // All glyphs that are in no class have class 0.
    return value == 0 ? nil : known[value, default: []]
  }

  /// Returns the glyphs of each class.
  private static func grouped(_ classes: [Int: Int]) -> [Int: [Int]] {
    Dictionary(grouping: classes.keys) { classes[$0, default: 0] }
  }

  /// Returns `nil` if it cannot be read, and nothing inside if it compares no neighbor.
  private mutating func plainRule(_ rule: Int) -> Look?? {
    guard let count = number(rule) else { return nil }
    if count < 2 { return .some(nil) }
    return number(rule + 4).map { .some(.input($0)) }
  }

  private mutating func chainedRule(_ rule: Int) -> Look?? {
    guard let before = number(rule), let count = number(rule + 2 + 2 * before) else { return nil }
    let input = rule + 4 + 2 * before
    if count > 1 { return number(input).map { .some(.input($0)) } }
    let end = input + 2 * max(0, count - 1)
    guard let after = number(end) else { return nil }
    if after > 0 { return number(end + 2).map { .some(.after($0)) } }
    return before > 0 ? number(rule + 2).map { .some(.before($0)) } : .some(nil)
  }

  /// Format 3: a coverage for each glyph.
  private mutating func chainedCoverages(_ start: Int, _ skipsLetters: Bool) -> Void? {
    guard let before = number(start + 2), let count = number(start + 4 + 2 * before) else { return nil }
    let input = start + 6 + 2 * before
    guard let after = number(input + 2 * count) else { return nil }
    let other = after > 0 ? input + 2 * count + 2 : before > 0 ? start + 4 : nil
    return sequence(start, input: input, count, then: other, skipsLetters)
  }

  /// - Parameter other: The offset of the coverage that is compared after a sequence of one glyph.
  private mutating func sequence(
    _ start: Int, input: Int, _ count: Int, then other: Int?, _ skipsLetters: Bool
  ) -> Void? {
    guard count > 0, let offset = number(input), let first = covered(start + offset) else { return nil }
    guard !skipsLetters, let next = count > 1 ? input + 2 : other else { return begin(at: first) }
    guard let offset = number(next), let neighbors = covered(start + offset) else { return nil }
    return add(first, beside: neighbors)
  }

  // MARK: Glyphs

  /// Returns the glyphs of the coverage at the start of a subtable.
  private mutating func coverage(_ start: Int) -> [Int]? {
    number(start + 2).flatMap { covered(start + $0) }
  }

  /// Returns the glyphs of a coverage in the order of their indexes; `nil` if it is not in order,
  /// because HarfBuzz's binary search then finds other glyphs. Inter 4.0 has ranges that share a
  /// glyph.
  private mutating func covered(_ start: Int) -> [Int]? {
    guard let format = number(start), let count = number(start + 2) else { return nil }
    var glyphs: [Int] = []
    for index in 0..<count {
      if format == 1 {
        guard let glyph = number(start + 4 + 2 * index), glyphs.last ?? -1 < glyph else { return nil }
        glyphs.append(glyph)
      } else {
        guard format == 2, let first = number(start + 4 + 6 * index), let last = number(start + 6 + 6 * index),
          number(start + 8 + 6 * index) == glyphs.count, glyphs.last ?? 0 <= first, first <= last,
          spend(last - first)
        else { return nil }
        glyphs += first...last
      }
    }
    return glyphs
  }

  /// Returns the classes of glyphs other than 0, by an offset in a subtable.
  private mutating func glyphClasses(_ subtable: Int, _ offset: Int) -> [Int: Int]? {
    guard let place = number(subtable + offset) else { return nil }
    if place == 0 { return [:] }
    let start = subtable + place
    guard let format = number(start) else { return nil }
    var classes: [Int: Int] = [:]
    if format == 1 {
      guard let first = number(start + 2), let count = number(start + 4) else { return nil }
      for index in 0..<count {
        guard let value = number(start + 6 + 2 * index) else { return nil }
        if value > 0 { classes[first + index] = value }
      }
      return classes
    }
    guard format == 2, let count = number(start + 2) else { return nil }
    var end = 0
    for index in 0..<count {
      let range = start + 4 + 6 * index
      guard let first = number(range), let last = number(range + 2), let value = number(range + 4), end <= first,
        first <= last, spend(last - first)
      else { return nil }
      if index > 0, end == first, classes[end, default: 0] != value { return nil }
      end = last
      if value > 0 { for glyph in first...last { classes[glyph] = value } }
    }
    return classes
  }

  private mutating func spend(_ steps: Int) -> Bool { table.spend(steps) }

  private mutating func number(_ offset: Int) -> Int? { table.number(offset) }
}
