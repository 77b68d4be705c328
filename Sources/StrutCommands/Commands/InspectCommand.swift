import ArgumentParser
import Queries
import Strut
import Threads

/// `strut inspect`, which prints every value of a face that affects the height of a line.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Prints font metrics and everything else that affects line height.",
    discussion: """
      Numbers are in design units; --size adds values in points. Each face of a family is shown.

      If you specify several fonts that have a total of two to eight faces, the faces are shown side by \
      side, with one row for each field. Rows that differ are marked with ≠ and the difference. A \
      summary follows. If there are more than eight faces, they are shown one after another. If \
      the faces have different units per em, lengths are converted to 1000 units per em.

      --differences shows only the rows that differ, even for the faces of a single family. In \
      JSON, it adds `differences`, with an object for each field that differs: `field` (its path \
      in the face), `values` in the order of `faces` (lengths in the units of each face), and \
      `differenceInEms` for lengths or `difference` for other numbers. For two faces, the \
      difference is the second value minus the first; for more, it is the largest minus the \
      smallest. It is null if it cannot be computed.

      --category adds `categories` to the JSON, with the metrics in points (the fields of `at`) \
      for each text size. It requires the font size at L, from --size or --style.

      --glyphs adds `glyphs` to the JSON, with an object for each character: glyph, name, advance, \
      side bearings, the bounds of the ink, and the advance and origin in vertical text. All are \
      null if the face has no glyph for the character. --sample adds `ink`, with an object for \
      each sample: the bounds of the ink, and where and how far it extends beyond the line box.
      """)

  @Argument(help: ArgumentHelp("The paths or names of fonts.", valueName: "font")) var fonts: [String]
  @Option(
    parsing: .unconditional, help: ArgumentHelp("The font size for which to add metrics in points.", valueName: "pt"))
  var size: String?
  @Option(
    help: ArgumentHelp(
      "The text sizes for which to add metrics, such as L, XS..XXXL or all. The font is scaled as UIFontMetrics scales it.",
      valueName: "category"))
  var category: String?
  @Option(
    help: "The text style for scaling (default: body). If --size is omitted, the size of this style at L is used.")
  var style: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The optical size: auto (follows --size), off (the default of the axis) or a size.", valueName: "auto|off|pt"
    ))
  var opticalSize: String?
  @Option(
    help: ArgumentHelp(
      "The iOS release whose system font widths are used: iOS11 to iOS18, or iOS26.", valueName: "release"))
  var era: String?
  @Option(
    help: ArgumentHelp("Values for the axes of a variable font, such as wght=700,opsz=17.", valueName: "tag=number,…"))
  var variations: String?
  @Option(help: ArgumentHelp("A named instance of a variable font, such as SemiBold.", valueName: "name"))
  var instance: String?
  @Option(help: ArgumentHelp("Languages to check for missing characters, such as de,vi.", valueName: "lang,…"))
  var languages: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The zero-based index of a face in a collection (default: all).", valueName: "n"))
  var faceIndex: Int?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Characters whose glyph measurements (advance, side bearings and bounds) are shown.", valueName: "text"))
  var glyphs: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Sample text whose ink is compared with the line box; auto chooses samples for the scripts of the face.",
      valueName: "text|auto"))
  var sample: String?
  @Flag(help: "Compare two to eight faces, and show only the differences.") var differences = false
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var fontOptions: FontOptions

  mutating func validate() { fonts = JoinedPaths.split(fonts) }

  func run() throws {
    try Arguments.refuseInvalid(except: fonts)
    guard opticalSize == nil || size != nil else { throw RequestFailure.usage("--optical-size requires --size.") }
    let questions = try questions()
    var inspector = FontInspector(
      pointSize: try size.map { try Values.nonNegative($0, "a size") } ?? questions.categories?.basePointSize(),
      opticalSizing: try opticalSize.map(Values.opticalSizing) ?? .automatic, instance: instance,
      questions: questions,
      faceIndex: try Values.faceIndex(faceIndex), asJSON: json, isStrict: fontOptions.strict,
      catalog: try fontOptions.catalog(for: fonts)
    )
    if let era { inspector.era = try Era.named(era) }
    inspector.namesNotInUTF8 = Arguments.notInUTF8
    var printer = InspectPrinter(asJSON: json, total: fonts.count)
    if differences || (!json && (2...FaceDifferences.faceLimit).contains(fonts.count)) {
      try holdAgainstEachOther(inspector, &printer)
    } else if fonts.count == 1 {
      let answer = inspector.inspect(fonts[0])
      // If the only font fails, so does the command. A failure in a batch is an entry in the
      // output.
      if let failure = answer.failure { throw failure }
      try printer.add([answer])
    } else {
      try inspectAll(inspector) { try printer.add($0) }
    }
    printer.finish()
    try fontOptions.enforce(printer.strictFindings)
    if let status = printer.status { throw ExitCode(status.rawValue) }
  }

  private func questions() throws -> InspectQuestions {
    InspectQuestions(
      glyphs: glyphs, sample: sample.map { $0 == "auto" ? .automatic : .text($0) },
      variations: try Values.variations(variations), languages: try Values.languages(languages),
      categories: try categories())
  }

  private func categories() throws -> CategoryQuestion? {
    guard category != nil || style != nil else { return nil }
    return CategoryQuestion(
      style: try TextStyle.named(style ?? "body"), categories: try ContentSizeCategory.parseList(category ?? "all"))
  }

  /// Enough files for a task to pay off, and few enough to be distributed over the cores.
  private static let batchSize = 8

  func inspectAll(_ inspector: FontInspector, deliver: ([FontInspector.Answer]) throws -> Void) throws {
    Memory.keepsWhatIsFreed()
    var rest = fonts[...]
    try OrderedBatches.run(
      next: {
        defer { rest = rest.dropFirst(Self.batchSize) }
        return rest.isEmpty ? nil : Array(rest.prefix(Self.batchSize))
      },
      work: { batch in batch.map(inspector.inspect) },
      deliver: deliver)
  }
}
