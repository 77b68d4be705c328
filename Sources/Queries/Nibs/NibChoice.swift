package import Strut

/// The cells of an Interface Builder file, with the selection by name, object ID or number.
package struct NibChoice {
  /// The file.
  package let document: NibDocument
  /// The names of its cells in reports, in order.
  package let names: [String]
  /// All names of each cell.
  private let calls: [[String]]

  package init(_ document: NibDocument) {
    self.document = document
    calls = document.cells.map { NibNames($0, file: document.file).cellNames }
    names = calls.map { $0[0] }
  }

  /// Returns the indices of the selected cells in the file, or of all cells if no name is given.
  /// - Throws: ``RequestFailure`` if the file has no cell, or if no cell or several cells have the
  ///   name.
  package func cells(named name: String?) throws(RequestFailure) -> [Int] {
    guard !names.isEmpty else {
      throw RequestFailure(
        status: .input, code: "no-cells", message: "\(document.file) contains no cells; specify a file that does.")
    }
    guard let name else { return Array(names.indices) }
    return [try cell(named: name)]
  }

  private func cell(named name: String) throws(RequestFailure) -> Int {
    if let index = document.cells.firstIndex(where: { $0.view.id == name }) { return index }
    let called = calls.indices.filter { calls[$0].contains(name) }
    if called.count > 1 {
      let ids = called.map { document.cells[$0].view.id }.joined(separator: ", ")
      throw .usage("\(document.file) has \(called.count) cells named \"\(name)\"; select one by its object ID: \(ids).")
    }
    if let only = called.first { return only }
    if let number = Int(name), document.cells.indices.contains(number - 1) { return number - 1 }
    let question = UnknownNameError.suggestion(for: name, among: calls.flatMap(\.self)).map {
      "Did you mean \"\($0)\"?"
    }
    throw .usage(
      "\(document.file) has no cell \"\(name)\". " + (question ?? "Its cells are \(list)."))
  }

  /// The names of the cells; those that several cells share are followed by the object ID.
  private var list: String {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(names, document.cells).map { name, cell in
      counts[name] == 1 ? name : "\(name) (\(cell.view.id))"
    }.joined(separator: ", ")
  }

  /// Returns the failure for a single cell that is required but not selected.
  /// - Parameter option: The option that selects a cell.
  package func failure(needing purpose: String, option: String = "--cell") -> RequestFailure {
    .usage(
      "\(document.file) has \(names.count) cells, but \(purpose) one; select it with \(option). The cells are "
        + "\(list).")
  }
}
