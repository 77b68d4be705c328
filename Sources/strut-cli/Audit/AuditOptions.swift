import ArgumentParser
import Foundation
import Reporting
import Strut

/// What `strut audit` looks at, and how.
struct AuditOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("Cells and tables as YAML or JSON describes them.", valueName: "cell.yaml"))
  var paths: [String]
  @Option(help: ArgumentHelp("Which text sizes: all, XS..XXXL, L,AX5.", valueName: "categories")) var categories = "all"
  @Option(
    help: ArgumentHelp(
      "Languages, pseudolanguages among them; all that the strings have when left out.", valueName: "tag,…"))
  var locales: String?
  @Option(help: ArgumentHelp("Widths of the cell, in points.", valueName: "pt,…")) var widths = "320,375,430"
  @Option(
    help: ArgumentHelp(
      "How far rounded corners and bars reach into the table at its sides, in points: 59,59 for a phone that lies on its side.",
      valueName: "left,right"))
  var safeArea: String?
  @Option(help: ArgumentHelp("A file of rules and suppressions, YAML or JSON.", valueName: "file")) var rules: String?
  @Option(help: ArgumentHelp("Rules that are not applied.", valueName: "code,…")) var ignore: String?
  @Option(help: ArgumentHelp("How many cores work; all when left out.", valueName: "n")) var workers: Int?
  @OptionGroup var surroundings: LayoutSurroundings
  @OptionGroup var stringOptions: StringOptions

  /// The audit of everything that could be read, and what could not.
  func audit() throws -> (audit: Audit, failures: [RequestFailure]) {
    var subjects: [any AuditSubject] = []
    var failures: [RequestFailure] = []
    let traits = try surroundings.traits()
    let reading = stringOptions.strings.isEmpty ? nil : StringCatalogue.read(stringOptions.strings)
    failures += (reading?.problems ?? []).map { RequestFailure(CellDocumentErrors($0)) }
    for path in paths {
      do {
        subjects.append(try subject(path, strings: reading?.catalogue))
      } catch {
        failures.append(RequestFailure(error))
      }
    }
    if subjects.isEmpty, let first = failures.last { throw first }
    var audit = Audit(subjects)
    audit.traits = traits
    audit.traits.layoutMetrics = try surroundings.metrics(documentEra: nil)
    audit.traits.log = .silent
    audit.locales = try auditLocales(reading?.catalogue, traits)
    audit.categories = try ContentSizeCategory.parseList(categories)
    audit.widths = try widths.split(separator: ",", omittingEmptySubsequences: false).map {
      try Values.nonNegative(String($0), "a width")
    }
    audit.safeArea = try safeAreaInsets()
    if let rules { audit.rules = try AuditRules(path: rules) }
    audit.rules.disabled.formUnion(try ignoredRules())
    return (audit, failures)
  }

  private func subject(_ path: String, strings: StringCatalogue?) throws -> any AuditSubject {
    switch try DescribedDocument(path: path) {
    case .cell(let document): CellSubject(document, strings: strings)
    case .table(let document): TableSubject(document, strings: strings)
    }
  }

  /// The languages that were named, else those of the strings, else the texts as they stand.
  private func auditLocales(_ strings: StringCatalogue?, _ traits: TraitCollection) throws -> [AuditLocale] {
    let named = (locales ?? surroundings.locale)?.split(separator: ",", omittingEmptySubsequences: false)
    let tags = named?.map(String.init) ?? strings?.locales
    guard let tags else { return [AuditLocale(identifier: nil, direction: traits.layoutDirection)] }
    return try tags.map { tag in
      guard LanguageTag.isWellFormed(tag) else {
        throw RequestFailure.usage("a locale is a language tag such as de, ar or zh-Hant, not \"\(tag)\".")
      }
      let locale = TextLocale(tag)
      let isNatural = surroundings.direction.lowercased() == "natural"
      return AuditLocale(
        identifier: locale.tag, language: locale.shapingLanguage,
        direction: isNatural ? locale.direction : traits.layoutDirection)
    }
  }

  private func safeAreaInsets() throws -> EdgeInsets {
    guard let safeArea else { return .zero }
    let sides = try safeArea.split(separator: ",", omittingEmptySubsequences: false).map {
      try Values.nonNegative(String($0), "a safe area")
    }
    guard sides.count == 2 else {
      throw RequestFailure.usage("--safe-area is two numbers, left and right, such as 59,59, not \"\(safeArea)\".")
    }
    return EdgeInsets(top: 0, left: CGFloat(sides[0]), bottom: 0, right: CGFloat(sides[1]))
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
