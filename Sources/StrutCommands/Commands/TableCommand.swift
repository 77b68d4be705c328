import ArgumentParser
import Queries
import Strut

/// `strut table`, which prints the heights of a described table and the effect of scrolling through
/// it.
struct TableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "table",
    abstract: "Lays out a table or collection view, prints heights or frames, and simulates scrolling.",
    discussion: """
      Rows are listed in the document or come from JSON Lines or CSV. The table is scrolled down \
      from its top, and a second copy is scrolled up from its bottom, where the heights of the \
      rows above are only estimates. Offset corrections, which keep the visible rows in place, are \
      counted; --json also lists them. Rows that cannot be read are reported and skipped. In the \
      first thousand rows, conflicting constraints and content that does not fit are reported; if \
      any are found, the exit status is 1. A note reports that there are more rows. Headers and \
      footers of tables and truncation by a line limit are not checked; use `strut audit` for \
      that. Pictures show the whole table, or its \
      first 8000 points; several text sizes are drawn side by side. The static tables of a .xib or \
      .storyboard file can be laid out; --table selects one of several.

      A collection view is laid out from end to end, and the frames of all items, headers and footers \
      are printed with their estimates, and the size of the content. Items, headers and footers are \
      checked as rows are.
      """,
    aliases: ["collection"])

  @Argument(
    help: ArgumentHelp(
      "A description of a table or collection view (YAML or JSON), or a .xib or .storyboard file.",
      valueName: "table.yaml")
  )
  var path: String
  @Option(
    help: ArgumentHelp(
      "The static table to lay out from an Interface Builder file, by name, object ID or number (starting at 1).",
      valueName: "name"))
  var table: String?
  @Option(
    name: [.customLong("category"), .customLong("categories")],
    help: ArgumentHelp("The text sizes, such as L, XS..XXXL or all.", valueName: "category"))
  var category = "L"
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The width of the table or collection view (default: the width in the document).", valueName: "pt"))
  var width: String?
  @OptionGroup var surroundings: LayoutSurroundings
  @OptionGroup var stringOptions: StringOptions
  @OptionGroup var placeholderOption: PlaceholderOption
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var pictures: PictureOptions

  func run() throws {
    let categories = try ContentSizeCategory.parseList(category)
    let files = try pictures.files(scale: surroundings.scale)
    let width = try width.map { try Values.nonNegative($0, "a width") }
    if NibReadingSettings.isNib(path) {
      let tables = NibTables(path: path, table: table, placeholder: placeholderOption.placeholder)
      let (session, subject) = try tables.session(in: surroundings, stringOptions, width: width)
      return try run(session, categories, files, strictSubject: subject)
    }
    guard table == nil, placeholderOption.placeholder == nil else {
      throw RequestFailure.usage("--table and --placeholder require a .xib or .storyboard file.")
    }
    try runDocument(categories, files, width)
  }

  private func runDocument(
    _ categories: [ContentSizeCategory], _ files: [(path: String, format: PictureFormat)], _ width: Double?
  ) throws {
    var traits = try surroundings.traits()
    var document = try TableDocument(path: path)
    let localization = try stringOptions.localization(of: .table(document), in: surroundings, traits.typesetting)
    if let localization { document = try document.localized(by: localization.strings) }
    if let width { document.table.width = width }
    traits.layoutMetrics = try surroundings.metrics(documentEra: document.table.era)
    document.table.era = traits.layoutMetrics.era
    let subject = StrictSubject(
      audited: TableSubject(document, strings: document.strings?.catalog), traits: traits,
      locale: document.strings?.locale.tag,
      findings: { DescribedDocument.table(document).strictFontFindings(strings: nil, in: traits) })
    if document.isCollection {
      let collection = CollectionRun(
        session: CollectionSession(document: document, traits: traits), categories: categories, files: files,
        json: json)
      let (layouts, hasFindings) = try collection.run()
      try enforceStrictness(of: subject, layouts.map { ($0.contentSizeCategory, Double($0.size.width)) })
      if hasFindings || localization?.problems.isEmpty == false { throw ExitCode(ExitStatus.findings.rawValue) }
      return
    }
    let session = TableSession(document: document, traits: traits)
    try run(
      session, categories, files, strictSubject: subject, hasProblems: localization?.problems.isEmpty == false)
  }

  private func run(
    _ session: some LayingTables, _ categories: [ContentSizeCategory],
    _ files: [(path: String, format: PictureFormat)], strictSubject: StrictSubject, hasProblems: Bool = false
  ) throws {
    var progress = Progress(unit: "rows", total: 2 * categories.count * session.rowCount)
    defer { progress.hide() }
    let laid = try categories.map { try session.layOut(at: $0) { progress.update($0) } }
    progress.hide()
    if !files.isEmpty {
      let tables = try laid.map {
        try session.picture(at: $0.layout.contentSizeCategory, height: $0.layout.contentHeight)
      }
      let picture = tables.count == 1 ? tables[0].picture : try SizesPicture(tables).picture
      for file in files { try picture.write(to: file.path, as: file.format) }
      noteCutPictures(laid)
    }
    try report(laid)
    // Each text size requests other rows first, and mostly the same rows cannot be read.
    let problems = laid.reduce(into: [CellDocumentError]()) { all, one in
      all += one.problems.filter { !all.contains($0) }
    }
    if !json { problems.forEach { Console.error($0.description) } }
    try enforceStrictness(of: strictSubject, laid.map { ($0.layout.contentSizeCategory, $0.layout.width) })
    let hasFindings = laid.contains { !$0.layout.findings.isEmpty }
    if !problems.isEmpty || hasFindings || hasProblems {
      throw ExitCode(ExitStatus.findings.rawValue)
    }
  }

  private func noteCutPictures(_ laid: [LaidTable]) {
    let most = TableSession.greatestPictureHeight
    let heights = laid.map(\.layout.contentHeight).filter { $0 > most }
    guard let highest = heights.max() else { return }
    Console.error(
      "the picture shows the first \(Values.text(most)) of \(Values.text(highest)) points; strut audit --format html --draw all draws every row."
    )
  }

  /// With `--strict`, checks all rows, headers and footers again, as an audit does.
  private func enforceStrictness(of subject: StrictSubject, _ layouts: [(category: ContentSizeCategory, width: Double)])
    throws
  {
    guard surroundings.fontOptions.strict else { return }
    var audit = Audit([subject.audited])
    audit.traits = subject.traits
    audit.traits.log = .silent
    audit.locales = [
      AuditLocale(
        identifier: subject.locale, language: subject.traits.language, direction: subject.traits.layoutDirection)
    ]
    audit.categories = layouts.map(\.category)
    audit.widths = Array(layouts.map(\.width).prefix(1))
    audit.rules.disabled = Set(AuditRule.allCases).subtracting(AuditReport.strictRules)
    let strict = audit
    let report = try AsyncWork.wait { try await strict.run() }
    try surroundings.fontOptions.enforce(subject.findings() + report.strictFindings)
  }

  private func report(_ laid: [LaidTable]) throws {
    guard json else { return Console.print(TableReportText.text(laid)) }
    let reports = laid.map(TableReport.init)
    if let only = reports.first, reports.count == 1 {
      try Console.print(json: only)
    } else {
      try Console.print(json: TableReports(tables: reports))
    }
  }
}

/// The subject that `--strict` checks in a table.
struct StrictSubject {
  /// The table as the subject of an audit.
  var audited: any AuditSubject
  var traits: TraitCollection
  var locale: String?
  /// The findings about the fonts that cells name.
  var findings: () -> [String]
}
