package import Strut

/// The static tables of an Interface Builder file, with the selection by name, object ID or number.
package struct NibTableChoice {
  private let file: String
  private let tables: [NibTable]

  package init(_ document: NibDocument) {
    file = document.file
    tables = document.tables.filter { $0.isStatic && !$0.sections.isEmpty }
  }

  /// Returns the selected table.
  /// - Throws: ``RequestFailure`` if the file has no static table, if no table or several tables
  ///   have the name, or if no name is given and there are several.
  package func table(named name: String?) throws(RequestFailure) -> NibTable {
    guard let first = tables.first else {
      throw RequestFailure(
        status: .input, code: "no-tables",
        message:
          "\(file) has no static table; the rows of other tables are set by code. Use `strut layout` for their cells.")
    }
    guard let name else {
      guard tables.count == 1 else {
        throw .usage("\(file) has \(tables.count) static tables; select one with --table: \(list(tables)).")
      }
      return first
    }
    if let table = tables.first(where: { $0.id == name }) { return table }
    let called = tables.filter { $0.names.contains(name) }
    guard called.count < 2 else {
      throw .usage(
        "\(file) has \(called.count) tables named \"\(name)\"; select one by its object ID: \(list(called)).")
    }
    if let only = called.first { return only }
    if let number = Int(name), tables.indices.contains(number - 1) { return tables[number - 1] }
    let question = UnknownNameError.suggestion(for: name, among: tables.flatMap(\.names))
    throw .usage(
      "\(file) has no static table \"\(name)\". "
        + (question.map { "Did you mean \"\($0)\"?" } ?? "Its tables are \(list(tables))."))
  }

  private func list(_ tables: [NibTable]) -> String {
    tables.map { $0.reportName == $0.id ? $0.id : "\($0.reportName) (\($0.id))" }.joined(separator: ", ")
  }
}
