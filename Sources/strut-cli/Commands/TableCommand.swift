import ArgumentParser
import Queries
import Strut

/// `strut table`: how high everything in a described table is, and what scrolling through it does.
struct TableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "table",
    abstract: "Lays a described table out: row, header and footer heights, estimates, and a scroll from end to end.",
    discussion: """
      Rows may be listed in the document or come from JSON Lines or CSV. The table is scrolled down from its top, and a second one \
      up from its bottom, where nothing but estimates is known of what is above: each correction of the offset, which keeps what is \
      on screen in place, is counted and with --json listed. Rows that cannot be read are reported, and the others go on; of the first \
      thousand rows what does not fit, and constraints that contradict each other, are reported: exit status 1. Texts that \
      their number of lines cuts, headers and footers are not looked at: see `strut audit`. Pictures show all of the \
      table, or its first 8000 points; several categories stand side by side.
      """)

  @Argument(help: ArgumentHelp("The table's description, YAML or JSON.", valueName: "table.yaml")) var path: String
  @Option(
    name: [.customLong("category"), .customLong("categories")],
    help: ArgumentHelp("Which categories: L, XS..XXXL, all.", valueName: "category"))
  var category = "L"
  @Option(
    parsing: .unconditional, help: ArgumentHelp("The table's width; the document's own if left out.", valueName: "pt"))
  var width: String?
  @OptionGroup var surroundings: LayoutSurroundings
  @OptionGroup var stringOptions: StringOptions
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var pictures: PictureOptions

  func run() throws {
    let categories = try ContentSizeCategory.parseList(category)
    let files = try pictures.files(scale: surroundings.scale)
    let width = try width.map { try Values.nonNegative($0, "a width") }
    var traits = try surroundings.traits()
    var document = try TableDocument(path: path)
    let localization = try stringOptions.localization(of: .table(document), in: surroundings, traits.typesetting)
    if let localization { document = try document.localized(by: localization.strings) }
    if let width { document.table.width = width }
    traits.layoutMetrics = try surroundings.metrics(documentEra: document.table.era)
    document.table.era = traits.layoutMetrics.era
    let session = TableSession(document: document, traits: traits)
    var progress = Progress(
      unit: "rows", total: 2 * categories.count * document.sections.reduce(0) { $0 + $1.rows.count })
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
    // At other text sizes other rows are asked for first, and mostly the same ones cannot be read.
    let problems = laid.reduce(into: [CellDocumentError]()) { all, one in
      all += one.problems.filter { !all.contains($0) }
    }
    if !json { problems.forEach { Console.error($0.description) } }
    try enforceStrictness(of: document, traits, laid.map(\.layout))
    let hasFindings = laid.contains { !$0.layout.findings.isEmpty }
    if !problems.isEmpty || hasFindings || localization?.problems.isEmpty == false {
      throw ExitCode(ExitStatus.findings.rawValue)
    }
  }

  private func noteCutPictures(_ laid: [LaidTable]) {
    let most = TableSession.greatestPictureHeight
    let heights = laid.map(\.layout.contentHeight).filter { $0 > most }
    guard let highest = heights.max() else { return }
    Console.error(
      "the picture shows the first \(Values.text(most)) points of \(Values.text(highest)); an audit with --format html --draw all draws each row."
    )
  }

  /// Under --strict all rows, headers and footers are looked at once more, as an audit does.
  private func enforceStrictness(
    of document: TableDocument, _ traits: TraitCollection, _ layouts: [MeasuredTable]
  ) throws {
    guard surroundings.fontOptions.strict else { return }
    let strings = document.strings
    var audit = Audit([TableSubject(document, strings: strings?.catalog)])
    audit.traits = traits
    audit.traits.log = .silent
    audit.locales = [
      AuditLocale(identifier: strings?.locale.tag, language: traits.language, direction: traits.layoutDirection)
    ]
    audit.categories = layouts.map(\.contentSizeCategory)
    audit.widths = Array(layouts.map(\.width).prefix(1))
    audit.rules.disabled = Set(AuditRule.allCases).subtracting(AuditReport.strictRules)
    let strict = audit
    let fonts = DescribedDocument.table(document).strictFontFindings(strings: nil, in: traits)
    let report = try AsyncWork.wait { try await strict.run() }
    try surroundings.fontOptions.enforce(fonts + report.strictFindings)
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
