import CellDocuments
import InterfaceBuilder
import LayoutCore
import TableLayout

/// Makes the views of a cell with their names in reports, and provides the facts of its file for
/// audits.
struct NibStaging: Sendable {
  let cell: LocalizedNibCell
  let document: NibDocument
  let names: NibNames
  let settings: NibSettings
  /// The object IDs of the views, by their names.
  let ids: [String: String]

  /// - Parameter kind: The kind of the part: parts of one kind have equal views.
  func part(traits: TraitCollection, kind: String) -> StagedPart {
    let built = NibBuilder(cell.cell, in: document, settings: settings).build(traits: traits)
    built.take(names)
    var part = StagedPart(
      .cell(built.cell, hasSeparator: built.hasSeparator), fixedHeight: givenHeight ?? built.fixedHeight,
      sideInset: built.table?.tableStyle == .insetGrouped ? traits.layoutMetrics.table.insetGroupedSide : nil,
      kind: kind, references: references)
    part.objects = objects(built)
    return part
  }

  /// The height that the settings of the app give the row, in points.
  private var givenHeight: Double? { settings.rowHeights[names.cell]?.value }

  /// The lookups of strings, by the names of their views.
  private var references: [String: TextReference] {
    Dictionary(
      cell.references.compactMap { id, reference in names[id].map { ($0, reference) } },
      uniquingKeysWith: { first, _ in first })
  }

  private func objects(_ built: BuiltNibCell) -> StagedObjects {
    objects.samples = Set(cell.samples.compactMap { names[$0] })
    objects.sampleTexts = cell.sampleTexts
    var objects = StagedObjects(ids: ids.merging(["": cell.cell.view.id]) { id, _ in id })
    objects.constraints = built.equations
    objects.textsFromCode = Set(cell.textsFromCode.compactMap { names[$0] })
    objects.rightOnceLoaded = Set(cell.cell.allViews.filter(\.isRightOnceLoaded).compactMap { names[$0.id] })
    objects.filledButtons = Set(cell.cell.allViews.filter(\.isFilledButton).compactMap { names[$0.id] })
    objects.height = built.originOfHeight(isGiven: givenHeight != nil)
    return objects
  }
}

extension BuiltNibCell {
  /// Returns the origin of the row height.
  /// - Parameter isGiven: True if the settings of the app specify it, regardless of the file.
  fileprivate func originOfHeight(isGiven: Bool) -> StagedObjects.Height {
    switch rowHeight {
    case _ where isGiven: origin
    case .automatic: .known
    case .standard: .standard
    case .recorded: .given
    case .fixed: origin
    }
  }

  /// For a given height: true if the cell determines the height that it needs, by its style, its
  /// configuration, or constraints from its top to its bottom.
  private var origin: StagedObjects.Height {
    if source.style != nil || source.listContent != nil { return .givenToStyle }
    return CellSizing.constraintsGiveHeight(to: cell) ? .known : .given
  }
}
