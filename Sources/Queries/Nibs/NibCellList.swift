import Strut

/// The cells of an Interface Builder file with their heights, as text.
package enum NibCellList {
  /// The list, with a line for each cell and its height at each text size.
  /// - Parameter cells: The layouts of each cell, at the same text sizes in the same order.
  package static func text(_ cells: [[any LaidCell]]) -> String {
    let categories = cells.first?.map(\.layout.contentSizeCategory.shortName) ?? []
    var table = TableText(
      headings: ["", "cell", "object ID", "line", "row", "width"] + heights(categories), wordColumns: [1, 2, 4])
    for (index, laid) in cells.enumerated() {
      guard let first = laid.first, let objects = first.objects else { continue }
      table.rows.append(
        [
          "\(index + 1)", objects.name, objects.cell.objectID, "\(objects.cell.line)", objects.rowHeight.word,
          Values.text(first.layout.width),
        ] + laid.map { Values.text($0.layout.height) })
    }
    let problems = cells.joined().flatMap { laid in
      LayoutDocument.faults(of: laid).map { "\($0.kind) in \(laid.objects?.name ?? ""): \($0.text)" }
    }
    let leftOut = AuditNotesText(cells.compactMap(\.first?.objects).flatMap(\.notes)).unsupported
    return ([table.text] + seenOnce(problems) + [leftOut].compactMap(\.self)).joined(separator: "\n")
  }

  private static func heights(_ categories: [String]) -> [String] {
    categories.count == 1 ? ["height"] : categories.map { "at \($0)" }
  }

  private static func seenOnce(_ lines: [String]) -> [String] {
    var seen: Set<String> = []
    return lines.filter { seen.insert($0).inserted }
  }
}
