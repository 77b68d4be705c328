import ArgumentParser
import Queries
import Strut
import Threads

/// `strut inspect`: everything about a face that a line's height depends on.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Shows everything about a font that a line's height depends on.",
    discussion: """
      Numbers are in design units; with --size in points too. A family is shown face by face.

      Two to eight faces of several fonts stand side by side, a row for each field, with ≠ where they differ, by how much, and a \
      summary; more of them are shown one after the other. Where their units to the em differ, lengths are shown in an em of 1000. \
      --differences shows only what differs, of one family's faces too, and adds `differences` to the JSON, an object for each such \
      field: `field` (its path in the face), `values` in the order of `faces` (lengths in each face's own units), and \
      `differenceInEms` for lengths or `difference` for other numbers: the second less the first of two, the greatest \
      less the least of more, else null.

      --category adds `categories` to the JSON: by category what `at` has. They need a size at L, which is --size or that of --style.

      --glyphs adds `glyphs` to the JSON, an object for each character: its glyph, name, advance, side bearings, the bounds of its \
      ink, and its advance and origin in vertical text; all null where the face has no glyph. --sample adds `ink`, an object \
      for each text: the bounds of its ink, how far that goes above and below the line box, and where.
      """)

  @Argument(help: ArgumentHelp("Paths or names of fonts.", valueName: "font")) var fonts: [String]
  @Option(parsing: .unconditional, help: ArgumentHelp("Give the metrics in points at this size too.", valueName: "pt"))
  var size: String?
  @Option(
    help: ArgumentHelp(
      "Give the metrics at these text sizes, as UIFontMetrics scales a font of --size: L, XS..XXXL, all.",
      valueName: "category"))
  var category: String?
  @Option(help: "The text style it scales with; body if left out. Its size at L stands in for --size.") var style:
    String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How an opsz axis follows --size: auto, off (the axis's default), or a size of its own.", valueName: "auto|off|pt"
    ))
  var opticalSize: String?
  @Option(help: ArgumentHelp("The release whose widths system has: iOS11 to iOS18 or iOS26.", valueName: "release"))
  var era: String?
  @Option(help: ArgumentHelp("Where on a variable font's axes: wght=700,opsz=17.", valueName: "tag=number,…"))
  var variations: String?
  @Option(help: ArgumentHelp("A location that the font's designer named: SemiBold.", valueName: "name"))
  var instance: String?
  @Option(help: ArgumentHelp("Languages to list the missing characters of: de,vi.", valueName: "lang,…"))
  var languages: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Which face of a collection, from 0. All of them if left out.", valueName: "n"))
  var faceIndex: Int?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Measure the glyphs of these characters: advance, bearings, bounds.", valueName: "text"))
  var glyphs: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Hold the ink of a text against the line box; `auto` takes Strut's own texts for the face's scripts.",
      valueName: "text|auto"))
  var sample: String?
  @Flag(help: "Hold two to eight faces against each other, and show only what differs.") var differences = false
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var fontOptions: FontOptions

  mutating func validate() { fonts = JoinedPaths.split(fonts) }

  func run() throws {
    try Arguments.refuseInvalid(except: fonts)
    guard opticalSize == nil || size != nil else { throw RequestFailure.usage("--optical-size needs a --size.") }
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
      // A single question without an answer is that failure; a batch reports it in its place.
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

  /// Enough files to be worth a task, few enough to be spread over the cores.
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
