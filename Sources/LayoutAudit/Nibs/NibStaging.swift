import CellDocuments
import Foundation
import InterfaceBuilder
import LayoutCore
import TableLayout

/// Makes the views of a cell, named for reports, and says what audits have to know of its file.
struct NibStaging: Sendable {
  let cell: LocalizedNibCell
  let document: NibDocument
  let names: NibNames
  let settings: NibSettings
  /// The object ids of the views, by their names.
  let ids: [String: String]

  /// - Parameter kind: What parts are shown in views that are made alike.
  func part(traits: TraitCollection, kind: String) -> StagedPart {
    let built = NibBuilder(cell.cell, in: document, settings: settings).build(traits: traits)
    built.take(names)
    if givenHeight != nil { built.cell.isHeightGiven = true }
    var part = StagedPart(
      .cell(built.cell, hasSeparator: built.hasSeparator), fixedHeight: givenHeight ?? built.fixedHeight,
      sideInset: built.table?.tableStyle == .insetGrouped ? traits.layoutMetrics.table.insetGroupedSide : nil,
      kind: kind, references: references)
    part.objects = objects(built)
    return part
  }

  /// The height that the app's settings give the row, in points.
  private var givenHeight: Double? { settings.rowHeights[names.cell]?.value }

  /// What texts were looked up by, by the names of their views.
  private var references: [String: TextReference] {
    Dictionary(
      cell.references.compactMap { id, reference in names[id].map { ($0, reference) } },
      uniquingKeysWith: { first, _ in first })
  }

  private func objects(_ built: BuiltNibCell) -> StagedObjects {
    var objects = StagedObjects(ids: ids)
    objects.constraints = built.equations
    objects.textsFromCode = Set(cell.textsFromCode.compactMap { names[$0] })
    objects.samples = Set(cell.samples.compactMap { names[$0] })
    objects.rightOnceLoaded = Set(cell.cell.allViews.filter(\.isRightOnceLoaded).compactMap { names[$0.id] })
    objects.fontsFromCode = Set(fontsFromCode(built).compactMap { names[$0] })
    objects.ownSizes = cell.cell.sizesOfClasses(names)
    objects.filledButtons = Set(cell.cell.allViews.filter(\.isFilledButton).compactMap { names[$0.id] })
    for (id, frame) in built.recorded {
      guard let name = names[id] else { continue }
      objects.recorded[name] = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
    objects.height = built.originOfHeight(isGiven: givenHeight != nil)
    return objects
  }
}

extension NibStaging {
  /// The object ids of the views of the app's own classes with an attribute of which nobody knows the effect.
  private func fontsFromCode(_ built: BuiltNibCell) -> Set<String> {
    let ofApp = Set(cell.cell.allViews.filter { $0.customClass != nil }.map(\.id))
    return Set(built.notes.filter { $0.code == .runtimeAttribute }.compactMap(\.objectID)).intersection(ofApp)
  }
}

extension BuiltNibCell {
  /// Where the height of the row comes from.
  /// - Parameter isGiven: Whether the app's settings give it, whatever the file says.
  fileprivate func originOfHeight(isGiven: Bool) -> StagedObjects.Height {
    switch rowHeight {
    case _ where isGiven: origin
    case .automatic: .known
    case .standard: .standard
    case .recorded: .given
    case .fixed: origin
    }
  }

  /// Of a height that is given: whether the cell says what it needs, by its style, its configuration, or constraints from its top to its
  /// bottom.
  private var origin: StagedObjects.Height {
    if source.style != nil || source.listContent != nil { return .givenToStyle }
    return CellSizing.constraintsGiveHeight(to: cell) ? .known : .given
  }
}
