import ArgumentParser
import Queries
import Strut

extension TextDevice: ExpressibleByArgument {}

/// Where the keys of a document are looked up.
struct StringOptions: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Strings that keys of the document are looked up in: files, or folders of .lproj, res, .po ….", valueName: "path")
  )
  var strings: [String] = []
  @Option(
    help: ArgumentHelp(
      "The language that texts are written in before they are translated, and that of strings whose files and folders name none.",
      valueName: "tag"))
  var sourceLanguage: String?
  @Option(
    help: ArgumentHelp(
      "A number, a text and arguments that stand in texts in place of 88,888 and a long name, YAML or JSON: see Documentation/Documents.md.",
      valueName: "file"))
  var samples: String?
  @Option(
    help:
      "Whose texts are shown where strings vary them by device: phone or pad; phone when left out. Numbers stay a phone's."
  )
  var device: TextDevice?
  @Flag(help: "Tell what is wrong with all strings, and not only with those that the documents show.")
  var allProblems = false

  /// Refuses the options for an Interface Builder file: none is ignored.
  func refuseForNibs() throws {
    guard strings.isEmpty, sourceLanguage == nil, samples == nil, device == nil, !allProblems else {
      throw RequestFailure.usage(
        "the strings of a .xib or .storyboard file are those beside it; --strings, --source-language, --samples, --device and "
          + "--all-problems are about documents.")
    }
  }

  /// The strings, and what is wrong with them; nil where none are named.
  func reading() throws -> (catalog: StringCatalog, problems: [CellDocumentError])? {
    if let sourceLanguage { try Surroundings.check(sourceLanguage) }
    if strings.isEmpty { return nil }
    var (catalog, problems) = StringCatalog.read(strings, sourceLocale: sourceLanguage, named: "--source-language")
    if let device { catalog.device = device.family }
    if let samples { catalog.samples = try SampleArguments(path: samples) }
    return (catalog, problems)
  }

  /// Those problems that are to be told: those with strings that documents show, or all if that was asked for. How many there are
  /// besides is told on stderr.
  func told(
    _ problems: [CellDocumentError], of catalog: StringCatalog, in documents: [DescribedDocument], _ locales: [String]?
  ) -> [CellDocumentError] {
    if allProblems { return problems }
    let told = StringUse(documents).concerning(problems, of: catalog, in: locales)
    let rest = problems.count - told.count
    if rest > 0 {
      Console.error(
        "\(rest) \(rest == 1 ? "problem" : "problems") with strings that are not shown; use --all-problems to show \(rest == 1 ? "it" : "them")"
      )
    }
    return told
  }

  /// The strings for a document in a locale; nil where none are named. What is wrong with them is told on stderr, and the others are used.
  func localization(
    of document: DescribedDocument, in surroundings: LayoutSurroundings, _ typesetting: Typesetting
  ) throws -> (strings: StringLocalization, problems: [CellDocumentError])? {
    guard let (catalog, problems) = try reading() else { return nil }
    let localization = StringLocalization(catalog.measured(by: typesetting), locale: surroundings.locale)
    let told = told(problems, of: catalog, in: [document], [localization.locale.tag])
    told.forEach { Console.error($0.description) }
    return (localization, told)
  }
}
