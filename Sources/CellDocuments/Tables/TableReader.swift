import FontMetrics
import LayoutCore
import StringCatalogs
import Yams

/// Reads a table document from its root node.
struct TableReader {
  let reader: DocumentReader
  let log: ProblemLog
  let read: NodeReader

  init(source: SourceText, log: ProblemLog) {
    reader = DocumentReader(source: source, log: log)
    self.log = log
    read = NodeReader(log: log)
  }

  private static let keys = ["schema", "table", "collection", "cells", "sections"]

  /// Reads the document and logs its errors. If there are any, the document must not be used.
  func document(_ root: Node) -> TableDocument? {
    guard let mapping = MappingReader(root, "the document", log: log),
      reader.hasKnownSchema(mapping, at: root.position)
    else { return nil }
    if mapping["views"] != nil, !root.namesTable {
      log.report(
        .invalidValue, at: root.position, "the document describes a cell, not a table; use `strut layout`")
      return nil
    }
    mapping.checkKeys(of: "the document", known: Self.keys)
    for key in ["cells", "sections"] where mapping[key].map({ NodeReader.isNothing($0.value) }) ?? true {
      log.report(
        .missingKey, at: root.position, "the document has nothing under \(Wording.quoted(key)); add the \(key)")
    }
    let cells = mapping["cells"].map { self.cells($0.value) } ?? [:]
    let rows = RowReader(cells: cells, log: log)
    let nodes = mapping["sections"].flatMap { read.list($0.value, "sections") } ?? []
    let isCollection = mapping["collection"] != nil
    let sections = nodes.compactMap { node in
      log.hasOverflowed ? nil : section(node, rows, isCollection: isCollection)
    }
    var document = TableDocument(file: log.file, cells: cells, sections: sections)
    if let entry = mapping["collection"] {
      readCollection(entry, mapping, into: &document)
    } else if let entry = mapping["table"] {
      (document.table, document.tablePositions) = table(entry.value)
    }
    return document
  }

  // MARK: Cells

  /// Reads the cells, each from its own file or from this one. A cell that cannot be read is
  /// included without views, so that rows can refer to it.
  private func cells(_ node: Node) -> [String: CellDocument] {
    var cells: [String: CellDocument] = [:]
    for entry in MappingReader(node, "cells", log: log)?.entries ?? [] {
      if log.hasOverflowed { break }
      if let path = entry.value.scalar?.string, !NodeReader.isNothing(entry.value) {
        cells[entry.key] = cell(inFile: path, at: entry.value.position)
      } else if let mapping = MappingReader(entry.value, entry.key, log: log) {
        cells[entry.key] = reader.document(mapping, "cell \(Wording.quoted(entry.key))", at: entry.position)
      }
    }
    return cells
  }

  private func cell(inFile name: String, at position: SourcePosition) -> CellDocument {
    guard log.namedFiles == .opened else {
      log.report(.unreadableFile, at: position, NamedFiles.refusal(name))
      return CellDocument(file: log.file)
    }
    let path = DocumentPath.resolve(name, from: log.file)
    if let problem = DocumentPath.problem(at: path) {
      log.report(.unreadableFile, at: position, "the cell's file \(Wording.quoted(name)) \(problem)")
      return CellDocument(file: path)
    }
    do throws(CellDocumentErrors) {
      return try CellDocument(path: path)
    } catch {
      log.report(error)
      return CellDocument(file: path)
    }
  }
}

extension TableReader {
  // MARK: Sections

  private func section(_ node: Node, _ rows: RowReader, isCollection: Bool) -> SectionDescription? {
    guard let mapping = MappingReader(node, "a section", log: log) else { return nil }
    let key = isCollection ? "items" : "rows"
    mapping.checkKeys(of: "a section", known: ["header", "footer", "cell", key, "bind"])
    let cell = mapping.text("cell")
    if let cell, let entry = mapping["cell"], rows.cells[cell] == nil {
      log.report(
        .unknownName, at: entry.value.position,
        "unknown cell \(Wording.quoted(cell))"
          + Wording.suggestion(for: cell, among: rows.cells.keys.sorted(), listing: "cells"))
      return nil
    }
    let usual = cell ?? (rows.cells.count == 1 ? rows.cells.keys.first : nil)
    return SectionDescription(
      header: edge(mapping["header"], rows, isCollection: isCollection),
      footer: edge(mapping["footer"], rows, isCollection: isCollection),
      rows: tableRows(mapping, key, cell: usual, rows) ?? .listed([]))
  }

