internal import Foundation
internal import InterfaceBuilder

/// The rows of a static table of a storyboard, which its controller returns.
@MainActor final class StaticTable {
  /// A section: its titles, and its cells with their heights in points; nil for the table's.
  private struct Section {
    let header, footer: String?
    var rows: [(cell: UIView, height: CGFloat?)] = []
  }

  private var sections: [Section]

  /// Creates the cells of a table.
  init(_ table: NibTable, _ cells: [NibCell], _ make: (NibCell) -> UIView) {
    sections = table.sections.map { Section(header: $0.header, footer: $0.footer) }
    for source in cells {
      guard case .staticRow(_, let section, _) = source.context, sections.indices.contains(section) else { continue }
      sections[section].rows.append((make(source), source.rowHeight.map { CGFloat($0) }))
    }
  }

  /// The number of sections.
  var sectionCount: Int { sections.count }
  /// Returns the number of rows in a section.
  func rowCount(in section: Int) -> Int { sections.indices.contains(section) ? sections[section].rows.count : 0 }
  /// Returns the title above a section; nil if there is none.
  func header(of section: Int) -> String? { sections.indices.contains(section) ? sections[section].header : nil }
  /// Returns the title below a section; nil if there is none.
  func footer(of section: Int) -> String? { sections.indices.contains(section) ? sections[section].footer : nil }
  /// Returns the cell of a row; nil if there is none.
  func cell(at path: IndexPath) -> UIView? { row(at: path)?.cell }
  /// Returns the height of a row, in points; nil if it is that of the table.
  func height(at path: IndexPath) -> CGFloat? { row(at: path)?.height }

  private func row(at path: IndexPath) -> (cell: UIView, height: CGFloat?)? {
    guard path.count == 2, sections.indices.contains(path[0]), sections[path[0]].rows.indices.contains(path[1]) else {
      return nil
    }
    return sections[path[0]].rows[path[1]]
  }
}
