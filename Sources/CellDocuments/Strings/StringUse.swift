public import StringCatalogs

/// Which strings documents show, so that only problems with these need be told.
public struct StringUse: Sendable {
  private var references: [TextReference] = []
  /// Whether there are rows in files, which may name any key.
  private var isOpen = false

  /// What documents show.
  ///
  /// - Complexity: O(*n*) in the documents; files of rows are not read.
  public init(_ documents: [DescribedDocument]) {
    for document in documents {
      switch document {
      case .cell(let cell): add(cell)
      case .table(let table): add(table)
      }
    }
  }

  private mutating func add(_ cell: CellDocument) { references += cell.views.compactMap(\.textReference) }

  private mutating func add(_ table: TableDocument) {
    for cell in table.cells.values { add(cell) }
    for section in table.sections {
      references += [section.headerReference, section.footerReference].compactMap { $0 }
      switch section.rows {
      case .listed(let rows): references += rows.flatMap(\.values).compactMap(\.textReference)
      case .file: isOpen = true
      }
    }
  }

  /// Those of a catalog's problems that are about the keys, tables and languages of the documents, or about no strings in particular: a
  /// file that is not there.
  ///
  /// Where a key is not in the catalog, any file that could not be read may have it.
  /// - Parameter locales: The languages in which documents are shown; nil for all.
  /// - Complexity: O(*n*) in the problems.
  public func concerning(
    _ problems: [CellDocumentError], of catalog: StringCatalog, in locales: [String]? = nil
  ) -> [CellDocumentError] {
    let found = references.map { catalog.key($0.key, table: $0.table, context: $0.context) }
    let names = Set(references.map(\.key))
    let tables = Set(found.map { $0?.table } + references.map(\.table))
    let isUnknown = isOpen || found.contains { $0 == nil }
    let shown = locales.map { locales in
      Set(locales.flatMap { [TextLocale($0).tag] + catalog.fallbacks(of: $0) } + [catalog.sourceLocale])
    }
    return problems.filter { problem in
      guard let scope = problem.scope else { return true }
      if references.isEmpty, !isOpen { return false }
      if let locale = scope.locale, let shown, !shown.contains(locale) { return false }
      let isInTable = scope.table == nil || isUnknown || tables.contains(scope.table)
      guard let key = scope.key, !isOpen else { return isInTable }
      return isInTable && names.contains(key)
    }
  }
}
