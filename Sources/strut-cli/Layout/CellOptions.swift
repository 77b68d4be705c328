import ArgumentParser
import Foundation
import Strut

/// What the commands that lay a cell out have in common: the document and its surroundings.
struct CellOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The cell's description, YAML or JSON.", valueName: "cell.yaml")) var path: String
  @Option(
    parsing: .unconditional, help: ArgumentHelp("The cell's width; the document's own if left out.", valueName: "pt"))
  var width: String?
  @OptionGroup var surroundings: LayoutSurroundings
  @OptionGroup var stringOptions: StringOptions

  /// The document, and how to lay it out.
  func session() throws -> CellSession {
    let width = try width.map { try Values.nonNegative($0, "a width") }
    var traits = try surroundings.traits()
    var document = try CellDocument(path: path)
    let localization = stringOptions.localization(in: surroundings)
    if let localization { document = try document.localized(by: localization.strings) }
    traits.layoutMetrics = try surroundings.metrics(documentEra: document.cell.era)
    document.cell.era = traits.layoutMetrics.era
    return CellSession(
      builder: CellBuilder(document), traits: traits, width: width,
      stringProblems: localization?.problems ?? [])
  }
}

/// One cell document, laid out as often as is asked.
struct CellSession {
  var builder: CellBuilder
  var traits: TraitCollection
  var width: Double?
  /// What was wrong with files of strings.
  var stringProblems: [CellDocumentError] = []

  /// A cell at a category, laid out.
  struct Laid {
    var built: BuiltCell
    var layout: CellLayout
    /// What about the cell will not do what its author meant.
    var findings: [DocumentFinding]

    /// Whether there is something that the exit status tells of.
    var isSound: Bool { layout.unsatisfied.isEmpty && findings.isEmpty }

    /// What `--strict` minds: fonts that are not what was asked for, and missing glyphs.
    func strictFindings(in fonts: FontCatalogue) -> [String] {
      var findings: [String] = []
      for description in built.document.views {
        guard let label = built.view(named: description.name)?.textLabels.first, let text = label.text else { continue }
        let match = description.fontName.map { try? fonts.match($0) } ?? fonts.systemMatch(of: label.font)
        let shaped = label.traitCollection.text.shape(text, font: label.font, language: label.traitCollection.language)
        let missing = shaped.missing.map { "no font has U+\(String($0.value, radix: 16, uppercase: true))." }
        findings += ((match?.strictFindings ?? []) + missing).map { "\(description.name): \($0)" }
      }
      return findings
    }
  }

  func layOut(at category: ContentSizeCategory) throws -> Laid {
    var traits = traits
    traits.contentSizeCategory = category
    let built = try builder.build(traits: traits)
    let findings = try built.findings(width: width)
    return Laid(built: built, layout: try built.layOut(width: width), findings: findings)
  }
}

extension ViewDescription {
  /// The name of the font a view's text asks for; `nil` for the system font and for a view without text.
  fileprivate var fontName: String? {
    let font: FontDescription? =
      switch content {
      case .label(let label): label.font
      case .textView(let view): view.font
      case .button(let button): button.font
      case .image, .switch, .stack, .plain: nil
      }
    switch font {
    case .plain(.named(let name), _), .scaled(.named(let name), _, _, _): return name
    case .plain, .scaled, .preferred, nil: return nil
    }
  }
}

extension View {
  /// The labels that show the view's own text.
  fileprivate var textLabels: [Label] {
    switch self {
    case let label as Label: [label]
    case let view as TextView: [view.textLabel]
    case let button as Button: button.titleLabel.map { [$0] } ?? []
    default: []
    }
  }
}
