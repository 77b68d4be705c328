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
    package func strictFindings(in fonts: FontCatalog) -> [String] {
      var findings: [String] = []
      for (description, label) in built.labels {
        guard let text = label.text else { continue }
        let shaped = label.traitCollection.text.shape(text, font: label.font, language: label.traitCollection.language)
        let missing = shaped.missing.map { "no font has U+\(String($0.value, radix: 16, uppercase: true))." }
        findings += built.strictFontFindings(of: description, label, in: fonts)
        findings += missing.map { "\(description.name): \($0)" }
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
