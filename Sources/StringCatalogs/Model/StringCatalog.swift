public import LayoutCore

/// The texts of an app in all its languages, whatever files they came from.
///
/// ```swift
/// let reading = StringCatalog.read(["Resources/"])
/// reading.problems                                        // what could not be read, with file and line
/// let found = reading.catalog.lookUp("welcome.title", in: "pt-BR")
/// found?.status                                           // .translated, .inherited(from: "pt"), .missing …
/// try found?.variants().map(\.text)                       // every text that a person could see
/// ```
public struct StringCatalog: Sendable {
  /// The locale that texts are written in before they are translated.
  public let sourceLocale: String
  /// The locales that have a text, as language tags, in the order of their letters.
  public let locales: [String]
  /// The keys, sorted.
  public let keys: [StringKey]
  private let strings: [StringKey: CatalogString]
  private let targetNames: TargetNames
  /// The keys of a name, whatever their table and context.
  private let keysByName: [String: [StringKey]]
  /// The keys of each table; those of none are not among them.
  package let keysByTable: [String: ArraySlice<StringKey>]
  private let localeIndex: LocaleIndex
  /// What stands in texts for arguments that nobody gives; Strut's own samples at first.
  public var samples = SampleArguments()
  /// The fonts by which the widest of several texts is found; nil for the bundled ones.
  public var typesetting: Typesetting?
  /// The device whose texts are meant where nobody names another; an iPhone at first.
  public var device = DeviceFamily.iPhone

  /// The catalog, with the fonts by which the widest of several texts is found.
  package func measured(by typesetting: Typesetting) -> StringCatalog {
    var catalog = self
    catalog.typesetting = typesetting
    return catalog
  }

  /// A catalog of these strings. Of two with one key the first stays.
  ///
  /// - Complexity: O(*n* log *n*) in the number of strings.
  package init(sourceLocale: String = "en", strings: [CatalogString] = []) {
    self.init(sourceLocale: sourceLocale, strings: strings, folders: [])
  }

  /// - Parameter folders: The folders that the strings are in.
  init(sourceLocale: String, strings: [CatalogString], folders: [TargetNames.Folder]) {
    let sourceLocale = TextLocale(sourceLocale).tag
    self.sourceLocale = sourceLocale
    self.strings = Dictionary(strings.map { ($0.key, $0) }) { first, _ in first }
    keys = self.strings.keys.sorted()
    keysByName = Dictionary(grouping: keys, by: \.name)
    keysByTable = Self.byTable(keys)
    targetNames = TargetNames(keys, folders: folders)
    locales = Set(strings.flatMap(\.values.keys)).union([sourceLocale]).sorted()
    localeIndex = LocaleIndex(locales)
  }

  /// Keys are sorted by table first, so those of one lie together.
  private static func byTable(_ keys: [StringKey]) -> [String: ArraySlice<StringKey>] {
    var (tables, start): ([String: ArraySlice<StringKey>], Int) = ([:], 0)
    for index in keys.indices where index + 1 == keys.count || keys[index + 1].table != keys[index].table {
      if let table = keys[index].table { tables[table] = keys[start...index] }
      start = index + 1
    }
    return tables
  }

  /// Everything of a key; nil when there is none.
  public subscript(_ key: StringKey) -> CatalogString? { strings[key] }

  /// The key of a name: in the table if one is given, else in the table `Localizable`, in none, or in the first that has it. Where
  /// several of an app's targets have it, that of the target if one is given, else of the first.
  ///
  /// - Complexity: O(*n*) in the keys of that name.
  public func key(
    _ name: String, table: String? = nil, context: String? = nil, target: String? = nil
  ) -> StringKey? {
    keys(name, table: table, context: context, target: target).first
  }

  /// The keys of a name that differ by nothing but their targets; see ``key(_:table:context:target:)``.
  package func keys(_ name: String, table: String?, context: String?, target: String?) -> [StringKey] {
    guard let named = keysByName[name] else { return [] }
    let meant = target.map(targetNames.meaning)
    let known = named.filter { (context == nil || $0.context == context) && meant?.includes($0) != false }
    if known.count < 2 { return table == nil || known.first?.table == table ? known : [] }
    let first =
      if let table {
        known.first { $0.table == table }
      } else {
        known.first { $0.table == nil } ?? known.first { $0.table == Self.usualTable } ?? known.first
      }
    guard let first else { return [] }
    return known.filter { $0.withoutTarget == first.withoutTarget }
  }

  /// Whether one of an app's targets may be meant by a name: it is called so, or has a folder with the name in its path, or with a path that
  /// is not known. A catalog of one target may be that of any name: its path depends on where one stands.
  package func mayHave(target name: String) -> Bool { targetNames.meaning(of: name).isKnown }

  /// What the targets are called where there are several.
  package var targets: [String] { targetNames.all }

  /// The table that Apple's platforms look in where none is named.
  package static let usualTable = "Localizable"

  /// The locales of the catalog that stand in for a locale, nearest first: `pt-BR` for itself, then `pt`; the source is
  /// not among them unless it is one of these.
  ///
  /// Likely subtags decide (UTS #35): `zh-TW` finds `zh-Hant` and not `zh`, `nb` finds `no`, `es-MX` finds `es-419` before `es`.
  public func fallbacks(of locale: String) -> [String] { localeIndex.fallbacks(of: TextLocale(locale)) }
}

