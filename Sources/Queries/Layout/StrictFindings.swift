package import Strut

extension BuiltCell {
  /// What `--strict` minds of the fonts that the cell's texts are to have.
  package func strictFontFindings(in fonts: FontCatalog) -> [String] {
    labels.flatMap { strictFontFindings(of: $0, $1, in: fonts) }
  }

  func strictFontFindings(of description: ViewDescription, _ label: Label, in fonts: FontCatalog) -> [String] {
    let match = description.fontName.map { try? fonts.match($0) } ?? fonts.systemMatch(of: label.font)
    let unused = match.flatMap { $0.rule == .path ? $0.unusedSentence(Self.isUnused(label)) : nil }
    return ((match?.strictFindings ?? []) + [unused].compactMap { $0 }).map { "\(description.name): \($0)" }
  }

  /// Whether a label's font draws none of its text.
  private static func isUnused(_ label: Label) -> Bool {
    let traits = label.traitCollection
    return traits.text.shape(label.text ?? "", font: label.font, language: traits.language).leavesOut(label.font.face)
  }

  /// The labels that show texts of views, with the views' descriptions.
  var labels: [(ViewDescription, Label)] {
    document.views.compactMap { description in
      view(named: description.name)?.textLabels.first.map { (description, $0) }
    }
  }
}

extension AuditReport {
  /// The rules that are about fonts and glyphs.
  package static let strictRules: Set<AuditRule> = [.missingGlyph, .unmeasuredScript, .substitutedFont]

  /// What `--strict` minds, whatever of it a suppression covers or a baseline has.
  package var strictFindings: [String] {
    (findings + suppressed + known).filter { Self.strictRules.contains($0.rule) }.map {
      "\($0.subject): \($0.elementName): \($0.message)."
    }
  }

  /// Leaves out what rules have found that are not to be applied.
  package mutating func leaveOut(_ rules: Set<AuditRule>) {
    findings.removeAll { rules.contains($0.rule) }
    suppressed.removeAll { rules.contains($0.rule) }
  }
}

extension DescribedDocument {
  /// What `--strict` minds of the fonts that the document's cells name.
  package func strictFontFindings(strings: StringCatalog?, in traits: TraitCollection) -> [String] {
    let (file, cells) =
      switch self {
      case .cell(let document): (document.file, [document])
      case .table(let document): (document.file, document.cells.sorted { $0.key < $1.key }.map(\.value))
      }
    return cells.flatMap { cell -> [String] in
      let texts = strings.flatMap { try? cell.localized(by: StringLocalization($0)) } ?? cell
      // One that cannot be built is among the audit's problems.
      guard let built = try? CellBuilder(texts).build(traits: traits) else { return [] }
      return built.strictFontFindings(in: traits.fonts).map { "\(file): \($0)" }
    }
  }
}

extension ViewDescription {
  /// The name of the font a view's text asks for; `nil` for the system font and for a view without text.
  fileprivate var fontName: String? {
    switch content.font {
    case .plain(.named(let name), _), .scaled(.named(let name), _, _, _): return name
    case .plain, .scaled, .preferred, nil: return nil
    }
  }
}

extension View {
  /// The labels that show the view's own text.
  var textLabels: [Label] {
    switch self {
    case let label as Label: [label]
    case let view as TextView: [view.textLabel]
    case let button as Button: button.titleLabel.map { [$0] } ?? []
    default: []
    }
  }
}
