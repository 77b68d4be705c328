package import Strut

/// A cell document that can be laid out repeatedly.
package struct CellSession: LayoutSession {
  package var builder: CellBuilder
  package var traits: TraitCollection
  package var width: Double?
  /// The problems of files of strings.
  package var stringProblems: [CellDocumentError] = []

  package init(
    builder: CellBuilder, traits: TraitCollection, width: Double? = nil, stringProblems: [CellDocumentError] = []
  ) {
    (self.builder, self.traits, self.width, self.stringProblems) = (builder, traits, width, stringProblems)
  }

  /// The cell, laid out at a text size.
  package struct Laid: LaidCell {
    package var built: BuiltCell
    package var layout: CellLayout
    package var findings: [DocumentFinding]

    package var cell: TableViewCell { built.cell }

    package var texts: [LocalizedText] {
      built.document.views.compactMap { view in
        view.textReference?.lookup.map { LocalizedText(view: view.name, text: view.content.text ?? "", lookup: $0) }
      }
    }

    package var ownStyle: String? {
      let style = built.document.cell.style
      return style == .custom ? nil : style.rawValue
    }

    package var viewNames: [String] { built.document.views.map(\.name) }

    package func view(named name: String) -> View? { built.view(named: name) }

    package func strictFindings(in fonts: FontCatalog) -> [String] {
      var findings: [String] = []
      for (description, label) in built.labels {
        findings += built.strictFontFindings(of: description, label, in: fonts)
        findings += label.missingGlyphs.map { "\(description.name): \($0)" }
      }
      return findings
    }
  }

  package func laidOut(at category: ContentSizeCategory) throws -> any LaidCell { try layOut(at: category) }

  package func layOut(at category: ContentSizeCategory) throws -> Laid {
    var traits = traits
    traits.contentSizeCategory = category
    let built = try builder.build(traits: traits)
    let findings = try built.findings(width: width)
    return Laid(built: built, layout: try built.layOut(width: width), findings: findings)
  }
}
