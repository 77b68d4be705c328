package import InterfaceBuilder
package import TableLayout

/// A row of a static table, with the names of its views.
package struct NibRow: Sendable {
  package let cell: NibCell
  package let names: NibNames
  package let places: NibPlaces
}

extension NibDocument {
  /// The rows of a static table by section, in their order.
  /// - Complexity: O(*n*) in the cells of the file.
  package func staticRows(of table: NibTable) -> [[NibRow]] {
    var rows = Array(repeating: [(row: Int, cell: NibCell)](), count: table.sections.count)
    for cell in cells {
      guard case .staticRow(table.id, let section, let row) = cell.context, rows.indices.contains(section) else {
        continue
      }
      rows[section].append((row, cell))
    }
    return rows.map { section in
      section.sorted { $0.row < $1.row }.map { _, cell in
        let names = NibNames(cell, file: file)
        return NibRow(cell: cell, names: names, places: NibPlaces(cell, names: names, file: file))
      }
    }
  }
}

extension NibTable {
  /// What reports call the table: its name without slashes, else its object id.
  package var reportName: String { name?.replacing("/", with: "\u{2215}") ?? id }

  /// How its sections look; plain for a style that no release has.
  package var tableStyle: TableStyle {
    switch style {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  /// The height of a header, in points; nil where the table finds it.
  ///
  /// In a table of groups the number in the file is for sections without a title: Xcode's canvas draws titles as high as they are, whatever
  /// it says (C: 55.5 and 38 points of 10 and 18). In a plain one it is for titles.
  package func headerHeight(isTitled: Bool) -> Double? { height(sectionHeaderHeight, isTitled) }
  /// The height of a footer, in points, by the same rule; nil where the table finds it.
  package func footerHeight(isTitled: Bool) -> Double? { height(sectionFooterHeight, isTitled) }

  private func height(_ height: Double?, _ isTitled: Bool) -> Double? {
    guard let height, height > 0, isTitled == (tableStyle == .plain) else { return nil }
    return height == Self.heightInNewTables ? nil : height
  }

  /// What Xcode writes for headers and footers of plain tables by itself, in points.
  private static let heightInNewTables = 28.0
}
