import ArgumentParser
import Queries
import Strut

/// `strut compare`: whether one font can stand in for another.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Says whether font B can stand in for font A, and with which CSS a page would not move.",
    discussion: """
      Line heights as four platforms make them, baselines, the widths of a sample text, missing characters, and an \
      @font-face rule whose overrides give B the lines, and over the sample the width, of A. Without --sample it is a prose text of Strut's own, in \
      the first script that both fonts have. size-adjust is as good as the sample is like your page: give it your own text. The rows of the browser are exact; it rounds \
      ascender and descender to whole pixels each, as `inspect --size` shows.

      Answers, by Strut's rule: yes when lines, baselines and widths are the same; "on a web page, with the overrides" when words \
      are then off by less than 8 % on average and none of the sample's characters is missing; else no. The exit status is 0 \
      whatever the answer; 4 under --strict when B lacks a character of the sample, or another family or style answered.
      """)

  @Argument(help: ArgumentHelp("The font to be replaced, by path or name.", valueName: "a")) var a: String
  @Argument(help: ArgumentHelp("The font to stand in for it.", valueName: "b")) var b: String
  @Option(parsing: .unconditional, help: ArgumentHelp("The size at which they are compared.", valueName: "pt"))
  var size = "16"
  @Option(parsing: .unconditional, help: ArgumentHelp("The text over which widths are compared.", valueName: "text"))
  var sample: String?
  @Option(help: ArgumentHelp("The sample's language.", valueName: "tag")) var lang: String?
  @Option(
    parsing: .unconditional, help: ArgumentHelp("The column in which the sample's lines are counted.", valueName: "pt"))
  var width = "320"
  @Option(help: ArgumentHelp("Where A is on its axes: wght=700,opsz=17.", valueName: "tag=number,…"))
  var variationsA: String?
  @Option(help: ArgumentHelp("Where B is on its axes.", valueName: "tag=number,…")) var variationsB: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("Pixels in a point.", valueName: "factor")) var scale = "3"
  @Flag(help: "Print JSON.") var json = false
  @OptionGroup var fontOptions: FontOptions

  func run() throws {
    let size = try Values.nonNegative(size, "a size")
    guard size > 0 else { throw RequestFailure.usage("at size 0 there is nothing to compare; --size is above 0.") }
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
      guard lang == nil else { throw RequestFailure.usage("--lang is the language of a --sample; give both.") }
      return nil
    }
    guard sample.contains(where: { !$0.isWhitespace }) else {
      throw RequestFailure.usage("a --sample of no characters compares nothing; leave it out for Strut's own.")
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
