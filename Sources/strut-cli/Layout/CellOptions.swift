import ArgumentParser
import Foundation
import Queries
import Strut

/// What the commands that lay a cell out have in common: the document, and how wide it is.
struct CellOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The cell's description, YAML or JSON.", valueName: "cell.yaml")) var path: String
  @Option(
    parsing: .unconditional, help: ArgumentHelp("The cell's width; the document's own if left out.", valueName: "pt"))
  var width: String?

  /// The document, and how to lay it out.
  func session(in surroundings: LayoutSurroundings, _ stringOptions: StringOptions) throws -> CellSession {
    let width = try width.map { try Values.nonNegative($0, "a width") }
    var traits = try surroundings.traits()
    var document = try CellDocument(path: path)
    let localization = try stringOptions.localization(of: .cell(document), in: surroundings, traits.typesetting)
    if let localization { document = try document.localized(by: localization.strings) }
    traits.layoutMetrics = try surroundings.metrics(documentEra: document.cell.era)
    document.cell.era = traits.layoutMetrics.era
    return CellSession(
      builder: CellBuilder(document), traits: traits, width: width,
      stringProblems: localization?.problems ?? [])
  }
}
