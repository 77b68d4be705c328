/// A table as text: a heading, and a line for each row. The first column is aligned to the left,
/// numbers to the right.
package struct TableText {
  package var headings: [String]
  package var rows: [[String]] = []
  /// The indices of columns with words, which are aligned to the left.
  package var wordColumns: Set<Int> = [0]

  package init(headings: [String], rows: [[String]] = [], wordColumns: Set<Int> = [0]) {
    (self.headings, self.rows, self.wordColumns) = (headings, rows, wordColumns)
  }

  /// The lines of the table, without blanks at their ends; empty without rows. A row's cells beyond
  /// the headings are left out.
  package var text: String {
    guard !rows.isEmpty else { return "" }
    let lines = ([headings] + rows).map { row in zip(headings, row).map { (text: $1, width: $1.displayWidth) } }
    let widths = headings.indices.map { column in
      lines.reduce(0) { max($0, $1.indices.contains(column) ? $1[column].width : 0) }
    }
    let blanks = (0...(widths.max() ?? 0)).map { String(repeating: " ", count: $0) }
    return lines.map { cells in
      var line = ""
      for (column, cell) in cells.enumerated() {
        if column > 0 { line += " " }
        let padding = blanks[widths[column] - cell.width]
        if !wordColumns.contains(column) { line += padding }
        line += cell.text
        if wordColumns.contains(column) { line += padding }
      }
      while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
      return line
    }
    .joined(separator: "\n")
  }
}
