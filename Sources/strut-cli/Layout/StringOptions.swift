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

  /// The strings in a locale; nil where none are named. What is wrong with files is told on stderr, and the others are used.
  func localization(
    in surroundings: LayoutSurroundings
  ) -> (strings: StringLocalization, problems: [CellDocumentError])? {
    if strings.isEmpty { return nil }
    let (catalog, problems) = StringCatalog.read(strings)
    problems.forEach { Console.error($0.description) }
    return (StringLocalization(catalog, locale: surroundings.locale), problems)
  }
}
