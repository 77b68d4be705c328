import ArgumentParser
import Strut

/// `strut scale`: what `UIFontMetrics` makes of values and font sizes.
struct ScaleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scale",
    abstract: "Scales values and font sizes as UIFontMetrics does, or as Android's font scale.",
    discussion: """
      scaledValue is rounded to the pixel of --scale, scaledFontSize to whole points and then held by --max. A category at \
      which it is not known how the style scales (the extra large titles at any but L) is absent. \
      With --platform android, the columns are font scales from 0.85 to 2.0 and the values dp for the sp given; --rules \
      says whose curve: androidx's, which Android after 14 shares, or that of the first Android 14, which begins later.
      """)

  @Argument(help: ArgumentHelp("Values in points (Android: sp).", valueName: "value")) var values: [String]
  @Option(help: "The text style whose metrics scale.") var style: String?
  @Option(help: ArgumentHelp("Which categories: L, XS..XXXL, all.", valueName: "category")) var category: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("Pixels in a point.", valueName: "factor")) var scale: String?
  @Option(
    parsing: .unconditional, help: ArgumentHelp("The largest font size, in points; 0 is no limit.", valueName: "pt"))
  var max: String?
  @Option(help: "ios or android.") var platform = "ios"
  @Option(help: "Android: androidx (if left out) or android14.") var rules: String?
  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    let numbers = try values.map { try Values.bounded($0, "a value to scale") }
    switch platform.lowercased() {
    case "ios": try runIOS(numbers)
    case "android": try runAndroid(numbers)
    default: throw CommandFailure.usage("no platform \"\(platform)\" to scale for; it is ios or android.")
    }
  }

  private func runIOS(_ numbers: [Double]) throws {
    guard rules == nil else { throw CommandFailure.usage("--rules has no meaning on iOS.") }
    let scaler = FontScaler(style: try TextStyle.named(style ?? "body"))
    let asked = try ContentSizeCategory.parseList(category ?? "all")
    let known = asked.filter(scaler.scales)
    // Where none of them is known, the first says so.
    let categories = known.isEmpty ? asked : known
    let scale = try Values.scale(scale ?? "3")
    let maximum = try max.map { try Values.nonNegative($0, "the largest size") }
    let document = try ScaleDocument(
      numbers, scaler, categories, displayScale: scale, maximum: maximum)
    if json { try Console.print(json: document) } else { Console.print(document.text(categories)) }
  }

  private func runAndroid(_ numbers: [Double]) throws {
    for (name, value) in [("--style", style), ("--category", category), ("--scale", scale), ("--max", max)]
    where value != nil {
      throw CommandFailure.usage("\(name) has no meaning on Android.")
    }
    let name = rules ?? AndroidFontScale.Rules.androidx.rawValue
    guard let rules = AndroidFontScale.Rules(rawValue: name.lowercased()) else {
      throw CommandFailure.usage("no rules \"\(name)\"; they are androidx or android14.")
    }
    let document = try AndroidScaleDocument(numbers, rules: rules)
    if json { try Console.print(json: document) } else { Console.print(document.text) }
  }
}

/// The JSON of `strut scale`.
struct ScaleDocument: Encodable {
  struct Scaled: Encodable {
    var scaledValue: Double
    /// `null` for a value that can be no font's size: below 0.
    @Nullable var scaledFontSize: Double?
    var unrounded: Double
  }
  struct Value: Encodable {
    var value: Double
    var categories: [String: Scaled]
  }

  var schema = 1
  var style: String
  var scale: Double
  var values: [Value]

  init(
    _ numbers: [Double], _ scaler: FontScaler, _ categories: [ContentSizeCategory], displayScale: Double,
    maximum: Double?
  ) throws {
    style = scaler.style.name
    scale = displayScale
    values = try numbers.map { number in
      let scaled = try categories.map { category in
        let result = Scaled(
          scaledValue: try scaler.scaledValue(number, category: category, displayScale: displayScale),
          scaledFontSize: number < 0
            ? nil : try scaler.scaledPointSize(number, category: category, maximum: maximum),
          unrounded: try scaler.unroundedValue(number, category: category))
        return (category.shortName, result)
      }
      return Value(value: number, categories: Dictionary(scaled, uniquingKeysWith: { first, _ in first }))
    }
  }

  func text(_ categories: [ContentSizeCategory]) -> String {
    var table = TableText(headings: ["value", "category", "scaled value", "scaled font size"])
    for value in values {
      for category in categories.map(\.shortName) {
        guard let scaled = value.categories[category] else { continue }
        let size = scaled.scaledFontSize.map(Values.text) ?? "–"
        table.rows.append([Values.text(value.value), category, Values.text(scaled.scaledValue), size])
      }
    }
    return table.text
  }
}

/// The JSON of `strut scale --platform android`: dp by font scale.
struct AndroidScaleDocument: Encodable {
  struct Value: Encodable {
    var value: Double
    var fontScales: [String: Double]
  }

  /// The steps of Android's settings, with those that its conversion tables name, and one between 1.0 and 1.15, where the
  /// rules differ.
  private static let fontScales = [0.85, 1, 1.1, 1.15, 1.3, 1.5, 1.8, 2]

  var schema = 1
  var platform = "android"
  var rules: String
  var values: [Value]

  init(_ numbers: [Double], rules: AndroidFontScale.Rules) throws {
    self.rules = rules.rawValue
    values = try numbers.map { number in
      let scaled = try Self.fontScales.map { (Values.text($0), try AndroidFontScale($0, rules: rules).dp(sp: number)) }
      return Value(value: number, fontScales: Dictionary(scaled, uniquingKeysWith: { first, _ in first }))
    }
  }

  var text: String {
    var table = TableText(headings: ["sp", "font scale", "dp"])
    for value in values {
      for scale in Self.fontScales.map(Values.text) {
        table.rows.append([Values.text(value.value), scale, value.fontScales[scale].map(Values.text) ?? "–"])
      }
    }
    return table.text
  }
}
