import CellDocuments
import LayoutCore
import StringCatalogs
import TableLayout

/// A row, header or footer with the values of its cell, or a header or footer with its string.
enum PreparedPart {
  case row(TableRow)
  case title(TableViewHeaderFooterView.Position, String, TextReference?)

  init(_ part: TableParts.Part, of document: TableDocument) throws(CellDocumentErrors) {
    switch part.kind {
    case .row: self = .row(try document.row(at: part.rowInSection, in: part.section))
    case .header:
      let position = TableViewHeaderFooterView.Position.header(ofSection: part.section, in: document.table.style)
      self.init(try document.localizedSection(at: part.section).header, at: position)
    case .footer:
      self.init(try document.localizedSection(at: part.section).footer, at: .footer(in: document.table.style))
    }
  }

  private init(_ edge: SectionEdge?, at position: TableViewHeaderFooterView.Position) {
    switch edge?.content {
    case .cell(let row): self = .row(row)
    case .title(let text, let reference): self = .title(position, text, reference)
    case nil: self = .title(position, "", nil)
    }
  }
}
