import CellDocuments

/// The parts of a table in order: for each section, the header, the rows and the footer.
struct TableParts: Sendable {
  /// A row, a header or a footer, with its position in the document.
  struct Part {
    var kind: AuditPart.Kind
    var section: Int
    /// The number of a row in its section; 0 for others.
    var rowInSection = 0
  }

  /// The content of a section.
  struct Section {
    var hasHeader, hasFooter: Bool
    var rowCount: Int
    /// The index of its first part.
    fileprivate(set) var start = 0

    init(hasHeader: Bool, hasFooter: Bool, rowCount: Int) {
      (self.hasHeader, self.hasFooter, self.rowCount) = (hasHeader, hasFooter, rowCount)
    }

    fileprivate var end: Int { start + rowCount + (hasHeader ? 1 : 0) + (hasFooter ? 1 : 0) }
  }

  private let sections: [Section]

  init(_ document: TableDocument) {
    self.init(
      document.sections.map { section in
        Section(
          hasHeader: section.header?.isShown == true, hasFooter: section.footer?.isShown == true,
          rowCount: section.rows.count)
      })
  }

  /// Creates the parts of sections.
  init(_ sections: [Section]) {
    var start = 0
    self.sections = sections.map { section in
      var section = section
      section.start = start
      start = section.end
      return section
    }
  }

  var count: Int { sections.last?.end ?? 0 }

  /// Returns the part with an index below ``count``.
  /// - Complexity: O(log *n*) in the sections.
  subscript(index: Int) -> Part {
    let number = sectionNumber(ofPart: index)
    let section = sections[number]
    let place = index - section.start - (section.hasHeader ? 1 : 0)
    if place < 0 { return Part(kind: .header(section: number), section: number) }
    if place == section.rowCount { return Part(kind: .footer(section: number), section: number) }
    return Part(kind: .row(place, section: number), section: number, rowInSection: place)
  }

  /// The last section that begins at the part or before it; if several begin there, the others are
  /// empty.
  private func sectionNumber(ofPart index: Int) -> Int {
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if sections[middle].start <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
