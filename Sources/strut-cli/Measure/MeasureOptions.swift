import ArgumentParser

/// The options of `strut measure`, read by the same rules as a record's keys.
struct MeasureOptions: ParsableArguments {
  @Option(help: "A path, family, full or PostScript name, or system ….") var font: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("The em in points.", valueName: "pt")) var size: String?
  @Option(help: "A text style.") var style: String?
  @Option(help: "The content size category.") var category: String?
  @Option(help: "regular, semibold … or 1 to 1000.") var weight: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("The width offered; no limit if left out.", valueName: "pt"))
  var width: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("The height of the bounds, for textRect.", valueName: "pt"))
  var height: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("UIKit's numberOfLines; 0 is no limit.", valueName: "n"))
  var lineLimit: String?
  @Option(help: "byWordWrapping byCharWrapping byClipping byTruncatingHead byTruncatingTail byTruncatingMiddle.")
  var breakMode: String?
  @Option(help: ArgumentHelp("The language, BCP 47.", valueName: "tag")) var lang: String?
  @Option(help: "natural, leftToRight or rightToLeft.") var direction: String?
  @Option(help: ArgumentHelp("Pixels in a point (default: 3).", valueName: "factor")) var scale: String?
  @Option(help: .hidden) var alignment: String?
  @Option(help: .hidden) var tracking: String?
  @Option(help: .hidden) var lineHeightMultiple: String?
  @Option(help: .hidden) var minimumLineHeight: String?
  @Option(help: .hidden) var maximumLineHeight: String?
  @Option(help: .hidden) var lineSpacing: String?
  @Option(help: .hidden) var lineBreakStrategy: String?
  @Option(help: .hidden) var hyphenation: String?
  @Option(help: .hidden) var features: String?
  @Option(help: .hidden) var variations: String?

  func settings() throws -> MeasureSettings {
    let given: [(String, String?)] = [
      ("font", font), ("size", size), ("style", style), ("category", category), ("weight", weight), ("width", width),
      ("height", height), ("lineLimit", lineLimit), ("breakMode", breakMode), ("lang", lang), ("direction", direction),
      ("scale", scale), ("alignment", alignment), ("tracking", tracking), ("lineHeightMultiple", lineHeightMultiple),
      ("minimumLineHeight", minimumLineHeight), ("maximumLineHeight", maximumLineHeight), ("lineSpacing", lineSpacing),
      ("lineBreakStrategy", lineBreakStrategy), ("hyphenation", hyphenation), ("features", features),
      ("variations", variations),
    ]
    var settings = MeasureSettings()
    for case (let key, let value?) in given { try settings.set(key, .string(value)) }
    return settings
  }
}
