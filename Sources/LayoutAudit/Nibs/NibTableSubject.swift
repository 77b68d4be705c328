import CellDocuments
public import InterfaceBuilder
public import LayoutCore
import TableLayout

/// A static table of an Interface Builder file: its rows, headers and footers.
///
/// Its name is that of the file, a slash, and what the table is called. Baselines have the table's object id in the place of its name.
public struct NibTableSubject: AuditSubject {
  /// The file that the table is in.
  public let document: NibDocument
  /// The table.
  public let table: NibTable
  /// The file's strings.
  public let strings: NibStrings
  /// What is shown where code sets a text.
  public let options: NibTextOptions
  /// What reports call it.
  public let name: String
  private let plan: TableParts
  private let rows: [[NibRow]]

  /// A table of a file.
  /// - Parameter name: What reports call it; the file and the table's name, or else its object id, when nil.
  public init(
    _ table: NibTable, in document: NibDocument, strings: NibStrings, options: NibTextOptions, name: String? = nil
  ) {
    (self.table, self.document, self.strings, self.options) = (table, document, strings, options)
    self.name = name ?? "\(document.file)/\(table.reportName)"
    rows = document.staticRows(of: table)
    plan = TableParts(
      zip(table.sections, rows).map { section, rows in
        TableParts.Section(
          hasHeader: section.header?.isEmpty == false, hasFooter: section.footer?.isEmpty == false,
          rowCount: rows.count)
      })
  }

  /// The file with the table's object id.
  public var identity: String { "\(document.file)/\(table.id)" }
  /// How many rows, headers and footers the sections have together.
  public var partCount: Int { plan.count }
  /// The row, header or footer, in the order in which they stand in the table.
  public func part(at index: Int) -> AuditPart? { AuditPart(index: index, kind: plan[index].kind) }

  /// The rows, headers and footers with their texts in the language.
  public func prepare(parts: Range<Int>, locale: AuditLocale) throws -> any PreparedParts {
    let localized = try table.localized(by: strings, locale: locale.identifier)
    let prepared = parts.map { index in
      Result { try prepare(plan[index], localized, locale) }
    }
    return PreparedNibTable(document: document, table: table, parts: prepared, start: parts.lowerBound)
  }

  private func prepare(
    _ part: TableParts.Part, _ table: LocalizedNibTable, _ locale: AuditLocale
  ) throws -> PreparedNibPart {
    let section = table.table.sections[part.section]
    let style = table.table.tableStyle
    switch part.kind {
    case .row:
      let row = rows[part.section][part.rowInSection]
      let cell = try row.cell.localized(by: strings, locale: locale.identifier, options)
      return .row(
        NibStaging(cell: cell, document: document, names: row.names, settings: options.settings, ids: row.places.ids),
        kind: row.cell.view.id)
    case .header:
      let position = TableViewHeaderFooterView.Position.header(ofSection: part.section, in: style)
      return .title(position, section.header ?? "", table.references[NibTextKey(section.id, NibTextProperty.header)])
    case .footer:
      return .title(
        .footer(in: style), section.footer ?? "", table.references[NibTextKey(section.id, NibTextProperty.footer)])
    }
  }
}

extension NibTableSubject {
  /// Where the element's view stands; the section for a header or footer.
  public func place(ofElement path: String, part index: Int) -> ElementPlace? {
    guard let row = row(at: index) else {
      return ElementPlace(file: document.file, position: table.sections[plan[index].section].position)
    }
    return row.places.place(ofElement: path).in(row)
  }

  /// Where the constraint stands.
  public func place(ofConstraint identifier: String, part index: Int) -> ElementPlace? {
    row(at: index).flatMap { row in row.places.place(ofConstraint: identifier)?.in(row) }
  }

  /// The object ids of the elements; that of the section with what is above or below it for a header or footer.
  public func objects(of fault: Fault, part index: Int) -> FindingObjects? {
    if let row = row(at: index) { return row.places.objects(of: fault, subject: identity) }
    let part = plan[index]
    let edge = if case .header = part.kind { NibTextProperty.header } else { NibTextProperty.footer }
    return FindingObjects(subject: identity, element: NibTextKey(table.sections[part.section].id, edge).description)
  }

  /// What cannot be known of the rows.
  public func notes(traits: TraitCollection) -> [AuditNote] {
    let notes = NibNotes(document: document, strings: strings, options: options)
    return rows.joined().flatMap { notes.notes(of: $0.cell, names: $0.names, subject: name, traits: traits) }
  }

  /// The row with a number among the parts; nil for a header or footer.
  private func row(at index: Int) -> NibRow? {
    let part = plan[index]
    guard case .row = part.kind else { return nil }
    return rows[part.section][part.rowInSection]
  }
}

extension ElementPlace {
  /// The place with the object id of its row, so that rows are told apart whatever is above them.
  fileprivate func `in`(_ row: NibRow) -> ElementPlace {
    ElementPlace(file: file, position: position, cell: row.places.cellID)
  }
}
