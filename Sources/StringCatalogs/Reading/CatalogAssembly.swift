import JSONText

/// The strings of several files while they are put together.
final class CatalogAssembly {
  /// By keys whose targets are the folders that the strings are in: see `CatalogPlace.root`.
  private var strings: [StringKey: CatalogString] = [:]
  private var roots: [String] = []
  private var knownRoots: Set<String> = []
  private var references: [StringReference] = []
  /// What was put together last, until something is added.
  private var result: Assembled?
  private var canonicalTags: [String: String?] = [:]
  private var refusals: Set<Refusal> = []
  /// The source locales that files name, the first one first.
  private(set) var sourceLocales: [String] = []

  /// The locale of texts in the language that an app is developed in, where the file does not say which that is: `Base.lproj`,
  /// Android's `values`.
  static let base = "Base"

  /// A tag that is none, in a file.
  private struct Refusal: Hashable {
    let tag: String
    let file: String
  }

  /// The strings by the keys that the catalog has for them.
  private struct Assembled {
    var strings: [StringKey: CatalogString]
    /// What contradicts in files of several folders.
    var problems: [CellDocumentError]
    /// Nil for a catalog of one folder.
    var targets: CatalogTargets?
    /// The names of keys that have the text of another, by the name of the other.
    var referrers: [String: [String]]
  }

  /// The locale of files that tell none; nil where they cannot be read.
  let localeOfOthers: String?
  /// What whoever reads calls that locale, for those who are asked for it.
  let localeOfOthersName: String

  /// - Parameter localeOfOthers: The language that files are in that tell none.
  init(localeOfOthers: String? = nil, named name: String) {
    (self.localeOfOthers, localeOfOthersName) = (localeOfOthers.map { TextLocale($0).tag }, name)
  }

  /// Notes the source locale that a file names, by its canonical tag.
  func addSource(_ locale: String) {
    if !sourceLocales.contains(locale) { sourceLocales.append(locale) }
  }

  /// Adds a text to a key, whose target is the folder that it is in. Of two texts in a file the last counts where it does on the
  /// format's platform, else the first, as of two files; the log hears of it. See ``choice(of:_:)``.
  func add(_ string: LocalizedString, for key: StringKey, in locale: String, log: ProblemLog) {
    result = nil
    if let root = key.target, knownRoots.insert(root).inserted { roots.append(root) }
    guard let known = strings[key]?.values[locale] else {
      strings[key, default: CatalogString(key: key)].values[locale] = string
      return
    }
    let choice = Self.choice(of: known, string)
    if choice.isSecond { strings[key]?.values[locale] = string }
    if choice.isProblem { log.report(.duplicate, at: string.position, Self.duplicate(key, known, string)) }
  }

  /// Which of two texts of a key counts, and whether there should be one. Two files may say the same; a `.stringsdict` takes the place of
  /// the `.strings` of its name, as on Apple's platforms.
  private static func choice(
    of first: LocalizedString, _ second: LocalizedString
  ) -> (isSecond: Bool, isProblem: Bool) {
    let formats = (CatalogFormat(path: first.file), CatalogFormat(path: second.file))
    if (formats.0 == .stringsdict) != (formats.1 == .stringsdict) { return (formats.1 == .stringsdict, false) }
    if first.file == second.file { return (formats.1?.lastCounts ?? false, true) }
    if formats.0?.isExchange == true || formats.1?.isExchange == true {
      return (false, !first.pattern.agrees(with: second.pattern))
    }
    return (false, first.pattern != second.pattern)
  }

  private static func duplicate(_ key: StringKey, _ first: LocalizedString, _ second: LocalizedString) -> String {
    let isSame = first.file == second.file
    let place = (isSame ? "on line " : "in \(first.file):") + (first.position.map { "\($0.line)" } ?? "?")
    let last = isSame && CatalogFormat(path: second.file)?.lastCounts == true ? ", and the last one is used" : ""
    return "the key \(Wording.quoted(key.name)) appears twice, first \(place)\(last); remove one"
  }

  /// Whether a key has a text already.
  func has(_ key: StringKey, in locale: String) -> Bool { strings[key]?.values[locale] != nil }

