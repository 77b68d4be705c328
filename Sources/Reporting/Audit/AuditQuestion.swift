package import Strut

/// What an audit is asked, as words: at which sizes, widths and languages, and by which rules not.
package struct AuditQuestion: Sendable {
  /// Text sizes: `all`, `XS..XXXL`, `L,AX5`.
  package var categories = "all"
  /// Widths of the cell, in points, between commas.
  package var widths = "320,375,430"
  /// Languages between commas; nil for those that the strings have.
  package var locales: String?
  /// Codes of rules that are not applied, between commas.
  package var ignore: String?
  package var surroundings: Surroundings

  package init(
    categories: String = "all", widths: String = "320,375,430", locales: String? = nil, ignore: String? = nil,
    surroundings: Surroundings
  ) {
    (self.categories, self.widths, self.locales, self.ignore) = (categories, widths, locales, ignore)
    self.surroundings = surroundings
  }

  /// The audit of some subjects.
  ///
  /// - Parameters:
  ///   - metrics: The numbers of a platform.
  ///   - strings: What the subjects' keys are looked up in.
  ///   - rules: What counts as a fault, but for the rules that are left out.
  package func audit(
    _ subjects: [any AuditSubject], traits: TraitCollection, metrics: LayoutMetrics, strings: StringCatalogue?,
    rules: AuditRules = AuditRules()
  ) throws -> Audit {
    var audit = Audit(subjects)
    audit.traits = traits
    audit.traits.layoutMetrics = metrics
    audit.traits.log = .silent
    audit.locales = try auditLocales(strings, traits)
    audit.categories = try ContentSizeCategory.parseList(categories)
    audit.widths = try widths.split(separator: ",", omittingEmptySubsequences: false).map {
      try Values.nonNegative(String($0), "a width")
    }
    audit.rules = rules
    audit.rules.disabled.formUnion(try ignoredRules())
    return audit
  }

  /// The languages that were named, else those of the strings, else the texts as they stand.
  private func auditLocales(_ strings: StringCatalogue?, _ traits: TraitCollection) throws -> [AuditLocale] {
    let named = (locales ?? surroundings.locale)?.split(separator: ",", omittingEmptySubsequences: false)
    let tags = named?.map(String.init) ?? strings?.locales
    guard let tags else { return [AuditLocale(identifier: nil, direction: traits.layoutDirection)] }
    return try tags.map { tag in
      try Surroundings.check(tag)
      let locale = TextLocale(tag)
      return AuditLocale(
        identifier: locale.tag, language: locale.shapingLanguage,
        direction: surroundings.hasNaturalDirection ? locale.direction : traits.layoutDirection)
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
