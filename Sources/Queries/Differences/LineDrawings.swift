import Strut

/// The lines of several faces side by side, at one size and on one baseline.
package struct LineDrawings {
  private let reports: [FaceReport]
  private let letters: [String]

  /// The number of faces that fit side by side on a screen.
  private static let faceLimit = 4
  private static let rowCount = 18

  package init(_ reports: [FaceReport], letters: [String]) { (self.reports, self.letters) = (reports, letters) }

  /// The drawing, or `nil` for more faces than fit, or if a line has no height.
  package var text: String? {
    let lines = reports.map(\.linesInEms)
    guard reports.count <= Self.faceLimit, reports.allSatisfy({ $0.metrics.lineHeight > 0 }),
      let top = lines.flatMap({ $0 }).map(\.ems).max(), let bottom = lines.flatMap({ $0 }).map(\.ems).min(),
      top > bottom
    else { return nil }
    let columns = lines.map { Self.column($0, top: top, bottom: bottom) }
    let widths = columns.map { column in column.reduce(0) { max($0, $1.count) } }
    let heading = zip(letters, widths).map { $0.padded(to: $1) }.joined(separator: "  ")
    let rows = (0..<Self.rowCount).map { row in
      zip(columns, widths).map { $0[row].padded(to: $1) }.joined(separator: "  ")
    }
    return ([heading] + rows).map { "  \($0)".withoutTrailingBlanks }.joined(separator: "\n")
  }

  private static func column(_ lines: [FaceReport.NamedLine], top: Double, bottom: Double) -> [String] {
    func row(_ ems: Double) -> Int { Int(((top - ems) / (top - bottom) * Double(rowCount - 1)).rounded()) }
    var names = [[String]](repeating: [], count: rowCount)
    for line in lines { names[min(max(row(line.ems), 0), rowCount - 1)].append(line.name) }
    let used = names.indices.filter { !names[$0].isEmpty }
    guard let first = used.first, let last = used.last else { return names.map { _ in "" } }
    return names.enumerated().map { index, names in
      guard (first...last).contains(index) else { return "" }
      guard !names.isEmpty else { return "│" }
      let edge = index == first ? "┌" : index == last ? "└" : "├"
      return "\(edge)─── \(names.joined(separator: ", "))"
    }
  }
}

extension FaceReport {
  package struct NamedLine {
    package var name: String
    package var ems: Double
  }

  /// The lines to draw, from top to bottom, in ems above the baseline.
  fileprivate var linesInEms: [NamedLine] {
    let em = Double(metrics.unitsPerEm)
    let lines: [(String, Double?)] = [
      ("ascender", metrics.ascender), ("cap height", metrics.capHeight), ("x-height", metrics.xHeight), ("baseline", 0),
      ("descender", metrics.descender),
    ]
    return lines.compactMap { name, height in height.map { NamedLine(name: name, ems: $0 / em) } }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  fileprivate var withoutTrailingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
