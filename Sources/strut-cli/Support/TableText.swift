import TextTable

/// A table for people: a heading, then a line a row; the first column to the left, numbers to the right.
struct TableText {
  var headings: [String]
  var rows: [[String]] = []

  var text: String {
    let table = TextTable<[String]> { row in
      zip(headings, row).enumerated().map { index, cell in
        Column(title: cell.0, value: cell.1, align: index == 0 ? .left : .right)
      }
    }
    return table.string(for: rows, style: Style.plain) ?? ""
  }
}
