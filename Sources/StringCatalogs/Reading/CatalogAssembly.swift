import JSONText

/// The strings of several files while they are put together.
final class CatalogAssembly {
  private var strings: [StringKey: CatalogString] = [:]
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

  /// Notes the source locale that a file names, by its canonical tag.
  func addSource(_ locale: String) {
    if !sourceLocales.contains(locale) { sourceLocales.append(locale) }
  }

  /// Adds a text. One that is there already stays, and the log hears of it unless the two are the same; a `.stringsdict` takes the
  /// place of the `.strings` of its name, as on Apple's platforms.
  func add(_ string: LocalizedString, for key: StringKey, in locale: String, log: ProblemLog) {
    guard let known = strings[key]?.values[locale] else {
      strings[key, default: CatalogString(key: key)].values[locale] = string
      return
    }
    let isPlural = (Self.isDictionary(string.file), Self.isDictionary(known.file))
    if isPlural.0 != isPlural.1 {
      if isPlural.0 { strings[key]?.values[locale] = string }
      return
    }
    guard string.file == known.file || string.pattern != known.pattern else { return }
    let place = (known.file == string.file ? "line " : "\(known.file):") + (known.position.map { "\($0.line)" } ?? "?")
    log.report(
      .duplicate, at: string.position, "the key \(Wording.quoted(key.name)) stands twice, first in \(place); remove one"
    )
  }

  private static func isDictionary(_ file: String) -> Bool { DocumentPath.parts(of: file).suffix == "stringsdict" }

  /// Whether a key has a text already.
  func has(_ key: StringKey, in locale: String) -> Bool { strings[key]?.values[locale] != nil }

  /// Changes what is known of a key besides its texts.
  func update(_ key: StringKey, _ change: (inout CatalogString) -> Void) {
    change(&strings[key, default: CatalogString(key: key)])
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
    let moved = strings.values.map { string in
      var string = string
      if let base = string.values.removeValue(forKey: Self.base), string.values[source] == nil {
        string.values[source] = base
      }
      return string
    }
    return StringCatalog(sourceLocale: source, strings: moved.filter { !$0.values.isEmpty })
  }
}

/// One file while its strings are read.
struct CatalogSource {
  /// What the file is called.
  let path: String
  let bytes: [UInt8]
  let assembly: CatalogAssembly
  let log: ProblemLog

  init(path: String, bytes: [UInt8], assembly: CatalogAssembly) {
    (self.path, self.bytes, self.assembly) = (path, bytes, assembly)
    log = ProblemLog(file: path)
  }

  /// What the file's place among folders says: its locale and its table.
  var place: CatalogPlace { CatalogPlace(path: path) }

  /// The locale that a tag in the file names, by its canonical tag; nil where it names none, which is then in the log, once for each tag.
  func locale(_ tag: String, at position: SourcePosition?) -> String? {
    locale(tag, at: position, "\(Wording.quoted(tag)) is no language tag; write one such as de, pt-BR or zh-Hant")
  }

  /// The locale of the folder that the file is in, or of its name; nil where neither says one, which is then in the log.
  func folderLocale() -> String? {
    if let folder = place.projectLocale {
      return locale(
        folder, at: nil,
        "the folder is named \(Wording.quoted(folder + ".lproj")), which is no language tag; name it as de.lproj or zh-Hant.lproj"
      )
    }
    guard let named = place.named?.locale else {
      reportNoLocale("put it into a folder such as de.lproj")
      return nil
    }
    return locale(named, at: nil)
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
    let string = LocalizedString(pattern: pattern, state: state, file: path, position: position)
    assembly.add(string, for: key, in: locale, log: log)
  }

  /// Notes the comment of a key, which stays when there is one.
  func comment(_ text: String?, on key: StringKey) {
    guard let text, !text.isEmpty else { return }
    assembly.update(key) { $0.comment = $0.comment ?? text }
  }

  /// Says that the file does not tell which language it is in.
  func reportNoLocale(_ cure: String) {
    log.report(.missingKey, at: nil, "the file does not say which language it is in; \(cure)")
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

  /// Notes the keys that stand twice in an object.
  func reportDuplicates(in members: [JSONTree.Member], _ file: TextFile) {
    var seen: [String: Int] = [:]
    for member in members {
      if log.hasOverflowed { return }
      if let first = seen[member.key] {
        log.report(
          .duplicate, at: file.position(of: member.offset),
          "the key \(Wording.quoted(member.key)) stands twice, first in line \(file.position(of: first).line); remove one"
        )
      } else {
        seen[member.key] = member.offset
      }
    }
  }
}
