import ArgumentParser
import Foundation
import Queries
import Strut

/// What `strut audit` looks at, and how.
struct AuditOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Cells and tables as YAML or JSON describes them, .xib and .storyboard files, or folders, of which all are taken.",
      valueName: "path"))
  var paths: [String]
  @Option(
    name: [.customLong("categories"), .customLong("category")],
    help: ArgumentHelp("Which text sizes: all, XS..XXXL, L,AX5.", valueName: "categories"))
  var categories = "all"
  @Option(
    help: ArgumentHelp(
      "Languages, pseudolanguages among them; all that the strings have when left out.", valueName: "tag,…"))
  var locales: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Widths of the cell, or of the table that rows are in, in points; 320,375,430 when left out, and 768,1024 for what iPads load of Interface Builder files.",
      valueName: "pt,…"))
  var widths: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How far rounded corners and bars reach into the table at its sides, in points: 59,59 for a phone that lies on its side.",
      valueName: "left,right"))
  var safeArea: String?
  @Option(
    help: ArgumentHelp(
      "A file of rules and suppressions, YAML or JSON: see Documentation/Audit.md.", valueName: "file"))
  var rules: String?
  @Option(help: ArgumentHelp("Rules that are not applied, by their codes.", valueName: "code,…"))
  var ignore: String?
  @Option(
    parsing: .unconditional, help: ArgumentHelp("How many cores work, 1 or more; all when left out.", valueName: "n"))
  var workers: Int?

  /// An audit, what could not be read for it, and what `--strict` minds of the fonts that documents name.
  struct Work {
    var audit: Audit
    var unread: [AuditProblem]
    var fontFindings: [String]
    /// The Interface Builder files that are sound and not audited, with the reason.
    var skipped: [NibApp.Skipped] = []
  }

  /// The audit of everything that could be read. What is wrong with an option is told before anything is read.
  func work(
    in surroundings: LayoutSurroundings, _ stringOptions: StringOptions,
    _ nibs: (StringCatalog?) throws -> NibReadingSettings
  ) throws -> Work {
    guard workers.map({ $0 >= 1 }) ?? true else {
      throw RequestFailure.usage("--workers is how many cores work, 1 or more.")
    }
    guard locales == nil || surroundings.locale == nil else {
      throw RequestFailure.usage("--locale and --locales both say the languages; leave one of them out.")
    }
    let question = AuditQuestion(
      categories: categories, widths: widths, locales: locales, ignore: ignore, surroundings: surroundings.words)
    let rules = try rules.map { try AuditRules(path: $0) } ?? AuditRules()
    var audit = try question.audit(
      traits: try surroundings.traits(), metrics: try surroundings.metrics(documentEra: nil), rules: rules)
    audit.safeArea = try safeAreaInsets()
    return try read(into: audit, try question.auditWidths(), surroundings, stringOptions, nibs)
  }

  private func read(
    into audit: Audit, _ widths: AuditWidths, _ surroundings: LayoutSurroundings, _ stringOptions: StringOptions,
    _ nibs: (StringCatalog?) throws -> NibReadingSettings
  ) throws -> Work {
    let reading = try stringOptions.reading()
    let strings = reading?.catalog.measured(by: audit.traits.typesetting)
    var work = Work(audit: audit, unread: [], fontFindings: [])
    var documents: [DescribedDocument] = []
    var subjects = AuditSubjects(strings: strings, era: try releaseOfAll(audit, surroundings), widths: widths)
    let files = try AuditedFiles(paths, besides: stringOptions.strings, try nibs(strings))
    for path in files.fonts { surroundings.fontOptions.register(path, of: audit.traits.fonts) }
    for item in files.items {
      switch item {
      case .nib(let file, let options): subjects.add(file, options)
      case .document(let found):
        let document = subjects.add(found.path) { () throws(CellDocumentErrors) in try found.read() }
        guard let document else { continue }
        documents.append(document)
        if surroundings.fontOptions.strict {
          work.fontFindings += document.strictFontFindings(strings: strings, in: audit.traits)
        }
      }
    }
    // Where none are named these are all, also those whose files could not be read.
    let named = audit.locales.compactMap(\.identifier)
    work.audit.take(subjects, strings: strings, surroundings.words)
    work.skipped = files.skipped
    if let reading {
      let told = stringOptions.told(
        reading.problems, of: reading.catalog, in: documents, named.isEmpty ? nil : named)
      work.unread = told.flatMap { AuditProblem.problems(CellDocumentErrors($0), subject: $0.file) }
    }
    for (subject, error) in files.errors { subjects.fail(error, subject: subject) }
    work.unread += subjects.problems
    return work
  }

  /// The release that counts whatever documents say: the one that was asked for, or that of a device's numbers, which are of one release.
  private func releaseOfAll(_ audit: Audit, _ surroundings: LayoutSurroundings) throws -> Era? {
    surroundings.calibration.calibration == nil
      ? try surroundings.words.namedEra() : audit.traits.layoutMetrics.era
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
}
