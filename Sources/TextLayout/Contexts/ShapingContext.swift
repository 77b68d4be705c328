internal import FontInterop
internal import FontMetrics
internal import Synchronization
internal import Threads

/// A face with a language, features and line break rules: what texts have in common that are measured one after the other.
final class ShapingContext: Sendable {
  let number: UInt32
  let face: FontFace
  let faceIdentity: ObjectIdentifier
  let settings: ShapingSettings
  let space: SpaceGlyph
  /// Whether texts may be measured word by word.
  let allowsWords: Bool
  /// The ICU locale that breaks lines.
  let lineBreakLocale: String
  /// The settings by script, as HarfBuzz takes them.
  let properties: ScriptProperties

  /// What the face has.
  let coverage: FaceCoverage
  /// What glyphs measure in it, of a variable face.
  let instance: InstanceAdvances?
  /// The faces that stand in, by script, with the fonts that the catalog had.
  private let knownStandIns = Locked<[(script: Script, generation: Int, standIns: StandIns)]>([])

  /// Signs between words, of the text's own face.
  private let signs = Locked(SignRuns())

  /// What letters measure; taken out while a text is measured. There are as many as texts were ever measured at once.
  private let letters = Locked<[LetterTables]>([])
  /// `nil` where words of letters are shaped, too.
  private let letterBudget: ByteBudget?

  /// The space of the text's own face.
  struct SpaceGlyph: Sendable {
    var glyphID: UInt32 = 0
    /// Its sum of advances.
    var advance = 0
    var unitsPerEm = 1
  }

  convenience init(
    number: UInt32, face: FontFace, settings: ShapingSettings, properties: ScriptProperties,
    instance: InstanceAdvances?, letterBudget: ByteBudget?
  ) {
    let glyph = face.shapingFont.nominalGlyph(" ")
    let space = SpaceGlyph(
      glyphID: glyph ?? 0,
      advance: glyph.map(face.shapingFont.advance).map { $0 == 0 ? 0 : $0 + face.clusterCount } ?? 0,
      unitsPerEm: face.shapingUnitsPerEm)
    // Other rules for line breaks may look at more than the characters beside a space.
    let hasPlainBreaks = settings.lineBreaks == LineBreakRules(keepsHangulWords: settings.lineBreaks.keepsHangulWords)
    self.init(
      number: number, face: face, settings: settings, properties: properties, space: space,
      allowsWords: glyph != nil && hasPlainBreaks && face.shapingFont.face.marksWhatWordsSee,
      lineBreakLocale: Boundaries.lineBreakLocale(settings.language, settings.lineBreaks), instance: instance,
      letterBudget: letterBudget)
  }

  private init(
    number: UInt32, face: FontFace, settings: ShapingSettings, properties: ScriptProperties, space: SpaceGlyph,
    allowsWords: Bool, lineBreakLocale: String, instance: InstanceAdvances?, letterBudget: ByteBudget?
  ) {
    self.number = number
    self.face = face
    faceIdentity = face.identity
    self.settings = settings
    self.properties = properties
    self.space = space
    self.allowsWords = allowsWords
    self.lineBreakLocale = lineBreakLocale
    self.instance = instance
    self.letterBudget = letterBudget
    coverage = FaceCoverage(face.shapingFont)
  }

  deinit { letterBudget?.give(letters.withLock { $0.reduce(0) { $0 + $1.taken } }) }
}

extension ShapingContext {
  /// The same again, for another thread, with a face of its own: threads that count references to one object get in each other's way.
  fileprivate convenience init(_ other: ShapingContext, _ shaper: RunShaper) {
    self.init(
      number: other.number, face: other.face.twin, settings: other.settings,
      properties: shaper.properties(of: other.settings), space: other.space,
      allowsWords: other.allowsWords, lineBreakLocale: other.lineBreakLocale, instance: other.instance,
      letterBudget: other.letterBudget)
  }

