public import LayoutCore

/// The strings of an app in all its languages, from files of any format.
///
/// ```swift
/// let reading = StringCatalog.read(["Resources/"])
/// reading.problems                                        // errors, with file and line
/// let found = reading.catalog.lookUp("welcome.title", in: "pt-BR")
/// found?.status                                           // .translated, .inherited(from: "pt"), .missing …
/// try found?.variants().map(\.text)                       // all texts that can be shown
/// ```
public struct StringCatalog: Sendable {
  /// The locale of the strings before they are translated.
  public let sourceLocale: String
  /// The locales of the strings, as language tags in alphabetical order.
  public let locales: [String]
  /// The keys, sorted.
  public let keys: [StringKey]
  private let strings: [StringKey: CatalogString]
  private let targetNames: TargetNames
  /// The keys by name, in all tables and contexts.
  private let keysByName: [String: [StringKey]]
  /// The keys by table; keys without a table are not included.
  package let keysByTable: [String: ArraySlice<StringKey>]
  private let localeIndex: LocaleIndex
  /// The samples for arguments without values; Strut's own samples by default.
  public var samples = SampleArguments()
  /// The fonts for finding the widest variant of a string; nil for the bundled fonts.
  public var typesetting: Typesetting?
  /// The device whose strings are used by default; an iPhone unless it is changed.
  public var device = DeviceFamily.iPhone

  /// Returns the catalog with fonts for finding the widest variant of a string.
  package func measured(by typesetting: Typesetting) -> StringCatalog {
    var catalog = self
    catalog.typesetting = typesetting
    return catalog
  }

  /// Creates a catalog of strings. If two strings have the same key, the first is kept.
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

  /// Keys are sorted by table first, so the keys of one table are adjacent.
  private static func byTable(_ keys: [StringKey]) -> [String: ArraySlice<StringKey>] {
    var (tables, start): ([String: ArraySlice<StringKey>], Int) = ([:], 0)
    for index in keys.indices where index + 1 == keys.count || keys[index + 1].table != keys[index].table {
      if let table = keys[index].table { tables[table] = keys[start...index] }
      start = index + 1
    }
    return tables
  }

  /// The string of a key; nil if there is none.
  public subscript(_ key: StringKey) -> CatalogString? { strings[key] }

  /// Returns the key with a name: in the given table, or without a table in `Localizable`, in no
  /// table, or in the first table that contains it. If several targets of the app contain it, it is
  /// the key of the given target, or else of the first target.
  ///
  /// - Complexity: O(*n*) in the keys of that name.
  public func key(
    _ name: String, table: String? = nil, context: String? = nil, target: String? = nil
  ) -> StringKey? {
    keys(name, table: table, context: context, target: target).first
  }

  /// Returns the keys with a name that differ only in their targets; see
  /// ``key(_:table:context:target:)``.
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

  /// Returns true if a name may refer to a target of the app: the target has this name, or a folder
  /// with the name in its path, or a folder with an unknown path. A catalog with one target may
  /// have any name, because its path depends on the working directory.
  package func mayHave(target name: String) -> Bool { targetNames.meaning(of: name).isKnown }

  /// The names of the targets, if there are several.
  package var targets: [String] { targetNames.all }

  /// The table that Apple's platforms use by default.
  package static let usualTable = "Localizable"

  /// Returns the locales of the catalog that are used for a locale, nearest first, such as `pt-BR`
  /// and then `pt`. The source locale is included only if it is one of them.
  ///
  /// Likely subtags decide (UTS #35): `zh-TW` finds `zh-Hant` and not `zh`, `nb` finds `no`,
  /// `es-MX` finds `es-419` before `es`.
  public func fallbacks(of locale: String) -> [String] { localeIndex.fallbacks(of: TextLocale(locale)) }
}

/// The result of looking up a key in a locale.
public struct StringLookup: Hashable, Sendable {
  /// The relation of the text to the locale.
  public enum Status: Hashable, Sendable {
    /// The text is in the locale itself.
    case translated
    /// The text is in another locale that is used instead, such as `pt` for `pt-BR`.
    case inherited(from: String)
    /// The text is in the locale itself and needs a review.
    case needsReview
    /// The text is in the locale itself and identical to the source text.
    case sameAsSource
    /// There is no translation; the source text is used.
    case missing
    /// The locale is the source locale, or the key must not be translated.
    case source
    /// The text was made from the source text by a pseudolanguage.
    case pseudo(Pseudolanguage)

    /// The name of the status in reports: `translated`, `inherited`, `needsReview`, `sameAsSource`,
    /// `missing`, `source`, `pseudo`.
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
  /// The requested locale.
  public let locale: TextLocale
  /// The relation of the text to the locale.
  public let status: Status
  /// The locale of the text, whose plural rules apply: the requested locale, one that is used
  /// instead, or the source locale.
  public let textLocale: TextLocale
  /// The localized string, with its file and place.
  public let string: LocalizedString
  /// The locale of the strings before they are translated.
  public let sourceLocale: TextLocale
  /// The string in the source locale; nil if the catalog has none.
  public let source: LocalizedString?
  /// The samples for arguments without values.
  public let samples: SampleArguments
  /// The device whose text is used by default.
  public let device: DeviceFamily
}

extension StringLookup {
  /// The key in the source locale; nil if the catalog has no string for it.
  public var inSource: StringLookup? {
    source.map { source in
      StringLookup(
        key: key, locale: sourceLocale, status: .source, textLocale: sourceLocale, string: source,
        sourceLocale: sourceLocale, source: source, samples: samples, device: device)
    }
  }

  /// True if the text is identical to the source text and has letters, although its language is
  /// written in another script. Han characters count as one script, because several languages that
  /// use them may share a word.
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
  /// Looks up a key in a locale. The result is the text in the locale itself, or else in a locale
  /// that is used instead, or else in the source locale.
  ///
  /// Incomplete translations are ignored; translations that need a review are used. Returns nil if
  /// there is no such key, or no text for it.
  /// - Parameters:
  ///   - table: The table; see ``key(_:table:context:target:)``.
  ///   - target: The target of the app.
  ///   - locale: A language tag, or the tag of a ``Pseudolanguage``.
  public func lookUp(
    _ name: String, table: String? = nil, context: String? = nil, target: String? = nil, in locale: String
  ) -> StringLookup? {
    key(name, table: table, context: context, target: target).flatMap { lookUp($0, in: TextLocale(locale)) }
  }

  /// Looks up a key in a locale; see ``lookUp(_:table:context:target:in:)``.
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
