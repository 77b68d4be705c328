package import Strut

/// What an audit is asked, as words: at which sizes, widths and languages, and by which rules not.
package struct AuditQuestion: Sendable {
  /// Text sizes: `all`, `XS..XXXL`, `L,AX5`.
  package var categories = "all"
  /// Widths of the cell, in points, between commas; nil for the usual ones.
  package var widths: String?
  /// Languages between commas; nil for those that the strings have.
  package var locales: String?
  /// Codes of rules that are not applied, between commas.
  package var ignore: String?
  package var surroundings: Surroundings

  package init(
    categories: String = "all", widths: String? = nil, locales: String? = nil, ignore: String? = nil,
    surroundings: Surroundings
  ) {
    (self.categories, self.widths, self.locales, self.ignore) = (categories, widths, locales, ignore)
    self.surroundings = surroundings
  }

  /// An audit with nothing to look at yet, in the languages that were named, or of the texts as they stand.
  ///
  /// Whoever asks adds the subjects, and the languages of their strings where none were named
  /// (``LayoutAudit/Audit/speak(languagesOf:_:)``).
  /// - Parameters:
  ///   - metrics: The numbers of a platform.
  ///   - rules: What counts as a fault, but for the rules that are left out.
  package func audit(traits: TraitCollection, metrics: LayoutMetrics, rules: AuditRules = AuditRules()) throws -> Audit
  {
    var audit = Audit([])
    audit.traits = traits
    audit.traits.layoutMetrics = metrics
    audit.traits.log = .silent
    audit.categories = try ContentSizeCategory.parseList(categories)
    audit.widths = try auditWidths().usual
    audit.locales =
      try listedLocales(traits.layoutDirection) ?? [AuditLocale(identifier: nil, direction: traits.layoutDirection)]
    audit.rules = rules
    audit.rules.disabled.formUnion(try ignoredRules())
    return audit
  }

  /// The audit of some subjects, in the languages of their strings where none were named.
  package func audit(
    _ subjects: [any AuditSubject], traits: TraitCollection, metrics: LayoutMetrics, strings: StringCatalog?,
    rules: AuditRules = AuditRules()
  ) throws -> Audit {
    var audit = try audit(traits: traits, metrics: metrics, rules: rules)
    audit.subjects = subjects
    if let strings { audit.speak(languagesOf: strings, surroundings) }
    return audit
  }

  /// The widths that were named, or the usual ones.
  package func auditWidths() throws -> AuditWidths {
    AuditWidths(
      named: try widths?.split(separator: ",", omittingEmptySubsequences: false).reduce(into: []) { list, word in
        let width = try Values.nonNegative(String(word), "a width")
        if !list.contains(width) { list.append(width) }
      })
  }

  /// The languages that were named, as words; nil where none were.
  package var namedLocales: [String]? {
    (locales ?? surroundings.locale)?.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// The languages that were named, each once.
  private func listedLocales(_ direction: LayoutDirection) throws -> [AuditLocale]? {
    try namedLocales?.reduce(into: []) { list, tag in
      try Surroundings.check(tag)
      let locale = surroundings.auditLocale(tag, direction)
      if !list.contains(locale) { list.append(locale) }
    }
  }

  private func ignoredRules() throws -> Set<AuditRule> {
    try Set(
      (ignore ?? "").split(separator: ",").map { code in
        guard let rule = AuditRule(rawValue: String(code)) else {
          let names = AuditRule.allCases.map(\.rawValue)
          let suggestion = UnknownNameError.suggestion(for: String(code), among: names).map {
            " Did you mean \"\($0)\"?"
          }
          throw RequestFailure.usage(
            "no rule \"\(code)\"." + (suggestion ?? " The rules are \(names.joined(separator: ", "))."))
        }
        return rule
      })
  }
}

extension Audit {
  /// Takes the languages that strings have, unless some were named.
  package mutating func speak(languagesOf strings: StringCatalog, _ surroundings: Surroundings) {
    guard locales.allSatisfy({ $0.identifier == nil }) else { return }
    locales = strings.locales.map { surroundings.auditLocale($0, traits.layoutDirection) }
  }

  /// Takes the subjects, in the languages that their strings have unless some were named: each Interface Builder file in its own, documents
  /// in all those of the strings that were given.
  /// - Parameter strings: The strings of documents.
  package mutating func take(_ found: AuditSubjects, strings: StringCatalog?, _ surroundings: Surroundings) {
    (subjects, widthsBySubject) = (found.all, found.widthsOfPads)
    fileNotes = found.fileNotes
    guard locales.allSatisfy({ $0.identifier == nil }) else { return }
    let written = locales
    if let strings { speak(languagesOf: strings, surroundings) }
    guard !found.languages.isEmpty else { return }
    let ofDocuments = Set(locales.map(\.identifier))
    let ofFiles = Set(found.languages.values.joined())
    let hasDocuments = found.languages.count < subjects.count
    let known = hasDocuments ? locales : []
    let asWritten = ofFiles.contains(nil) && !known.contains { $0.identifier == nil } ? written : []
    let others = ofFiles.compactMap(\.self).filter { tag in !known.contains { $0.identifier == tag } }.sorted()
    locales = asWritten + known + others.map { surroundings.auditLocale($0, traits.layoutDirection) }
    for index in subjects.indices {
      localesBySubject[index] = found.languages[index].map(Set.init) ?? ofDocuments
    }
  }
}

extension Surroundings {
  /// A language as audits take it, in the direction that was asked for, or else its own.
  fileprivate func auditLocale(_ tag: String, _ direction: LayoutDirection) -> AuditLocale {
    let locale = TextLocale(tag)
    return AuditLocale(
      identifier: locale.tag, language: locale.shapingLanguage,
      direction: hasNaturalDirection ? locale.direction : direction)
  }
}
