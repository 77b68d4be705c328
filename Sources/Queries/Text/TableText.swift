import TextTable

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

  package var text: String {
    // TextTable counts and truncates by UTF-16 units, which is wrong for most scripts, so its cells
    // are padded beforehand.
    let widths = headings.indices.map { index in
      ([headings] + rows).reduce(0) { max($0, $1.indices.contains(index) ? $1[index].displayWidth : 0) }
    }
    let table = TextTable<[String]> { row in
      zip(headings, row).enumerated().map { index, cell in
        Column(
          title: padded(cell.0, to: widths[index], index), value: padded(cell.1, to: widths[index], index),
          width: widths[index])
      }
    }
    let lines = (table.string(for: rows, style: PaddedCells.self) ?? "").split(separator: "\n")
    return lines.map { String($0).trimmingTrailing(" ") }.joined(separator: "\n")
  }

  private func padded(_ cell: String, to width: Int, _ column: Int) -> String {
    let blanks = String(repeating: " ", count: width - cell.displayWidth)
    return wordColumns.contains(column) ? cell + blanks : blanks + cell
  }
}

/// TextTable's plain style for cells that are as wide as their columns.
private enum PaddedCells: TextTableStyle {
  static func prepare(_ cell: String, for column: Column) -> String { cell }
  static func escape(_ table: String) -> String { table }
  static func begin(_ table: inout String, index: Int, columns: [Column]) {}
  static func end(_ table: inout String, index: Int, columns: [Column]) {}

  static func header(_ table: inout String, index: Int, columns: [Column]) {
    table += columns.map { $0.headerString(for: self) }.joined(separator: " ") + "\n"
  }

  static func row(_ table: inout String, index: Int, columns: [Column]) {
    table += columns.map { $0.string(for: self) }.joined(separator: " ") + "\n"
  }
}

extension String {
  /// Returns the text without any repetition of a character at its end.
  fileprivate func trimmingTrailing(_ character: Character) -> String {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
