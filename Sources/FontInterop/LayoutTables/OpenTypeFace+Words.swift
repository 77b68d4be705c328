internal import CHarfBuzz

extension OpenTypeFace {
  /// True if HarfBuzz marks every dependency of a word on the text beyond the spaces around it.
  ///
  /// It marks them with `HB_GLYPH_FLAG_UNSAFE_TO_CONCAT`, with five exceptions, for which this
  /// property is false: AAT's tables, whose state machines read the whole run; chained contexts
  /// whose *input* spans a space, because HarfBuzz 6 marks nothing if the input of one does not
  /// match; reverse chains that look back beyond a space, because it marks nothing if the glyphs
  /// before do not match; forms by the position in a run (``hasFormsByPlace``); and rules that may
  /// be given up because of the whole run (`LayoutEffort`).
  /// - Complexity: Linear in the layout tables, the first time.
  package var marksWhatWordsSee: Bool {
    if let known = described.withLock({ $0.marksWhatWordsSee }) { return known }
    let found = !hasAATLayout && !hasFormsByPlace && hasBoundedEffort && !hasSpanningContext
    described.withLock { $0.marksWhatWordsSee = found }
    return found
  }

  /// True if the first, middle and last clusters of a run have different forms, counting spaces as
  /// clusters: `isol`, `init`, `medi` and `fina` in scripts of the Universal Shaping Engine that
  /// are not joined like Arabic.
  ///
  /// - Complexity: Linear in the features of `GSUB`, the first time.
  package var hasFormsByPlace: Bool {
    if let known = described.withLock({ $0.hasFormsByPlace }) { return known }
    let found = findFormsByPlace()
    described.withLock { $0.hasFormsByPlace = found }
    return found
  }

  private static let formsByPlace: [OpenTypeTag] = ["isol", "init", "medi", "fina"]

  /// Scripts in which HarfBuzz applies these features by the adjacent letters, at the start of a
  /// word, or only on request.
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

  /// True if Apple's tables, whose state machines read the whole run, shape text.
  ///
  /// - Complexity: O(1), the first time.
  package var hasAATLayout: Bool {
    if let known = described.withLock({ $0.hasAATLayout }) { return known }
    let tags: [OpenTypeTag] = ["morx", "mort", "kerx", "ankr"]
    // Apple's `kern` begins with a version of 32 bits, which never equals OpenType's version of 16
    // bits.
    let found = tags.contains(where: hasTable) || table("kern", limit: 2) == [0, 1]
    described.withLock { $0.hasAATLayout = found }
    return found
  }

  /// True if the rules stay within HarfBuzz's limits for runs of any length.
  private var hasBoundedEffort: Bool {
    let tables: [(tag: OpenTypeTag, types: LayoutEffort.Types)] = [
      ("GSUB", LayoutEffort.Types(multiple: 2, context: 5, chained: 6, extended: 7)),
      ("GPOS", LayoutEffort.Types(multiple: nil, context: 7, chained: 8, extended: 9)),
    ]
    return tables.allSatisfy { table in
      self.table(table.tag).map { bytes in
        var effort = LayoutEffort(bytes, table.types)
        return effort.isBounded
      } ?? true
    }
  }

  private var hasSpanningContext: Bool {
    guard let space = spaceGlyph else { return true }
    guard let spaces = glyphs(of: space) else { return true }
    let flags = spaces.reduce(0) { $0 | flagsThatSkip($1) }
    let tables: [(tag: OpenTypeTag, chained: Int, extended: Int, reversed: Int?)] = [
      ("GSUB", 6, 7, 8), ("GPOS", 8, 9, nil),
    ]
    return tables.contains { kind in
      guard let bytes = table(kind.tag) else { return false }
      var reader = ChainedContexts(
        bytes: bytes, spaces: spaces, skippingFlags: flags, chainedType: kind.chained,
        extensionType: kind.extended, reversedType: kind.reversed)
      return reader.mayInputSpanSpace() ?? true
    }
  }

  private var spaceGlyph: hb_codepoint_t? {
    if let own = ownCharacters { return own.glyph(0x20) }
    guard let font = unsafe hb_font_create(rawFace) else { return nil }
    defer { unsafe hb_font_destroy(font) }
    var space: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(font, 0x20, &space) != 0 ? space : nil
  }

  /// The flags of a lookup that skips a glyph (OpenType 1.9.1, "Lookup table").
  private func flagsThatSkip(_ glyph: Int) -> Int {
    // Without classes, HarfBuzz treats glyphs that it combined as ligatures, and all others as
    // bases.
    guard unsafe hb_ot_layout_has_glyph_classes(rawFace) != 0 else { return 0x0006 }
    return switch unsafe hb_ot_layout_get_glyph_class(rawFace, hb_codepoint_t(glyph)) {
    case HB_OT_LAYOUT_GLYPH_CLASS_BASE_GLYPH: 0x0002
    case HB_OT_LAYOUT_GLYPH_CLASS_LIGATURE: 0x0004
    case HB_OT_LAYOUT_GLYPH_CLASS_MARK: 0xFF18
    default: 0
    }
  }

