import ArgumentParser
import Queries
import Strut

/// `strut compare`, which shows whether one font can replace another.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract:
      "Shows whether font B can replace font A, and prints the CSS that keeps the layout of a web page from shifting.",
    discussion: """
      It compares line heights on four platforms, baselines, the widths of a sample and missing \
      characters, and prints an @font-face rule whose overrides give B the line height of A and, \
      for the sample, the width of A. Without --sample it uses a sample in the first script that \
      both fonts support. The accuracy of size-adjust depends on how well the sample represents \
      the text on your page, so use your own text. The browser rows contain exact values; a \
      browser rounds the ascender and descender to whole pixels, as `inspect --size` shows.

      The verdict is "yes" if line heights, baselines and widths are equal; "on a web page, with the \
      overrides" if, with the overrides, word widths differ by less than 8% on average and no \
      character in the sample is missing; and "no" otherwise. The exit status is 0 for every \
      verdict, or 4 with --strict if B lacks a character in the sample or another family or style \
      was substituted.
      """)

  @Argument(help: ArgumentHelp("The font to replace: a path or a name.", valueName: "a")) var a: String
  @Argument(help: ArgumentHelp("The font that would replace it.", valueName: "b")) var b: String
  @Option(parsing: .unconditional, help: ArgumentHelp("The font size.", valueName: "pt"))
  var size = "16"
  @Option(parsing: .unconditional, help: ArgumentHelp("Sample text for comparing widths.", valueName: "text"))
  var sample: String?
  @Option(
    name: [.long, .customLong("locale")],
    help: ArgumentHelp("The language of the sample (BCP 47).", valueName: "tag"))
  var lang: String?
  @Option(
    parsing: .unconditional, help: ArgumentHelp("The width at which to count the lines of the sample.", valueName: "pt")
  )
  var width = "320"
  @Option(help: ArgumentHelp("Values for the axes of A, such as wght=700,opsz=17.", valueName: "tag=number,…"))
  var variationsA: String?
  @Option(help: ArgumentHelp("Values for the axes of B.", valueName: "tag=number,…")) var variationsB: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("The display scale, in pixels per point.", valueName: "factor"))
  var scale = "3"
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var fontOptions: FontOptions

  func run() throws {
    let size = try Values.nonNegative(size, "a size")
    guard size > 0 else { throw RequestFailure.usage("--size must be greater than 0.") }
    let width = try Values.nonNegative(width, "a width")
    let scale = try Values.scale(scale)
    let sample = try chosenSample()
    let (atA, atB) = (try Values.variations(variationsA), try Values.variations(variationsB))
    let catalog = try fontOptions.catalog()
    let original = try Self.match(a, at: atA, in: catalog)
    let standIn = try Self.match(b, at: atB, in: catalog)
    let comparison = FontComparison(
      original: original.font(size: size), standIn: standIn.font(size: size), sample: sample, columnWidth: width,
      displayScale: scale, engine: TextEngine(catalog: catalog))
    let document = CompareDocument(comparison, original: original, standIn: standIn)
    if json { try Console.print(json: document) } else { Console.print(document.text) }
    try fontOptions.enforce(document.strictFindings)
  }

  private func chosenSample() throws -> ComparisonSample? {
    let lang = try lang.map { try Values.language($0) }
    guard let sample else {
      guard lang == nil else {
        throw RequestFailure.usage("--lang requires --sample. It specifies the language of the sample.")
      }
      return nil
    }
    guard sample.contains(where: { !$0.isWhitespace }) else {
      throw RequestFailure.usage("--sample is empty; give some text, or leave it out to use Strut's sample.")
    }
    return ComparisonSample(text: sample, language: lang)
  }

  private static func match(
    _ name: String, at location: [String: Double], in catalog: FontCatalog
  ) throws -> FontMatch {
    let match = try catalog.match(name)
    return location.isEmpty ? match : try match.instance(at: location)
  }
}
