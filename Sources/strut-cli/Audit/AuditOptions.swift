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
    let question = AuditQuestion(
      categories: categories, widths: widths, locales: locales, ignore: ignore, surroundings: surroundings.words)
    let audit = try question.audit(
      subjects, traits: traits, metrics: try surroundings.metrics(documentEra: nil), strings: reading?.catalogue,
      rules: try rules.map { try AuditRules(path: $0) } ?? AuditRules())
    return (audit, failures)
  }

  private func subject(_ path: String, strings: StringCatalogue?) throws -> any AuditSubject {
    switch try DescribedDocument(path: path) {
    case .cell(let document): CellSubject(document, strings: strings)
    case .table(let document): TableSubject(document, strings: strings)
    }
  }
}
