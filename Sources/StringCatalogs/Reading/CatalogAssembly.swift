import JSONText

/// The strings of several files, while they are combined into one catalog.
final class CatalogAssembly {
  /// The strings by key. The target of each key is the folder of the string; see
  /// `CatalogPlace.root`.
  private var strings: [StringKey: CatalogString] = [:]
  private var roots: [String] = []
  private var knownRoots: Set<String> = []
  private var references: [StringReference] = []
  /// The last combined result; nil once something has been added.
  private var result: Assembled?
  private var canonicalTags: [String: String?] = [:]
  private var refusals: Set<Refusal> = []
  /// The source locales that files name, in the order of the files.
  private(set) var sourceLocales: [String] = []

  /// The locale of text in the development language, if the file does not name that language:
  /// `Base.lproj`, Android's `values`.
  static let base = "Base"

  /// An invalid language tag in a file.
  private struct Refusal: Hashable {
    let tag: String
    let file: String
  }

  /// The strings by their final keys, those of the catalog.
  private struct Assembled {
    var strings: [StringKey: CatalogString]
    /// The contradictions between files of different folders.
    var problems: [CellDocumentError]
    /// The targets; nil if all strings are in one folder.
    var targets: CatalogTargets?
    /// The names of the keys that refer to another key, by the name of that key.
    var referrers: [String: [String]]
  }

  /// The locale of files that specify none; nil if such files are rejected.
  let localeOfOthers: String?
  /// The name of the option or parameter that sets this locale, for messages.
  let localeOfOthersName: String

  /// - Parameter localeOfOthers: The language of files that specify none.
  init(localeOfOthers: String? = nil, named name: String) {
    (self.localeOfOthers, localeOfOthersName) = (localeOfOthers.map { TextLocale($0).tag }, name)
  }

  /// Records the source locale of a file, given by its canonical tag.
  func addSource(_ locale: String) {
    if !sourceLocales.contains(locale) { sourceLocales.append(locale) }
  }

  /// Adds the text of a key, whose target is the folder of the file. If a key appears twice in a
  /// file, the last entry is used if the format's platform uses it; otherwise the first. The first
  /// of two files is used. The log records the duplicate. See ``choice(of:_:)``.
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

  /// Selects the text to use if a key has two, and reports whether two are a mistake. Two files may
  /// have the same text, and a `.stringsdict` overrides the `.strings` file of the same name, as on
  /// Apple's platforms.
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

  /// Returns true if a key already has text in a locale.
  func has(_ key: StringKey, in locale: String) -> Bool { strings[key]?.values[locale] != nil }

  /// Changes a string's data other than its text.
  func update(_ key: StringKey, _ change: (inout CatalogString) -> Void) {
    result = nil
    change(&strings[key, default: CatalogString(key: key)])
  }

  /// Records that a key refers to another in a locale.
  func refer(_ reference: StringReference) {
    result = nil
    if let root = reference.key.target, knownRoots.insert(root).inserted { roots.append(root) }
    references.append(reference)
  }

  /// Returns the canonical form of a language tag, with ``base`` unchanged; nil if the tag is
  /// invalid.
  func canonical(_ locale: String) -> String? {
    if locale == Self.base { return locale }
    if let known = canonicalTags[locale] { return known }
    let tag = TextLocale(wellFormed: locale)?.tag
    canonicalTags[locale] = .some(tag)
    return tag
  }

  /// Returns true if an invalid tag of a file has not been reported yet. The same tag may be at
  /// every string.
  func isFirstRefusal(of tag: String, in file: String) -> Bool {
    refusals.insert(Refusal(tag: tag, file: file)).inserted
  }

  /// Returns the catalog. If a string has no text in the source locale, its base text is used for
  /// it.
  /// - Parameter sourceLocale: The source locale; nil for that of the files, or English if they
  ///   name none.
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

  /// The contradictions between files of different folders.
  var problems: [CellDocumentError] { assembled().problems }