  /// Changes what is known of a key besides its texts.
  func update(_ key: StringKey, _ change: (inout CatalogString) -> Void) {
    result = nil
    change(&strings[key, default: CatalogString(key: key)])
  }

  /// Notes that a key has the text of another in a locale.
  func refer(_ reference: StringReference) {
    result = nil
    if let root = reference.key.target, knownRoots.insert(root).inserted { roots.append(root) }
    references.append(reference)
  }

  /// The tag of a locale in its usual form, ``base`` as it is; nil for what is no tag.
  func canonical(_ locale: String) -> String? {
    if locale == Self.base { return locale }
    if let known = canonicalTags[locale] { return known }
    let tag = TextLocale(wellFormed: locale)?.tag
    canonicalTags[locale] = .some(tag)
    return tag
  }

  /// Whether nothing was said yet of a tag that is none in a file: it may stand at every text.
  func isFirstRefusal(of tag: String, in file: String) -> Bool {
    refusals.insert(Refusal(tag: tag, file: file)).inserted
  }

  /// The catalog; texts of the base stand for the source where it has none of its own.
  /// - Parameter sourceLocale: The source; nil for that of the files, or else English.
  func catalog(sourceLocale: String?) -> StringCatalog {
    let source = sourceLocale.map { TextLocale($0).tag } ?? sourceLocales.first ?? "en"
    let assembled = assembled()
    let labels = assembled.targets?.labelsOfRoots ?? [:]
    let moved = assembled.strings.values.map { string in
      var string = string
      if let base = string.values.removeValue(forKey: Self.base), string.values[source] == nil {
        string.values[source] = base
      }
      return string
    }
    return StringCatalog(
      sourceLocale: source, strings: moved.filter { !$0.values.isEmpty },
      folders: roots.map { TargetNames.Folder(path: CatalogTargets.path(of: $0), labels: labels[$0] ?? [:]) })
  }

  /// What contradicts in files of several folders.
  var problems: [CellDocumentError] { assembled().problems }

  /// A file's problems about the strings as the catalog calls them, and about those that have their texts from them.
  func named(_ problems: [CellDocumentError]) -> [CellDocumentError] {
    let assembled = assembled()
    return problems.map { problem in
      if problem.scopes.isEmpty || (assembled.targets == nil && assembled.referrers.isEmpty) {
        return problem.scopes.allSatisfy { $0.target == nil }
          ? problem : problem.about(Set(problem.scopes.map(\.ofAll)))
      }
      var scopes: Set<ProblemScope> = []
      for scope in problem.scopes {
        var named = scope
        named.target = scope.target.flatMap { folder in
          scope.table.flatMap { table in
            assembled.targets?.name(of: StringKey(scope.key ?? "", table: table, target: folder)).target
          }
        }
        scopes.insert(named)
        guard let key = scope.key else { continue }
        guard let others = Self.referrers(of: key, in: assembled.referrers) else { return problem.about([]) }
        // A module may refer to strings of another.
        for other in others { scopes.insert(ProblemScope(key: other, table: scope.table, locale: scope.locale)) }
      }
      return problem.about(scopes)
    }
  }

  /// The keys that have the text of another, some of them through others; nil where they are more than are looked at.
  private static func referrers(of key: String, in known: [String: [String]]) -> Set<String>? {
    var (found, waiting): (Set<String>, [String]) = ([], [key])
    while let next = waiting.popLast() {
      for other in known[next] ?? [] where found.insert(other).inserted { waiting.append(other) }
      if found.count > referrerLimit { return nil }
    }
    return found
  }

  private static let referrerLimit = 256

