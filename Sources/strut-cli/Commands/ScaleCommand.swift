import ArgumentParser
import Queries
import Strut

/// `strut scale`: what `UIFontMetrics` makes of values and font sizes.
struct ScaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scale",
    abstract: "Scales values and font sizes as UIFontMetrics does, or as Android's font scale.",
    discussion: """
      scaledValue is rounded to the pixel of --scale, scaledFontSize to whole points and then held by --max. A category at \
      which it is not known how the style scales (the extra large titles at any but L) is absent. \
      With --platform android, the columns are font scales, those of --font-scale or from 0.85 to 2.0, and the values dp for the \
      sp given; --rules says whose curve: androidx's, which Android after 14 shares, or that of the first Android 14, which begins later.
      """)

  @Argument(help: ArgumentHelp("Values in points (Android: sp).", valueName: "value")) var values: [String]
  @Option(help: "The text style whose metrics scale.") var style: String?
  @Option(
    name: [.customLong("category"), .customLong("categories")],
    help: ArgumentHelp("Which categories: L, XS..XXXL, all.", valueName: "category"))
  var category: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("Pixels in a point.", valueName: "factor")) var scale: String?
  @Option(
    parsing: .unconditional, help: ArgumentHelp("The largest font size, in points; 0 is no limit.", valueName: "pt"))
  var max: String?
  @Option(help: "ios or android.") var platform = "ios"
  @Option(help: "Android: androidx (if left out) or android14.") var rules: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Android: which font scales: 1.25, or 1,1.3,2.", valueName: "factor,…"))
  var fontScale: String?
  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    let numbers = try values.map { try Values.bounded($0, "a value to scale") }
    switch platform.lowercased() {
    case "ios": try runIOS(numbers)
    case "android": try runAndroid(numbers)
    default: throw RequestFailure.usage("no platform \"\(platform)\" to scale for; it is ios or android.")
    }
  }

  private func runIOS(_ numbers: [Double]) throws {
    for (name, value) in [("--rules", rules), ("--font-scale", fontScale)] where value != nil {
      throw RequestFailure.usage("\(name) has no meaning on iOS.")
    }
    let question = try ScaleQuestion(style: style, category: category, scale: scale, maximum: max)
    let document = try question.document(numbers)
    if json { try Console.print(json: document) } else { Console.print(document.text(question.categories)) }
  }

  private func runAndroid(_ numbers: [Double]) throws {
    for (name, value) in [("--style", style), ("--category", category), ("--scale", scale), ("--max", max)]
    where value != nil {
      throw RequestFailure.usage("\(name) has no meaning on Android.")
    }
    let document = try AndroidScaleDocument(
      numbers, at: try AndroidFontScale.scales(fontScale), rules: try AndroidFontScale.Rules.named(rules))
    if json { try Console.print(json: document) } else { Console.print(document.text) }
  }
}