/// A key as it is found in a locale.
public struct StringLookup: Hashable, Sendable {
  /// How the text stands to the locale.
  public enum Status: Hashable, Sendable {
    /// It is the locale's own.
    case translated
    /// It is another locale's that stands in: `pt`'s for `pt-BR`.
    case inherited(from: String)
    /// It is the locale's own and marked to be looked at.
    case needsReview
    /// It is the locale's own, in the words of the source.
    case sameAsSource
    /// There is none: the text is that of the source.
    case missing
    /// The locale is the source, or the key is not to be translated.
    case source
    /// A pseudolanguage made it out of the source.
    case pseudo(Pseudolanguage)

    /// The word that reports have for it: `translated`, `inherited`, `needsReview`, `sameAsSource`, `missing`, `source`, `pseudo`.
    public var name: String {
      switch self {
      case .translated: "translated"
      case .inherited: "inherited"
      case .needsReview: "needsReview"
      case .sameAsSource: "sameAsSource"
      case .missing: "missing"
      case .source: "source"
      case .pseudo: "pseudo"
      }
    }
  }

  /// The key.
  public let key: StringKey
  /// The locale that was asked for.
  public let locale: TextLocale
  /// How the text stands to the locale.
  public let status: Status
  /// The locale that the text is in, by whose plural rules it goes: that asked for, one that stands in, or the source.
  public let textLocale: TextLocale
  /// The text, with its file and place.
  public let string: LocalizedString
  /// The locale that texts are written in before they are translated.
  public let sourceLocale: TextLocale
  /// The text in the source locale; nil where the catalog has none.
  public let source: LocalizedString?
  /// What stands in the text for arguments that nobody gives.
  public let samples: SampleArguments
  /// The device whose text is meant where nobody names another.
  public let device: DeviceFamily
}

extension StringLookup {
  /// The same key in the source locale; nil where the catalog has no text of it.
  public var inSource: StringLookup? {
    source.map { source in
      StringLookup(
        key: key, locale: sourceLocale, status: .source, textLocale: sourceLocale, string: source,
        sourceLocale: sourceLocale, source: source, samples: samples, device: device)
    }
  }

  /// Whether the text is that of the source, letters among it, and its language is written in another script. Han characters count as one
  /// script, for a word may be the same in several languages that have them.
  package var isCopiedIntoAnotherScript: Bool {
    guard string.pattern == source?.pattern, string.pattern.hasLetters else { return false }
    func script(_ locale: TextLocale) -> String {
      let script = locale.script
      return ["Hans", "Hant", "Jpan"].contains(script) ? "Hani" : script
    }
    return script(textLocale) != script(sourceLocale)
  }
}

extension StringCatalog {
  /// The text of a key in a locale: the locale's own, else that of one that stands in, else that of the source.
  ///
  /// Translations that are not done do not count; those to be looked at do. Nil when there is no such key, or no text of it at all.
  /// - Parameters:
  ///   - table: The table; see ``key(_:table:context:target:)``.
  ///   - target: Which of an app's targets.
  ///   - locale: A language tag, or that of a ``Pseudolanguage``.
  public func lookUp(
    _ name: String, table: String? = nil, context: String? = nil, target: String? = nil, in locale: String
  ) -> StringLookup? {
    key(name, table: table, context: context, target: target).flatMap { lookUp($0, in: TextLocale(locale)) }
  }

  /// The text of a key in a locale; see ``lookUp(_:table:context:target:in:)``.
  public func lookUp(_ key: StringKey, in locale: TextLocale) -> StringLookup? {
    guard let entry = self[key] else { return nil }
    let source = entry.values[sourceLocale]
    func found(_ status: StringLookup.Status, _ string: LocalizedString, in tag: String) -> StringLookup {
      StringLookup(
        key: key, locale: locale, status: status, textLocale: TextLocale(tag), string: string,
        sourceLocale: TextLocale(sourceLocale), source: source, samples: samples, device: device)
    }
    if let pseudolanguage = locale.pseudolanguage, let source, entry.isTranslatable {
      var string = source
      string.pattern = pseudolanguage.transform(source.pattern)
      return found(.pseudo(pseudolanguage), string, in: sourceLocale)
    }
    for candidate in localeIndex.fallbacks(of: locale) {
      guard let string = entry.values[candidate], string.state != .untranslated || candidate == sourceLocale else {
        continue
      }
      return found(status(of: string, candidate, locale, entry), string, in: candidate)
    }
    let fallback = source.map { (sourceLocale, $0) } ?? entry.values.min { $0.key < $1.key }.map { ($0.key, $0.value) }
    return fallback.map { found(entry.isTranslatable ? .missing : .source, $1, in: $0) }
  }

  private func status(
    of string: LocalizedString, _ candidate: String, _ locale: TextLocale, _ entry: CatalogString
  ) -> StringLookup.Status {
    if candidate == sourceLocale || !entry.isTranslatable { return .source }
    guard candidate == locale.tag || LocaleIndex.areEqual(candidate, locale.tag) else {
      return .inherited(from: candidate)
    }
    if string.state == .needsReview { return .needsReview }
    return string.pattern == entry.values[sourceLocale]?.pattern ? .sameAsSource : .translated
  }
}
