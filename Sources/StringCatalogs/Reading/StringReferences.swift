/// A key that refers to another key for its text in a locale, such as `@string/other` in Android's
/// resources.
struct StringReference {
  let key, other: StringKey
  /// The locale of the reference, by its canonical tag, or ``CatalogAssembly/base``.
  let locale: String
  let file: String
  let position: SourcePosition?
}

/// Resolves references to text, in each locale as the platform does: if a locale has no entry for a
/// key, the entry of its fallback is used, and if that entry is a reference, it is resolved in the
/// original locale.
struct StringReferences {
  /// The strings, with references resolved.
  private(set) var strings: [StringKey: CatalogString]
  /// The references that have no text.
  private(set) var problems: [CellDocumentError] = []
  private let given: [StringKey: CatalogString]
  private let references: [StringKey: [String: StringReference]]
  /// The first key with a target for each key without one: a module also has the strings of the
  /// modules that it uses.
  private var first: [StringKey: StringKey] = [:]
  private var indices: [Set<String>: LocaleIndex] = [:]

  /// Resolves all references. A key that has both text and a reference in a locale keeps its text.
  ///
  /// - Complexity: O(*n* · *m*) in the number of references and of the locales of their targets.
  init(_ references: [StringReference], in strings: [StringKey: CatalogString], roots: [String]) {
    (self.strings, given) = (strings, strings)
    self.references = references.reduce(into: [:]) { found, reference in
      if found[reference.key]?[reference.locale] == nil {
        found[reference.key, default: [:]][reference.locale] = reference
      }
    }
    if references.isEmpty { return }
    first = Self.first(among: Array(strings.filter { !$0.value.values.isEmpty }.keys) + self.references.keys, of: roots)
    for (key, own) in self.references.sorted(by: { $0.key < $1.key }) {
      for locale in locales(from: key).sorted() where given[key]?.values[locale] == nil {
        guard let start = nearest(key, locale), own[start] != nil, given[key]?.values[start] == nil else { continue }
        switch follow(key, in: locale) {
        case .text(let text): self.strings[key, default: CatalogString(key: key)].values[locale] = text
        case .problem(let problem):
          if let reference = own[locale] { report(reference, problem) }
        }
      }
    }
  }

  private static func first(among keys: [StringKey], of roots: [String]) -> [StringKey: StringKey] {
    let places = Dictionary(roots.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    func place(_ key: StringKey) -> Int { key.target.flatMap { places[$0] } ?? .max }
    let rooted = keys.filter { place($0) < .max }.map { ($0.withoutTarget, $0) }
    return Dictionary(rooted) { place($1) < place($0) ? $1 : $0 }
  }

  private enum End {
    case text(LocalizedString)
    case problem(String)
  }

  private func tags(_ key: StringKey) -> Set<String> {
    Set((given[key]?.values.keys).map(Array.init) ?? []).union(references[key]?.keys.map { $0 } ?? [])
  }

  /// Returns the locales in which a reference or its target has an entry.
  private func locales(from key: StringKey) -> Set<String> {
    var (locales, waiting, seen): (Set<String>, [StringKey], Set<StringKey>) = ([], [key], [key])
    while let next = waiting.popLast() {
      locales.formUnion(tags(next))
      for reference in (references[next] ?? [:]).values {
        if let other = target(of: reference), seen.insert(other).inserted { waiting.append(other) }
      }
    }
    return locales
  }

  /// Returns the locale whose entry is used for a key in a locale.
  private mutating func nearest(_ key: StringKey, _ locale: String) -> String? {
    let all = tags(key)
    if all.contains(locale) { return locale }
    let base = all.contains(CatalogAssembly.base) ? CatalogAssembly.base : nil
    if locale == CatalogAssembly.base { return nil }
    let named = all.subtracting([CatalogAssembly.base])
    if named.isEmpty { return base }
    let index = indices[named] ?? LocaleIndex(named.sorted())
    indices[named] = index
    return index.fallbacks(of: TextLocale(locale)).first ?? base
  }

  /// Returns the key that a reference refers to: in its own folder, otherwise in the first folder
  /// that has it.
  private func target(of reference: StringReference) -> StringKey? {
    let key = reference.other
    if given[key]?.values.isEmpty == false || references[key] != nil { return key }
    return first[key.withoutTarget]
  }

  private mutating func follow(_ key: StringKey, in locale: String) -> End {
    var (key, seen): (StringKey, Set<StringKey>) = (key, [key])
    while let start = nearest(key, locale) {
      if let text = given[key]?.values[start] {
        return text.pattern.isPlural ? .problem("that is a plural, not a string") : .text(text)
      }
      guard let reference = references[key]?[start] else { break }
      guard let other = target(of: reference) else {
        return .problem("there is no string \(Wording.quoted(reference.other.name))")
      }
      guard seen.insert(other).inserted else { return .problem("the references form a cycle") }
      key = other
    }
    return .problem("\(Wording.quoted(key.name)) has no text in that language")
  }

  private mutating func report(_ reference: StringReference, _ problem: String) {
    problems.append(
      CellDocumentError(
        code: .missingKey, file: reference.file, position: reference.position,
        message:
          "\(Wording.quoted(reference.key.name)) refers to @string/\(reference.other.name), and \(problem)",
        scopes: [
          ProblemScope(
            key: reference.key.name, table: reference.key.table,
            locale: reference.locale == CatalogAssembly.base ? nil : reference.locale)
        ]))
  }
}

extension MessagePattern {
  /// True if the pattern is a single choice, like Android's plurals, which `@string` cannot refer
  /// to.
  fileprivate var isPlural: Bool { if case .choice? = pieces.first, pieces.count == 1 { true } else { false } }
}
