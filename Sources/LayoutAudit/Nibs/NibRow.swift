package import InterfaceBuilder
package import TableLayout

/// A row of a static table, with the names of its views.
package struct NibRow: Sendable {
  package let cell: NibCell
  package let names: NibNames
  package let places: NibPlaces
}

extension NibDocument {
  /// Returns the rows of a static table by section, in their order.
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
  /// The name of the table in reports: its name without slashes, or else its object ID.
  package var reportName: String { name?.replacing("/", with: "\u{2215}") ?? id }

  /// The style of its sections; plain for an unknown style.
  package var tableStyle: TableStyle {
    switch style {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  /// Returns the height of a header, in points, or nil if the table determines it.
  ///
  /// In a grouped table, the number in the file is for sections without a title: Xcode's canvas
  /// draws titles with their natural height, whatever the number is (C: 55.5 and 38 points for 10
  /// and 18). In a plain table, the number is for titles.
  package func headerHeight(isTitled: Bool) -> Double? { height(sectionHeaderHeight, isTitled) }
  /// Returns the height of a footer, in points, or nil if the table determines it, by the same
  /// rule.
  package func footerHeight(isTitled: Bool) -> Double? { height(sectionFooterHeight, isTitled) }

  private func height(_ height: Double?, _ isTitled: Bool) -> Double? {
    guard let height, height > 0, isTitled == (tableStyle == .plain) else { return nil }
    return height == Self.heightInNewTables ? nil : height
  }

  /// The default height that Xcode writes for headers and footers of plain tables, in points.
  private static let heightInNewTables = 28.0
}