  /// Shapes a run of a text and adds what is measured of it to the text's clusters; false when HarfBuzz gives up.
  ///
  /// - Parameter request: The run's range, as it is shaped by its own properties.
  func shape(
    _ request: ShapingRequest, as run: ShapedRun, into clusters: inout [ShapedCluster], with shaper: RunShaper
  ) -> Bool {
    guard let runFace = run.face else { return false }
    guard runFace.identity == faceIdentity, let key = SignRuns.Key(request, as: run) else {
      return shaper.shape(request, in: runFace, into: &clusters)
    }
    if let known = signs.withLock({ $0[key] }) {
      clusters.replaceSubrange(request.range, with: known)
      return true
    }
    guard shaper.shape(request, in: runFace, into: &clusters) else { return false }
    signs.withLock { [made = clusters[request.range]] signs in signs[key] = made }
    return true
  }

  /// The faces known to stand in for single characters of a script: those of `FontFallback`, found without a description of the face.
  func standIns(_ script: Script, _ fallback: FontFallback) -> StandIns {
    let generation = fallback.generation
    let known = knownStandIns.withLock { known in
      known.first { $0.script == script && $0.generation == generation }?.standIns
    }
    if let known { return known }
    let found = fallback.standIns(
      script: script, language: settings.language, primary: face, size: settings.standInSize)
    knownStandIns.withLock { known in
      known.removeAll { $0.generation != generation }
      if known.count < Self.scriptLimit { known.append((script, generation, found)) }
    }
    return found
  }

  /// Lends what is known of letters with the catalog's fonts of now. Threads that measure at once each learn for themselves.
  func withLetters<Result>(_ fallback: FontFallback, _ body: (inout LetterTables) -> Result) -> Result {
    var lent = letters.withLock { letters in letters.popLast() } ?? LetterTables(isRefused: letterBudget == nil)
    lent.forget(but: fallback.generation)
    let result = body(&lent)
    if let letterBudget { lent.settle(letterBudget) }
    letters.withLock { [lent] letters in letters.append(lent) }
    return result
  }

  /// How many scripts are looked through.
  private static let scriptLimit = 16

  /// Marks where lines may end, apart from newlines and the text's end.
  ///
  /// - Complexity: O(n).
  func markOpportunities(in units: [UInt16], with iterators: BreakIteratorPool, flags: inout [UnitFlags]) {
    Boundaries.markOpportunities(
      in: units, locale: lineBreakLocale, language: settings.language, rules: settings.lineBreaks, with: iterators,
      flags: &flags)
  }
}

/// The contexts in use. Each keeps its face alive, so that one is told from another by where that is in memory: fonts made one by one,
/// as every cell makes its own, have faces of their own, which share what is theirs (`FontFace.identity`).
final class ShapingContexts: Sendable {
  private struct Key: Hashable {
    var face: FontFace
    var settings: ShapingSettings
  }

  private struct Known {
    var byKey: [Key: ShapingContext] = [:]
    /// What the instances of variable faces share.
    var groups: [InstanceGroup.Key: InstanceGroup] = [:]
    /// The contexts and groups made so far, which are numbered together.
    var made: UInt32 = 0
    /// The bytes of fonts in memory that the contexts keep alive, by the file.
    var fontBytes: [ObjectIdentifier: Int] = [:]

    mutating func removeAll() {
      byKey = [:]
      groups = [:]
      fontBytes = [:]
    }

    mutating func group(_ key: Key, _ budget: ByteBudget) -> InstanceGroup {
      let own = InstanceGroup.Key(
        file: ObjectIdentifier(key.face.file), widths: key.face.aliasWidths, style: FontFallback.Style(key.face),
        settings: key.settings)
      if let known = groups[own] { return known }
      made += 1
      let group = InstanceGroup(number: made, budget: budget)
      groups[own] = group
      return group
    }
  }

  /// How many are kept before all are forgotten.
  private static let limit = 1024

