import ArgumentParser
import Foundation
import Queries
import Strut

/// Options shared by the commands that lay out a cell: the file, the cell in it, and the width.
struct CellOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("A description of a cell (YAML or JSON), or a .xib or .storyboard file.", valueName: "cell.yaml")
  )
  var path: String
  @Option(
    help: ArgumentHelp(
      "The cell to lay out from an Interface Builder file, by name, object ID or number (starting at 1).",
      valueName: "name"))
  var cell: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The width of the cell (default: the width in the document, or the width that Xcode recorded).",
      valueName: "pt"))
  var width: String?
  @OptionGroup var placeholderOption: PlaceholderOption

  /// True for an Interface Builder file.
  var isNib: Bool { NibReadingSettings.isNib(path) }

  /// Returns sessions that lay out the selected cells of the file. A document has one.
  func sessions(
    in surroundings: LayoutSurroundings, _ stringOptions: StringOptions
  ) throws -> [any LayoutSession] {
    isNib ? try nibSessions(in: surroundings, stringOptions) : [try session(in: surroundings, stringOptions)]
  }

  /// Returns a session that lays out a single cell.
  /// - Parameter purpose: The reason that a single cell is required, for the message: "a picture
  ///   shows".
  func session(
    in surroundings: LayoutSurroundings, _ stringOptions: StringOptions, for purpose: String
  ) throws -> any LayoutSession {
    guard isNib else { return try session(in: surroundings, stringOptions) }
    let sessions = try nibSessions(in: surroundings, stringOptions)
    guard let only = sessions.first, sessions.count == 1 else {
      throw try nibChoice(sessions).failure(needing: purpose)
    }
    return only
  }

  /// Returns a session that lays out the document.
  private func session(in surroundings: LayoutSurroundings, _ stringOptions: StringOptions) throws -> CellSession {
    guard cell == nil, placeholderOption.placeholder == nil else {
      throw RequestFailure.usage("--cell and --placeholder require a .xib or .storyboard file.")
    }
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

extension CellOptions {
  /// Returns sessions that lay out the selected cells of an Interface Builder file.
  func nibSessions(in surroundings: LayoutSurroundings, _ stringOptions: StringOptions) throws -> [NibSession] {
    try stringOptions.refuseForNibs()
    let width = try width.map { try Values.nonNegative($0, "a width") }
    var traits = try surroundings.traits()
    traits.layoutMetrics = try surroundings.metrics(documentEra: nil)
    var settings = NibReadingSettings()
    settings.placeholder = placeholderOption.placeholder ?? .fitting
    let file = try settings.file(at: path)
    file.strings.problems.forEach { Console.error($0.description) }
    let options = try settings.options(forFile: path)
    let choice = NibChoice(file.document)
    return try choice.cells(named: cell).map { index in
      NibSession(
        file.document.cells[index], in: file.document, strings: file.strings,
        options: options, locale: surroundings.locale, traits: traits, width: width)
    }
  }

  /// Returns the cells of the file that some sessions belong to.
  func nibChoice(_ sessions: [NibSession]) throws -> NibChoice {
    guard let document = sessions.first?.document else {
      throw RequestFailure(status: .input, code: "no-cells", message: "\(path) contains no cell.")
    }
    return NibChoice(document)
  }
}
