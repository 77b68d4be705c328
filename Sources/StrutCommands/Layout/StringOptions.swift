import ArgumentParser
import Queries
import Strut

/// Options for the strings that the keys of a document refer to.
struct StringOptions: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "The document's strings: files, or folders that contain .lproj folders, res folders, .po files and so on.",
      valueName: "path")
  )
  var strings: [String] = []
  @OptionGroup var choices: StringChoiceOptions
  @Flag(help: "Report problems in all strings, not only in those that the documents show.")
  var allProblems = false

  /// Rejects the options for an Interface Builder file, for which they would be ignored.
  func refuseForNibs() throws {
    guard strings.isEmpty, choices.areLeftOut, !allProblems else {
      throw RequestFailure.usage(
        "the strings of a .xib or .storyboard file are the ones next to it; --strings, --source-language, --samples, --device and "
          + "--all-problems require a document.")
    }
  }

  /// Returns the strings and their problems, or nil if no strings are named.
  func reading() throws -> (catalog: StringCatalog, problems: [CellDocumentError])? {
    if strings.isEmpty {
      _ = try choices.withoutSamples()
      return nil
    }
    return try choices.choices().read(strings)
  }

  /// Returns the problems to report: those of strings that documents show, or all if requested. The
  /// number of other problems is reported on stderr.
  func told(
    _ problems: [CellDocumentError], of catalog: StringCatalog, in documents: [DescribedDocument], _ locales: [String]?
  ) -> [CellDocumentError] {
    if allProblems { return problems }
    let told = StringUse(documents).concerning(problems, of: catalog, in: locales)
    let rest = problems.count - told.count
    if rest > 0 {
      Console.error(
        "\(rest) \(rest == 1 ? "problem" : "problems") with strings that are not used; add --all-problems to show \(rest == 1 ? "it" : "them")"
      )
    }
    return told
  }

  /// Returns the strings for a document in a locale, or nil if no strings are named. Problems are
  /// reported on stderr, and the other strings are used.
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
