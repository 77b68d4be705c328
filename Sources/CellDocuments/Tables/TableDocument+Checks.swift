import StringCatalogs

extension TableDocument {
  /// Builds each cell once, so that missing fonts are reported before any row is shown, and checks
  /// that the text of headers and footers was looked up.
  ///
  /// Throws all errors at once.
  func checkCells(_ build: (CellDocument) throws(CellDocumentErrors) -> Void) throws(CellDocumentErrors) {
    var errors: [CellDocumentError] = []
    for (_, cell) in cells.sorted(by: { $0.key < $1.key }) {
      do throws(CellDocumentErrors) {
        try build(cell)
      } catch {
        errors += error.all
      }
    }
    let references = sections.flatMap { [$0.header, $0.footer].compactMap(\.self).flatMap(\.references) }
    for reference in references where reference.lookup == nil {
      errors.append(
        CellDocumentError(
          code: .missingStrings, file: file, position: reference.position, message: reference.withoutStrings))
    }
    if let errors = CellDocumentErrors(errors) { throw errors }
  }
}