  private func assembled() -> Assembled {
    if let result { return result }
    let followed = StringReferences(references, in: strings, roots: roots)
    let strings = followed.strings
    // Most catalogs are of one folder: then nothing is to be kept apart or put together.
    if roots.count < 2 { return keep(strings.values.map(\.withoutTarget), followed.problems, nil) }
    let targets = CatalogTargets(strings, roots: roots)
    var (merged, problems): ([StringKey: CatalogString], [CellDocumentError]) = (
      [:], followed.problems + targets.problems
    )
    // What an XLIFF file has for a source may be old, so that of a folder comes first.
    let order = roots.filter { !CatalogTargets.isExchange($0) } + roots.filter(CatalogTargets.isExchange)
    let places = Dictionary(order.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    func place(_ key: StringKey) -> Int { key.target.flatMap { places[$0] } ?? 0 }
    for string in strings.values.sorted(by: { (place($0.key), $0.key) < (place($1.key), $1.key) }) {
      let key = targets.name(of: string.key)
      guard var known = merged[key] else {
        merged[key] = string
        merged[key]?.key = key
        continue
      }
      known.comment = known.comment ?? string.comment
      known.extractionState = known.extractionState ?? string.extractionState
      known.isTranslatable = known.isTranslatable && string.isTranslatable
      for (locale, text) in string.values.sorted(by: { $0.key < $1.key }) {
        guard let first = known.values[locale] else {
          known.values[locale] = text
          continue
        }
        let choice = Self.choice(of: first, text)
        if choice.isSecond { known.values[locale] = text }
        guard choice.isProblem else {
          known.values[locale]?.originals = first.originals + text.originals
          continue
        }
        problems.append(
          CellDocumentError(
            code: .duplicate, file: text.file, position: text.position, message: Self.duplicate(key, first, text),
            scopes: [ProblemScope(key: key.name, table: key.table, locale: locale, target: key.target)]))
      }
      merged[key] = known
    }
    return keep(Array(merged.values), problems, targets)
  }

  private func keep(
    _ strings: [CatalogString], _ problems: [CellDocumentError], _ targets: CatalogTargets?
  ) -> Assembled {
    let referrers = references.reduce(into: [:]) { found, reference in
      found[reference.other.name, default: Set<String>()].insert(reference.key.name)
    }
    // Keys that have nothing but a comment may be there twice: with the folder of a file and without.
    let assembled = Assembled(
      strings: Dictionary(strings.map { ($0.key, $0) }) { $0.values.isEmpty ? $1 : $0 }, problems: problems,
      targets: targets, referrers: referrers.mapValues { $0.sorted() })
    result = assembled
    return assembled
  }
}

extension ProblemScope {
  /// The scope in any target.
  fileprivate var ofAll: ProblemScope { ProblemScope(key: key, table: table, locale: locale) }
}

extension CellDocumentError {
  /// The same problem, of other strings.
  fileprivate func about(_ scopes: Set<ProblemScope>) -> CellDocumentError {
    CellDocumentError(code: code, file: file, position: position, message: message, scopes: scopes)
  }
}

extension CatalogString {
  /// The string by its key without a target.
  fileprivate var withoutTarget: CatalogString {
    var string = self
    string.key = key.withoutTarget
    return string
  }
}

/// One file while its strings are read.
struct CatalogSource {
  /// What the file is called.
  let path: String
  let bytes: [UInt8]
  let assembly: CatalogAssembly
  let log: ProblemLog
  /// What the file's place among folders says: its locale and its table.
  let place: CatalogPlace
  /// The folder of the strings, by which targets of an app are told apart.
  var root: String {
    didSet { log.scope?.target = root }
  }
  /// The path of the app's file whose strings are read, in a file of an exchange format; nil in any other file.
  var original: String?
  /// How much variables may still put into the file's texts.
  let variables: VariableBudget

  init(path: String, bytes: [UInt8], assembly: CatalogAssembly, language: CatalogPlace.LanguageName? = nil) {
    (self.path, self.bytes, self.assembly) = (path, bytes, assembly)
    log = ProblemLog(file: path)
    variables = VariableBudget(byteCount: bytes.count)
    place = CatalogPlace(path: path, language: language)
    root = place.root
    log.scope = CatalogFormat(path: path)?.scope(of: place) { assembly.canonical($0) }
    log.scope?.target = root
  }

  /// Reads what is about a key, or what is in a locale; problems meanwhile are those of these strings.
  func concerning<Value>(_ key: StringKey?, in locale: String?, _ body: () -> Value) -> Value {
    let outer = log.scope
    defer { log.scope = outer }
    if let key {
      log.scope?.key = key.name
      log.scope?.table = key.table
    }
    if let locale { log.scope?.locale = locale == CatalogAssembly.base ? nil : locale }
    return body()
  }

