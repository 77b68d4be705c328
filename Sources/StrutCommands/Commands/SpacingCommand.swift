import ArgumentParser
import Queries
import Strut

/// `strut spacing`, which computes the system spacing between two baselines, or between a baseline
/// and an edge.
struct SpacingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "spacing",
    abstract: "Computes the system spacing between two baselines, or between a baseline and an edge.",
    discussion: """
      --upper is the font of the text above, and --lower is the font of the text below, each in \
      the form FONT@SIZE (default size: 17 points). To get the spacing to an edge, omit one of \
      them. The confidence is A (measured), B (documented by Apple), C (reported by one source) or \
      D (Strut's rule).
      """)

  @Option(help: ArgumentHelp("The font of the text above.", valueName: "font@size")) var upper: String?
  @Option(help: ArgumentHelp("The font of the text below.", valueName: "font@size")) var lower: String?
  @Option(
    help: ArgumentHelp(
      "The text style of the text above; with --upper, the style that scales the font.", valueName: "style"))
  var upperStyle: String?
  @Option(
    help: ArgumentHelp(
      "The text style of the text below; with --lower, the style that scales the font.", valueName: "style"))
  var lowerStyle: String?
  @Option(help: ArgumentHelp("The text size for the text styles.", valueName: "category")) var category = "L"
  @Option(parsing: .unconditional, help: "The multiplier of the system spacing.") var multiplier = "1"
  @Option(parsing: .unconditional, help: ArgumentHelp("The display scale, in pixels per point.", valueName: "factor"))
  var scale = "3"
  @Option(help: ArgumentHelp("The iOS release whose rules apply: iOS11 to iOS18, or iOS26.", valueName: "release"))
  var era: String?
  @Flag(help: "Use the taller lines that iOS 17 and later use for languages such as Arabic and Thai.")
  var tallLines = false
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var fontOptions: FontOptions

  func run() throws {
    let question = try SpacingQuestion(
      category: category, scale: scale, multiplier: multiplier, era: era, hasTallLines: tallLines)
    let catalog = try fontOptions.catalog()
    let upper = try question.side(upper, style: upperStyle, catalog, opensFiles: true)
    let lower = try question.side(lower, style: lowerStyle, catalog, opensFiles: true)
    guard upper != nil || lower != nil else {
      throw RequestFailure.usage("expected the font above (--upper), the font below (--lower), or both.")
    }
    let document = question.document(upper: upper?.font, lower: lower?.font)
    if json { try Console.print(json: document) } else { Console.print(document.text) }
    try fontOptions.enforce([upper, lower].compactMap { $0 }.flatMap { $0.match?.strictFindings ?? [] })
  }
}
