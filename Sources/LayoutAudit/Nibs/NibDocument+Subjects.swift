public import InterfaceBuilder

extension NibDocument {
  /// The subjects of an audit in the file: the cells of nibs, prototypes, the cells, headers and
  /// footers of collection views, and static tables with their rows.
  ///
  /// If several have the same name, all except the first are followed by their object ID.
  /// - Complexity: O(*n*) in the number of views.
  public func auditSubjects(strings: NibStrings, options: NibTextOptions) -> [any AuditSubject] {
    subjects(strings, options).map(\.subject)
  }

  /// Returns the cells and static tables of a document for phones, read for an iPad, that
  /// variations change there. Their names end in `(iPad)`.
  /// - Complexity: O(*n*) in the number of views.
  public func padSubjects(strings: NibStrings, options: NibTextOptions) -> [any AuditSubject] {
    subjects(strings, options, suffix: " (iPad)").filter(\.variesOnPad).map(\.subject)
  }

  /// Returns the subjects, each with whether variations change it on an iPad.
  /// - Parameter suffix: The suffix of their names.
  private func subjects(
    _ strings: NibStrings, _ options: NibTextOptions, suffix: String = ""
  ) -> [(subject: any AuditSubject, variesOnPad: Bool)] {
    var seen: Set<String> = []
    func unique(_ name: String, _ id: String) -> String {
      let name = "\(file)/\(name)"
      return (seen.insert(name).inserted ? name : "\(name) (\(id))") + suffix
    }
    let cells = self.cells.filter(\.standsForItself).compactMap { cell -> (any AuditSubject, Bool)? in
      let names = NibNames(cell, file: file)
      guard !options.settings.ignores(cell, names: names, table: table(of: cell), in: file) else { return nil }
      let name = unique(names.cell, cell.view.id)
      return (NibCellSubject(cell, in: self, strings: strings, options: options, name: name), cell.variesOnPad)
    }
    let tables = self.tables.filter { table in
      table.isStatic && !table.sections.isEmpty && !options.settings.ignores(table, in: file)
    }.map { table -> (any AuditSubject, Bool) in
      let name = unique(table.reportName, table.id)
      return (
        NibTableSubject(table, in: self, strings: strings, options: options, name: name),
        staticRows(of: table).joined().contains(where: \.cell.variesOnPad)
      )
    }
    return cells + tables
  }

  /// The unknown facts about the whole file and its strings.
  public func auditNotes(strings: NibStrings) -> [AuditNote] {
    (notes + strings.notes).map { AuditNote($0, subject: file, file: file) }
  }
}

extension NibCell {
  /// Returns true if the cell is a separate subject, and not a row of a static table.
  fileprivate var standsForItself: Bool {
    switch context {
    case .nib, .prototype, .collection: true
    case .staticRow: false
    }
  }
}
