package import StringCatalogs

/// The description of a section.
package struct SectionDescription: Sendable {
  /// The header; nil for none.
  package var header: SectionEdge?
  /// The footer; nil for none.
  package var footer: SectionEdge?
  /// The rows.
  package var rows: TableRows

  /// Creates a section.
  package init(header: SectionEdge? = nil, footer: SectionEdge? = nil, rows: TableRows = .listed([])) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}

/// The header or footer of a section.
package struct SectionEdge: Sendable {
  /// The content of a header or footer.
  package enum Content: Sendable {
    /// A text with its string key; the key is nil if the document contains the text itself.
    case title(String, TextReference?)
    /// A cell of the document with its values, in a collection view.
    case cell(TableRow)
  }

  /// The content.
  package var content: Content
  /// The position of the header or footer in the file.
  package var position: SourcePosition

  /// Creates a header or footer.
  package init(_ content: Content, position: SourcePosition = .start) {
    self.content = content
    self.position = position
  }

  /// The text; nil for a cell.
  package var title: String? { if case .title(let text, _) = content { text } else { nil } }

  /// The cell with its values; nil for text.
  package var row: TableRow? { if case .cell(let row) = content { row } else { nil } }

  /// True if there is something to show: a cell, or text that is not empty.
  package var isShown: Bool {
    switch content {
    case .title(let text, let reference): !text.isEmpty || reference != nil
    case .cell: true
    }
  }

  /// The string keys of the text, or of the values of the cell.
  package var references: [TextReference] {
    switch content {
    case .title(_, let reference): [reference].compactMap(\.self)
    case .cell(let row): row.values.compactMap(\.textReference)
    }
  }
}
