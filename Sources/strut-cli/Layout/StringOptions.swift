import ArgumentParser
import Queries
import Strut

/// Where the keys of a document are looked up.
struct StringOptions: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Strings that keys of the document are looked up in: files, or folders of .lproj, res, .po ….", valueName: "path")
  )
  var strings: [String] = []
  @OptionGroup var choices: StringChoiceOptions
  @Flag(help: "Tell what is wrong with all strings, and not only with those that the documents show.")
  var allProblems = false

  /// Refuses the options for an Interface Builder file: none is ignored.
  func refuseForNibs() throws {
    guard strings.isEmpty, choices.areLeftOut, !allProblems else {
      throw RequestFailure.usage(
        "the strings of a .xib or .storyboard file are those beside it; --strings, --source-language, --samples, --device and "
          + "--all-problems are about documents.")
    }
  }

  /// The strings, and what is wrong with them; nil where none are named.
  func reading() throws -> (catalog: StringCatalog, problems: [CellDocumentError])? {
    if strings.isEmpty {
      _ = try choices.withoutSamples()
      return nil
    }
    return try choices.choices().read(strings)
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
