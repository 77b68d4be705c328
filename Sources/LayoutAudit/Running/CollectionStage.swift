import CellDocuments
import Foundation
import LayoutCore
import TableLayout

/// Makes a cell of each kind in a collection view, which shows items, and one cell for headers and
/// footers. Their places are those of the document's layout.
final class CollectionStage: AuditStage {
  private let prepared: PreparedTable
  private let description: CollectionDescription
  private let traits: TraitCollection
  private var cells: [Kind: ItemCell] = [:]
  private var titleCells: [Kind: CollectionListCell] = [:]
  /// The collection views by width, which are not displayed.
  private var views: [Double: BuiltCollection] = [:]

  private struct Kind: Hashable {
    let name: String
    let isInList: Bool
  }

  init(_ prepared: PreparedTable, _ description: CollectionDescription, traits: TraitCollection) {
    self.prepared = prepared
    self.description = description
    self.traits = traits
  }

  func show(part index: Int) throws -> StagedPart {
    let place = prepared.plan[index]
    switch try prepared.parts[index - prepared.start].get() {
    case .row(let row): return try show(row, at: place)
    case .title(_, let text, let reference): return show(text, reference, at: place)
    }
  }

  private func show(_ row: TableRow, at place: TableParts.Part) throws -> StagedPart {
    guard let document = prepared.document.cells[row.cell] else { throw MissingCell(name: row.cell) }
    let kind = Kind(name: row.cell, isInList: description.list(ofSection: place.section) != nil)
    let cell = try cells[kind] ?? ItemCell(document, isInList: kind.isInList, traits: traits)
    cells[kind] = cell
    cell.show(row)
    var references = document.references
    for value in row.values where value.value.isText { references[value.view] = value.textReference }
    let name = "\(kind.isInList ? "list cell" : "cell") \(row.cell)"
    return StagedPart(
      .item(cell.cell, places(of: place)), kind: place.isEdge ? "\(place.edgeName) \(name)" : name,
      references: references)
  }

  private func show(_ text: String, _ reference: TextReference?, at place: TableParts.Part) -> StagedPart {
    let list = description.list(ofSection: place.section)
    let kind = Kind(name: place.edgeName, isInList: list != nil)
    let cell = titleCells[kind] ?? traits.performAsCurrent { CollectionListCell(frame: .zero) }
    cell.setTraits(traits)
    titleCells[kind] = cell
    SectionTitle.show(text, isHeader: place.isHeader, in: cell, of: list, traits: traits)
    return StagedPart(
      .item(cell, places(of: place)), kind: kind.name, references: reference.map { ["text": $0] } ?? [:])
  }

  /// Returns the places of an item, header or footer.
  private func places(of place: TableParts.Part) -> ItemPlaces {
    let path = IndexPath(row: place.rowInSection, section: place.section)
    guard place.isEdge else {
      let greatest = { [weak self] (width: Double) in self?.greatestWidth(inSection: place.section, of: width) }
      return ItemPlaces(greatestWidth: greatest) { [weak self] width in
        self?.view(width: width).view.layoutAttributesForItem(at: path)
      }
    }
    let kind = place.isHeader ? CollectionView.elementKindSectionHeader : CollectionView.elementKindSectionFooter
    return ItemPlaces(elementKind: kind, isFlowEdge: description.isFlow) { [weak self] width in
      self?.view(width: width).view.collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }
  }

  /// Returns the greatest width of the items of a section in a collection view of a width, in
  /// points; nil if the layout has none.
  private func greatestWidth(inSection section: Int, of width: Double) -> Double? {
    guard description.isFlow else { return nil }
    let view = view(width: width).view
    // Asking for an item loads the sections.
    _ = view.layoutAttributesForItem(at: IndexPath(row: 0, section: section))
    return (view.collectionViewLayout as? FlowLayout)?.greatestItemWidth(inSection: section)
  }

  /// Returns the collection view of a width, whose items have the sizes of the layout.
  private func view(width: Double) -> BuiltCollection {
    if let known = views[width] { return known }
    var document = prepared.document
    document.table.width = width
    let built = CollectionBuilder(document).unchecked(description, traits: traits, pins: true)
    views[width] = built
    return built
  }
}

extension CollectionDescription {
  /// True for a flow layout.
  fileprivate var isFlow: Bool { if case .flow = self { true } else { false } }
}

extension TableParts.Part {
  /// True for a header.
  fileprivate var isHeader: Bool { if case .header = kind { true } else { false } }
  /// True for a header or footer.
  fileprivate var isEdge: Bool { if case .row = kind { false } else { true } }
  /// The name of the kind of a header or footer.
  fileprivate var edgeName: String { isHeader ? "header" : "footer" }
}
