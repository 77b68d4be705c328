import ArgumentParser
import Foundation
import Queries
import Strut

/// What the commands that lay a cell out have in common: the file, which of its cells is meant, and how wide it is.
struct CellOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The cell's description, YAML or JSON, or a .xib or .storyboard file.", valueName: "cell.yaml"))
  var path: String
  @Option(
    help: ArgumentHelp(
      "Which cell of an Interface Builder file: its name, its object id, or its number from 1.", valueName: "name"))
  var cell: String?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The cell's width; the document's own, or that which Xcode recorded, if left out.", valueName: "pt"))
  var width: String?
  @OptionGroup var placeholderOption: PlaceholderOption

  /// Whether the file is Interface Builder's.
  var isNib: Bool { NibReadingSettings.isNib(path) }

  /// The cells of the file that are meant, and how to lay each out: one of a document.
  func sessions(
    in surroundings: LayoutSurroundings, _ stringOptions: StringOptions
  ) throws -> [any LayoutSession] {
    isNib ? try nibSessions(in: surroundings, stringOptions) : [try session(in: surroundings, stringOptions)]
  }

  /// One cell, and how to lay it out.
  /// - Parameter purpose: What needs one cell alone, as a failure says it: "a picture shows".
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

  /// The document, and how to lay it out.
  private func session(in surroundings: LayoutSurroundings, _ stringOptions: StringOptions) throws -> CellSession {
    guard cell == nil, placeholderOption.placeholder == nil else {
      throw RequestFailure.usage("--cell and --placeholder are about .xib and .storyboard files.")
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
  /// The cells of an Interface Builder file that are meant.
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

  /// The cells of the file that some sessions are of.
  func nibChoice(_ sessions: [NibSession]) throws -> NibChoice {
    guard let document = sessions.first?.document else {
      throw RequestFailure(status: .input, code: "no-cells", message: "\(path) has no cell.")
    }
    return NibChoice(document)
  }
}