  /// Returns the problems of files with the catalog's keys, including the keys that refer to the
  /// affected strings.
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
        // A module may refer to strings of another module.
        for other in others { scopes.insert(ProblemScope(key: other, table: scope.table, locale: scope.locale)) }
      }
      return problem.about(scopes)
    }
  }

  /// Returns the keys that refer to a key, directly or through others; nil if there are more than
  /// the limit.
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
    // Most catalogs are from one folder: there is nothing to separate or combine.
    if roots.count < 2 { return keep(strings.values.map(\.withoutTarget), followed.problems, nil) }
    let targets = CatalogTargets(strings, roots: roots)
    var (merged, problems): ([StringKey: CatalogString], [CellDocumentError]) = (
      [:], followed.problems + targets.problems
    )
    // The source text in an XLIFF file may be outdated, so the text in a folder is preferred.
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
    // A key that has only a comment may appear twice: with the folder of a file and without.
    let assembled = Assembled(
      strings: Dictionary(strings.map { ($0.key, $0) }) { $0.values.isEmpty ? $1 : $0 }, problems: problems,
      targets: targets, referrers: referrers.mapValues { $0.sorted() })
    result = assembled
    return assembled
  }
}

extension ProblemScope {
  /// The scope, without the target.
  fileprivate var ofAll: ProblemScope { ProblemScope(key: key, table: table, locale: locale) }
}

extension CellDocumentError {
  /// Returns a copy of the problem that affects other strings.
  fileprivate func about(_ scopes: Set<ProblemScope>) -> CellDocumentError {
    CellDocumentError(code: code, file: file, position: position, message: message, scopes: scopes)
  }
}

extension CatalogString {
  /// The string with its target removed from its key.
  fileprivate var withoutTarget: CatalogString {
    var string = self
    string.key = key.withoutTarget
    return string
  }
}

/// A file of strings, while it is read.
struct CatalogSource {
  /// The file's path, as given.
  let path: String
  let bytes: [UInt8]
  let assembly: CatalogAssembly
  let log: ProblemLog
  /// The locale and the table that the file's path implies.
  let place: CatalogPlace
  /// The folder of the strings, which distinguishes the targets of an app.
  var root: String {
    didSet { log.scope?.target = root }
  }
  /// The path of the app's file that the strings are from, if this is a file of an exchange format;
  /// otherwise nil.
  var original: String?
  /// The remaining size that variables may add to the file's text.
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

  /// Runs a closure; problems logged by it affect the given key or locale.
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

  /// Returns the canonical form of a tag in the file; nil if the tag is invalid, which is logged
  /// once for each tag.
  func locale(_ tag: String, at position: SourcePosition?) -> String? {
    locale(tag, at: position, "\(Wording.quoted(tag)) is not a language tag; use one such as de, pt-BR or zh-Hant")
  }

  /// Returns the locale of the file's folder or of its name; nil if neither names a locale, which
  /// is logged.
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

  /// Returns the locale of files that specify none; nil if that locale is not set, which is logged
  /// with a cure.
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

  /// Adds the text of a key in a locale, given by its canonical tag.
  func add(
    _ pattern: MessagePattern, for key: StringKey, in locale: String, state: TranslationState = .translated,
    at position: SourcePosition?
  ) {
    var string = LocalizedString(pattern: pattern, state: state, file: path, position: position)
    string.originals = original.map { [$0] } ?? []
    concerning(key, in: locale) { assembly.add(string, for: rooted(key), in: locale, log: log) }
  }

  /// Returns true if a key already has text in a locale.
  func has(_ key: StringKey, in locale: String) -> Bool { assembly.has(rooted(key), in: locale) }

  /// Changes a string's data other than its text.
  func update(_ key: StringKey, _ change: (inout CatalogString) -> Void) { assembly.update(rooted(key), change) }

  /// Records that a key refers to another in a locale.
  func refer(_ key: StringKey, to other: StringKey, in locale: String, at position: SourcePosition?) {
    assembly.refer(
      StringReference(key: rooted(key), other: rooted(other), locale: locale, file: path, position: position))
  }

  /// Sets the comment of a key, unless it already has one.
  func comment(_ text: String?, on key: StringKey) {
    guard let text, !text.isEmpty else { return }
    update(key) { $0.comment = $0.comment ?? text }
  }

  /// Logs that the file does not specify its language.
  private func reportNoLocale(_ cure: String) {
    log.report(.missingKey, at: nil, "the language of the file is unknown; \(cure)")
  }

  /// Parses the file as JSON; returns nil if it is not valid JSON, which is logged.
  func json() -> (root: JSONTree, file: TextFile)? {
    guard let file = TextFile(bytes, log: log) else { return nil }
    do throws(JSONMistake) {
      return (try JSONTree.read(file.utf8).tree, file)
    } catch {
      log.report(error.code, at: file.position(of: error.offset), error.message)
      return nil
    }
  }

  /// Logs the keys that appear twice in an object. The last value is used.
  /// - Parameter key: Returns the catalog's key for a member; nil if members are not keys.
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