  private let known = Locked(Known())
  private let shaper: RunShaper
  /// The most bytes of fonts in memory. Past them these and all texts in them are forgotten: nothing else says that nobody has the font
  /// any more, and a program that is handed one font after the other would keep them all.
  private let fontByteLimit: Int
  /// What groups of instances may take.
  private let budget: ByteBudget
  /// What tables of letters may take; `nil` for no tables.
  private let letterBudget: ByteBudget?
  /// Forgets the texts.
  private let forgetTexts: @Sendable () -> Void
  private let forgettingCount = Atomic<Int>(0)
  /// Those that a thread asked for last, by the face's address and the language: found without hashing a face. Each has some places
  /// to be at, so that no two of a list's languages take turns at one.
  private let recent = PerThread { [ShapingContext?](repeating: nil, count: 256) }
  private static let ways = 4

  /// The fonts that a thread asked about last, by identity: found without asking what a font is.
  private struct AskedFonts {
    private var identities = [UInt](repeating: 0, count: Self.count)
    private var languages = [String?](repeating: nil, count: Self.count)
    private var rules = [LineBreakRules](repeating: LineBreakRules(), count: Self.count)
    /// Kept alive, so that no other has their identities.
    private var fonts = [Font?](repeating: nil, count: Self.count)
    /// The contexts' own, as their languages and rules are: read here without counting a reference.
    private(set) var numbers = [UInt32](repeating: 0, count: Self.count)
    private(set) var contexts = [ShapingContext?](repeating: nil, count: Self.count)
    /// Counts fonts that took the place of others.
    private var next = 0

    private static let count = 128

    private static func first(_ identity: UInt, _ language: String?) -> Int {
      var hash = identity >> 4
      if let language { for byte in language.utf8 { hash = hash &* 31 &+ UInt(byte) } }
      return Int((hash ^ hash >> 6 ^ hash >> 12) % UInt(count / ShapingContexts.ways)) * ShapingContexts.ways
    }

    /// Where a font is with settings of plain text.
    func place(_ font: Font, _ language: String?, _ rules: LineBreakRules) -> Int? {
      let identity = UInt(bitPattern: font.identity)
      let first = Self.first(identity, language)
      for slot in first..<first + ShapingContexts.ways
      where identities[slot] == identity && languages[slot] == language && self.rules[slot] == rules {
        return slot
      }
      return nil
    }

    mutating func keep(_ context: ShapingContext, _ font: Font) {
      let identity = UInt(bitPattern: font.identity)
      let settings = context.settings
      let first = Self.first(identity, settings.language)
      let slot =
        (first..<first + ShapingContexts.ways).first { contexts[$0] == nil } ?? first + next % ShapingContexts.ways
      next += 1
      (identities[slot], languages[slot], rules[slot]) = (identity, settings.language, settings.lineBreaks)
      (fonts[slot], numbers[slot], contexts[slot]) = (font, context.number, context)
    }
  }

  private let asked = PerThread { AskedFonts() }

  init(
    _ shaper: RunShaper, fontByteLimit: Int, budget: ByteBudget, letterBudget: ByteBudget?,
    forgetTexts: @escaping @Sendable () -> Void
  ) {
    self.shaper = shaper
    self.fontByteLimit = fontByteLimit
    self.budget = budget
    self.letterBudget = letterBudget
    self.forgetTexts = forgetTexts
  }

  /// The context of plain text in a font.
  func context(_ font: Font, language: String?, _ rules: LineBreakRules) -> ShapingContext {
    let known = asked.withValue { asked in asked.place(font, language, rules).flatMap { asked.contexts[$0] } }
    if let known { return known }
    let settings = ShapingSettings(language: language, features: font.features, lineBreaks: rules)
    let forgettings = forgettings
    let context = context(font.face, settings)
    asked.withValue { asked in
      // What was forgotten meanwhile is not kept alive.
      guard forgettings == self.forgettings else { return }
      asked.keep(context, font)
    }
    return context
  }

