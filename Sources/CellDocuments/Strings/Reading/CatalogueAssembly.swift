/// The strings of several files while they are put together.
final class CatalogueAssembly {
  private var strings: [StringKey: CatalogueString] = [:]
  private var canonicalTags: [String: String] = [:]
  /// The source locales that files name, the first one first.
  private(set) var sourceLocales: [String] = []

  /// The locale of texts in the language that an app is developed in, where the file does not say which that is: `Base.lproj`,
  /// Android's `values`.
  static let base = "Base"

  /// Notes the source locale that a file names.
  func addSource(_ locale: String) {
    let tag = canonical(locale)
    if !sourceLocales.contains(tag) { sourceLocales.append(tag) }
  }

  /// Adds a text. One that is there already stays, and the log hears of it unless the two are the same; a `.stringsdict` takes the
  /// place of the `.strings` of its name, as on Apple's platforms.
  func add(_ string: LocalizedString, for key: StringKey, in locale: String, log: ProblemLog) {
    let locale = canonical(locale)
    guard let known = strings[key]?.values[locale] else {
      strings[key, default: CatalogueString(key: key)].values[locale] = string
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
  func update(_ key: StringKey, _ change: (inout CatalogueString) -> Void) {
    change(&strings[key, default: CatalogueString(key: key)])
  }

  private func canonical(_ locale: String) -> String {
    if locale == Self.base { return locale }
    if let known = canonicalTags[locale] { return known }
    let tag = TextLocale(locale).tag
    canonicalTags[locale] = tag
    return tag
  }

  /// The catalogue; texts of the base stand for the source where it has none of its own.
  /// - Parameter sourceLocale: The source; nil for that of the files, or else English.
  func catalogue(sourceLocale: String?) -> StringCatalogue {
    let source = sourceLocale.map(canonical) ?? sourceLocales.first ?? "en"
    let moved = strings.values.map { string in
      var string = string
      if let base = string.values.removeValue(forKey: Self.base), string.values[source] == nil {
        string.values[source] = base
      }
      return string
    }
    return StringCatalogue(sourceLocale: source, strings: moved.filter { !$0.values.isEmpty })
  }
}

/// One file while its strings are read.
struct CatalogueSource {
  /// What the file is called.
  let path: String
  let bytes: [UInt8]
  let assembly: CatalogueAssembly
  let log: ProblemLog

  init(path: String, bytes: [UInt8], assembly: CatalogueAssembly) {
    (self.path, self.bytes, self.assembly) = (path, bytes, assembly)
    log = ProblemLog(file: path)
  }

  /// What the file's place among folders says: its locale and its table.
  var place: CataloguePlace { CataloguePlace(path: path) }

  /// Adds a text.
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
    do throws(JSONParser.Failure) {
      return (try JSONParser.tree(file.utf8), file)
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
