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

  /// Returns the height of headers and footers, in points, if it was chosen; 0 and below means the
  /// default of the table.
  package var headerHeight: Double? { chosen(sectionHeaderHeight) }
  package var footerHeight: Double? { chosen(sectionFooterHeight) }

  /// Returns the height unless it is the number that Xcode writes into grouped tables by itself:
  /// its canvas then draws titles with their natural height.
  private func chosen(_ height: Double?) -> Double? {
    guard let height, height > 0, tableStyle == .plain || height != Self.heightInNewGroups else { return nil }
    return height
  }

  /// The numbers that Xcode writes for headers and footers of groups, in points.
  private static let heightInNewGroups = 18.0
}
