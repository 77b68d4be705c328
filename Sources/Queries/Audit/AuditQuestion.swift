package import Strut

/// The options of an audit as words: text sizes, widths, languages and ignored rules.
package struct AuditQuestion: Sendable {
  /// Text sizes, such as `all`, `XS..XXXL` or `L,AX5`.
  package var categories = "all"
  /// Widths of the cell, in points, separated by commas, or nil for the default widths.
  package var widths: String?
  /// Languages, separated by commas, or nil for those of the strings.
  package var locales: String?
  /// Codes of rules to ignore, separated by commas.
  package var ignore: String?
  package var surroundings: Surroundings

  package init(
    categories: String = "all", widths: String? = nil, locales: String? = nil, ignore: String? = nil,
    surroundings: Surroundings
  ) {
    (self.categories, self.widths, self.locales, self.ignore) = (categories, widths, locales, ignore)
    self.surroundings = surroundings
  }

  /// Returns an audit without subjects, in the named languages, or of the text as written.
  ///
  /// The caller adds the subjects and, if no languages are named, those of their strings
  /// (``LayoutAudit/Audit/speak(languagesOf:_:)``).
  /// - Parameters:
  ///   - metrics: The metrics of a platform.
  ///   - rules: The rules that define a fault. Ignored rules are removed from them.
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

  /// Returns the audit of some subjects, in the languages of their strings if none are named.
  package func audit(
    _ subjects: [any AuditSubject], traits: TraitCollection, metrics: LayoutMetrics, strings: StringCatalog?,
    rules: AuditRules = AuditRules()
  ) throws -> Audit {
    var audit = try audit(traits: traits, metrics: metrics, rules: rules)
    audit.subjects = subjects
    if let strings { audit.speak(languagesOf: strings, surroundings) }
    return audit
  }

  /// Returns the named widths, or the default widths.
  package func auditWidths() throws -> AuditWidths {
    AuditWidths(
      named: try widths?.split(separator: ",", omittingEmptySubsequences: false).reduce(into: []) { list, word in
        let width = try Values.nonNegative(String(word), "a width")
        if !list.contains(width) { list.append(width) }
      })
  }

  /// The named languages as words, or nil if none are named.
  package var namedLocales: [String]? {
    (locales ?? surroundings.locale)?.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the named languages without duplicates.
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
            "unknown rule \"\(code)\"." + (suggestion ?? " The rules are \(names.joined(separator: ", "))."))
        }
        return rule
      })
  }
}

extension Audit {
  /// Adopts the languages of strings, unless languages are named.
  package mutating func speak(languagesOf strings: StringCatalog, _ surroundings: Surroundings) {
    guard locales.allSatisfy({ $0.identifier == nil }) else { return }
    locales = strings.locales.map { surroundings.auditLocale($0, traits.layoutDirection) }
  }

  /// Adopts the subjects, in the languages of their strings unless languages are named: each
  /// Interface Builder file in its own languages, and documents in all languages of the given
  /// strings.
  /// - Parameter strings: The strings of the documents.
  package mutating func take(_ found: AuditSubjects, strings: StringCatalog?, _ surroundings: Surroundings) {
    (subjects, widthsBySubject) = (found.all, found.widthsOfPads)
    (fileNotes, remarks) = (found.fileNotes, found.remarks)
    if let remark = found.missingLanguages(locales.compactMap(\.identifier)) { remarks.append(remark) }
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
  /// Returns a language for audits, in the given direction or else in its own.
  fileprivate func auditLocale(_ tag: String, _ direction: LayoutDirection) -> AuditLocale {
    let locale = TextLocale(tag)
    return AuditLocale(
      identifier: locale.tag, language: locale.shapingLanguage,
      direction: hasNaturalDirection ? locale.direction : direction)
  }
}
