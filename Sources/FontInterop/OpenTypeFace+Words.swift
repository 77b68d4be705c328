internal import CHarfBuzz

extension OpenTypeFace {
  /// Whether HarfBuzz tells of all that makes a word depend on what is beyond the spaces around it.
  ///
  /// It tells by `HB_GLYPH_FLAG_UNSAFE_TO_CONCAT`, with four exceptions, and faces that have them are told here: AAT's tables,
  /// whose state machines see all of a run; chained contexts whose *input* spans a space, because HarfBuzz 6 marks nothing
  /// when the input of one does not match; and reverse chains that look back beyond a space, because it marks nothing when what is before does
  /// not match; and forms by the place in a run (``hasFormsByPlace``).
  /// - Complexity: Linear in the layout tables, the first time.
  package var marksWhatWordsSee: Bool {
    if let known = described.withLock({ $0.marksWhatWordsSee }) { return known }
    let found = !hasAATLayout && !hasFormsByPlace && !hasSpanningContext
    described.withLock { $0.marksWhatWordsSee = found }
    return found
  }

  /// Whether the first, middle and last clusters of a run have forms of their own, spaces counted as clusters: `isol`, `init`, `medi` and
  /// `fina` in scripts of the Universal Shaping Engine that are not joined as Arabic is.
  ///
  /// - Complexity: Linear in the features of `GSUB`, the first time.
  package var hasFormsByPlace: Bool {
    if let known = described.withLock({ $0.hasFormsByPlace }) { return known }
    let found = findFormsByPlace()
    described.withLock { $0.hasFormsByPlace = found }
    return found
  }

  private static let formsByPlace: [OpenTypeTag] = ["isol", "init", "medi", "fina"]

  /// Scripts in which HarfBuzz applies those features by the letters beside, or at the start of a word, or not unless asked to.
  private static let scriptsWithoutPlaces: Set<OpenTypeTag> = [
    "DFLT", "latn", "cyrl", "grek", "armn", "geor", "hebr", "thai", "lao ", "hang", "jamo", "hani", "kana", "bopo",
    "ethi", "cher", "cans", "ogam", "runr", "brai", "math", "goth", "copt", "arab", "syrc", "mong", "nko ", "phag",
    "mand", "mani", "phlp", "adlm", "rohg", "sogd", "deva", "dev2", "beng", "bng2", "gujr", "gjr2", "guru", "gur2",
    "knda", "knd2", "mlym", "mlm2", "orya", "ory2", "taml", "tml2", "telu", "tel2", "khmr", "mymr", "mym2",
  ]

  private func findFormsByPlace() -> Bool {
    let gsub = OpenTypeTag("GSUB").rawValue
    var count = unsafe hb_ot_layout_table_get_script_tags(rawFace, gsub, 0, nil, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    _ = unsafe hb_ot_layout_table_get_script_tags(rawFace, gsub, 0, &count, &tags)
    let scripts = tags.filter { $0 != 0 && !Self.scriptsWithoutPlaces.contains(OpenTypeTag(rawValue: $0)) }
    guard !scripts.isEmpty, let found = unsafe hb_set_create() else { return false }
    defer { unsafe hb_set_destroy(found) }
    let features = Self.formsByPlace.map(\.rawValue) + [0]
    unsafe hb_ot_layout_collect_features(rawFace, gsub, scripts + [0], nil, features, found)
    return unsafe hb_set_is_empty(found) == 0
  }

  private var hasAATLayout: Bool {
    let tags: [OpenTypeTag] = ["morx", "mort", "kerx", "ankr"]
    // Apple's `kern` begins with a version of 32 bits, which OpenType's of 16 never looks like.
    return tags.contains(where: hasTable) || table("kern", limit: 4) == [0, 1, 0, 0]
  }

  private var hasSpanningContext: Bool {
    var space: hb_codepoint_t = 0
    guard let font = unsafe hb_font_create(rawFace) else { return true }
    defer { unsafe hb_font_destroy(font) }
    guard unsafe hb_font_get_nominal_glyph(font, 0x20, &space) != 0 else { return true }
    let isBase =
      unsafe hb_ot_layout_has_glyph_classes(rawFace) == 0
      || hb_ot_layout_get_glyph_class(rawFace, space) != HB_OT_LAYOUT_GLYPH_CLASS_UNCLASSIFIED
    let tables: [(tag: OpenTypeTag, chained: Int, extended: Int, reversed: Int?)] = [
      ("GSUB", 6, 7, 8), ("GPOS", 8, 9, nil),
    ]
    return tables.contains { kind in
      guard let bytes = table(kind.tag) else { return false }
      var reader = ChainedContexts(
        bytes: bytes, space: Int(space), isSpaceSkippable: isBase, chainedType: kind.chained,
        extensionType: kind.extended, reversedType: kind.reversed)
      return reader.mayInputSpanSpace() ?? true
    }
  }
}

/// Reads the chained contexts of a `GSUB` or `GPOS` table (OpenType 1.9.1, "Chained sequence context").
private struct ChainedContexts {
  let bytes: [UInt8]
  let space: Int
  /// Whether a lookup that ignores base glyphs skips the space.
  let isSpaceSkippable: Bool
  let chainedType: Int
  let extensionType: Int
  let reversedType: Int?
  /// Offsets may name one rule many times: what takes longer than this is not looked into.
  private var patience = 4_000_000

