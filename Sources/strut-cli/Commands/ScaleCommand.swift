import ArgumentParser
import Queries
import Strut

/// `strut scale`, which scales values and font sizes as `UIFontMetrics` does.
struct ScaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scale",
    abstract: "Scales values and font sizes as UIFontMetrics or Android's font scale does.",
    discussion: """
      scaledValue is rounded to a pixel of --scale. scaledFontSize is rounded to whole points and \
      then limited by --max. Text sizes for which the scaling of a style is not known are omitted: \
      the extra large titles at any size except L.
      With --platform android, the columns are font scales, those of --font-scale or from 0.85 to \
      2.0, and the values are the dp of the given sp. --rules selects the curve: that of androidx, \
      which releases after Android 14 share, or that of the first Android 14, which begins at \
      larger scales.
      """)

  @Argument(help: ArgumentHelp("Values in points (Android: in sp).", valueName: "value")) var values: [String]
  @Option(help: "The text style whose metrics scale the values.") var style: String?
  @Option(
    name: [.customLong("category"), .customLong("categories")],
    help: ArgumentHelp("The text sizes: L, XS..XXXL, all.", valueName: "category"))
  var category: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("The display scale, in pixels per point.", valueName: "factor"))
  var scale: String?
  @Option(
    parsing: .unconditional, help: ArgumentHelp("The maximum font size, in points; 0 is no limit.", valueName: "pt"))
  var max: String?
  @Option(help: "The platform: ios or android.") var platform = "ios"
  @Option(help: "Android: the curve, androidx (default) or android14.") var rules: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Android: the font scales: 1.25, or 1,1.3,2.", valueName: "factor,…"))
  var fontScale: String?
  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    let numbers = try values.map { try Values.bounded($0, "a value to scale") }
    switch platform.lowercased() {
    case "ios": try runIOS(numbers)
    case "android": try runAndroid(numbers)
    default: throw RequestFailure.usage("unknown platform \"\(platform)\"; use ios or android.")
    }
  }

  private func runIOS(_ numbers: [Double]) throws {
    for (name, value) in [("--rules", rules), ("--font-scale", fontScale)] where value != nil {
      throw RequestFailure.usage("\(name) requires --platform android.")
    }
    let question = try ScaleQuestion(style: style, category: category, scale: scale, maximum: max)
    let document = try question.document(numbers)
    if json { try Console.print(json: document) } else { Console.print(document.text(question.categories)) }
  }

  private func runAndroid(_ numbers: [Double]) throws {
    for (name, value) in [("--style", style), ("--category", category), ("--scale", scale), ("--max", max)]
    where value != nil {
      throw RequestFailure.usage("\(name) cannot be used with --platform android.")
    }
    let document = try AndroidScaleDocument(
      numbers, at: try AndroidFontScale.scales(fontScale), rules: try AndroidFontScale.Rules.named(rules))
    if json { try Console.print(json: document) } else { Console.print(document.text) }
  }
}
