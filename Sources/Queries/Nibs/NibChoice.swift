package import Strut

/// The cells of an Interface Builder file, and which of them is meant by a name, an object id or a number.
package struct NibChoice {
  /// The file.
  package let document: NibDocument
  /// What its cells are called, in their order.
  package let names: [String]

  package init(_ document: NibDocument) {
    self.document = document
    names = document.cells.map { NibNames($0, file: document.file).cell }
  }

  /// The cells that are meant, by their places in the file: all of them where none is named.
  /// - Throws: ``RequestFailure`` where the file has no cell, or none that is called so, or several.
  package func cells(named name: String?) throws(RequestFailure) -> [Int] {
    guard !names.isEmpty else {
      throw RequestFailure(
        status: .input, code: "no-cells", message: "\(document.file) has no cell to lay out; name a file that has one.")
    }
    guard let name else { return Array(names.indices) }
    return [try cell(named: name)]
  }

  private func cell(named name: String) throws(RequestFailure) -> Int {
    let called = names.indices.filter { names[$0] == name }
    if called.count > 1 {
      let ids = called.map { document.cells[$0].view.id }.joined(separator: ", ")
      throw .usage("\(document.file) has \(called.count) cells called \"\(name)\"; name one by its object id: \(ids).")
    }
    if let only = called.first { return only }
    if let index = document.cells.firstIndex(where: { $0.view.id == name }) { return index }
    if let number = Int(name), document.cells.indices.contains(number - 1) { return number - 1 }
    let question = UnknownNameError.suggestion(for: name, among: names).map { "Did you mean \"\($0)\"?" }
    throw .usage(
      "\(document.file) has no cell \"\(name)\". " + (question ?? "Its cells are \(names.joined(separator: ", "))."))
  }

  /// The failure where one cell is needed and none of several is named.
  /// - Parameter option: What chooses one.
  package func failure(needing purpose: String, option: String = "--cell") -> RequestFailure {
    .usage(
      "\(document.file) has \(names.count) cells, and \(purpose) one: choose it with \(option). They are "
        + "\(names.joined(separator: ", ")).")
  }
}
