package import Strut

extension BuiltCell {
  /// The findings for `--strict` about the fonts that the text of the cell requests.
  package func strictFontFindings(in fonts: FontCatalog) -> [String] {
    labels.flatMap { strictFontFindings(of: $0, $1, in: fonts) }
  }

  func strictFontFindings(of description: ViewDescription, _ label: Label, in fonts: FontCatalog) -> [String] {
    let match = description.fontName.map { try? fonts.match($0) } ?? fonts.systemMatch(of: label.font)
    let unused = match.flatMap { $0.rule == .path ? $0.unusedSentence(Self.isUnused(label)) : nil }
    return ((match?.strictFindings ?? []) + [unused].compactMap { $0 }).map { "\(description.name): \($0)" }
  }

  /// Returns true if the font of a label draws none of its text.
  private static func isUnused(_ label: Label) -> Bool {
    let traits = label.traitCollection
    return traits.text.shape(label.text ?? "", font: label.font, language: traits.language).leavesOut(label.font.face)
  }

  /// The labels that show the text of views, with the descriptions of the views.
  var labels: [(ViewDescription, Label)] {
    document.views.compactMap { description in
      view(named: description.name)?.textLabels.first.map { (description, $0) }
    }
  }
}

extension AuditReport {
  /// The rules that concern fonts and glyphs.
  package static let strictRules: Set<AuditRule> = [.missingGlyph, .unmeasuredScript, .substitutedFont]

  /// The findings for `--strict`, including those that a suppression or a baseline file covers.
  package var strictFindings: [String] {
    (findings + suppressed + known).filter { Self.strictRules.contains($0.rule) }.map {
      "\($0.subject): \($0.elementName): \($0.message)."
    }
  }

  /// Removes the findings of ignored rules.
  package mutating func leaveOut(_ rules: Set<AuditRule>) {
    findings.removeAll { rules.contains($0.rule) }
    suppressed.removeAll { rules.contains($0.rule) }
  }
}

extension DescribedDocument {
  /// The findings for `--strict` about the fonts that the cells of the document name.
  package func strictFontFindings(strings: StringCatalog?, in traits: TraitCollection) -> [String] {
    let (file, cells) =
      switch self {
      case .cell(let document): (document.file, [document])
      case .table(let document): (document.file, document.cells.sorted { $0.key < $1.key }.map(\.value))
      }
    return cells.flatMap { cell -> [String] in
      let texts = strings.flatMap { try? cell.localized(by: StringLocalization($0)) } ?? cell
      // A cell that cannot be built is reported as a problem of the audit.
      guard let built = try? CellBuilder(texts).build(traits: traits) else { return [] }
      return built.strictFontFindings(in: traits.fonts).map { "\(file): \($0)" }
    }
  }
}

extension ViewDescription {
  /// The name of the font that the text of a view requests, or `nil` for the system font and for a
  /// view without text.
  fileprivate var fontName: String? {
    switch content.font {
    case .plain(.named(let name), _), .scaled(.named(let name), _, _, _): return name
    case .plain, .scaled, .preferred, nil: return nil
    }
  }
}

extension View {
  /// The labels that show the text of the view.
  var textLabels: [Label] {
    switch self {
    case let label as Label: [label]
    case let view as TextView: [view.textLabel]
    case let button as Button: button.titleLabel.map { [$0] } ?? []
    default: []
    }
  }
}
