import LayoutCore

/// Cells, headers and footers that wait to be used again, and how new ones are made.
struct ReusePool {
  /// How many views of one identifier wait at most; more than can show at once are of no use.
  static let limit = 128

  /// The identifier of the views that the table makes for titles.
  static let titleIdentifier = "strut.section-title"

  var cellTypes: [String: () -> TableViewCell] = [:]
  var edgeTypes: [String: () -> TableViewHeaderFooterView] = [:]
  /// The cell of a row that is configured again: it is asked for by its identifier, and by no other's row.
  var lent: TableViewCell?
  private var cells: [String: [TableViewCell]] = [:]
  private var edges: [String: [TableViewHeaderFooterView]] = [:]

  mutating func takeLentCell(_ identifier: String) -> TableViewCell? {
    guard let cell = lent, cell.reuseIdentifier == identifier else { return nil }
    lent = nil
    return cell
  }
  mutating func takeCell(_ identifier: String) -> TableViewCell? { cells[identifier]?.popLast() }
  mutating func takeEdge(_ identifier: String) -> TableViewHeaderFooterView? { edges[identifier]?.popLast() }

  /// Keeps a view that shows no longer, where it can be found again.
  mutating func give(_ view: View) {
    if let cell = view as? TableViewCell {
      if let identifier = cell.reuseIdentifier { Self.add(cell, to: &cells[identifier, default: []]) }
    } else if let edge = view as? TableViewHeaderFooterView {
      if let identifier = edge.reuseIdentifier { Self.add(edge, to: &edges[identifier, default: []]) }
    }
  }

  private static func add<Kept: View>(_ view: Kept, to views: inout [Kept]) {
    if views.count < limit { views.append(view) }
  }
}
