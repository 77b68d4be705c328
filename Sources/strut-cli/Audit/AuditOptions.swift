import ArgumentParser
import Foundation
import Strut

/// What `strut audit` looks at, and how.
struct AuditOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("Cells and tables as YAML or JSON describes them.", valueName: "cell.yaml"))
  var paths: [String]
  @Option(help: ArgumentHelp("Which text sizes: all, XS..XXXL, L,AX5.", valueName: "categories")) var categories = "all"
  @Option(help: ArgumentHelp("Widths of the cell, in points.", valueName: "pt,…")) var widths = "320,375,430"
  @Option(help: ArgumentHelp("Rules that are not applied.", valueName: "code,…")) var ignore: String?
  @Option(help: ArgumentHelp("How many cores work; all when left out.", valueName: "n")) var workers: Int?
  @OptionGroup var surroundings: LayoutSurroundings

  /// The audit of everything that could be read, and what could not.
  func audit() throws -> (audit: Audit, failures: [CommandFailure]) {
    var subjects: [any AuditSubject] = []
    var failures: [CommandFailure] = []
    let traits = try surroundings.traits()
    for path in paths {
      do {
        subjects.append(try subject(path))
      } catch {
        failures.append(CommandFailure(error))
      }
    }
    if subjects.isEmpty, let first = failures.first { throw first }
    var audit = Audit(subjects)
    audit.traits = traits
    audit.traits.layoutMetrics = try surroundings.metrics(documentEra: nil)
    audit.traits.log = .silent
    audit.locales = [
      AuditLocale(identifier: surroundings.locale, language: traits.language, direction: traits.layoutDirection)
    ]
    audit.categories = try ContentSizeCategory.parseList(categories)
    audit.widths = try widths.split(separator: ",", omittingEmptySubsequences: false).map {
      try Values.nonNegative(String($0), "a width")
    }
    audit.rules.disabled = try ignoredRules()
    return (audit, failures)
  }

  private func subject(_ path: String) throws -> any AuditSubject {
    switch try DescribedDocument(path: path) {
    case .cell(let document): CellSubject(document)
    case .table(let document): TableSubject(document)
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
          throw CommandFailure.usage(
            "no rule \"\(code)\"." + (suggestion ?? " The rules are \(names.joined(separator: ", "))."))
        }
        return rule
      })
  }
}
