/// A key whose text in a locale is that of another key, as `@string/other` in Android's resources.
struct StringReference {
  let key, other: StringKey
  /// The locale that it stands in, by its canonical tag, or ``CatalogAssembly/base``.
  let locale: String
  let file: String
  let position: SourcePosition?
}

/// Follows references to the texts that they lead to, in each locale as the platform does: a locale that has no entry of a key takes that
/// of one that stands in for it, and where that is a reference, it is followed in the locale itself.
struct StringReferences {
  /// The strings, those among them that references lead to.
  private(set) var strings: [StringKey: CatalogString]
  /// The references that lead to no text.
  private(set) var problems: [CellDocumentError] = []
  private let given: [StringKey: CatalogString]
  private let references: [StringKey: [String: StringReference]]
  /// The folders of the strings: a module has those of the modules that it uses besides its own.
  private let roots: [String]
  private var indices: [Set<String>: LocaleIndex] = [:]

  /// Follows all references; a key that has a text and a reference in a locale keeps its text.
  ///
  /// - Complexity: O(*n* · *m*) in the references and the locales of what they lead to.
  init(_ references: [StringReference], in strings: [StringKey: CatalogString], roots: [String]) {
    (self.strings, given, self.roots) = (strings, strings, roots)
    self.references = references.reduce(into: [:]) { found, reference in
      if found[reference.key]?[reference.locale] == nil {
        found[reference.key, default: [:]][reference.locale] = reference
      }
    }
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

  private enum End {
    case text(LocalizedString)
    case problem(String)
  }

  private func tags(_ key: StringKey) -> Set<String> {
    Set((given[key]?.values.keys).map(Array.init) ?? []).union(references[key]?.keys.map { $0 } ?? [])
  }

  /// The locales in which a reference, or what it leads to, has an entry.
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

  /// The locale whose entry of a key counts in a locale.
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

  /// The key that a reference is about: in its own folder, or else in the first that has it.
  private func target(of reference: StringReference) -> StringKey? {
    for root in [reference.other.target] + roots.map(Optional.some) {
      var key = reference.other
      key.target = root
      if given[key]?.values.isEmpty == false || references[key] != nil { return key }
    }
    return nil
  }

  private mutating func follow(_ key: StringKey, in locale: String) -> End {
    var (key, seen): (StringKey, Set<StringKey>) = (key, [key])
    while let start = nearest(key, locale) {
      if let text = given[key]?.values[start] {
        return text.pattern.isPlural ? .problem("that is a plural, which @string does not mean") : .text(text)
      }
      guard let reference = references[key]?[start] else { break }
      guard let other = target(of: reference) else {
        return .problem("there is no string \(Wording.quoted(reference.other.name))")
      }
      guard seen.insert(other).inserted else { return .problem("the references lead back to where they began") }
      key = other
    }
    return .problem("\(Wording.quoted(key.name)) has no text for it")
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
  /// Whether it is nothing but a choice, as Android's plurals are, which `@string` does not mean.
  fileprivate var isPlural: Bool { if case .choice? = pieces.first, pieces.count == 1 { true } else { false } }
}
