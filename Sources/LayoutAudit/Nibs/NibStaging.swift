import CellDocuments
import Foundation
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
  /// True if the language of the file is known. Otherwise readers could not look up its strings.
  let hasLanguage: Bool

  /// - Parameter kind: The kind of the part: parts of one kind have equal views.
  func part(traits: TraitCollection, kind: String) -> StagedPart {
    let builder = NibBuilder(cell.cell, in: document, settings: settings, names: names)
    guard !cell.cell.isCollectionCell else { return part(builder.buildItem(traits: traits), kind: kind) }
    let built = builder.build(traits: traits)
    built.take(names)
    var part = StagedPart(
      .cell(built.cell, hasSeparator: built.hasSeparator), fixedHeight: built.fixedHeight,
      sideInset: built.table?.tableStyle == .insetGrouped ? traits.layoutMetrics.table.insetGroupedSide : nil,
      kind: kind, references: references)
    part.objects = objects(built)
    part.objects?.height = built.originOfHeight
    part.objects?.placeOfHeight = NibHeightPlace(built, names: names, settings: settings, file: document.file)?.sentence
    return part
  }

  /// Returns the part for a cell, header or footer of a collection view.
  private func part(_ built: BuiltNibItem, kind: String) -> StagedPart {
    built.take(names)
    let places = ItemPlaces(isFlowEdge: built.isFlowEdge, greatestWidth: built.greatestWidth(in:)) {
      built.attributes(in: $0)
    }
    var part = StagedPart(.item(built.cell, places), kind: kind, references: references)
    part.objects = objects(built)
    part.objects?.height = built.isHeightKnown ? .known : .given
    part.objects?.itemSize = GivenItemSize(
      axes: built.size.fixedAxes, uncertainAxes: built.size.uncertainAxes,
      place: NibSizePlace(built, names: names, settings: settings, file: document.file)?.sentence,
      reason: NibSizePlace.sentenceForUncertain(built, names))
    part.objects?.recordedSize = built.recorded[built.source.view.id].map { CGSize(width: $0.width, height: $0.height) }
    return part
  }

  /// The lookups of strings, by the names of their views.
  private var references: [String: TextReference] {
    guard hasLanguage else { return [:] }
    return Dictionary(
      cell.references.compactMap { id, reference in names[id].map { ($0, reference) } },
      uniquingKeysWith: { first, _ in first })
  }

  private func objects(_ built: some BuiltNibViews) -> StagedObjects {
    var objects = StagedObjects(ids: ids.merging(["": cell.cell.view.id]) { id, _ in id })
    objects.constraints = built.equations
    objects.textsFromCode = Set(cell.textsFromCode.compactMap { names[$0] })
    objects.samples = Set(cell.samples.compactMap { names[$0] })
    objects.sampleTexts = cell.sampleTexts
    objects.rightOnceLoaded = Set(cell.cell.allViews.filter(\.isRightOnceLoaded).compactMap { names[$0.id] })
    objects.fontsFromCode = Set(fontsFromCode(built).compactMap { names[$0] })
    objects.labelsFromCode = Set(
      cell.cell.allViews.filter { $0.customClass != nil || !$0.outlets.isEmpty }.compactMap { names[$0.id] })
    objects.ownSizes = cell.cell.sizesOfClasses(names)
    objects.filledButtons = Set(cell.cell.allViews.filter(\.isFilledButton).compactMap { names[$0.id] })
    for (id, frame) in built.recorded {
      guard let name = names[id] else { continue }
      objects.recorded[name] = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
    }
    return objects
  }
}

extension NibStaging {
  /// Returns the object IDs of views with a custom class and an attribute whose effect is unknown.
  private func fontsFromCode(_ built: some BuiltNibViews) -> Set<String> {
    let ofApp = Set(cell.cell.allViews.filter { $0.customClass != nil }.map(\.id))
    return Set(built.notes.filter { $0.code == .runtimeAttribute }.compactMap(\.objectID)).intersection(ofApp)
  }
}

extension BuiltNibCell {
  /// The origin of the row height.
  fileprivate var originOfHeight: StagedObjects.Height {
    switch rowHeight {
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
    return cell.constraintsDetermineHeight ? .known : .given
  }
}

/// The views that were built from a cell of a file.
private protocol BuiltNibViews {
  /// The equations of the constraints by object ID, with the current names of views.
  var equations: [String: String] { get }
  /// The notes about the cell.
  var notes: [NibNote] { get }
  /// The frames that Xcode recorded, by object ID, in the cell's coordinates.
  var recorded: [String: NibRect] { get }
}

extension BuiltNibCell: BuiltNibViews {}
extension BuiltNibItem: BuiltNibViews {}
