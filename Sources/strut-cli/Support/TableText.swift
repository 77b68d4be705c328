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
    let lines = (table.string(for: rows, style: Style.plain) ?? "").split(separator: "\n")
    return lines.map { String($0).trimmingTrailing(" ") }.joined(separator: "\n")
  }
}

extension String {
  /// Without this character at its end, however often it stands there.
  fileprivate func trimmingTrailing(_ character: Character) -> String {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
