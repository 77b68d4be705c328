internal import FontInterop
internal import FontMetrics
internal import Synchronization
internal import Threads

/// A face with a language, features, and line break rules, shared by text that is measured in
/// sequence.
final class ShapingContext: Sendable {
  let number: UInt32
  let face: FontFace
  let faceIdentity: ObjectIdentifier
  let settings: ShapingSettings
  let space: SpaceGlyph
  /// A Boolean value that indicates whether text may be measured word by word.
  let allowsWords: Bool
  /// The ICU locale that breaks lines.
  let lineBreakLocale: String
  /// The settings by script, in HarfBuzz's format.
  let properties: ScriptProperties

  /// The coverage of the face.
  let coverage: FaceCoverage
  /// The advances in a variable face.
  let instance: InstanceAdvances?
  /// The fallback faces by script, for the catalog's fonts at that time.
  private let knownStandIns = Locked<[(script: Script, generation: Int, standIns: StandIns)]>([])

  /// The punctuation between words in the text's own face.
  private let signs = Locked(SignRuns())

  /// The metrics of letters, removed during a measurement. There is one per concurrent measurement
  /// so far.
  private let letters = Locked<[LetterTables]>([])
  /// `nil` if words of letters are shaped, too.
  private let letterBudget: ByteBudget?

  /// The space of the text's own face.
  struct SpaceGlyph: Sendable {
    var glyphID: UInt32 = 0
    /// The sum of the space's advance.
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
    // Other rules for line breaks may examine more than the characters next to a space.
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
  /// Creates a copy for another thread, with its own face. Threads that count references to one
  /// object slow each other down.
  fileprivate convenience init(_ other: ShapingContext, _ shaper: RunShaper) {
    self.init(
      number: other.number, face: other.face.twin, settings: other.settings,
      properties: shaper.properties(of: other.settings), space: other.space,
      allowsWords: other.allowsWords, lineBreakLocale: other.lineBreakLocale, instance: other.instance,
      letterBudget: other.letterBudget)
  }

  /// Shapes a run of text and adds its measurements to the clusters. Returns `false` if HarfBuzz
  /// fails.
  ///
  /// - Parameter request: The run's range, with its shaping properties.
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

  /// The known fallback faces for single characters of a script. They are those of `FontFallback`,
  /// found without a description of the face.
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

  /// Calls a closure with the data about letters for the catalog's current fonts. Concurrent
  /// threads collect separate data.
  func withLetters<Result>(_ fallback: FontFallback, _ body: (inout LetterTables) -> Result) -> Result {
    var lent = letters.withLock { letters in letters.popLast() } ?? LetterTables(isRefused: letterBudget == nil)
    lent.forget(but: fallback.generation)
    let result = body(&lent)
    if let letterBudget { lent.settle(letterBudget) }
    letters.withLock { [lent] letters in letters.append(lent) }
    return result
  }

  /// The maximum number of examined scripts.
  private static let scriptLimit = 16

  /// Marks the places where lines may end, except newlines and the end of the text.
  ///
  /// - Complexity: O(n).
  func markOpportunities(in units: [UInt16], with iterators: BreakIteratorPool, flags: inout [UnitFlags]) {
    Boundaries.markOpportunities(
      in: units, locale: lineBreakLocale, language: settings.language, rules: settings.lineBreaks, with: iterators,
      flags: &flags)
  }
}

/// The contexts in use. Each retains its face, which identifies it by its address: fonts that are
/// created one by one, for example by every cell, have their own faces, which share their file
/// (`FontFace.identity`).
final class ShapingContexts: Sendable {
  private struct Key: Hashable {
    var face: FontFace
    var settings: ShapingSettings
  }

  private struct Known {
    var byKey: [Key: ShapingContext] = [:]
    /// The shared data of the instances of variable faces.
    var groups: [InstanceGroup.Key: InstanceGroup] = [:]
    /// The contexts and groups made so far, in one sequence of numbers.
    var made: UInt32 = 0
    /// The bytes of the fonts in memory that the contexts retain, by file.
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

  /// The maximum number of contexts before all are removed.
  private static let limit = 1024

  private let known = Locked(Known())
  private let shaper: RunShaper
  /// The maximum number of bytes of fonts in memory. Beyond it, these fonts and their text are
  /// removed, because nothing indicates that a font is no longer used, and a program with a
  /// sequence of fonts would accumulate all of them.
  private let fontByteLimit: Int
  /// The budget for groups of instances.
  private let budget: ByteBudget
  /// The budget for tables of letters, or `nil` without tables.
  private let letterBudget: ByteBudget?
  /// Removes all text.
  private let forgetTexts: @Sendable () -> Void
  private let forgettingCount = Atomic<Int>(0)
  /// The contexts that a thread requested last, by the face's address and the language, so that
  /// they are found without hashing a face. Each context has several possible slots, so that the
  /// languages of a list don't evict each other.
  private let recent = PerThread { [ShapingContext?](repeating: nil, count: 256) }
  private static let ways = 4

  /// The fonts that a thread requested last, by identity, so that they are found without examining
  /// the font.
  private struct AskedFonts {
    private var identities = [UInt](repeating: 0, count: Self.count)
    private var languages = [String?](repeating: nil, count: Self.count)
    private var rules = [LineBreakRules](repeating: LineBreakRules(), count: Self.count)
    /// Retained, so that no other object has the same identity.
    private var fonts = [Font?](repeating: nil, count: Self.count)
    /// Copies from the contexts, like the languages and rules, so that reading them counts no
    /// reference.
    private(set) var numbers = [UInt32](repeating: 0, count: Self.count)
    private(set) var contexts = [ShapingContext?](repeating: nil, count: Self.count)
    /// Counts the fonts that replaced others.
    private var next = 0

    private static let count = 128

    private static func first(_ identity: UInt, _ language: String?) -> Int {
      var hash = identity >> 4
      if let language { for byte in language.utf8 { hash = hash &* 31 &+ UInt(byte) } }
      return Int((hash ^ hash >> 6 ^ hash >> 12) % UInt(count / ShapingContexts.ways)) * ShapingContexts.ways
    }

    /// Returns the index of a font with the settings of plain text.
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
      // A context that was removed meanwhile is not retained.
      guard forgettings == self.forgettings else { return }
      asked.keep(context, font)
    }
    return context
  }

  /// The number of the context of plain text in a font that the thread requested recently.
  func knownNumber(_ font: Font, language: String?, _ rules: LineBreakRules) -> UInt32? {
    asked.withValue { asked in asked.place(font, language, rules).map { asked.numbers[$0] } }
  }

  /// Returns the context for text with a fallback face that depends on the size of the font.
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
    // Beyond a file's limit of known locations, equal faces may share none.
    guard context.faceIdentity == face.identity else { return context }
    let own = ShapingContext(context, shaper)
    recent.withValue { recent in
      guard forgettings == self.forgettings else { return }
      let free = (first..<first + Self.ways).first { recent[$0] == nil }
      recent[free ?? first] = own
    }
    return own
  }

  /// The number of times that all text was removed. A stored context is invalid if the number
  /// changed.
  var forgettings: Int { forgettingCount.load(ordering: .acquiring) }

  /// Removes all faces and their text. New contexts have new numbers, so that data of the old ones
  /// are not found.
  func removeAll() {
    known.withLock { $0.removeAll() }
    forgetFaces()
  }

  /// Removes the threads' latest contexts, and the text.
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
      // One font is kept regardless of its size, because removing it would free nothing before the
      // text is shaped.
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
