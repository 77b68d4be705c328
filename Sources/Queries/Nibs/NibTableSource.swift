import Foundation
import Strut

/// Supplies a table with the rows of a static table, a cell for each, and their heights.
final class NibTableSource: TableViewDataSource, TableViewDelegate {
  private let table: NibTable
  private let cells: [[BuiltNibCell]]

  init(_ table: NibTable, cells: [[BuiltNibCell]]) { (self.table, self.cells) = (table, cells) }

  func numberOfSections(in tableView: TableView) -> Int { table.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { cells[section].count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    cells[indexPath.section][indexPath.row].cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    table.sections[section].header
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    table.sections[section].footer
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    cells[indexPath.section][indexPath.row].fixedHeight.map { CGFloat($0) } ?? TableView.automaticDimension
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    length(table.headerHeight(isTitled: table.sections[section].header != nil))
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    length(table.footerHeight(isTitled: table.sections[section].footer != nil))
  }

  private func length(_ points: Double?) -> CGFloat { points.map { CGFloat($0) } ?? TableView.automaticDimension }
}