  private func rooted(_ key: StringKey) -> StringKey {
    var rooted = key
    rooted.target = root
    return rooted
  }

  /// The locale that a tag in the file names, by its canonical tag; nil where it names none, which is then in the log, once for each tag.
  func locale(_ tag: String, at position: SourcePosition?) -> String? {
    locale(tag, at: position, "\(Wording.quoted(tag)) is not a language tag; use one such as de, pt-BR or zh-Hant")
  }

  /// The locale of the folder that the file is in, or of its name; nil where neither says one, which is then in the log.
  func folderLocale() -> String? {
    if let folder = place.projectLocale {
      return locale(
        folder, at: nil,
        "the folder is named \(Wording.quoted(folder + ".lproj")), which is not a language tag; use a name such as de.lproj or zh-Hant.lproj"
      )
    }
    guard let named = place.named?.locale else {
      return localeOfOthers(
        "move it to a folder such as de.lproj, or specify the language with \(assembly.localeOfOthersName)")
    }
    return locale(named, at: nil)
  }

  /// The locale of files that do not tell theirs; nil where there is none for them, which is then in the log with a cure.
  func localeOfOthers(_ cure: String) -> String? {
    if let locale = assembly.localeOfOthers { return locale }
    reportNoLocale(cure)
    return nil
  }

  private func locale(_ tag: String, at position: SourcePosition?, _ problem: String) -> String? {
    if let locale = assembly.canonical(tag) { return locale }
    if assembly.isFirstRefusal(of: tag, in: path) { log.report(.invalidValue, at: position, problem) }
    return nil
  }

  /// Adds a text, in a locale by its canonical tag.
  func add(
    _ pattern: MessagePattern, for key: StringKey, in locale: String, state: TranslationState = .translated,
    at position: SourcePosition?
  ) {
    var string = LocalizedString(pattern: pattern, state: state, file: path, position: position)
    string.originals = original.map { [$0] } ?? []
    concerning(key, in: locale) { assembly.add(string, for: rooted(key), in: locale, log: log) }
  }

  /// Whether a key has a text already.
  func has(_ key: StringKey, in locale: String) -> Bool { assembly.has(rooted(key), in: locale) }

  /// Changes what is known of a key besides its texts.
  func update(_ key: StringKey, _ change: (inout CatalogString) -> Void) { assembly.update(rooted(key), change) }

  /// Notes that a key has the text of another in a locale.
  func refer(_ key: StringKey, to other: StringKey, in locale: String, at position: SourcePosition?) {
    assembly.refer(
      StringReference(key: rooted(key), other: rooted(other), locale: locale, file: path, position: position))
  }

  /// Notes the comment of a key, which stays when there is one.
  func comment(_ text: String?, on key: StringKey) {
    guard let text, !text.isEmpty else { return }
    update(key) { $0.comment = $0.comment ?? text }
  }

  /// Says that the file does not tell which language it is in.
  private func reportNoLocale(_ cure: String) {
    log.report(.missingKey, at: nil, "the language of the file is unknown; \(cure)")
  }

  /// The JSON of the file with its text; nil when it is none, which is then in the log.
  func json() -> (root: JSONTree, file: TextFile)? {
    guard let file = TextFile(bytes, log: log) else { return nil }
    do throws(JSONMistake) {
      return (try JSONTree.read(file.utf8).tree, file)
    } catch {
      log.report(error.code, at: file.position(of: error.offset), error.message)
      return nil
    }
  }

  /// Notes the keys that stand twice in an object, of which the last counts.
  /// - Parameter key: What key a member has in the catalog; nil where members are no keys.
  func reportDuplicates(in members: [JSONTree.Member], _ file: TextFile, key: ((String) -> StringKey)? = nil) {
    var seen: [String: Int] = [:]
    for member in members {
      if let first = seen[member.key] {
        concerning(key?(member.key), in: nil) {
          log.report(
            .duplicate, at: file.position(of: member.offset),
            "the key \(Wording.quoted(member.key)) appears twice, first on line \(file.position(of: first).line), and the last one is used; remove one"
          )
        }
      } else {
        seen[member.key] = member.offset
      }
    }
  }
}