  /// The number of the context of plain text in a font that the thread asked about lately.
  func knownNumber(_ font: Font, language: String?, _ rules: LineBreakRules) -> UInt32? {
    asked.withValue { asked in asked.place(font, language, rules).map { asked.numbers[$0] } }
  }

  /// The context of texts in which a face stands in that follows the size of the font.
  func sizedContext(_ font: Font, _ settings: ShapingSettings) -> ShapingContext {
    var settings = settings
    settings.standInSize = StandInSize(font)
    return context(font.face, settings)
  }

  /// The context of text in a face: one for all sizes without a size in the settings.
  func context(_ face: FontFace, _ settings: ShapingSettings) -> ShapingContext {
    let first = Self.slot(face, settings)
    let found: ShapingContext? = recent.withValue { recent in
      for slot in first..<first + Self.ways {
        if let context = recent[slot], context.faceIdentity == face.identity, context.settings == settings {
          return context
        }
      }
      return nil
    }
    if let found { return found }
    let key = Key(face: face, settings: settings)
    let forgettings = forgettings
    let context = known.withLock { $0.byKey[key] } ?? make(key)
    // Past a file's limit of locations known, equal faces may share none.
    guard context.faceIdentity == face.identity else { return context }
    let own = ShapingContext(context, shaper)
    recent.withValue { recent in
      guard forgettings == self.forgettings else { return }
      let free = (first..<first + Self.ways).first { recent[$0] == nil }
      recent[free ?? first] = own
    }
    return own
  }

  /// How often all texts were forgotten. Whoever keeps a context asks for it anew when that has changed.
  var forgettings: Int { forgettingCount.load(ordering: .acquiring) }

  /// Lets go of all faces and of the texts in them. Contexts to come have other numbers, so that what was remembered by these is
  /// not found again.
  func removeAll() {
    known.withLock { $0.removeAll() }
    forgetFaces()
  }

  /// Lets go of what threads asked for last, and of the texts.
  private func forgetFaces() {
    forgettingCount.add(1, ordering: .releasing)
    recent.forEach { $0 = [ShapingContext?](repeating: nil, count: 256) }
    asked.forEach { $0 = AskedFonts() }
    forgetTexts()
  }

  private func make(_ key: Key) -> ShapingContext {
    let file = key.face.file
    let properties = shaper.properties(of: key.settings)
    let (context, isFull) = known.withLock { known in
      if let context = known.byKey[key] { return (context, false) }
      // One font is kept whatever its size: forgetting it would free nothing before the text is shaped.
      let held = known.fontBytes[ObjectIdentifier(file)] == nil ? known.fontBytes.values.reduce(0, +) : 0
      let hasTooManyBytes = held > 0 && file.ownByteCount > 0 && held + file.ownByteCount > fontByteLimit
      let isFull = hasTooManyBytes || known.byKey.count >= Self.limit
      if isFull { known.removeAll() }
      let instance =
        key.face.coordinates.isEmpty
        ? nil
        : InstanceAdvances(
          group: known.group(key, budget), face: key.face, budget: budget)
      known.made += 1
      let context = ShapingContext(
        number: known.made, face: key.face, settings: key.settings, properties: properties, instance: instance,
        letterBudget: letterBudget)
      known.byKey[key] = context
      if file.ownByteCount > 0 { known.fontBytes[ObjectIdentifier(file)] = file.ownByteCount }
      return (context, isFull)
    }
    if isFull { forgetFaces() }
    return context
  }

  private static func slot(_ face: FontFace, _ settings: ShapingSettings) -> Int {
    var hash = UInt(bitPattern: face.identity) >> 4
    for byte in (settings.language ?? "").utf8 { hash = hash &* 31 &+ UInt(byte) }
    if let size = settings.standInSize { hash = hash &* 31 &+ UInt(size.pointSize.bitPattern >> 40) }
    return Int((hash ^ hash >> 8) & 0xFF) / ways * ways
  }
}
