package import Strut

/// A cell of an Interface Builder file that can be laid out repeatedly.
package struct NibSession: LayoutSession {
  /// The file.
  package let document: NibDocument
  /// The cell.
  package let source: NibCell
  /// The names of the cell and its views.
  package let names: NibNames
  /// The strings of the file.
  package let strings: NibStrings
  /// The options for text that code sets.
  package let options: NibTextOptions
  /// The language, or nil for that of the file.
  package let locale: String?
  package let traits: TraitCollection
  /// The width of the table or collection view in points, or nil for the width of the cell that
  /// Xcode recorded.
  package let width: Double?

  package init(
    _ source: NibCell, in document: NibDocument, strings: NibStrings, options: NibTextOptions, locale: String?,
    traits: TraitCollection, width: Double?
  ) {
    (self.source, self.document, self.strings, self.options) = (source, document, strings, options)
    (self.locale, self.width) = (locale, width)
    var traits = traits
    // If the table sets the height of the row, the height that UIKit would warn about is not
    // requested; faults are among the findings.
    traits.log = .silent
    self.traits = traits
    names = NibNames(source, file: document.file)
  }

  package var stringProblems: [CellDocumentError] { strings.problems }

  package func laidOut(at category: ContentSizeCategory) throws -> any LaidCell { try layOut(at: category) }

  /// Lays out the cell at a text size.
  package func layOut(at category: ContentSizeCategory) throws -> LaidNibCell {
    let localized = try source.localized(by: strings, locale: locale, options)
    let built = build(localized.cell, at: category)
    let places = NibPlaces(source, names: names, file: document.file)
    let width = built.width(in: width)
    let findings = try built.findings(width: width).map { finding in
      DocumentFinding(
        finding, file: document.file, position: places.position(ofView: finding.view) ?? places.cellPosition)
    }
    let objects = LaidObjects(
      built, names: names, places: places, textsFromCode: localized.textsFromCode, file: document.file)
    return LaidNibCell(
      built: built, layout: try built.layOut(ownWidth: width), findings: findings, texts: texts(of: localized, built),
      laidObjects: objects,
      reasonForFixedHeight: NibHeightPlace(built, names: names, settings: options.settings, file: document.file)?.reason
        ?? built.item.flatMap {
          NibSizePlace($0, names: names, settings: options.settings, file: document.file)?.reason
        })
  }

  /// Returns the frames that Xcode recorded and those of the cell at its recorded size, at L, with
  /// the strings of the file.
  package func comparison() throws -> NibComparison { try NibComparison(build(source, at: .large, named: false)) }

  private func build(_ cell: NibCell, at category: ContentSizeCategory, named: Bool = true) -> BuiltNibCell {
    var traits = traits
    traits.contentSizeCategory = category
    let built = NibBuilder(cell, in: document, settings: options.settings, names: named ? names : nil).build(
      traits: traits)
    if named { built.take(names) }
    return built
  }

  private func texts(of localized: LocalizedNibCell, _ built: BuiltNibCell) -> [LocalizedText] {
    localized.references.sorted { $0.key < $1.key }.compactMap { id, reference in
      guard let lookup = reference.lookup, let view = names[id] else { return nil }
      return LocalizedText(view: view, text: built.items[id]?.textLabels.first?.text ?? "", lookup: lookup)
    }
  }
}

/// A cell of an Interface Builder file, laid out at a text size.
package struct LaidNibCell: LaidCell {
  package let built: BuiltNibCell
  package let layout: CellLayout
  package let findings: [DocumentFinding]
  package let texts: [LocalizedText]
  let laidObjects: LaidObjects
  /// The place that specifies the height, if it is fixed.
  let reasonForFixedHeight: String?

  package var cell: TableViewCell { built.cell }
  package var objects: LaidObjects? { laidObjects }
  package var ownStyle: String? { built.source.style.map { "\($0)" } }
  package var reasonForHeight: String? {
    switch built.rowHeight {
    case .automatic: "the cell needs this height"
    case .standard: "this is the standard height of a row"
    case .recorded: "Xcode recorded this height"
    case .fixed: reasonForFixedHeight
    }
  }
  package var viewNames: [String] { laidObjects.views.keys.sorted() }

  /// Returns the view with a name or an object ID.
  package func view(named name: String) -> View? { built.items[laidObjects.views[name]?.objectID ?? name] }

  package func strictFindings(in fonts: FontCatalog) -> [String] {
    let missing = built.source.allViews.compactMap { built.items[$0.id] as? Label }.flatMap { label in
      label.missingGlyphs.map { "\(label.accessibilityIdentifier ?? "textLabel"): \($0)" }
    }
    return built.notes.filter { $0.code == .fontMissing || $0.code.isUnsupported }.map(\.message) + missing
  }
}
