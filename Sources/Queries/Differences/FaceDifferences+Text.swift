import Strut

extension FaceDifferences {
  /// Returns the comparison as text: the faces, the table, their lines drawn side by side, and a
  /// summary.
  /// - Parameter onlyDifferences: True to omit equal rows.
  package func text(onlyDifferences: Bool) -> String {
    let shown = onlyDifferences ? rows.filter(\.differs) : rows
    let drawing = LineDrawings(reports, letters: letters).text
    var parts = [legend, shown.isEmpty ? nil : table(shown, marks: !onlyDifferences)]
    parts += [onlyDifferences ? nil : drawing, FaceSummary(self).lines.joined(separator: "\n")]
    parts.append(warnings(shared: !onlyDifferences))
    return parts.compactMap { $0 }.joined(separator: "\n\n")
  }

  package var letters: [String] { "ABCDEFGH".prefix(reports.count).map(String.init) }

  private var legend: String {
    let lines = zip(letters, reports).map { letter, report in
      let moved = report.coordinates.sorted { $0.key < $1.key }.map { "\($0.key)=\(Values.text($0.value))" }
      let place = report.faceCount > 1 ? "\(report.path), face \(report.faceIndex)" : report.path
      let location = moved.isEmpty ? "" : " at \(moved.joined(separator: ", "))"
      let note = report.note.map { "\n" + "   \($0)".wrapped(indent: 3) } ?? ""
      return "\(letter)  \(report.displayName)\(location)  \(place.onOneLine)\(note)"
    }
    let own = Set(reports.map(\.unitsPerEm)).count == 1 && reports[0].unitsPerEm == unitsPerEm
    let why = own ? "" : ", because the faces differ in units per em"
    return lines.joined(separator: "\n") + "\nlengths in units of 1/\(unitsPerEm) em\(why)"
  }

  private func table(_ shown: [Row], marks: Bool) -> String {
    let change = reports.count == 2 ? "B - A" : "spread"
    var table = TableText(headings: (marks ? [""] : []) + [""] + letters + [change, "% of em"])
    table.wordColumns = marks ? [0, 1] : [0]
    table.rows = shown.map { row in
      let cells = row.values.map { $0?.text(unitsPerEm: unitsPerEm) ?? "-" }
      return (marks ? [row.differs ? "≠" : ""] : []) + [row.label] + cells + changeCells(row)
    }
    return table.text
  }

  private func changeCells(_ row: Row) -> [String] {
    guard row.differs, let difference = row.difference else { return ["", ""] }
    guard difference.isLength else { return [Self.short(difference.amount), ""] }
    return [Self.short(difference.amount * Double(unitsPerEm)), Self.percent(difference.amount)]
  }

  /// Returns the warnings of the reports with the faces that they apply to, or `nil` if there are
  /// none.
  private func warnings(shared: Bool) -> String? {
    let all = reports.dropFirst().reduce(Set(reports[0].warnings)) { $0.intersection($1.warnings) }
    var lines = shared ? reports[0].warnings.filter(all.contains).map { "warning, all: \($0)".wrapped() } : []
    for (letter, report) in zip(letters, reports) {
      lines += report.warnings.filter { !all.contains($0) }.map { "warning, \(letter): \($0)".wrapped() }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Three decimals. A thousandth of a unit is invisible.
  private static func short(_ number: Double) -> String { Values.text((number * 1000).rounded() / 1000) }
  package static func percent(_ ems: Double) -> String { Values.text((ems * 10_000).rounded() / 100) }
}

extension FaceReport {
  /// The name in the text output.
  package var displayName: String { (fullName ?? family ?? requested).onOneLine }
}
