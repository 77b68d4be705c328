import ArgumentParser
import Foundation
import Reporting
import Strut

/// `strut spacing`: the system spacing between two baselines, or between a baseline and an edge.
struct SpacingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "spacing",
    abstract: "Computes the system spacing between two baselines, or a baseline and an edge, with its terms.",
    discussion: """
      --upper is the text above and --lower the text below, each FONT@SIZE (17 points when left out) or a text style. \
      Leave one out for an edge. Confidence: A measured, B documented by Apple, C reported by one source, D Strut's rule.
      """)

  @Option(help: ArgumentHelp("The font above.", valueName: "font@size")) var upper: String?
  @Option(help: ArgumentHelp("The font below.", valueName: "font@size")) var lower: String?
  @Option(help: ArgumentHelp("The text style above; with --upper, the style that scales it.", valueName: "style"))
  var upperStyle: String?
  @Option(help: ArgumentHelp("The text style below; with --lower, the style that scales it.", valueName: "style"))
  var lowerStyle: String?
  @Option(help: ArgumentHelp("The content size category of the styles.", valueName: "category")) var category = "L"
  @Option(parsing: .unconditional, help: "The multiplier of the constraint.") var multiplier = "1"
  @Option(parsing: .unconditional, help: ArgumentHelp("Pixels in a point.", valueName: "factor")) var scale = "3"
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var fontOptions: FontOptions

  func run() throws {
    let categories = try ContentSizeCategory.parseList(category)
    guard let category = categories.first, categories.count == 1 else {
      throw RequestFailure.usage("spacing is computed at one category, not at \(categories.count).")
    }
    let scale = try Values.scale(scale)
    let multiplier = try Values.bounded(multiplier, "a multiplier")
    let catalogue = try fontOptions.catalogue()
    let upper = try Self.font(upper, style: upperStyle, category, catalogue)
    let lower = try Self.font(lower, style: lowerStyle, category, catalogue)
    guard upper != nil || lower != nil else {
      throw RequestFailure.usage("name the font above (--upper), the font below (--lower), or both.")
    }
    let result = SystemSpacing.below(
      upper.map { .baseline(font: $0.font) } ?? .edge(), lower.map { .baseline(font: $0.font) } ?? .edge(),
      displayScale: scale)
    let document = SpacingDocument(result, multiplier: multiplier, upper: upper?.font, lower: lower?.font)
    if json { try Console.print(json: document) } else { Console.print(document.text) }
    try fontOptions.enforce([upper, lower].compactMap { $0 }.flatMap { $0.match?.strictFindings ?? [] })
  }

  /// A font, and how it was found.
  private typealias Side = (font: Font, match: FontMatch?)

  /// `FONT@SIZE`, a style, or a font scaled by a style.
  private static func font(
    _ text: String?, style: String?, _ category: ContentSizeCategory, _ catalogue: FontCatalogue
  ) throws -> Side? {
    let style = try style.map(TextStyle.named)
    guard let text else {
      return try style.map { style in
        let font = try catalogue.preferredFont(for: style, category: category)
        return (font, catalogue.systemMatch(of: font))
      }
    }
    var (name, size) = (text, 17.0)
    // A file may have an @ in its name.
    if let at = text.lastIndex(of: "@"), !FileManager.default.fileExists(atPath: text) {
      name = String(text[..<at])
      size = try Values.nonNegative(String(text[text.index(after: at)...]), "a font's size")
    }
    let match = try catalogue.match(name)
    let font = match.font(size: size)
    guard let style else { return (font, match) }
    return (try FontScaler(style: style).scaledFont(for: font, category: category), match)
  }
}
