import ArgumentParser
import Queries
import Strut

/// `strut measure`, which prints the size, lines and baselines of text.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Measures text as UILabel does: size, lines and baselines.",
    discussion: """
      With --input, each line of the file (or of stdin, "-") is a JSON object with "text" and, \
      optionally, "id", "faceIndex" and any measuring option, with its name as the key. The output \
      is JSON Lines in the order of the input; a record that cannot be measured produces an error \
      instead. The default font is the system font at 17 points. --style alone selects the \
      preferred font for that style; with --font or --size, the font is scaled as UIFontMetrics \
      scales it. Labels avoid leaving a single word on the last line. To match this behavior, add \
      --line-break-strategy standard.
      """)

  @Argument(help: ArgumentHelp("Text to measure.", valueName: "text")) var texts: [String] = []
  @Option(help: ArgumentHelp("A file of records to measure, as JSON Lines; - means stdin.", valueName: "file.jsonl"))
  var input: String?
  @OptionGroup(title: "Measuring") var options: MeasureArguments
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The zero-based index of a face in the collection specified by --font.", valueName: "n"))
  var faceIndex: Int?
  @Flag(help: "Print JSON Lines.") var json = false
  @OptionGroup var fontOptions: FontOptions

  func run() throws {
    try checkCategory()
    let settings = try settings()
    guard texts.isEmpty != (input == nil) else {
      let both = texts.isEmpty ? "" : ", not both"
      throw RequestFailure.usage("expected text to measure, or --input with a file of records\(both).")
    }
    let measurer = Measurer(catalog: try fontOptions.catalog())
    try measurer.check(settings.font)
    let printer = MeasurePrinter(asJSON: json || input != nil, input: input)
    if let input {
      try measureLines(of: input, settings, measurer, printer)
    } else {
      let records = texts.enumerated().map { MeasureRecord(text: $1, number: $0 + 1, settings: settings) }
      printer.add(records.map(measurer.measure))
    }
    printer.finish()
    try fontOptions.enforce(printer.strictFindings)
    for note in printer.notes { Console.error(note) }
    if printer.failureCount > 0 { throw ExitCode(ExitStatus.findings.rawValue) }
  }

  private func settings() throws -> MeasureSettings {
    var settings = try options.settings()
    guard let faceIndex = try Values.faceIndex(faceIndex) else { return settings }
    guard settings.font.name != nil else {
      throw RequestFailure.usage("--face-index requires the path of a file in --font.")
    }
    settings.font.faceIndex = faceIndex
    return settings
  }

  /// Checks that there is one text size, with a style.
  private func checkCategory() throws {
    if let category = options["category"], let all = try? ContentSizeCategory.parseList(category), all.count > 1 {
      throw RequestFailure.usage("measure requires a single category, not \(category); run it once for each.")
    }
    if input == nil, options["category"] != nil, options["style"] == nil {
      throw RequestFailure.usage(
        "--category requires --style: add --style body, for example, or omit --category.")
    }
  }

  private func measureLines(
    of path: String, _ settings: MeasureSettings, _ measurer: Measurer, _ printer: MeasurePrinter
  ) throws {
    var reader = try LineReader(path: path)
    var batches = RecordBatches { try reader.next() }
    var progress = Progress(unit: "records")
    defer { progress.hide() }
    try OrderedBatches.run(
      next: { try batches.next() },
      work: { batch in batch.map { measurer.measure(MeasureRecord($0, settings)) } },
      deliver: { outcomes in
        progress.hide()
        printer.add(outcomes)
        progress.update(printer.count)
      })
  }
}
