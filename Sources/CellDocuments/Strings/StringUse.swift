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
    let found = references.map { catalog.keys($0.key, table: $0.table, context: $0.context, target: $0.target) }
    // By names; a key that is nowhere could be in any target.
    let targets = zip(references, found).reduce(into: [String: Set<String?>]()) { targets, one in
      targets[one.0.key, default: []].formUnion(one.1.isEmpty ? [nil] : one.1.map(\.target))
    }
    let all = targets.values.reduce(into: Set<String?>()) { $0.formUnion($1) }
    let tables = Set(found.map { $0.first?.table } + references.map(\.table))
    let isUnknown = isOpen || found.contains(where: \.isEmpty)
    // A file that could not be read leaves its language out of the catalog: what is asked for decides, not what is there.
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

  /// Refuses strings of which those that the documents show could not all be read.
  ///
  /// - Parameter locales: The languages in which documents are shown; nil for all.
  /// - Throws: The problems that concern them.
  /// - Complexity: O(*n*) in the problems.
  public func check(
    _ problems: [CellDocumentError], of catalog: StringCatalog, in locales: [String]? = nil
  ) throws(CellDocumentErrors) {
    if let errors = CellDocumentErrors(concerning(problems, of: catalog, in: locales)) { throw errors }
  }
}

extension CellDocument {
  /// The document with its texts in a locale, that of the strings' source when nil, if all that it shows could be read.
  ///
  /// - Parameter problems: What was wrong with the strings.
  /// - Throws: The problems that concern the document, or what is wrong with its keys.
  /// - Complexity: O(*n*) in the problems.
  package func localized(
    by strings: StringCatalog, _ problems: [CellDocumentError], locale: String?
  ) throws(CellDocumentErrors) -> CellDocument {
    let localization = StringLocalization(strings, locale: locale)
    try StringUse([.cell(self)]).check(problems, of: strings, in: [localization.locale.tag])
    return try localized(by: localization)
  }
}