  init(
    bytes: [UInt8], space: Int, isSpaceSkippable: Bool, chainedType: Int, extensionType: Int, reversedType: Int?
  ) {
    self.bytes = bytes
    self.space = space
    self.isSpaceSkippable = isSpaceSkippable
    self.chainedType = chainedType
    self.extensionType = extensionType
    self.reversedType = reversedType
  }

  /// Whether a rule's input may go on past a space; `nil` where the table is broken or takes too long.
  mutating func mayInputSpanSpace() -> Bool? {
    guard let list = number(8), let count = number(list) else { return nil }
    for index in 0..<count {
      guard let offset = number(list + 2 + 2 * index), let found = lookup(list + offset) else { return nil }
      if found { return true }
    }
    return false
  }

  private mutating func lookup(_ start: Int) -> Bool? {
    guard let type = number(start), let flag = number(start + 2), let count = number(start + 4) else { return nil }
    guard type == chainedType || type == extensionType || type == reversedType else { return false }
    for index in 0..<count {
      guard let offset = number(start + 6 + 2 * index) else { return nil }
      var subtable = start + offset
      var type = type
      if type == extensionType {
        guard let inner = number(subtable + 2), let high = number(subtable + 4), let low = number(subtable + 6) else {
          return nil
        }
        guard inner == chainedType || inner == reversedType else { continue }
        subtable += high << 16 | low
        type = inner
      }
      let skips = isSpaceSkippable && flag & 0xFF1E != 0
      guard let found = type == chainedType ? context(subtable, skips: skips) : reverseChain(subtable, skips: skips)
      else { return nil }
      if found { return true }
    }
    return false
  }

  private mutating func context(_ start: Int, skips: Bool) -> Bool? {
    switch number(start) {
    case 1: return rules(start, countAt: start + 4, matching: space, skips: skips)
    case 2:
      guard let classes = number(start + 6), let spaceClass = glyphClass(start + classes) else { return nil }
      return rules(start, countAt: start + 10, matching: spaceClass, skips: skips)
    case 3: return coverages(start, skips: skips)
    default: return nil
    }
  }

  /// Formats 1 and 2: sets of rules, whose input is a list of glyphs or classes from the second on.
  private mutating func rules(_ start: Int, countAt: Int, matching wanted: Int, skips: Bool) -> Bool? {
    guard let setCount = number(countAt) else { return nil }
    for set in 0..<setCount {
      guard let offset = number(countAt + 2 + 2 * set) else { return nil }
      if offset == 0 { continue }
      guard let ruleCount = number(start + offset) else { return nil }
      for rule in 0..<ruleCount {
        guard let place = number(start + offset + 2 + 2 * rule),
          let found = input(start + offset + place, wanted, skips: skips)
        else { return nil }
        if found { return true }
      }
    }
    return false
  }

  private mutating func input(_ rule: Int, _ wanted: Int, skips: Bool) -> Bool? {
    guard let backtrack = number(rule), let count = number(rule + 2 + 2 * backtrack) else { return nil }
    if count > 1 && skips { return true }
    for index in 0..<max(0, count - 1) {
      guard let value = number(rule + 4 + 2 * backtrack + 2 * index) else { return nil }
      if value == wanted { return true }
    }
    return false
  }

  /// Format 3: a coverage for each glyph.
  private mutating func coverages(_ start: Int, skips: Bool) -> Bool? {
    guard let backtrack = number(start + 2), let count = number(start + 4 + 2 * backtrack) else { return nil }
    if count > 1 && skips { return true }
    for index in 1..<max(1, count) {
      guard let offset = number(start + 6 + 2 * backtrack + 2 * index), let found = covers(start + offset) else {
        return nil
      }
      if found { return true }
    }
    return false
  }

  /// Whether a reverse chain looks back beyond a space.
  private mutating func reverseChain(_ start: Int, skips: Bool) -> Bool? {
    guard let count = number(start + 4) else { return nil }
    if count > 0 && skips { return true }
    for index in 0..<count {
      guard let offset = number(start + 6 + 2 * index), let found = covers(start + offset) else { return nil }
      if found { return true }
    }
    return false
  }

  private mutating func covers(_ start: Int) -> Bool? {
    guard let format = number(start), let count = number(start + 2) else { return nil }
    for index in 0..<count {
      if format == 1 {
        guard let glyph = number(start + 4 + 2 * index) else { return nil }
        if glyph == space { return true }
      } else {
        guard let first = number(start + 4 + 6 * index), let last = number(start + 6 + 6 * index) else { return nil }
        if first <= space && space <= last { return true }
      }
    }
    return false
  }

  /// The space's class in a class definition: 0 where it is in none.
  private mutating func glyphClass(_ start: Int) -> Int? {
    guard let format = number(start) else { return nil }
    if format == 1 {
      guard let first = number(start + 2), let count = number(start + 4) else { return nil }
      return first <= space && space < first + count ? number(start + 6 + 2 * (space - first)) : 0
    }
    guard let count = number(start + 2) else { return nil }
    for index in 0..<count {
      let range = start + 4 + 6 * index
      guard let first = number(range), let last = number(range + 2) else { return nil }
      if first <= space && space <= last { return number(range + 4) }
    }
    return 0
  }

  /// The number of 16 bits at a place; `nil` beyond the table's end, or when patience is out.
  private mutating func number(_ offset: Int) -> Int? {
    patience -= 1
    guard patience > 0, offset >= 0, offset + 1 < bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }
}
