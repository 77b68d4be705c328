import CellDocuments
public import InterfaceBuilder
public import LayoutCore
import TableLayout

/// A static table in an Interface Builder file: its rows, headers and footers.
///
/// Its name consists of the file, a slash, and the name of the table. Baselines contain the object
/// ID of the table instead of its name.
public struct NibTableSubject: AuditSubject {
  /// The file with the table.
  public let document: NibDocument
  /// The table.
  public let table: NibTable
  /// The strings of the file.
  public let strings: NibStrings
  /// The text of labels whose text code sets.
  public let options: NibTextOptions
  /// The name in reports.
  public let name: String
  private let plan: TableParts
  private let rows: [[NibRow]]
  /// The indexes of the audited parts in the plan.
  private var parts: [Int]

  /// Creates a subject for a table of a file.
  /// - Parameter name: The name in reports; if nil, the file and the name of the table, or else its
  ///   object ID.
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
    let (rows, plan) = (rows, plan)
    parts = (0..<plan.count).filter { index in
      guard let row = Self.row(plan[index], rows) else { return true }
      return !options.settings.ignores(row.cell, names: row.names, table: nil, in: document.file)
    }
  }

  /// Returns a subject that contains only the row with an object ID; nil if the table has no such
  /// row.
  package func row(withID id: String) -> NibTableSubject? {
    var subject = self
    subject.parts = parts.filter { Self.row(plan[$0], rows)?.cell.view.id == id }
    return subject.parts.isEmpty ? nil : subject
  }

  /// The names of the table, and its object ID.
  package var calls: [String] { table.names + [table.id] }
  /// The file with the object ID of the table.
  public var identity: String { "\(document.file)/\(table.id)" }
  /// The number of rows, headers and footers of all sections.
  public var partCount: Int { parts.count }
  /// Returns the row, header or footer, in the order of the table.
  public func part(at index: Int) -> AuditPart? { AuditPart(index: index, kind: plan[parts[index]].kind) }

  /// Returns the rows, headers and footers with their strings in the language.
  public func prepare(parts range: Range<Int>, locale: AuditLocale) throws -> any PreparedParts {
    let localized = try table.localized(by: strings, locale: locale.identifier)
    let prepared = parts[range].map { index in
      Result { try prepare(plan[index], localized, locale) }
    }
    return PreparedNibTable(document: document, table: table, parts: prepared, start: range.lowerBound)
  }

  private func prepare(
    _ part: TableParts.Part, _ table: LocalizedNibTable, _ locale: AuditLocale
  ) throws -> PreparedNibPart {
    let section = table.table.sections[part.section]
    let style = table.table.tableStyle
    let references = strings.hasLanguage ? table.references : [:]
    switch part.kind {
    case .row:
      let row = rows[part.section][part.rowInSection]
      let cell = try row.cell.localized(by: strings, locale: locale.identifier, options)
      return .row(
        NibStaging(
          cell: cell, document: document, names: row.names, settings: options.settings, ids: row.places.ids,
          hasLanguage: strings.hasLanguage),
        kind: row.cell.view.id)
    case .header:
      let position = TableViewHeaderFooterView.Position.header(ofSection: part.section, in: style)
      let key = NibTextKey(section.id, NibTextProperty.header)
      return .title(position, section.header ?? "", references[key], id: key.description)
    case .footer:
      let key = NibTextKey(section.id, NibTextProperty.footer)
      return .title(.footer(in: style), section.footer ?? "", references[key], id: key.description)
    }
  }
}

extension NibTableSubject {
  /// Returns the position of the element's view; that of the section for a header or footer.
  public func place(ofElement path: String, part index: Int) -> ElementPlace? {
    guard let row = row(at: index) else {
      return ElementPlace(file: document.file, position: table.sections[plan[parts[index]].section].position)
    }
    return row.places.place(ofElement: path).in(row)
  }

  /// Returns the position of the constraint.
  public func place(ofConstraint identifier: String, part index: Int) -> ElementPlace? {
    row(at: index).flatMap { row in row.places.place(ofConstraint: identifier)?.in(row) }
  }

  /// Returns the object IDs of the elements; for a header or footer, that of the section with its
  /// position.
  public func objects(of fault: Fault, part index: Int) -> FindingObjects? {
    if let row = row(at: index) { return row.places.objects(of: fault, in: self) }
    let part = plan[parts[index]]
    let edge = if case .header = part.kind { NibTextProperty.header } else { NibTextProperty.footer }
    return FindingObjects(
      subject: identity, subjectNames: paths, element: NibTextKey(table.sections[part.section].id, edge).description)
  }

  /// The unknown facts about the rows.
  public func notes(traits: TraitCollection) -> [AuditNote] {
    let notes = NibNotes(document: document, strings: strings, options: options)
    return parts.compactMap { Self.row(plan[$0], rows) }.flatMap {
      notes.notes(of: $0.cell, names: $0.names, subject: name, traits: traits)
    }
  }

  /// Returns the row with an index among the parts; nil for a header or footer.
  private func row(at index: Int) -> NibRow? { Self.row(plan[parts[index]], rows) }

  private static func row(_ part: TableParts.Part, _ rows: [[NibRow]]) -> NibRow? {
    guard case .row = part.kind else { return nil }
    return rows[part.section][part.rowInSection]
  }
}

extension ElementPlace {
  /// Returns the name with the object ID of its row, so that rows are distinguished regardless of
  /// the rows above them.
  fileprivate func `in`(_ row: NibRow) -> ElementPlace {
    ElementPlace(file: file, position: position, cell: row.places.cellID)
  }
}