  /// Returns the glyphs that a space may have while rules are applied; `nil` for more than the
  /// limit.
  ///
  /// - Complexity: Linear in the lookups of `GSUB`.
  private func glyphs(of space: hb_codepoint_t) -> [Int]? {
    guard let found = unsafe hb_set_create() else { return nil }
    defer { unsafe hb_set_destroy(found) }
    unsafe hb_set_add(found, space)
    unsafe hb_ot_layout_lookups_substitute_closure(rawFace, nil, found)
    guard unsafe hb_set_allocation_successful(found) != 0, unsafe hb_set_get_population(found) <= 16 else { return nil }
    var glyphs: [Int] = []
    var glyph = UInt32.max
    while unsafe hb_set_next(found, &glyph) != 0 { glyphs.append(Int(glyph)) }
    return glyphs
  }
}

/// Reads the chained contexts of a `GSUB` or `GPOS` table (OpenType 1.9.1, "Chained sequence
/// context").
private struct ChainedContexts {
  private var table: LayoutTableBytes
  /// The glyphs that a space may have.
  let spaces: [Int]
  /// The flags of lookups that skip one of them.
  let skippingFlags: Int
  let chainedType: Int
  let extensionType: Int
  let reversedType: Int?

  init(
    bytes: [UInt8], spaces: [Int], skippingFlags: Int, chainedType: Int, extensionType: Int, reversedType: Int?
  ) {
    table = LayoutTableBytes(bytes, patience: 4_000_000)
    self.spaces = spaces
    self.skippingFlags = skippingFlags
    self.chainedType = chainedType
    self.extensionType = extensionType
    self.reversedType = reversedType
  }

  /// Returns true if the input of a rule may extend beyond a space; `nil` if the table is broken or
  /// takes too long.
  mutating func mayInputSpanSpace() -> Bool? {
    guard let count = table.lookupCount else { return nil }
    for index in 0..<count {
      guard let lookup = table.lookup(index), let found = mayInputSpanSpace(lookup) else { return nil }
      if found { return true }
    }
    return false
  }

  private mutating func mayInputSpanSpace(
    _ lookup: LayoutTableBytes.Lookup
  ) -> Bool? {
    guard lookup.type == chainedType || lookup.type == extensionType || lookup.type == reversedType else {
      return false
    }
    let skips = lookup.flags & skippingFlags != 0
    for index in 0..<lookup.subtables {
      guard let (place, type) = table.subtable(index, of: lookup, extended: extensionType) else { return nil }
      guard type == chainedType || type == reversedType else { continue }
      guard let found = type == chainedType ? context(place, skips: skips) : reverseChain(place, skips: skips) else {
        return nil
      }
      if found { return true }
    }
    return false
  }

  private mutating func context(_ start: Int, skips: Bool) -> Bool? {
    switch number(start) {
    case 1: return rules(start, countAt: start + 4, matching: spaces, skips: skips)
    case 2:
      guard let offset = number(start + 6) else { return nil }
      var classes: [Int] = []
      for space in spaces {
        guard let found = offset == 0 ? 0 : glyphClass(of: space, start + offset) else { return nil }
        classes.append(found)
      }
      return rules(start, countAt: start + 10, matching: classes, skips: skips)
    case 3: return coverages(start, skips: skips)
    default: return nil
    }
  }

  /// Formats 1 and 2: sets of rules, whose input is a list of glyphs or classes, from the second
  /// on.
  private mutating func rules(_ start: Int, countAt: Int, matching wanted: [Int], skips: Bool) -> Bool? {
    guard let places = table.rulePlaces(start, countAt: countAt) else { return nil }
    for place in places {
      guard let found = input(place, wanted, skips: skips) else { return nil }
      if found { return true }
    }
    return false
  }

  private mutating func input(_ rule: Int, _ wanted: [Int], skips: Bool) -> Bool? {
    guard let backtrack = number(rule), let count = number(rule + 2 + 2 * backtrack) else { return nil }
    if count > 1 && skips { return true }
    for index in 0..<max(0, count - 1) {
      guard let value = number(rule + 4 + 2 * backtrack + 2 * index) else { return nil }
      if wanted.contains(value) { return true }
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

  /// Returns true if a reverse chain looks back beyond a space.
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
    guard let format = number(start), format == 1 || format == 2, let count = number(start + 2) else { return nil }
    for index in 0..<count {
      if format == 1 {
        guard let glyph = number(start + 4 + 2 * index) else { return nil }
        if spaces.contains(glyph) { return true }
      } else {
        guard let first = number(start + 4 + 6 * index), let last = number(start + 6 + 6 * index) else { return nil }
        if spaces.contains(where: { first <= $0 && $0 <= last }) { return true }
      }
    }
    return false
  }

  /// Returns the class of a glyph in a class definition: 0 if it is in none. `nil` for a definition
  /// that HarfBuzz may read differently: it treats all glyphs as class 0 if the definition extends
  /// beyond the table or has an unknown format, and it finds ranges by binary search.
  private mutating func glyphClass(of glyph: Int, _ start: Int) -> Int? {
    switch number(start) {
    case 1:
      guard let first = number(start + 2), let count = number(start + 4), number(start + 4 + 2 * count) != nil else {
        return nil
      }
      return first <= glyph && glyph < first + count ? number(start + 6 + 2 * (glyph - first)) : 0
    case 2:
      guard let count = number(start + 2) else { return nil }
      var found = 0
      var end = 0
      for index in 0..<count {
        let range = start + 4 + 6 * index
        guard let first = number(range), let last = number(range + 2), let value = number(range + 4), end <= first,
          first <= last
        else { return nil }
        if index > 0, end == first, glyph == first, found != value { return nil }
        if first <= glyph && glyph <= last { found = value }
        end = last
      }
      return found
    default: return nil
    }
  }

  private mutating func number(_ offset: Int) -> Int? { table.number(offset) }
}
