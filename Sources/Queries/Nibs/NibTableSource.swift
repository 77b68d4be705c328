import Foundation
import Strut

/// Supplies a table with the rows of a static table, a cell for each, and their heights.
final class NibTableSource: TableViewDataSource, TableViewDelegate {
  private let sections: [NibTable.Section]
  private let cells: [[BuiltNibCell]]
  private let header, footer: Double?

  /// - Parameters:
  ///   - header: The height of headers, in points; nil where the table finds it.
  ///   - footer: The height of footers, in points; nil where the table finds it.
  init(_ sections: [NibTable.Section], cells: [[BuiltNibCell]], header: Double?, footer: Double?) {
    (self.sections, self.cells, self.header, self.footer) = (sections, cells, header, footer)
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { cells[section].count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    cells[indexPath.section][indexPath.row].cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { sections[section].header }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { sections[section].footer }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    cells[indexPath.section][indexPath.row].fixedHeight.map { CGFloat($0) } ?? TableView.automaticDimension
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
    header.map { CGFloat($0) } ?? TableView.automaticDimension
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
    footer.map { CGFloat($0) } ?? TableView.automaticDimension
  }
}
