internal import FontInterop
internal import FontMetrics

/// The metrics of a script's letters, digits, and punctuation that no rule changes, in the font's
/// own face and in a fallback face. Words of such characters are measured without shaping.
struct LetterTable: Sendable {
  let script: Script
  let isRightToLeft: Bool
  /// The catalog's number of changes before the first request.
  let generation: Int
  let keepsHangulWords: Bool
  /// A Boolean value that indicates whether words can be measured with the table.
  private(set) var isUsable = false
  /// A Boolean value that indicates whether spaces in the script are plain and no rule crosses
  /// them, or `nil` if undetermined.
  var hasPlainSpaces: Bool?

  private let properties: ShapingProperties
  private var coverage: FaceCoverage.Table
  private let standIns: StandIns
  /// By the upper byte of a character: the number of the block of its 256 letters plus one, or 0 if
  /// it was never requested.
  private var pages = [UInt8](repeating: 0, count: 256)
  private var letters: [Letter] = []
  /// The glyphs of the letters.
  private var glyphs: [UInt16] = []
  private(set) var own: LetterFace?
  private(set) var standIn: LetterFace?
  /// The space of the text's own face.
  private(set) var ownSpace = Letter.refused
  /// The number of the space among the kerned letters.
  var space: UInt8 { ownSpace.kerning }

  /// - Parameter run: The run of a word, without its range.
  init(_ run: ShapedRun, _ context: ShapingContext, _ fallback: FontFallback, _ shaper: RunShaper) {
    generation = fallback.generation
    script = run.script
    isRightToLeft = run.isRightToLeft
    keepsHangulWords = context.settings.lineBreaks.keepsHangulWords
    properties = context.properties[run]
    coverage = context.coverage.table
    standIns = context.standIns(run.script, fallback)
    own = LetterFace(context.face, properties)
    if let found = own?.space(), found.glyph == context.space.glyphID {
      let space = Letter(
        .own, advance: found.advance, isTracked: context.face.isTracked, kerning: found.kerning, lineKind: .other,
        isBracket: false)
      isUsable = space.advance == context.space.advance
      if isUsable { ownSpace = space }
    }
  }

  /// The approximate size in bytes.
  var byteCount: Int {
    letters.count * (MemoryLayout<Letter>.stride + MemoryLayout<UInt16>.stride) + (own?.byteCount ?? 0)
      + (standIn?.byteCount ?? 0) + 1024
  }

  /// Returns the data about a character, which is requested on first use.
  ///
  /// - Complexity: O(1).
  subscript(unit: UInt16) -> Letter {
    mutating get {
      let page = Int(pages[Int(unit >> 8)])
      let letter = page > 0 ? letters[(page - 1) << 8 | Int(unit & 0xFF)] : .unknown
      return letter.face == .unknown ? found(unit) : letter
    }
  }

  /// The glyph of a letter that was requested before; 0 if it was not kept.
  ///
  /// - Complexity: O(1).
  func glyph(of unit: UInt16) -> UInt16 {
    let page = Int(pages[Int(unit >> 8)])
    return page > 0 ? glyphs[(page - 1) << 8 | Int(unit & 0xFF)] : 0
  }

  private mutating func found(_ unit: UInt16) -> Letter {
    let (letter, glyph) = ask(unit)
    let upper = Int(unit >> 8)
    if letter.face == .unknown || (pages[upper] == 0 && letters.count >= 255 << 8) { return letter }
    if pages[upper] == 0 {
      letters += repeatElement(.unknown, count: 256)
      glyphs += repeatElement(0, count: 256)
      pages[upper] = UInt8(letters.count >> 8)
    }
    let place = (Int(pages[upper]) - 1) << 8 | Int(unit & 0xFF)
    (letters[place], glyphs[place]) = (letter, glyph)
    return letter
  }

  private mutating func ask(_ unit: UInt16) -> (letter: Letter, glyph: UInt16) {
    let traits = UnitTraits.of(unit)
    guard let scalar = Unicode.Scalar(unit), traits.contains([.starts, .isPlain]),
      !traits.contains(.hangs), traits.lineKind != .mark,
      isOfScript(traits.script, scalar), !scalar.characterProperties.contains(.defaultIgnorable)
    else { return (.refused, 0) }
    if coverage.contains(unit) { return Self.letter(unit, .own, traits, &own) }
    // A different word may determine the fallback face.
    guard let face = standIns.table[unit] else { return (.unknown, 0) }
    if standIn == nil { standIn = LetterFace(face, properties) }
    guard standIn?.face == face else { return (.refused, 0) }
    return Self.letter(unit, .standIn, traits, &standIn)
  }

  private static func letter(
    _ unit: UInt16, _ kind: Letter.Face, _ traits: UnitTraits, _ face: inout LetterFace?
  ) -> (letter: Letter, glyph: UInt16) {
    guard let found = face?.letter(unit) else { return (.refused, 0) }
    let letter = Letter(
      kind, advance: found.advance, isTracked: face?.face.isTracked ?? false, kerning: found.kerning,
      lineKind: traits.lineKind, isBracket: traits.contains(.isBracket))
    return (letter, found.glyph)
  }

  private func isOfScript(_ own: Script, _ scalar: Unicode.Scalar) -> Bool {
    own == script || own.isUnresolved || (!script.isUnresolved && script.isAmongExtensions(of: scalar))
  }

  // MARK: Pairs

  /// A Boolean value that indicates whether a full batch of pairs is pending.
  var isFull: Bool { own?.isFull ?? false || standIn?.isFull ?? false }

  /// Adds a pair to the pending ones. Returns false if it can't be determined.
  mutating func want(_ first: UInt8, _ next: UInt8, of face: Letter.Face) -> Bool {
    face == .own ? own?.want(first, next) ?? false : standIn?.want(first, next) ?? false
  }

  /// Measures the pending pairs, in one call for each face.
  mutating func learn(_ shaper: RunShaper) {
    own?.learn(shaper)
    standIn?.learn(shaper)
  }
}

/// The tables of a context, by script and direction.
struct LetterTables: Sendable {
  private var tables: [LetterTable] = []
  /// The bytes that were taken from a budget.
  private(set) var taken = 0
  /// A Boolean value that indicates whether the table is disabled or has no space, so that words
  /// are shaped.
  private var isRefused: Bool

  init(isRefused: Bool) { self.isRefused = isRefused }

  private static let limit = 16

  /// The index of a script's table, which is created on first use; `nil` if there are too many.
  mutating func place(_ script: Script, isRightToLeft: Bool, _ make: () -> LetterTable) -> Int? {
    // Used by index, because moving a table out would count references to all of its contents.
    for place in tables.indices where tables[place].script == script && tables[place].isRightToLeft == isRightToLeft {
      return place
    }
    guard tables.count < Self.limit, !isRefused else { return nil }
    tables.append(make())
    return tables.count - 1
  }

  /// Removes the data for other fonts in the catalog.
  mutating func forget(but generation: Int) {
    for place in tables.indices.reversed() where tables[place].generation != generation { tables.remove(at: place) }
  }

  /// Takes the bytes by which the tables have grown from a budget. If the budget has too few, the
  /// tables are removed and disabled.
  mutating func settle(_ budget: ByteBudget) {
    var grown = -taken
    for place in tables.indices { grown += tables[place].byteCount }
    if grown == 0 { return }
    if budget.take(grown) {
      taken += grown
    } else {
      budget.give(taken)
      (tables, taken, isRefused) = ([], 0, true)
    }
  }

  subscript(place: Int) -> LetterTable {
    get { tables[place] }
    _modify { yield &tables[place] }
  }
}