  /// Reads listed rows, or opens a file of rows.
  private func tableRows(_ mapping: MappingReader, _ key: String, cell: String?, _ rows: RowReader) -> TableRows? {
    guard let entry = mapping[key] else { return nil }
    if case .sequence = entry.value {
      if let bind = mapping["bind"] {
        log.report(
          .invalidValue, at: bind.position, "\"bind\" applies only to \(key) in a file; remove it")
      }
      return .listed(listedRows(entry.value, key, cell: cell, rows))
    }
    guard let scalar = read.scalar(entry.value, key, wanted: "a list of \(key), or a file") else { return nil }
    guard log.namedFiles == .opened else {
      log.report(.unreadableFile, at: entry.value.position, NamedFiles.refusal(scalar.string))
      return nil
    }
    do throws(CellDocumentError) {
      let file = try RowFile(path: DocumentPath.resolve(scalar.string, from: log.file))
      let binding = RowBinding(cell: cell, fields: fields(mapping["bind"], of: file, cell: cell, rows))
      return .file(file, binding)
    } catch {
      let place = error.position.map { " (\($0))" } ?? ""
      log.report(
        error.code, at: entry.value.position, "\(key) \(Wording.quoted(scalar.string))\(place): \(error.message)")
      return nil
    }
  }

  private func listedRows(_ node: Node, _ key: String, cell: String?, _ rows: RowReader) -> [TableRow] {
    var found: [TableRow] = []
    for item in read.list(node, key) ?? [] {
      if log.hasOverflowed { break }
      guard let mapping = MappingReader(item, "a row", log: log) else { continue }
      if let row = rows.row(mapping.entries, cell: cell, at: item.position) { found.append(row) }
    }
    return found
  }

  /// Reads the field for each property of a view; returns nil if the fields have these names
  /// themselves, which is then checked.
  private func fields(
    _ bind: MappingReader.Entry?, of file: RowFile, cell: String?, _ rows: RowReader
  ) -> [String: String]? {
    guard let bind, let mapping = MappingReader(bind.value, "bind", log: log) else {
      checkNames(of: file, cell: cell, rows)
      return nil
    }
    var fields: [String: String] = [:]
    let known = Set(file.fields)
    for entry in mapping.entries {
      if let cell, entry.key != RowReader.cellField { _ = rows.place(entry, of: cell) }
      guard let field = read.text(entry.value, entry.key) else { continue }
      if file.format == .csv, !known.contains(field) {
        log.report(
          .unknownName, at: entry.value.position,
          "the file has no field \(Wording.quoted(field))"
            + Wording.suggestion(for: field, among: file.fields, listing: "fields"))
      }
      fields[entry.key] = field
    }
    if file.format == .jsonLines { checkMembers(of: file, fields, mapping) }
    return fields
  }

  private func checkMembers(of file: RowFile, _ fields: [String: String], _ mapping: MappingReader) {
    let misspelled = Dictionary(
      file.misspelled(Set(fields.values).sorted()).map { ($0.name, $0.suggestion) },
      uniquingKeysWith: { first, _ in first })
    for entry in mapping.entries {
      guard let field = fields[entry.key], let suggestion = misspelled[field] else { continue }
      log.report(
        .unknownName, at: entry.value.position,
        "no record of the file has a member \(Wording.quoted(field))\(suggestion)")
    }
  }

  /// Checks the field names of a CSV file once, so that an error in one is not reported for every
  /// row.
  private func checkNames(of file: RowFile, cell: String?, _ rows: RowReader) {
    guard let cell, !file.fields.contains(RowReader.cellField) else { return }
    let own = ProblemLog(file: file.path)
    let reader = RowReader(rows, log: own)
    for field in file.fields {
      _ = reader.place(MappingReader.Entry(key: field, position: .start, value: .csv("")), of: cell)
    }
    if let errors = own.errors { log.report(errors) }
  }
}
