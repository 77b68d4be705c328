package import Strut

/// One cell document, laid out as often as is asked.
package struct CellSession {
  package var builder: CellBuilder
  package var traits: TraitCollection
  package var width: Double?
  /// What was wrong with files of strings.
  package var stringProblems: [CellDocumentError] = []

  package init(
    builder: CellBuilder, traits: TraitCollection, width: Double? = nil, stringProblems: [CellDocumentError] = []
  ) {
    (self.builder, self.traits, self.width, self.stringProblems) = (builder, traits, width, stringProblems)
  }

  /// A cell at a category, laid out.
  package struct Laid {
    package var built: BuiltCell
    package var layout: CellLayout
    /// What about the cell will not do what its author meant.
    package var findings: [DocumentFinding]

    /// Whether there is something that the exit status tells of.
    package var isSound: Bool { layout.unsatisfied.isEmpty && findings.isEmpty }

    /// What `--strict` minds: fonts that are not what was asked for, and missing glyphs.
    package func strictFindings(in fonts: FontCatalogue) -> [String] {
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

  package func layOut(at category: ContentSizeCategory) throws -> Laid {
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
