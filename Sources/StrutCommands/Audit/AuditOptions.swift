import ArgumentParser
import Foundation
import Queries
import Strut

/// The options for the subjects and parameters of `strut audit`.
struct AuditOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      Descriptions of cells, tables and collection views (YAML or JSON), .xib and .storyboard files, or folders that \
      contain them.
      """,
      valueName: "path"))
  var paths: [String]
  @Option(
    help: ArgumentHelp(
      "In .xib and .storyboard files, audit only the cells and static tables with this name or object ID.",
      valueName: "name"))
  var cell: String?
  @Option(
    name: [.customLong("categories"), .customLong("category")],
    help: ArgumentHelp("The text sizes, such as all, XS..XXXL or L,AX5.", valueName: "categories"))
  var categories = "all"
  @Option(
    help: ArgumentHelp(
      "The languages and pseudolanguages (default: all languages of the strings).", valueName: "tag,…"))
  var locales: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The widths of the cell or its table, in points (default: 320,375,430, or 768,1024 for Interface Builder files for iPad).",
      valueName: "pt,…"))
  var widths: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The safe area insets on the left and right of the table, in points, such as 59,59 for a phone in landscape orientation.",
      valueName: "left,right"))
  var safeArea: String?
  @Option(
    help: ArgumentHelp(
      "A YAML or JSON file of rules and suppressions; see Documentation/Audit.md.", valueName: "file"))
  var rules: String?
  @Option(help: ArgumentHelp("The codes of rules to ignore.", valueName: "code,…"))
  var ignore: String?
  @Option(
    parsing: .unconditional, help: ArgumentHelp("The number of cores to use (default: all).", valueName: "n"))
  var workers: Int?

  /// An audit, the problems of files that could not be read, and the findings for `--strict` about
  /// the fonts that documents name.
  struct Work {
    var audit: Audit
    var unread: [AuditProblem]
    var fontFindings: [String]
    /// The valid Interface Builder files that are not audited, with the reason.
    var skipped: [NibApp.Skipped] = []
    /// The paths of the `strut-nib.yaml` files whose settings are used.
    var settingsFiles: [String] = []
  }

  /// Returns the audit of everything that could be read. An invalid option is reported before
  /// anything is read.
  ///
  /// - Parameter app: The cells of a ported app, or nil.
  func work(
    in surroundings: LayoutSurroundings, _ stringOptions: StringOptions, with app: AppCellSubjects?,
    _ nibs: (StringCatalog?) throws -> NibReadingSettings
  ) throws -> Work {
    guard workers.map({ $0 >= 1 }) ?? true else {
      throw RequestFailure.usage("--workers must be 1 or more.")
    }
    guard locales == nil || surroundings.locale == nil else {
      throw RequestFailure.usage("--locale and --locales both set the languages; omit one of them.")
    }
    let question = AuditQuestion(
      categories: categories, widths: widths, locales: locales, ignore: ignore, surroundings: surroundings.words)
    let rules = try rules.map { try AuditRules(path: $0) } ?? AuditRules()
    var audit = try question.audit(
      traits: try surroundings.traits(), metrics: try surroundings.metrics(documentEra: nil), rules: rules)
    audit.safeArea = try safeAreaInsets()
    return try read(into: audit, try question.auditWidths(), surroundings, stringOptions, app, nibs)
  }

  private func read(
    into audit: Audit, _ widths: AuditWidths, _ surroundings: LayoutSurroundings, _ stringOptions: StringOptions,
    _ app: AppCellSubjects?, _ nibs: (StringCatalog?) throws -> NibReadingSettings
  ) throws -> Work {
    let reading = try stringOptions.reading()
    let strings = reading?.catalog.measured(by: audit.traits.typesetting)
    var work = Work(audit: audit, unread: [], fontFindings: [])
    var documents: [DescribedDocument] = []
    var subjects = AuditSubjects(strings: strings, era: try releaseOfAll(audit, surroundings), widths: widths)
    let files = try AuditedFiles(
      paths, besides: stringOptions.strings, allowsEmptyFolders: app?.classes.isEmpty == false, try nibs(strings))
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
    if let app { try subjects.add(app) }
    subjects.tell(unused: files.unusedSettings)
    if let cell, !subjects.all.isEmpty { try subjects.keep(named: cell) }
    // If none are named, all languages are audited, including those whose files could not be read.
    let named = audit.locales.compactMap(\.identifier)
    work.audit.take(subjects, strings: strings, surroundings.words)
    work.audit.coversFolders = files.coverFolders && cell == nil
    (work.skipped, work.settingsFiles) = (files.skipped, files.settingsFiles)
    if let reading {
      let told = stringOptions.told(
        reading.problems, of: reading.catalog, in: documents, named.isEmpty ? nil : named)
      work.unread = told.flatMap { AuditProblem.problems(CellDocumentErrors($0), subject: $0.file) }
    }
    for (subject, error) in files.errors { subjects.fail(error, subject: subject) }
    work.unread += subjects.problems
    return work
  }

  /// Returns the release for all documents: the requested one, or that of a calibration.
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
      throw RequestFailure.usage("--safe-area must be two numbers, left and right, such as 59,59, not \"\(safeArea)\".")
    }
    return EdgeInsets(top: 0, left: CGFloat(sides[0]), bottom: 0, right: CGFloat(sides[1]))
  }
}
