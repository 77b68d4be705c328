package import StringCatalogs
import Yams

extension TableDocument {
  /// Returns a row of a section. If it is in a file, it is read on each call.
  ///
  /// Throws the errors in the row, with the line in its file. The section and the row must exist.
  /// - Complexity: O(*n*) in the length of the row.
  package func row(at index: Int, in section: Int) throws(CellDocumentErrors) -> TableRow {
    switch sections[section].rows {
    case .listed(let rows):
      let log = ProblemLog(file: self.file)
      let row = strings.map { $0.localize(rows[index], of: cells[rows[index].cell], log: log) } ?? rows[index]
      if log.errors == nil { row.reportUnresolved(log) }
      if let errors = log.errors { throw errors }
      return row
    case .file(let file, let binding):
      let log = ProblemLog(file: file.path)
      var row = RowReader(cells: cells, log: log).row(at: index, of: file, binding)
      if let strings { row = row.map { strings.localize($0, of: cells[$0.cell], log: log) } }
      if log.errors == nil { row?.reportUnresolved(log) }
      if let row, log.errors == nil { return row }
      let line = file.line(of: index)
      let errors = log.errors?.all.map { $0.moved(toLine: line, isQuoted: file.format == .csv) } ?? []
      throw CellDocumentErrors(errors)
        ?? CellDocumentErrors(
          CellDocumentError(
            code: .syntax, file: file.path, position: SourcePosition(line: line, column: 1),
            message: "the row cannot be read"))
    }
  }
}

extension TableRow {
  /// Logs the string keys that have not been looked up.
  fileprivate func reportUnresolved(_ log: ProblemLog) {
    for case let reference? in values.map(\.textReference) where reference.lookup == nil {
      log.report(.missingStrings, at: reference.position, reference.withoutStrings)
    }
  }
}

extension RowReader {
  /// Returns a row of a file; nil if it is invalid, which is logged.
  func row(at index: Int, of file: RowFile, _ binding: RowBinding) -> TableRow? {
    guard var entries = file.entries(at: index, log: log) else { return nil }
    if let fields = binding.fields {
      let found = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
      entries = fields.sorted { $0.key < $1.key }.compactMap { target, field in
        found[field]?.renamed(target)
      }
    }
    return row(entries, cell: binding.cell, at: .start)
  }
}

extension CellDocumentError {
  /// Returns the error of a record with its position in the file. A record with quoted fields may
  /// have several lines.
  fileprivate func moved(toLine line: Int, isQuoted: Bool) -> CellDocumentError {
    let line = isQuoted ? line + (position?.line ?? 1) - 1 : line
    return CellDocumentError(
      code: code, file: file, position: SourcePosition(line: line, column: position?.column ?? 1), message: message)
  }
}

extension RowFile {
  /// Returns the fields of a record by name, with positions relative to the record; nil if it is
  /// invalid, which is logged.
  func entries(at index: Int, log: ProblemLog) -> [MappingReader.Entry]? {
    switch format {
    case .jsonLines: JSONRecord(Array(record(at: index))).entries(log: log)
    case .csv: csvEntries(record(at: index), log: log)
    }
  }

  private func csvEntries(_ record: ArraySlice<UInt8>, log: ProblemLog) -> [MappingReader.Entry]? {
    if let problem = CSVRecord.problem(in: record) {
      log.report(problem.code, at: problem.position, problem.message)
      return nil
    }
    do {
      let values = try CSVRecord.fields(record)
      guard values.count == fields.count else {
        let found = "\(values.count) \(values.count == 1 ? "field" : "fields")"
        log.report(.syntax, at: .start, "the row has \(found), but the first line has \(fields.count)")
        return nil
      }
      return zip(fields, values).map { MappingReader.Entry(key: $0, position: .start, value: .csv($1)) }
    } catch {
      log.report(.syntax, at: .start, error.message)
      return nil
    }
  }
}

extension Node {
  /// Returns the value of a CSV field.
  static func csv(_ text: String) -> Node { .scalar(Node.Scalar(text, Tag(.str), .singleQuoted)) }

  /// The value of a CSV field for a property that is not text: it may be a number.
  var asWritten: Node {
    guard case .scalar(let scalar) = self, scalar.style == .singleQuoted, scalar.tag == Tag(.str) else { return self }
    return .scalar(Node.Scalar(scalar.string, Tag(.str), .plain))
  }
}
