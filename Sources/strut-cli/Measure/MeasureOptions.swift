import ArgumentParser
import Queries

/// The options of `strut measure`, read by the same rules as a record's keys.
struct MeasureOptions: ParsableArguments {
  @Option(help: "A path, family, full or PostScript name, or system ….") var font: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("The em in points.", valueName: "pt")) var size: String?
  @Option(help: "A text style.") var style: String?
  @Option(help: "The content size category, with --style.") var category: String?
  @Option(help: "regular, semibold … or 1 to 1000.") var weight: String?
  @Option(help: ArgumentHelp("The release whose widths system has: iOS11 to iOS18 or iOS26.", valueName: "release"))
  var era: String?
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
  @Option(help: "natural left center right justified.") var alignment: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Added after each character; ligatures are turned off.", valueName: "pt"))
  var tracking: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("Multiplies the line height; 0 is off.", valueName: "factor"))
  var lineHeightMultiple: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("0 is no limit.", valueName: "pt")) var minimumLineHeight: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("0 is no limit.", valueName: "pt")) var maximumLineHeight: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("Added between lines.", valueName: "pt")) var lineSpacing: String?
  @Option(
    parsing: .unconditional, help: ArgumentHelp("OpenType features: tnum,liga=0,-kern.", valueName: "tags"))
  var features: String?
  @Option(help: ArgumentHelp("Where the font is on its axes: wght=700,opsz=17.", valueName: "tag=number,…"))
  var variations: String?
  @Option(help: ArgumentHelp("none, standard, pushOut, hangulWordPriority.", valueName: "list"))
  var lineBreakStrategy: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Hyphenate lines that would take less of the width; 0 to 1, needs --lang.", valueName: "factor"))
  var hyphenation: String?

  func settings() throws -> MeasureSettings {
    let given: [(String, String?)] = [
      ("font", font), ("size", size), ("style", style), ("category", category), ("weight", weight), ("era", era),
      ("width", width),
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
