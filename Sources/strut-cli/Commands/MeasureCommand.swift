import ArgumentParser
import Queries
import Strut

/// `strut measure`: the size, lines and baselines of texts.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Measures texts as UILabel does: sizes, lines and baselines.",
    discussion: """
      With --input, each line of the file (or of stdin, "-") is a JSON object with "text" and, optionally, "id", \
      "faceIndex" and any of the options by their names; the output is JSON Lines in the order of the input, and a record that cannot be measured \
      gives an error in its place. Without a font, the system font of 17 points; --style alone is the preferred font; \
      --style with a font or a size scales it as UIFontMetrics does. Labels also avoid a last line of one word: \
      --line-break-strategy standard.
      """)

  @Argument(help: ArgumentHelp("Texts to measure.", valueName: "text")) var texts: [String] = []
  @Option(help: ArgumentHelp("Records to measure, as JSON Lines; - is stdin.", valueName: "file.jsonl")) var input:
    String?
  @OptionGroup(title: "Measuring") var options: MeasureArguments
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Which face of the collection that --font is the path of, from 0.", valueName: "n"))
  var faceIndex: Int?
  @Flag(help: "Print JSON Lines.") var json = false
  @OptionGroup var fontOptions: FontOptions

  func run() throws {
    try checkCategory()
    let settings = try settings()
    guard texts.isEmpty != (input == nil) else {
      let both = texts.isEmpty ? "" : ", not both"
      throw RequestFailure.usage("give texts to measure, or --input with a file of them\(both).")
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
      throw RequestFailure.usage("--face-index chooses a face of a file: give its path with --font.")
    }
    settings.font.faceIndex = faceIndex
    return settings
  }

  /// It measures at one text size, which is that of a style.
  private func checkCategory() throws {
    if let category = options["category"], let all = try? ContentSizeCategory.parseList(category), all.count > 1 {
      throw RequestFailure.usage("measure takes one category, not \(category): run it once for each.")
    }
    if input == nil, options["category"] != nil, options["style"] == nil {
      throw RequestFailure.usage(
        "--category has no effect without --style: add --style body, for example, or leave --category out.")
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
