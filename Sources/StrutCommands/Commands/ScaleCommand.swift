import ArgumentParser
import Queries
import Strut

/// `strut scale`, which scales values and font sizes as `UIFontMetrics` does.
struct ScaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scale",
    abstract: "Scales values and font sizes as UIFontMetrics or Android's font scale does.",
    discussion: """
      scaledValue is rounded to a whole pixel at the display scale (--scale). scaledFontSize is \
      rounded to whole points and then limited by --max. Text sizes at which the scaling of a \
      style is unknown are omitted; for the extra-large title styles, these are all sizes except L.

      With --platform android, there is one column for each font scale given by --font-scale \
      (default: scales from 0.85 to 2.0). The given values in sp are converted to dp. --rules \
      selects the curve: the androidx curve, which is also used by releases after Android 14, or \
      the curve of the initial Android 14 release, which starts at larger scales.
      """)

  @Argument(help: ArgumentHelp("Values in points, or in sp for Android.", valueName: "value")) var values: [String]
  @Option(help: "The text style whose metrics scale the values.") var style: String?
  @Option(
    name: [.customLong("category"), .customLong("categories")],
    help: ArgumentHelp("The text sizes, such as L, XS..XXXL or all.", valueName: "category"))
  var category: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("The display scale, in pixels per point.", valueName: "factor"))
  var scale: String?
  @Option(
    parsing: .unconditional, help: ArgumentHelp("The maximum font size, in points; 0 means no limit.", valueName: "pt"))
  var max: String?
  @Option(help: "The platform: ios or android.") var platform = "ios"
  @Option(help: "The Android scaling curve: androidx (default) or android14.") var rules: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The Android font scales, such as 1.25 or 1,1.3,2.", valueName: "factor,…"))
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
