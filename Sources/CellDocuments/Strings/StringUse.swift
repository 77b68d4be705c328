public import StringCatalogs

/// The strings that documents show, to report only the problems that affect them.
public struct StringUse: Sendable {
  private var references: [TextReference] = []
  /// True if there are rows in files, which may use any key.
  private var isOpen = false

  /// Collects the strings that documents show.
  ///
  /// - Complexity: O(*n*) in the size of the documents; files of rows are not read.
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
      references += [section.header, section.footer].compactMap(\.self).flatMap(\.references)
      switch section.rows {
      case .listed(let rows): references += rows.flatMap(\.values).compactMap(\.textReference)
      case .file: isOpen = true
      }
    }
  }

  /// Returns the problems of a catalog that affect the keys, tables and languages of the documents,
  /// or no specific strings, such as a missing file.
  ///
  /// A key that is not in the catalog may be in any file that could not be read.
  /// - Parameter locales: The languages in which documents are shown; nil for all.
  /// - Complexity: O(*n*) in the problems.
  public func concerning(
    _ problems: [CellDocumentError], of catalog: StringCatalog, in locales: [String]? = nil
  ) -> [CellDocumentError] {
    let found = references.map { catalog.keys($0.key, table: $0.table, context: $0.context, target: $0.target) }
    // The targets by key name. A key that was not found could be in any target.
    let targets = zip(references, found).reduce(into: [String: Set<String?>]()) { targets, one in
      targets[one.0.key, default: []].formUnion(one.1.isEmpty ? [nil] : one.1.map(\.target))
    }
    let all = targets.values.reduce(into: Set<String?>()) { $0.formUnion($1) }
    let tables = Set(found.map { $0.first?.table } + references.map(\.table))
    let isUnknown = isOpen || found.contains(where: \.isEmpty)
    // The language of an unreadable file is missing from the catalog, so the requested languages
    // determine the result, not those of the catalog.
    let wanted = locales?.map { TextLocale($0) }
    var isShown = [catalog.sourceLocale: true]
    func shows(_ locale: String) -> Bool {
      guard let wanted else { return true }
      if let known = isShown[locale] { return known }
      let shows = wanted.contains { $0.isServed(by: locale) }
      isShown[locale] = shows
      return shows
    }
    func concerns(_ scope: ProblemScope) -> Bool {
      if references.isEmpty, !isOpen { return false }
      if let locale = scope.locale, !shows(locale) { return false }
      let isInTable = scope.table == nil || isUnknown || tables.contains(scope.table)
      func isShown(in targets: Set<String?>) -> Bool {
        isOpen || scope.target == nil || targets.contains(nil) || targets.contains(scope.target)
      }
      guard let key = scope.key, !isOpen else { return isInTable && isShown(in: all) }
      return isInTable && targets[key].map(isShown) ?? false
    }
    return problems.filter { $0.scopes.isEmpty || $0.scopes.contains(where: concerns) }
  }

  /// Checks that all strings that the documents show could be read.
  ///
  /// - Parameter locales: The languages in which documents are shown; nil for all.
  /// - Throws: The problems that affect them.
  /// - Complexity: O(*n*) in the problems.
  public func check(
    _ problems: [CellDocumentError], of catalog: StringCatalog, in locales: [String]? = nil
  ) throws(CellDocumentErrors) {
    if let errors = CellDocumentErrors(concerning(problems, of: catalog, in: locales)) { throw errors }
  }
}

extension CellDocument {
  /// Returns the document in a locale, nil for the source locale, if all strings that it shows
  /// could be read.
  ///
  /// - Parameter problems: The problems of the strings.
  /// - Throws: The problems that affect the document, or the errors in its keys.
  /// - Complexity: O(*n*) in the problems.
  package func localized(
    by strings: StringCatalog, _ problems: [CellDocumentError], locale: String?
  ) throws(CellDocumentErrors) -> CellDocument {
    let localization = StringLocalization(strings, locale: locale)
    try StringUse([.cell(self)]).check(problems, of: strings, in: [localization.locale.tag])
    return try localized(by: localization)
  }
}
