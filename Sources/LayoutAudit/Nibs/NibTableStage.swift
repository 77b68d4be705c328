import CellDocuments
import InterfaceBuilder
import LayoutCore
import TableLayout

/// A row with its strings, or a header or footer with its string.
enum PreparedNibPart {
  case row(NibStaging, kind: String)
  /// - Parameter id: The object ID of the section with the place of the title.
  case title(TableViewHeaderFooterView.Position, String, TextReference?, id: String)
}

/// Parts of a static table in a language.
struct PreparedNibTable: PreparedParts {
  let document: NibDocument
  let table: NibTable
  /// A part that cannot be localized fails when it is shown.
  let parts: [Result<PreparedNibPart, any Error>]
  let start: Int

  func stage(traits: TraitCollection) throws -> any AuditStage { NibTableStage(self, traits: traits) }
}

/// Makes a cell for each row, and a view for each position of headers and footers.
private final class NibTableStage: AuditStage {
  private let prepared: PreparedNibTable
  private let traits: TraitCollection
  private var titleViews = TitleViews()

  init(_ prepared: PreparedNibTable, traits: TraitCollection) { (self.prepared, self.traits) = (prepared, traits) }

  func show(part index: Int) throws -> StagedPart {
    switch try prepared.parts[index - prepared.start].get() {
    case .row(let staging, let kind): staging.part(traits: traits, kind: kind)
    case .title(let position, let text, let reference, let id): show(text, reference, at: position, id: id)
    }
  }

  private func show(
    _ text: String, _ reference: TextReference?, at position: TableViewHeaderFooterView.Position, id: String
  ) -> StagedPart {
    let view = titleViews.view(at: position, in: traits)
    view.show(title: text, in: traits)
    let table = prepared.table
    let isFooter = position == .plainFooter || position == .groupedFooter
    var part = StagedPart(
      .headerFooter(view),
      fixedHeight: isFooter ? table.footerHeight(isTitled: true) : table.headerHeight(isTitled: true),
      sideInset: table.tableStyle == .insetGrouped ? traits.layoutMetrics.table.insetGroupedSide : nil,
      kind: "\(position)", references: reference.map { ["textLabel": $0] } ?? [:])
    part.objects = StagedObjects(ids: ["": id])
    return part
  }
}
