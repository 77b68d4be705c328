public import CellDocuments
import Foundation
import LayoutCore
public import StringCatalogs
import TableLayout

/// The rows, headers and footers of a document's table, or the items, headers and footers of its
/// collection view.
public struct TableSubject: AuditSubject {
  /// The document.
  public let document: TableDocument
  /// The strings in which keys are looked up; nil for a document without keys.
  public let strings: StringCatalog?
  private let plan: TableParts

  /// Creates a subject for a document's table.
  public init(_ document: TableDocument, strings: StringCatalog? = nil) {
    var document = document
    // So that rows can be read before their keys are looked up.
    if let strings { document.strings = StringLocalization(strings) }
    self.document = document
    self.strings = strings
    plan = TableParts(document)
  }

  /// The file.
  public var name: String { document.file }
  /// The number of rows, headers and footers of all sections.
  public var partCount: Int { plan.count }

  /// Returns the row, header or footer, in the order of the table.
  public func part(at index: Int) -> AuditPart? {
    AuditPart(index: index, kind: plan[index].kind, isInCollection: document.isCollection)
  }

  /// Returns the rows, headers, footers and cells with their strings in the language.
  public func prepare(parts: Range<Int>, locale: AuditLocale) throws -> any PreparedParts {
    let localization = strings.map { StringLocalization($0, locale: locale.identifier) }
    var document = document
    document.strings = localization
    if let localization { document.cells = try document.cells.mapValues { try $0.localized(by: localization) } }
    let prepared = parts.map { index in Result { try PreparedPart(plan[index], of: document) } }
    return PreparedTable(document: document, plan: plan, parts: prepared, start: parts.lowerBound)
  }

  /// Returns the position of the element's view in the document; that of the header or footer for
  /// its text, and for a fault of its whole cell.
  public func place(ofElement path: String, part index: Int) -> ElementPlace? {
    let part = plan[index]
    if let edge = edge(of: part), edge.row == nil || path.isEmpty {
      return ElementPlace(file: document.file, position: edge.position)
    }
    return cell(of: part).map { $0.document.place(ofElement: path).in(cell: $0.name) }
  }
}

extension TableSubject {
  /// Returns the position of the sentence in the row's cell.
  public func place(ofConstraint identifier: String, part index: Int) -> ElementPlace? {
    cell(of: plan[index]).flatMap { cell in cell.document.place(ofConstraint: identifier)?.in(cell: cell.name) }
  }

  /// Returns the header or footer of a section; nil for a row.
  private func edge(of part: TableParts.Part) -> SectionEdge? {
    switch part.kind {
    case .row: nil
    case .header: document.sections[part.section].header
    case .footer: document.sections[part.section].footer
    }
  }

  /// Returns the cell of a row, header or footer, and its name; nil for text, and for a row that
  /// cannot be read.
  private func cell(of part: TableParts.Part) -> (name: String, document: CellDocument)? {
    let row =
      if case .row = part.kind { try? document.row(at: part.rowInSection, in: part.section) } else {
        edge(of: part)?.row
      }
    return row.flatMap { row in document.cells[row.cell].map { (row.cell, $0) } }
  }
}

extension ElementPlace {
  fileprivate func `in`(cell: String) -> ElementPlace { ElementPlace(file: file, position: position, cell: cell) }
}

/// The parts of a document's table or collection view.
struct PreparedTable: PreparedParts {
  let document: TableDocument
  let plan: TableParts
  /// A part that cannot be read or localized fails when it is shown.
  let parts: [Result<PreparedPart, any Error>]
  let start: Int

  func stage(traits: TraitCollection) throws -> any AuditStage {
    let traits = traits.described(era: document.table.era, hasTallLines: document.table.hasTallLines)
    if let collection = document.collection { return CollectionStage(self, collection, traits: traits) }
    return TableStage(self, heights: try FixedHeights(document, in: traits), traits: traits)
  }
}

/// The heights in the document, in points; nil if the table computes them.
private struct FixedHeights {
  let row, header, footer: Double?

  init(_ document: TableDocument, in traits: TraitCollection) throws(CellDocumentErrors) {
    var errors: [CellDocumentError] = []
    func fixed(_ key: String, _ height: TableDescription.Height) -> Double? {
      do throws(CellDocumentError) {
        let points = try document.points(height, of: key, in: traits)
        return points >= 0 ? Double(points) : nil
      } catch {
        errors.append(error)
        return nil
      }
    }
    row = fixed("rowHeight", document.table.rowHeight)
    header = fixed("sectionHeaderHeight", document.table.sectionHeaderHeight)
    footer = fixed("sectionFooterHeight", document.table.sectionFooterHeight)
    if let errors = CellDocumentErrors(errors) { throw errors }
  }
}

/// Makes a cell of each kind, which shows rows, and a view for each position of headers and
/// footers.
private final class TableStage: AuditStage {
  private let prepared: PreparedTable
  private let heights: FixedHeights
  private let traits: TraitCollection
  private var cells: [String: Cell] = [:]
  private var titleViews = TitleViews()

  private struct Cell {
    let cell: RowCell
    let references: [String: TextReference]
  }

  init(_ prepared: PreparedTable, heights: FixedHeights, traits: TraitCollection) {
    self.prepared = prepared
    self.heights = heights
    self.traits = traits
  }

  private var sideInset: SideLength? {
    prepared.document.table.style == .insetGrouped ? traits.layoutMetrics.table.insetGroupedSide : nil
  }

  func show(part index: Int) throws -> StagedPart {
    switch try prepared.parts[index - prepared.start].get() {
    case .row(let row): try show(row)
    case .title(let position, let text, let reference): show(text, reference, at: position)
    }
  }

  private func show(_ row: TableRow) throws -> StagedPart {
    guard let cell = try cell(named: row.cell) else { throw MissingCell(name: row.cell) }
    cell.cell.show(row)
    var references = cell.references
    for value in row.values where value.value.isText { references[value.view] = value.textReference }
    return StagedPart(
      .cell(cell.cell.cell, hasSeparator: prepared.document.table.hasSeparators), fixedHeight: heights.row,
      sideInset: sideInset, kind: "cell \(row.cell)", references: references)
  }

  private func show(
    _ text: String, _ reference: TextReference?, at position: TableViewHeaderFooterView.Position
  ) -> StagedPart {
    let view = titleViews.view(at: position, in: traits)
    view.show(title: text, in: traits)
    let isFooter = position == .plainFooter || position == .groupedFooter
    return StagedPart(
      .headerFooter(view), fixedHeight: isFooter ? heights.footer : heights.header, sideInset: sideInset,
      kind: "\(position)", references: reference.map { ["textLabel": $0] } ?? [:])
  }

  private func cell(named name: String) throws -> Cell? {
    if let known = cells[name] { return known }
    guard let document = prepared.document.cells[name] else { return nil }
    let cell = Cell(
      cell: RowCell(try CellBuilder(document).build(traits: traits), in: prepared.document.table.style),
      references: document.references)
    cells[name] = cell
    return cell
  }
}

extension ViewValue {
  /// True for the value of text.
  var isText: Bool { if case .text = self { true } else { false } }
}

/// A row of a document that was made in code refers to a missing cell.
struct MissingCell: Error, CustomStringConvertible {
  let name: String

  var description: String { "a row uses the cell \"\(name)\", which the document does not define" }
}
